//! What the script for fish lacks: the words that a command takes. The one by `clap_complete` knows only options, and
//! offers files for everything else.

use clap::{Arg, Command, ValueHint};

use super::offered;

/// A line for each command.
pub fn words(all: &Command) -> String {
    all.get_subcommands().map(of_command).collect()
}

fn of_command(command: &Command) -> String {
    let name = command.get_name();
    let arg = command.get_positionals().next();
    let no_files = match arg.map(Arg::get_value_hint) {
        Some(ValueHint::FilePath | ValueHint::DirPath) => "",
        _ => " -f",
    };
    let words = arg.map(offered::words).unwrap_or_default().join(" ");
    format!(
        "complete -c nimlab -n \"__fish_nimlab_using_subcommand {name}\"{no_files} -k -a \"{words}\"\n"
    )
}
