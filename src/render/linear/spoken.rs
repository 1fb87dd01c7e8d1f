//! A text as it is said: without roles, with signs as words ([`signs`](super::signs)).

use super::signs::in_words;
use crate::document::Text;

use crate::legible::one_line;
use crate::render::glue::glued;

/// The text in words.
pub(super) fn spoken(text: &Text) -> String {
    let pieces = glued(text);
    let pieces = pieces.iter().map(|piece| one_line(piece));
    in_words(&pieces.collect::<String>())
}
