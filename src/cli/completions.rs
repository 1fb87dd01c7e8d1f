//! `nimlab completions`: what a shell needs to complete the words of nimlab by Tab.

use clap::CommandFactory;
use clap_complete::generate;

use super::args::{CommandLine, CompletionsArguments};
use super::error::Error;
use super::outcome::Outcome;
use super::stdout;

/// Prints the completions for a shell.
pub(super) fn run(arguments: CompletionsArguments) -> Result<Outcome, Error> {
    let mut script = Vec::new();
    generate(
        arguments.shell,
        &mut CommandLine::command(),
        "nimlab",
        &mut script,
    );
    stdout::bytes(&script)?;
    Ok(Outcome::Right)
}
