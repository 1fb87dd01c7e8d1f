//! `nimlab worksheet`: a sheet to print, or its key.

use clap::Args;

use super::args::TopicArgument;
use super::output::Output;
use super::practice::any_seed;
use super::{Error, Outcome};
use crate::question::Topic;
use crate::worksheet::{Printing, Sheet};

/// What stands below the options in the help.
pub(super) const HELP: &str = "The sheet is Markdown, or with --format html a page to print. Filled in as Markdown, it is judged by nimlab check FILE; --key prints it filled in.

Examples:
  nimlab worksheet > sheet.md
  nimlab worksheet xor sum --count 6 --work --seed 7
  nimlab worksheet xor sum --count 6 --work --seed 7 --key";

#[derive(Args, Debug)]
pub(super) struct WorksheetArguments {
    /// What the questions are about; from binary to move if none is named
    #[arg(value_enum, value_name = "TOPIC")]
    topics: Vec<TopicArgument>,
    /// How many questions, 1 to 1000
    #[arg(long, value_name = "N", default_value_t = Sheet::USUAL_COUNT, value_parser = parse_count)]
    count: usize,
    /// Print the same sheet again; the seed stands at its foot
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Add tables for the working
    #[arg(long)]
    work: bool,
    /// Fill in the answers, and the tables
    #[arg(long)]
    key: bool,
}

fn parse_count(word: &str) -> Result<usize, String> {
    let most = Sheet::MOST_QUESTIONS;
    word.parse()
        .ok()
        .filter(|count| (1..=most).contains(count))
        .ok_or_else(|| format!("expected a number of questions from 1 to {most}"))
}

/// Prints a sheet.
pub(super) fn run(arguments: &WorksheetArguments, output: &Output) -> Result<Outcome, Error> {
    let topics: Vec<Topic> = arguments.topics.iter().map(|&topic| topic.into()).collect();
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let sheet = Sheet::new(&topics, arguments.count, seed);
    let printing = Printing {
        work: arguments.work,
        key: arguments.key,
    };
    output.page(
        || sheet.print(printing),
        || sheet.document(printing),
        || sheet.to_json(),
    )?;
    Ok(Outcome::Right)
}
