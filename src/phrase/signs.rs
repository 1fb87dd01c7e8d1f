//! Signs that a text may be about a move, although no question asked for one.
//!
//! In the record of a game, a line that is not a move must be distinguished from one that cannot be read.

use super::lexicon::Meaning;
use super::words::words;

/// What a text contains that may belong to a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveSigns {
    /// How many numbers there are, in digits of any script or in words.
    pub numbers: usize,
    /// Whether rows or taking are mentioned.
    pub takes: bool,
    /// How often objects are mentioned.
    pub objects: usize,
    /// Whether the word "move" or "answer" is used.
    pub is_named: bool,
    /// Whether every word is unknown, except "player" and a number: it may be a name.
    pub is_strange: bool,
}

/// Looks for the signs of a move.
///
/// ```
/// use nimlab::phrase::move_signs;
///
/// assert!(move_signs("Bob took it").takes && !move_signs("Well done!").takes);
/// assert_eq!(move_signs("two, then 3").numbers, 2);
/// ```
#[must_use]
pub fn move_signs(text: &str) -> MoveSigns {
    let mut signs = MoveSigns { is_strange: true, ..MoveSigns::default() };
    for word in words(text) {
        let is_number = matches!(word.means, Meaning::Number(_) | Meaning::Ordinal(_))
            || word.text.starts_with(char::is_numeric);
        signs.numbers += usize::from(is_number);
        signs.takes |= matches!(word.means, Meaning::Row | Meaning::Take);
        signs.is_named |= matches!(word.means, Meaning::Move | Meaning::Label);
        signs.objects += usize::from(word.means == Meaning::Object);
        signs.is_strange &= is_number
            || matches!(
                word.means,
                Meaning::Unknown | Meaning::Player | Meaning::Comma | Meaning::Dash
            );
    }
    signs
}
