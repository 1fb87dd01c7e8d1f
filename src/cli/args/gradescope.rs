//! What follows `nimlab gradescope`.

use clap::Args;

use super::rules::RulesArguments;
use super::values::word;

/// The text below the options in the help.
pub const GRADESCOPE_HELP: &str = "The zip file holds the running nimlab, the rules, and the two scripts that Gradescope calls. Gradescope runs Linux on x86-64: a \
static nimlab runs there in any image, and --program names one where the running nimlab is not.

Examples:
  nimlab gradescope > autograder.zip
  nimlab gradescope --lab lab.toml > autograder.zip
  nimlab gradescope --only nim_sum,optimal_move > autograder.zip";

#[derive(Args, Debug)]
pub struct GradescopeArguments {
    #[command(flatten)]
    pub rules: RulesArguments,
    /// Put in this nimlab instead of the running one
    #[arg(long, value_name = "FILE", value_parser = word())]
    pub program: Option<String>,
}
