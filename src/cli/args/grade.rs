//! What follows `nimlab grade`.

use clap::Args;

use super::class::ClassArguments;
use super::values::{parse_jobs, parse_seconds, parse_seed, word};
use crate::grade::{Function, Settings, max_points};

/// Whose a file is.
pub const WHOSE: &str = "With --roster, a student has the files that the pattern matches: * and ? stay within a name, ** is any number of folders. Without, \
where every file lies in a folder below the named one, and at least half of these hold a single file, such a folder is a student \
(Anna_17/lab.py); else a file is a student, and so are files of one name but for the ending. Of several files of one student the one changed \
last counts, and the others are told.

--output writes a page for each student, DIR/STUDENT.html and .md, and for the class grades.csv, class.html and results.json. It \
overwrites no file that nimlab has not made.";

/// What stands below the options in the help.
fn help() -> String {
    let weights: Vec<String> = Function::ALL
        .iter()
        .map(|function| format!("{function} {}", function.weight()))
        .collect();
    format!(
        "A folder stands for the .py and .ipynb files in it and below it; what is empty, is a link or cannot be read is a hand-in without points. Other files \
are passed over, and told.

{WHOSE}

Each function is called with the examples of the lab sheet, \
with edge cases, and with cases made up anew each time; --seed makes up the same again.

Points, {} in all: {}. A function that is right in part gets part of its points.

A hand-in runs in a sandbox. On Linux it cannot read or change files, start programs or reach the network; the report tells which \
layers of the sandbox were active. Beside --timeout for each function, a hand-in as a whole may take {} times as long, and as long \
again to be loaded.

Reports for other programs: --format json, csv (a line for each hand-in) or junit; for one hand-in gradescope (results.json) or \
classroom (GitHub Classroom).

Examples:
  nimlab grade lab.py
  nimlab grade hand-ins/ --format csv
  nimlab grade hand-ins/ --output feedback
  nimlab grade hand-ins/ --seed 1 --shard 1/2 --format json > part-1.json
  nimlab grade hand-ins/ --seed 1 --shard 2/2 --format json > part-2.json",
        max_points(),
        weights.join(", "),
        Settings::OVERALL
    )
}

#[derive(Args, Debug)]
#[command(after_help = help())]
pub struct GradeArguments {
    /// Python files and notebooks, or folders of them
    #[arg(value_name = "FILE|FOLDER", required = true, value_parser = word())]
    pub files: Vec<String>,
    #[command(flatten)]
    pub class: ClassArguments,
    /// Make up the same calls again
    #[arg(long, value_name = "S", value_parser = parse_seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// How long each function may take
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = parse_seconds, allow_negative_numbers = true)]
    pub timeout: u64,
    /// How many files are graded at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = parse_jobs, allow_negative_numbers = true)]
    pub jobs: Option<usize>,
    /// Grade again whenever a file is saved, and tell what has changed
    #[arg(long, conflicts_with_all = ["into", "shard"])]
    pub watch: bool,
    /// Refuse to run where a layer of the sandbox is missing
    #[arg(long)]
    pub require_sandbox: bool,
}
