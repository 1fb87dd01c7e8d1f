//! What follows `nimlab help`.

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::groups::names;

/// The word for the questions, which is not a command.
pub const QUESTIONS: &str = "questions";

/// The text below the options in the help.
pub const HELP: &str =
    "-h behind a command shows the short help, --help the long one, as nimlab help does.

Examples:
  nimlab help
  nimlab help explain
  nimlab help questions";

#[derive(Args, Debug)]
pub struct HelpArguments {
    /// The command to say more about, or questions; none for nimlab as a whole
    #[arg(
        value_name = "COMMAND|questions",
        value_parser = PossibleValuesParser::new(names().chain([QUESTIONS])),
        hide_possible_values = true
    )]
    pub subject: Option<String>,
}
