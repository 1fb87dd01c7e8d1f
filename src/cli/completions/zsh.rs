//! Repairs the script for zsh. By `clap_complete` alone, options after a command are not those of the command, there
//! are none after its words, and a word is either from a list or a file, even where it may be both.

use clap::{Command, ValueHint};

use super::offered::words;

const OPTIONS: &str = "_arguments \"${_arguments_options[@]}\" :";
/// The same, up to the first word that is not an option.
const OPTIONS_BEFORE: &str = "_arguments -A \"-*\" \"${_arguments_options[@]}\" :";

/// How an unlimited list of words begins in a command, and how it begins if options may follow.
const ONLY_WORDS: &str = "\n'*::";
const OR_OPTIONS: &str = "\n'*:";

/// The script by `clap_complete`, repaired.
pub fn mended(script: &str, all: &Command) -> String {
    let script = script.replacen(OPTIONS, OPTIONS_BEFORE, 1).replace(ONLY_WORDS, OR_OPTIONS);
    let args = all.get_subcommands().flat_map(Command::get_arguments);
    let both = args
        .filter(|arg| arg.get_value_hint() == ValueHint::FilePath)
        .map(words)
        .filter(|words| !words.is_empty());
    both.fold(script, |script, words| {
        let words = format!("({})", words.join(" "));
        let either = format!("{{_alternative \"words:word:{words}\" \"files:file:_files\"}}");
        script.replace(&format!(":{words}'"), &format!(":{either}'"))
    })
}
