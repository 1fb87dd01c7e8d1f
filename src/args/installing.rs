//! What follows `nimlab completions`.

use clap::Args;
use clap_complete::Shell;

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
