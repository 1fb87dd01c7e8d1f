//! Grades hand-ins with the same Python and the same settings, and reports on them one by one.

use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;

use super::occasion::{Occasion, reporter};
use crate::args::{ClassArguments, Format, GradeArguments};
use crate::class;
use crate::error::Error;
use crate::lab_file;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::progress::progress;
use grade::class::ClassList;
use grade::files::shown;
use grade::python::Python;
use grade::{FILES, Run, grade_all, sandbox};

/// Grades files, all in the same way.
pub(super) struct Grader {
    python: Python,
    run: Arc<Run>,
    workers: usize,
}

impl Grader {
    pub fn new(arguments: &GradeArguments) -> Result<Self, Error> {
        let python = Python::find()?;
        if arguments.require_sandbox {
            let missing = sandbox(&python)?.missing();
            if !missing.is_empty() {
                let missing = missing.join(", ");
                return Err(format!("a layer of the sandbox is missing here: {missing}; without --require-sandbox, nimlab grades anyway and says what is missing").into());
            }
        }
        let lab = lab_file::rules(&arguments.rules)?;
        let (major, minor, micro) = python.version;
        Ok(Self {
            python,
            run: Arc::new(Run { lab, python: format!("{major}.{minor}.{micro}") }),
            workers: arguments
                .jobs
                .unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
        })
    }

    /// Grades what these paths refer to, and reports on each hand-in.
    pub fn grade(
        &self,
        paths: &[String],
        class: &ClassArguments,
        output: &Output,
        occasion: Occasion<'_>,
    ) -> Result<Outcome, Error> {
        let is_about_one = matches!(output.format(), Format::Report(it) if it.is_about_one());
        let list = match paths {
            [folder] if is_about_one && FILES.is_folder(Path::new(folder)) => {
                ClassList::of_one(FILES.find_all(paths))
            }
            _ => class::list(FILES, paths, class.roster.as_deref(), false)?,
        };
        if list.is_nowhere() && output.is_for_people() {
            return class::report_notes(&list.notes, output);
        }
        if let Some(file) = self.python.could_read(list.hand_ins.iter().map(|of| &*of.path)) {
            let file = shown(file);
            return Err(format!("every hand-in could read '{file}', beside the modules of Python: expected hand-ins in another folder").into());
        }
        let (run, there) = (&self.run, &list.hand_ins);
        let mut reporter = reporter(run, &list, class.output.as_deref(), output, occasion)?;
        let progress = progress("Grading", there.len() as u64, output.terminal());
        let add = |submission| {
            progress.suspend(|| reporter.add(&submission))?;
            progress.inc(1);
            Ok::<(), Error>(())
        };
        grade_all(&self.python, there, run, self.workers, add)?;
        progress.finish_and_clear();
        reporter.end()
    }
}
