//! A text as it is said: without roles, with signs as words ([`signs`](super::signs)).

use super::signs::in_words;
use crate::document::Span;
use crate::legible::one_line;

/// The spans of a text, or some of them, in words.
pub(super) fn spoken(spans: &[Span]) -> String {
    let spans = spans.iter().map(|span| one_line(&span.text));
    in_words(&spans.collect::<String>())
}
