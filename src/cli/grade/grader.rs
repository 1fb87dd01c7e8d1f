//! Grades hand-ins with the same Python and the same settings, and reports on them one by one.

use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;

use super::occasion::{Occasion, reporter};
use crate::class::{ClassList, StudentFiles};
use crate::cli::args::{ClassArguments, Format, GradeArguments};
use crate::cli::class;
use crate::cli::error::Error;
use crate::cli::lab_file;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::progress_bar::ProgressBar;
use crate::files::shown;
use crate::grade::python::Python;
use crate::grade::{FILES, Run, grade_all, sandbox};

/// Grades files, all in the same way.
pub(super) struct Grader {
    python: Python,
    run: Arc<Run>,
    workers: usize,
}

impl Grader {
    pub fn new(arguments: &GradeArguments, output: &Output) -> Result<Self, Error> {
        let python = Python::find()?;
        if arguments.require_sandbox {
            let missing = sandbox(&python)?.missing();
            if !missing.is_empty() {
                let missing = missing.join(", ");
                return Err(format!("a layer of the sandbox is missing here: {missing}; without --require-sandbox, nimlab grades anyway and says what is missing").into());
            }
        }
        let lab = lab_file::rules(&arguments.rules, output)?;
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
        let of_rules = self.run.lab.roster.as_deref().map(Path::to_string_lossy);
        let roster = class.roster.as_deref().or(of_rules.as_deref());
        let is_about_one = matches!(output.format(), Format::Report(it) if it.is_about_one());
        let list = match paths {
            [folder] if is_about_one && FILES.is_folder(Path::new(folder)) => {
                ClassList::of_one(FILES.find_all(paths))
            }
            _ => class::list(FILES, paths, roster, false)?,
        };
        if list.is_nowhere() && output.is_for_people() {
            return class::report_notes(&list.notes, output);
        }
        let (run, there) = (&self.run, &list.hand_ins);
        let mut reporter = reporter(run, &list, class.output.as_deref(), output, occasion)?;
        let mut progress = ProgressBar::new("Grading", there.len() as u64, output.terminal());
        progress.begin(&in_short(there));
        let mut done = 0;
        let add = |submission| {
            progress.hide();
            reporter.add(&submission)?;
            done += 1;
            progress.at(done);
            Ok::<(), Error>(())
        };
        grade_all(&self.python, there, run, self.workers, add)?;
        progress.hide();
        reporter.end()
    }
}

/// What is graded: `lab.py`, or `300 hand-ins`.
fn in_short(hand_ins: &[StudentFiles]) -> String {
    match hand_ins {
        [only] => shown(Path::new(only.path.file_name().unwrap_or_default())),
        _ => format!("{} hand-ins", hand_ins.len()),
    }
}
