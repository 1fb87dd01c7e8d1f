//! `nimlab grade`: Python lab files graded, one or a class of them.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::Duration;

use clap::Args;

use super::output::Output;
use super::practice::any_seed;
use super::values::{parse_jobs, parse_seconds, parse_seed, word};
use super::{Error, Outcome};
use crate::files::FileError;
use crate::grade::python::Python;
use crate::grade::{Class, FILES, Function, Run, Settings, grade_all, json};

/// What stands below the options in the help.
pub(super) fn help() -> String {
    let weights: Vec<String> = Function::ALL
        .iter()
        .map(|function| format!("{function} {}", function.weight()))
        .collect();
    format!(
        "Points: {}.\nA function that is right in part gets part of its points.\n\nA hand-in as a whole is given {} times as long as one function.\n\nExamples:\n  nimlab grade lab.py\n  nimlab grade hand-ins/ --format csv > marks.csv",
        weights.join(", "),
        Settings::OVERALL
    )
}

/// What to grade, and how.
#[derive(Args, Debug)]
pub(super) struct GradeArguments {
    /// Python files and notebooks, or folders of them
    #[arg(value_name = "FILE|FOLDER", required = true, value_parser = word())]
    files: Vec<String>,
    /// Make up the same calls again
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    seed: Option<u64>,
    /// How long each function may take
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = parse_seconds)]
    timeout: u64,
    /// How many files are graded at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = parse_jobs)]
    jobs: Option<usize>,
    /// Grade again whenever a file is saved
    #[arg(long)]
    watch: bool,
    /// Refuse to run where a layer of the sandbox is not to be had
    #[arg(long)]
    require_sandbox: bool,
}

/// Grades the files.
pub(super) fn run(arguments: &GradeArguments, output: &Output) -> Result<Outcome, Error> {
    let files: Vec<Result<PathBuf, FileError>> = arguments
        .files
        .iter()
        .flat_map(|path| FILES.find(Path::new(path)))
        .collect();
    let python = Python::find()?;
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let settings = Settings {
        seed,
        timeout: Duration::from_secs(arguments.timeout),
    };
    let workers = arguments
        .jobs
        .unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get));
    let (major, minor, micro) = python.version;
    let run = Run {
        seed,
        python: format!("{major}.{minor}.{micro}"),
    };
    let mut class = Class::default();
    grade_all(&python, &files, settings, workers, |submission| {
        class.add(&submission);
        print!("{}", json::submission(&submission, &run));
        Ok::<(), Error>(())
    })?;
    let _ = output;
    Ok(Outcome::Right)
}
