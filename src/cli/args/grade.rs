//! What follows `nimlab grade`.

use clap::Args;

use super::class::ClassArguments;
use super::values::{parse_jobs, parse_seconds, parse_seed, word};
use crate::grade::{Function, Settings, max_points};

/// What stands below the options in the help.
fn help() -> String {
    let weights: Vec<String> = Function::ALL
        .iter()
        .map(|function| format!("{function} {}", function.weight()))
        .collect();
    format!(
        "A folder stands for the .py and .ipynb files in it and below it; a link to a file is not read and has no points. Each function is called with the examples of the lab sheet, \
with edge cases, and with cases made up anew each time; --seed makes up the same again.

Points, {} in all: {}. A function that is right in part gets part of its points.

A hand-in runs in a sandbox. On Linux it cannot read or change files, start programs or reach the network; the report tells which \
layers of the sandbox were active. Beside --timeout for each function, a hand-in as a whole may take {} times as long, and as long \
again to be loaded.

Reports for other programs: --format json, csv (a line for each hand-in) or junit; for one hand-in gradescope (results.json) or \
classroom (GitHub Classroom).

Examples:
  nimlab grade lab.py
  nimlab grade hand-ins/ --format csv",
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
