//! By which rules hand-ins are graded: those of a file, and what is said otherwise.

use clap::{ArgAction, Args};

use super::values::{parse_seed, whole, word};
use grade::Function;

/// The name of a function of the lab.
fn parse_function(word: &str) -> Result<Function, String> {
    let expected = || format!("expected some of {}", Function::names());
    Function::named(word.trim()).ok_or_else(expected)
}

#[derive(Args, Debug)]
pub struct RulesArguments {
    /// Grade by these rules, as nimlab lab --config prints them
    #[arg(long, value_name = "LAB.TOML", value_parser = word())]
    pub lab: Option<String>,
    /// Grade only these functions
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', action = ArgAction::Set, value_parser = parse_function)]
    pub only: Vec<Function>,
    /// Make up other calls [default: those of the rules, so that the same file gets the same points]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub seed: Option<u64>,
    /// How long each function may take [default: 5]
    #[arg(long, value_name = "SECONDS", value_parser = whole::<u64>("seconds", 1, 3600))]
    pub timeout: Option<u64>,
}
