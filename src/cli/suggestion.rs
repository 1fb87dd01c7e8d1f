//! The command that was meant: one that is among the words, or one with a similar name.

use super::args::names;
use super::plain_words::plain_words;
use crate::legible::quoted;
use crate::question::{Kind, nearest};

/// The command among the words, if there is one.
pub(super) fn command_among(words: &[String]) -> Option<&'static str> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut plain = plain_words(&words).into_iter();
    plain.find_map(|word| names().find(|name| *name == word))
}

/// The error with the command line that was probably meant, or else the command; listing all would hide it.
pub(super) fn no_such_command(typed: &str, line: Option<String>) -> String {
    let command = || suggested_command(typed).map(str::to_owned);
    format!(
        "there is no command {}:{} expected one of those that nimlab help lists",
        shown(typed),
        did_you_mean(line.or_else(command).as_deref())
    )
}

/// What people want who type these words for a command.
const BY_PLAIN_WORD: [(&str, &str); 7] = [
    ("rules rule intro introduction", "lesson the-game"),
    ("tutorial course learn teach lessons", "lesson"),
    ("quiz exercise exercises train practise", "practice"),
    ("game variants", "games"),
    ("misere misère", "explain --misere"),
    ("mark assess autograde", "grade"),
    ("review replay", "play --review"),
];

/// The command that a synonym means, or the one with the most similar name, if it is similar enough.
pub(super) fn suggested_command(typed: &str) -> Option<&'static str> {
    let typed = typed.to_lowercase();
    let typed = typed.as_str();
    let mut by_word = BY_PLAIN_WORD.iter();
    if let Some((_, meant)) = by_word.find(|(words, _)| words.split(' ').any(|word| word == typed))
    {
        return Some(meant);
    }
    nearest(typed, names()).or_else(|| Kind::suggestion_for(typed).map(Kind::word))
}

/// The end of a message with a suggestion.
pub(super) fn did_you_mean(meant: Option<&str>) -> String {
    meant.map_or_else(String::new, |meant| format!(" did you mean '{meant}'?"))
}

/// A word, quoted for a message.
pub(super) fn shown(word: &str) -> String {
    const MOST_SHOWN: usize = 40;
    quoted(word, MOST_SHOWN)
}
