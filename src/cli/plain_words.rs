//! The words of a command line that are neither options nor their values: in `--width 60 sum 5 4`, these are `sum 5 4`.
//!
//! They show what was meant where clap cannot: before it is asked, and after it has refused the words.

use clap::{Args, Command, Subcommand};

use super::args::{Explaining, OutputArguments};
use crate::question::Kind;

/// The words that are neither options, of `explain` or of every command, nor their values.
pub(super) fn plain_words<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let all = Explaining::augment_subcommands(Command::default());
    let explain = all.find_subcommand(Kind::Explain.word()).cloned();
    let mut explain = OutputArguments::augment_args(explain.unwrap_or_default());
    explain.build();
    let takes_value = |word: &str| {
        let long = word.strip_prefix("--");
        let mut options = explain.get_arguments();
        let option = options.find(|option| long.is_some() && option.get_long() == long);
        option.is_some_and(|option| option.get_action().takes_values())
    };
    let is_option = |word: &str| {
        word.strip_prefix('-')
            .is_some_and(|rest| rest.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic()))
    };
    let mut plain = Vec::new();
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        if word == "--" {
            plain.extend(words);
            break;
        } else if takes_value(word) {
            words.next();
        } else if !is_option(word) {
            plain.push(word);
        }
    }
    plain
}
