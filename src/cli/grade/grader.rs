//! Hand-ins graded with the same Python and the same settings, and reported on one by one.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use super::reporter::Reporter;
use crate::cli::args::GradeArguments;
use crate::cli::error::Error;
use crate::cli::lab_file;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::progress_bar::ProgressBar;
use crate::files::{FileError, shown};
use crate::grade::python::Python;
use crate::grade::{FILES, Function, Lab, Naming, Run, Submission, grade_all, sandbox};
use crate::question::Names;

/// Grades files, all in the same way.
pub(super) struct Grader {
    python: Python,
    run: Run,
    workers: usize,
}

impl Grader {
    pub fn new(arguments: &GradeArguments, names: Option<Names>) -> Result<Self, Error> {
        let python = Python::find()?;
        if arguments.require_sandbox {
            let missing = sandbox(&python)?.missing();
            if !missing.is_empty() {
                return Err(Error::NoSandbox(missing.join(", ")));
            }
        }
        let (major, minor, micro) = python.version;
        Ok(Self {
            python,
            run: Run {
                lab: Arc::new(rules(arguments, names)?),
                python: format!("{major}.{minor}.{micro}"),
            },
            workers: arguments
                .jobs
                .unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
        })
    }

    /// Grades what these paths stand for, and reports on it hand-in by hand-in; `noted` sees each of them.
    pub fn grade(
        &self,
        paths: &[String],
        output: &Output,
        mut noted: impl FnMut(&Submission),
    ) -> Result<Outcome, Error> {
        let mut files: Vec<Result<PathBuf, FileError>> = FILES
            .find_all(paths)
            .into_iter()
            .map(|file| file.and_then(|path| FILES.named(path)))
            .collect();
        let mut worst = Outcome::Right;
        if output.is_for_people() {
            // What is not there is nobody's hand-in.
            for error in
                files.extract_if(.., |file| file.as_ref().is_err_and(FileError::is_nothing))
            {
                worst = Outcome::Unread;
                if let Err(error) = error {
                    output.error(&error.to_string())?;
                }
            }
            if files.is_empty() {
                return Ok(worst);
            }
        }
        let is_one = matches!(paths, [path] if !FILES.is_folder(Path::new(path)));
        let mut reporter = Reporter::new(output, &self.run, is_one, files.len())?;
        let mut progress = ProgressBar::new("Grading", files.len() as u64, output.is_ascii());
        progress.begin(&in_short(&files));
        let mut done = 0;
        grade_all(
            &self.python,
            &files,
            &self.run.lab,
            self.workers,
            |submission| {
                progress.hide();
                reporter.add(&submission)?;
                worst = worst.and(outcome(&submission));
                noted(&submission);
                done += 1;
                progress.at(done);
                Ok::<(), Error>(())
            },
        )?;
        progress.hide();
        reporter.end()?;
        Ok(worst)
    }
}

/// The rules: those of a file, or of the lab sheet, with what the options say otherwise.
fn rules(arguments: &GradeArguments, names: Option<Names>) -> Result<Lab, Error> {
    let mut lab = arguments
        .lab
        .as_deref()
        .map_or_else(|| Ok(Lab::default()), lab_file::read)?;
    if !arguments.only.is_empty() {
        let only = lab.clone().only(&arguments.only);
        if only.functions.is_empty() {
            return Err(Error::NotSet {
                only: listed(&arguments.only),
                set: listed(&lab.functions),
            });
        }
        lab = only;
    }
    lab.seed = arguments.seed.unwrap_or(lab.seed);
    lab.timeout = arguments.timeout.map_or(lab.timeout, Duration::from_secs);
    lab.names = match names {
        Some(Names::Standard) => Naming::Standard,
        Some(Names::Lab) => Naming::Lab,
        None => lab.names,
    };
    Ok(lab)
}

fn listed(functions: &[Function]) -> String {
    let names: Vec<&str> = functions.iter().map(|function| function.name()).collect();
    names.join(", ")
}

/// What is graded: `lab.py`, or `300 hand-ins`.
fn in_short(files: &[Result<PathBuf, FileError>]) -> String {
    match files {
        [Ok(file)] => shown(Path::new(file.file_name().unwrap_or_default())),
        _ => format!("{} hand-ins", files.len()),
    }
}

fn outcome(submission: &Submission) -> Outcome {
    match &submission.result {
        Err(error) if !error.is_handed_in() => Outcome::Unread,
        _ if submission.is_all_right() => Outcome::Right,
        _ => Outcome::NotRight,
    }
}
