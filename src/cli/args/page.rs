//! What follows `nimlab page`.

use clap::Args;

/// The text below the options in the help.
pub const PAGE_HELP: &str = "The page is one file, which needs neither nimlab nor the internet.

Examples:
  nimlab page
  nimlab page 18 6 3 20 9
  nimlab page lasker 7 --to lasker.html --no-open";

#[derive(Args, Debug)]
pub struct PageArguments {
    /// The board to explain; none for the game that the page opens with
    #[arg(value_name = "BOARD")]
    pub board: Vec<String>,
    /// The file that it is written into
    #[arg(long, value_name = "FILE", default_value = "nimlab.html")]
    pub to: String,
    /// Only write it
    #[arg(long)]
    pub no_open: bool,
}
