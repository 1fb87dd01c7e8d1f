//! Grades hand-ins with the same Python and the same settings, and reports on them one by one.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use serde_json::json;

use super::occasion::{Occasion, reporter};
use crate::class::{ClassList, Part, StudentFiles, damaged};
use crate::cli::args::{ClassArguments, Format, GradeArguments};
use crate::cli::class;
use crate::cli::error::Error;
use crate::cli::lab_file;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::progress_bar::ProgressBar;
use crate::files::shown;
use crate::grade::python::Python;
use crate::grade::{FILES, Lab, Run, Submission, grade_all, sandbox};
use crate::render::json::Json;

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
        let (mut part, hand_ins) = Part::of(class.shard, COMMAND, self.rules(), list);
        let is_part = class.shard.is_some();
        let folder = class.output.as_deref();
        let (run, there) = (&self.run, hand_ins.iter());
        let mut reporter = reporter(run, &part, is_part, there, folder, output, occasion)?;
        let count = hand_ins.len() as u64;
        let mut progress = ProgressBar::new("Grading", count, output.terminal());
        progress.begin(&in_short(&hand_ins));
        let mut done = 0;
        let add = |submission| {
            progress.hide();
            reporter.add(&submission)?;
            part.results.extend(is_part.then_some(submission));
            done += 1;
            progress.at(done);
            Ok::<(), Error>(())
        };
        grade_all(&self.python, &hand_ins, run, self.workers, add)?;
        progress.hide();
        let part = is_part.then(|| json!(part));
        reporter.end(part.as_ref().map(|part| part as &dyn Json))
    }

    /// What must be the same for all parts of a class.
    fn rules(&self) -> BTreeMap<String, String> {
        let lab = &self.run.lab;
        // Settings with a name of their own are not repeated with the rest.
        let mut others = lab.clone();
        others.seed = Lab::default().seed;
        others.timeout = Lab::default().timeout;
        let rules = [
            (SEED, lab.seed.to_string()),
            (TIMEOUT, lab.timeout.as_secs().to_string()),
            (PYTHON, self.run.python.clone()),
            (RULES, others.to_toml()),
        ];
        rules.map(|(name, value)| (name.to_owned(), value)).into()
    }
}

/// The command recorded in a part.
const COMMAND: &str = "grade";
const SEED: &str = "seed";
const TIMEOUT: &str = "timeout";
const RULES: &str = "set of rules";
const PYTHON: &str = "version of Python";

/// The settings of a part; `None` if it lacks them.
fn run_of(rules: &BTreeMap<String, String>) -> Option<Arc<Run>> {
    let mut lab = Lab::read(rules.get(RULES)?).ok()?;
    lab.seed = rules.get(SEED)?.parse().ok()?;
    lab.timeout = Duration::from_secs(rules.get(TIMEOUT)?.parse().ok()?);
    let python = rules.get(PYTHON)?.clone();
    Some(Arc::new(Run { lab, python }))
}

/// Reports on a class that was graded in parts elsewhere, as if it had been graded here.
pub(in crate::cli) fn report(
    mut whole: Part<Submission>,
    folder: Option<&str>,
    output: &Output,
) -> Result<Outcome, Error> {
    let run =
        run_of(&whole.rules).ok_or_else(|| damaged(&format!("part {}", whole.shard.number)))?;
    let results = std::mem::take(&mut whole.results);
    let there = results.iter().map(|submission| &submission.of);
    let asked = Occasion::Asked;
    let mut reporter = reporter(&run, &whole, false, there, folder, output, asked)?;
    for mut submission in results {
        submission.run = Arc::clone(&run);
        reporter.add(&submission)?;
    }
    reporter.end(None)
}

/// What is graded: `lab.py`, or `300 hand-ins`.
fn in_short(hand_ins: &[StudentFiles]) -> String {
    match hand_ins {
        [only] => shown(Path::new(only.path.file_name().unwrap_or_default())),
        _ => format!("{} hand-ins", hand_ins.len()),
    }
}
