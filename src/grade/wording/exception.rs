//! An exception of the hand-in: its type, where it was raised, and its words.

use super::beginning::beginning;
use crate::document::text::{Text, code, text};
use crate::grade::frame::Raised;

/// "`ValueError` in line 12 of lab.py: …"
pub(super) fn exception(raised: &Raised) -> Text {
    let place = match (raised.line, raised.piece.as_str()) {
        (0, _) | (_, "") => Text::default(),
        (line, piece) => text![" in line\u{a0}", line, format!(" of {piece}")],
    };
    let kind = code(raised.kind.clone());
    if raised.message.is_empty() {
        text![kind, place, "."]
    } else {
        let words = beginning(raised.message.trim_end());
        let end = if words.ends_with(['.', '!', '?', '…']) {
            ""
        } else {
            "."
        };
        text![kind, place, ": ", words, end]
    }
}
