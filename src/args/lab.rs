//! What follows `nimlab lab`.

use clap::Args;

use super::values::word;

/// The text below the options in the help.
pub const LAB_HELP: &str =
    "The sheet says what each function must do, with examples, and every rule that costs points.

Examples:
  nimlab lab > lab.md
  nimlab lab --format html > lab.html
  nimlab lab --starter > lab.py
  nimlab lab --config > lab.toml
  nimlab lab --lab lab.toml --gradescope autograder.zip
  nimlab lab --lab lab.toml";

#[derive(Args, Debug)]
pub struct LabArguments {
    /// Use these rules, as --config prints them
    #[arg(long, value_name = "LAB.TOML", value_parser = word())]
    pub lab: Option<String>,
    /// Print a Python file to begin with: the functions with their docstrings
    #[arg(long, conflicts_with = "config")]
    pub starter: bool,
    /// Print the rules themselves, with a word on each
    #[arg(long)]
    pub config: bool,
    /// Write the autograder that Gradescope takes: a zip file with these rules and this nimlab
    #[arg(long, value_name = "FILE", conflicts_with_all = ["starter", "config"], value_parser = word())]
    pub gradescope: Option<String>,
}
