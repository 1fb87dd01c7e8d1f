//! Words of a hand-in made fit to stand in a report: what cannot be seen, or changes how other characters are seen, is
//! written out.
//!
//! An exception may say anything, and its type may have any name: `"\x1b[2J"` would clear the teacher's screen, and is
//! shown as `\u001b[2J`. A line end becomes a space, so that the words of a student stay one part of one sentence.

use serde::{Deserialize, Deserializer};

/// Whether a character is not to be seen, or changes how others are.
pub(super) fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

/// A character that cannot be seen, as Python writes it: `\u001b`.
pub(super) fn written_out(character: char) -> String {
    format!("\\u{:04x}", u32::from(character))
}

/// Words with everything in them to be seen.
pub(super) fn seen(words: &str) -> String {
    let mut seen = String::with_capacity(words.len());
    for character in words.chars() {
        match character {
            '\n' | '\r' | '\t' => seen.push(' '),
            _ if is_unseen(character) => seen.push_str(&written_out(character)),
            _ => seen.push(character),
        }
    }
    seen
}

/// The beginning of a text that is too long, and an ellipsis.
fn cut(words: &str, most: usize) -> String {
    match words.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words.to_owned(),
    }
}

/// Reads words out of a frame of the harness, for serde.
pub(super) fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    const MOST: usize = 2000;
    String::deserialize(deserializer).map(|words| seen(&cut(&words, MOST)))
}

/// Reads a name out of a frame of the harness, for serde. A longer one says no more, and would fill a table.
pub(super) fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    String::deserialize(deserializer).map(|name| short(&name))
}

/// Reads a list of names, for serde.
pub(super) fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    const MOST: usize = 200;
    let names = Vec::<String>::deserialize(deserializer)?;
    Ok(names.iter().take(MOST).map(|name| short(name)).collect())
}

fn short(name: &str) -> String {
    const MOST: usize = 80;
    seen(&cut(name, MOST))
}

#[cfg(test)]
mod tests {
    use super::seen;

    #[test]
    fn nothing_stays_that_moves_a_cursor_or_turns_the_text_round() {
        assert_eq!(
            seen("a\nb\u{1b}[2J\u{202e}c\u{ffff}"),
            "a b\\u001b[2J\\u202ec\\uffff"
        );
        assert_eq!(seen("Größe: 3 ⊕ 5"), "Größe: 3 ⊕ 5");
    }
}
