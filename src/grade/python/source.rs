//! The source of a hand-in, in pieces: `lab.py`, or the cells of a notebook.

use super::value::{bytes_literal, text_literal};

/// A part of a hand-in that stands for itself: a wrong cell leaves the others as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grade) struct SourcePiece {
    /// What it is called in a report: `lab.py`, or `cell 3`.
    pub name: String,
    pub text: PieceText,
}

/// What stands in a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grade) enum PieceText {
    /// As it stands in the file, in whatever encoding.
    Bytes(Vec<u8>),
    Text(String),
}

impl SourcePiece {
    /// The pieces as a Python literal: a list of names and sources.
    pub fn literal(pieces: &[Self]) -> String {
        let pieces = pieces.iter().map(|piece| {
            let source = match &piece.text {
                PieceText::Bytes(bytes) => bytes_literal(bytes),
                PieceText::Text(text) => text_literal(text),
            };
            format!("({},{source}),", text_literal(&piece.name))
        });
        format!("[{}]", pieces.collect::<String>())
    }
}
