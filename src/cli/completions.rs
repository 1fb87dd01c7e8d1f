//! `nimlab completions`: what a shell needs to complete the words of nimlab by Tab.

use clap::CommandFactory;
use clap_complete::generate;

use super::args::{CommandLine, CompletionsArguments};
use super::error::Error;
use super::help::with_formats;
use super::outcome::Outcome;
use super::streams;

/// Prints the completions for a shell.
pub(super) fn run(arguments: CompletionsArguments) -> Result<Outcome, Error> {
    let mut script = Vec::new();
    generate(
        arguments.shell,
        &mut with_formats(CommandLine::command()),
        "nimlab",
        &mut script,
    );
    streams::file(&script)?;
    Ok(Outcome::Right)
}
