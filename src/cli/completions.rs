//! `nimlab completions`: what a shell needs to complete the words of nimlab by Tab.

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use super::args::CommandLine;
use super::output::Output;
use super::{Error, Outcome};

/// What stands below the options in the help.
pub(super) const HELP: &str = "For every new window of a terminal:
- bash: put the line  source <(nimlab completions bash)  into ~/.bashrc
- zsh: put the line  source <(nimlab completions zsh)  into ~/.zshrc, below compinit
- fish: write it to ~/.config/fish/completions/nimlab.fish

Examples:
  nimlab completions bash
  nimlab completions fish > nimlab.fish";

#[derive(Args, Clone, Copy, Debug)]
pub(super) struct CompletionsArguments {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

/// Prints the completions for a shell.
pub(super) fn run(arguments: CompletionsArguments) -> Result<Outcome, Error> {
    let mut script = Vec::new();
    generate(
        arguments.shell,
        &mut CommandLine::command(),
        "nimlab",
        &mut script,
    );
    Output::file(&script)?;
    Ok(Outcome::Right)
}
