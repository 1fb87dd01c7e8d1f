//! `nimlab grade`: Python lab files graded, one or a class of them, once or whenever they are saved.

mod reporter;
mod watch;

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::Duration;

use super::args::GradeArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::practice::any_seed;
use super::progress_bar::ProgressBar;
use crate::files::{FileError, shown};
use crate::grade::python::Python;
use crate::grade::{FILES, Run, Settings, Submission, grade_all, sandbox};
use reporter::Reporter;

/// Grades the files.
pub(super) fn run(arguments: &GradeArguments, output: &Output) -> Result<Outcome, Error> {
    let grader = Grader::new(arguments)?;
    if arguments.watch {
        match watch::run(&grader, &arguments.files, output)? {}
    }
    grader.grade(&arguments.files, output, |_| {})
}

/// Grades files, all in the same way.
struct Grader {
    python: Python,
    settings: Settings,
    run: Run,
    workers: usize,
}

impl Grader {
    fn new(arguments: &GradeArguments) -> Result<Self, Error> {
        let python = Python::find()?;
        if arguments.require_sandbox {
            let missing = sandbox(&python)?.missing();
            if !missing.is_empty() {
                return Err(Error::NoSandbox(missing.join(", ")));
            }
        }
        let seed = arguments.seed.unwrap_or_else(any_seed);
        let (major, minor, micro) = python.version;
        Ok(Self {
            python,
            settings: Settings {
                seed,
                timeout: Duration::from_secs(arguments.timeout),
            },
            run: Run {
                seed,
                python: format!("{major}.{minor}.{micro}"),
            },
            workers: arguments
                .jobs
                .unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
        })
    }

    /// Grades what these paths stand for, and reports on it hand-in by hand-in; `noted` sees each of them.
    fn grade(
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
            self.settings,
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
