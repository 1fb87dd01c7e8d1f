//! The source of a hand-in, in pieces: `lab.py`, or the cells of a notebook.

use super::value::text_literal;

/// A part of a hand-in that stands for itself: a wrong cell leaves the others as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grade) struct SourcePiece {
    /// What it is called in a report: `lab.py`, or `cell 3`.
    pub name: String,
    /// As it stands in the file, in whatever encoding.
    pub bytes: Vec<u8>,
}

impl SourcePiece {
    /// The pieces as a Python literal, in ASCII and on one line: a list of names and sources.
    pub fn literal(pieces: &[Self]) -> String {
        let pieces = pieces.iter().map(|Self { name, bytes }| {
            format!("({},b'{}'),", text_literal(name), bytes.escape_ascii())
        });
        format!("[{}]", pieces.collect::<String>())
    }
}
