//! `nimlab completions`: scripts for shells that complete nimlab's words on Tab, as `clap_complete` makes them.

use std::io;

use clap_complete::generate;

use super::args::{CommandLine, CompletionsArguments};
use super::streams;

/// Prints the completions for a shell.
pub(super) fn run(arguments: CompletionsArguments) -> io::Result<()> {
    let mut script = Vec::new();
    generate(arguments.shell, &mut CommandLine::built(), "nimlab", &mut script);
    streams::file(&script)
}
