//! A frame of the harness, made fit to be kept and to stand in a report.
//!
//! An exception may say anything, and its type may have any name: `"\x1b[2J"` would clear the teacher's screen. A line end
//! becomes a space, so that the words of a student stay one part of one sentence; and what is too long is cut. What the harness
//! tells is shorter anyway, but a hand-in may get at it.

use serde_json::{Value as Json, json};

use crate::legible::cut;

/// The frame with all its words so; texts among the values and what was printed are as they came.
pub(super) fn seen(frame: Json) -> Json {
    /// Characters of words, and of a value or what was printed as the harness may tell it.
    const MOST_WORDS: usize = 300;
    const MOST: usize = 1 << 19;
    let field = |(name, field): (String, Json)| {
        let field = match &name[..] {
            "value" | "given" | "wants" | "instead" if field.to_string().len() > MOST => {
                json!({"huge": "a value that is too large"})
            }
            "text" if field.to_string().len() > MOST => "".into(),
            "str" | "int" | "text" => field,
            _ => seen(field),
        };
        (name, field)
    };
    match frame {
        Json::String(words) => cut(&words, MOST_WORDS).into(),
        Json::Array(items) => items.into_iter().map(seen).collect(),
        Json::Object(fields) => fields.into_iter().map(field).collect(),
        other => other,
    }
}
