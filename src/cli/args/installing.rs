//! What follows the commands that print what comes with a program: completions and manual pages.

use clap::Args;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;

use super::groups::names;

/// The text below the options in the help.
pub const COMPLETIONS_HELP: &str = "For every new window of a terminal:
  - bash: put the line  source <(nimlab completions bash)  into ~/.bashrc
  - zsh: put the line  source <(nimlab completions zsh)  into ~/.zshrc, below compinit
  - fish: write it to ~/.config/fish/completions/nimlab.fish

Examples:
  nimlab completions bash
  nimlab completions fish > nimlab.fish";

#[derive(Args, Clone, Copy, Debug)]
pub struct CompletionsArguments {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// The text below the options in the help.
pub const MAN_HELP: &str = "Read a page with  man -l FILE, or put nimlab.1 into ~/.local/share/man/man1, where man nimlab finds it.

Examples:
  nimlab man > nimlab.1
  nimlab man explain > nimlab-explain.1";

#[derive(Args, Debug)]
pub struct ManArguments {
    /// The command that the page is about; none for nimlab as a whole
    #[arg(
        value_name = "COMMAND",
        value_parser = PossibleValuesParser::new(names()),
        hide_possible_values = true
    )]
    pub command: Option<String>,
}
