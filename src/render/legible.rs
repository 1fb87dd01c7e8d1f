//! Text that can do nothing but be read: a sheet with `\u{1b}[2J` in it must not clear the terminal of whoever marks it.

use std::borrow::Cow;

/// Stands where something stood that is no text.
pub(super) const REPLACEMENT: char = '\u{fffd}';

/// One line of text with what acts on a terminal or a page replaced; white space of whatever kind is a space.
pub(super) fn legible(text: &str) -> Cow<'_, str> {
    let is_plain = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    if is_plain || !text.contains(acts) {
        return text.into();
    }
    let seen = |character| match character {
        '\n' | '\t' => ' ',
        _ if acts(character) => REPLACEMENT,
        _ => character,
    };
    text.chars().map(seen).collect::<String>().into()
}

/// Control characters, which terminals obey and HTML forbids; those that turn the direction of writing, which would
/// garble what stands around them; and code points that are no characters.
pub(super) fn acts(character: char) -> bool {
    let turns = matches!(
        character,
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    let is_none =
        matches!(character, '\u{fdd0}'..='\u{fdef}') || u32::from(character) & 0xfffe == 0xfffe;
    character.is_control() || turns || is_none
}

#[cfg(test)]
mod tests {
    use super::legible;

    #[test]
    fn what_acts_is_replaced() {
        assert_eq!(
            legible("a\u{1b}[2Jb\r\u{202e}c\td\ne"),
            "a\u{fffd}[2Jb\u{fffd}\u{fffd}c d e"
        );
        assert_eq!(legible("3 ⊕ 5\u{a0}€"), "3 ⊕ 5\u{a0}€");
    }
}
