//! `nimlab completions`: scripts for shells that complete nimlab's words on Tab, as `clap_complete` makes them.

use std::io;

use clap_complete::generate;

use crate::args::{CommandLine, CompletionsArguments};
use crate::streams;

/// Prints the completions for a shell.
pub(crate) fn run(arguments: CompletionsArguments) -> io::Result<()> {
    let mut script = Vec::new();
    generate(arguments.shell, &mut CommandLine::built(), "nimlab", &mut script);
    streams::file(&script)
}
