//! Words out of a frame of the harness, made fit to stand in a report.
//!
//! An exception may say anything, and its type may have any name: `"\x1b[2J"` would clear the teacher's screen. A line end
//! becomes a space, so that the words of a student stay one part of one sentence; and what is too long is cut.

use serde::{Deserialize, Deserializer};

use crate::legible::cut;

/// Reads words, for serde.
pub(super) fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    const MOST: usize = 2000;
    String::deserialize(deserializer).map(|words| cut(&words, MOST))
}

/// Reads a name, for serde. A longer one says no more, and would fill a table.
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
    cut(name, MOST)
}
