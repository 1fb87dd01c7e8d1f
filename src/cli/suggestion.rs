//! The command that was meant: one that is among the words, or one with a similar name.

use super::args::names;
use super::plain_words::plain_words;
use crate::question::{Kind, nearest};

/// The command among the words, if there is one.
pub(super) fn command_among(words: &[String]) -> Option<&'static str> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut plain = plain_words(&words).into_iter();
    plain.find_map(|word| names().find(|name| *name == word))
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
