//! What the script for zsh lacks. By `clap_complete` alone, options behind a command are not those of the command, there are
//! none behind its words, and a word is one of a list or else a file, where it may be either.

use clap::{Command, ValueHint};

use super::offered::words;

const OPTIONS: &str = "_arguments \"${_arguments_options[@]}\" :";
/// The same, as far as the first word that is no option.
const OPTIONS_BEFORE: &str = "_arguments -A \"-*\" \"${_arguments_options[@]}\" :";

/// How the words begin that a command may have any number of, and how they do where options may come after them.
const ONLY_WORDS: &str = "\n'*::";
const OR_OPTIONS: &str = "\n'*:";

/// The script by `clap_complete`, mended.
pub fn mended(script: &str, all: &Command) -> String {
    let script = script
        .replacen(OPTIONS, OPTIONS_BEFORE, 1)
        .replace(ONLY_WORDS, OR_OPTIONS);
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
