//! What the script for fish lacks: the words that a command takes. The one by `clap_complete` knows options alone, and has
//! files for all else.

use clap::Command;

use super::offered::{Offered, Paths};

/// A line for each command.
pub fn words(all: &Command) -> String {
    all.get_subcommands().map(of_command).collect()
}

fn of_command(command: &Command) -> String {
    let name = command.get_name();
    let Offered { words, paths } = Offered::by(command);
    let no_files = match paths {
        Paths::Nothing => " -f",
        Paths::Files | Paths::Folders => "",
    };
    let words = words.join(" ");
    format!(
        "complete -c nimlab -n \"__fish_nimlab_using_subcommand {name}\"{no_files} -k -a \"{words}\"\n"
    )
}
