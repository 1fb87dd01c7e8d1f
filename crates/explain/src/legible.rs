//! Makes foreign text harmless: a name or a sheet with `\u{1b}[2J` in it must not clear anybody's screen.
//!
//! Everything that nimlab shows but did not write itself goes through here: file names, typed words, answers, what a
//! program printed. One set defines which characters are invisible or change how others are displayed ([`acts`]), and
//! there is one way to write them, as `\u{202e}`.

use std::borrow::Cow;
use std::fmt::Write;
use std::io::{self, ErrorKind};

/// Control characters, which terminals obey and HTML forbids; zero-width characters, which make two names look the
/// same; characters that change the direction of writing and would garble their surroundings; and code points that are
/// no characters.
pub fn acts(character: char) -> bool {
    let is_unseen = matches!(
        character,
        '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2065}' | '\u{feff}'
    );
    let turns = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    let is_none =
        matches!(character, '\u{fdd0}'..='\u{fdef}') || u32::from(character) & 0xfffe == 0xfffe;
    character.is_control() || is_unseen || turns || is_none
}

/// One line of text; any white space becomes a space.
///
/// ```
/// assert_eq!(explain::legible::one_line("a\u{1b}[2J\nb"), "a\\u{1b}[2J b");
/// ```
pub fn one_line(text: &str) -> Cow<'_, str> {
    written(text, |character| match character {
        '\n' | '\t' => Some(' '),
        _ => None,
    })
}

/// A name, in which white space matters: `a\nb.py` is a different file from `a b.py`.
pub fn name(text: &str) -> Cow<'_, str> {
    written(text, |_| None)
}

/// Text of several lines.
pub fn lines(text: &str) -> Cow<'_, str> {
    written(text, |character| match character {
        '\n' => Some('\n'),
        '\t' => Some(' '),
        _ => None,
    })
}

/// One line, cut after this many characters with `…`.
pub fn cut(text: &str, most: usize) -> String {
    shortened(text, most, one_line)
}

/// The first `most` characters of a text as they are, with `…` if more follow.
pub fn beginning(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// A word of a command line, quoted if a shell would split it.
pub fn in_quotes(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "[],.:=+-_/".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("\"{word}\"")
    }
}

/// A word in quotation marks, cut like [`cut`].
pub fn quoted(text: &str, most: usize) -> String {
    format!("'{}'", shortened(text, most, name))
}

/// Why the system refused something, in words: "it is a folder".
pub fn why(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "it does not exist".to_owned(),
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        ErrorKind::NotADirectory => "a part of its path is not a folder".to_owned(),
        ErrorKind::PermissionDenied => "the system does not allow it".to_owned(),
        ErrorKind::StorageFull => "the disk is full".to_owned(),
        _ => {
            let told = error.to_string();
            // The system's error number is of no use to a reader.
            let end = told.find(" (os error").unwrap_or(told.len());
            one_line(&told[..end]).into_owned()
        }
    }
}

/// Cuts by what is shown: an escape counts with its full length and is never cut in two.
fn shortened(text: &str, most: usize, write: fn(&str) -> Cow<'_, str>) -> String {
    let mut shown = String::new();
    let mut room = most;
    for (at, character) in text.char_indices() {
        let written = write(&text[at..at + character.len_utf8()]);
        let Some(left) = room.checked_sub(written.chars().count()) else {
            shown.push('…');
            break;
        };
        shown.push_str(&written);
        room = left;
    }
    shown
}

/// Escapes every character that acts, unless `otherwise` gives a replacement.
fn written(text: &str, otherwise: impl Fn(char) -> Option<char>) -> Cow<'_, str> {
    let is_plain = |byte: u8| (b' '..=b'~').contains(&byte);
    if text.bytes().all(is_plain) || !text.contains(acts) {
        return text.into();
    }
    let mut seen = String::with_capacity(text.len());
    for character in text.chars() {
        match otherwise(character) {
            Some(other) => seen.push(other),
            None if acts(character) => write_out(character, &mut seen),
            None => seen.push(character),
        }
    }
    seen.into()
}

/// Writes a character so that it cannot be misread: `\u{202e}`.
pub fn write_out(character: char, into: &mut impl Write) {
    // These writers fail only when they are full, and then nothing is lost.
    let _ = write!(into, "{}", character.escape_default());
}

#[cfg(test)]
mod tests {
    use super::{beginning, cut, lines, name, one_line, quoted};

    #[test]
    fn what_acts_is_written_out() {
        assert_eq!(
            one_line("a\u{1b}[2Jb\r\u{202e}c\td\ne\u{200b}\u{61c}\u{ffff}"),
            "a\\u{1b}[2Jb\\r\\u{202e}c d e\\u{200b}\\u{61c}\\u{ffff}"
        );
        assert_eq!(lines("a\n\tb\r"), "a\n b\\r");
        assert_eq!(name("a\n\u{85}b"), "a\\n\\u{85}b");
        assert_eq!(one_line("Größe: 3 ⊕ 5\u{a0}€"), "Größe: 3 ⊕ 5\u{a0}€");
    }

    #[test]
    fn a_flood_is_cut_between_characters() {
        assert_eq!(cut("⊕⊕⊕", 3), "⊕⊕⊕");
        assert_eq!(beginning("⊕⊕⊕", 3), "⊕⊕⊕");
        assert_eq!(beginning("⊕⊕⊕\n", 2), "⊕⊕…");
        assert_eq!(quoted("⊕\u{7}⊕", 6), "'⊕\\u{7}…'");
        assert_eq!(quoted("⊕\u{7}⊕", 5), "'⊕…'");
    }
}
