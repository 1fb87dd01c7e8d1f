//! `nimlab completions`: scripts for shells that complete nimlab's words on Tab.
//!
//! The scripts know the program's commands and options, and its games, topics, lessons and functions. Most is generated
//! by `clap_complete`; what that cannot express is added here, shell by shell.

mod bash;
mod fish;
mod offered;
mod zsh;

use std::io;

use clap::Command;
use clap_complete::{Shell, generate};

use super::args::{CommandLine, CompletionsArguments};
use super::streams;
use offered::with_offered;

/// Prints the completions for a shell.
pub(super) fn run(arguments: CompletionsArguments) -> io::Result<()> {
    let command = with_offered(CommandLine::built());
    let script = match arguments.shell {
        Shell::Bash => bash::script(&command),
        Shell::Fish => by_clap(Shell::Fish, &command) + &fish::words(&command),
        Shell::Zsh => zsh::mended(&by_clap(Shell::Zsh, &command), &command),
        other => by_clap(other, &command),
    };
    streams::file(script.as_bytes())
}

fn by_clap(shell: Shell, command: &Command) -> String {
    let mut script = Vec::new();
    generate(shell, &mut command.clone(), "nimlab", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}
