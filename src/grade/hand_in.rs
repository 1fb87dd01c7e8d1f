//! A hand-in as it lies on the disk: a Python file, or a notebook, taken apart into the pieces that are run.
//!
//! A `.py` is one piece, `lab.py`; of an `.ipynb` each code cell is a piece, such as `cell 3`. What is in them is left to
//! Python, which also knows how the file is encoded, and which takes each piece apart into its statements: so the
//! `# In[ ]:` of an exported notebook need no care, and a cell that fails takes no other down.

use serde_json::Value as Json;

use super::value::{bytes_literal, text_literal};

/// A part of a hand-in that stands for itself: a wrong cell leaves the others as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SourcePiece {
    /// What it is called in a report: `lab.py`, or `cell 3`.
    pub name: String,
    source: PieceText,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum PieceText {
    /// As it stands in the file, in whatever encoding.
    Bytes(Vec<u8>),
    Text(String),
}

/// Why a notebook cannot be taken apart, in words.
pub(super) type NotANotebook = String;

impl SourcePiece {
    /// The pieces of a hand-in of this name.
    ///
    /// # Errors
    /// When it is a notebook that is no valid JSON, or has no cells.
    pub fn all(file_name: &str, bytes: &[u8]) -> Result<Vec<Self>, NotANotebook> {
        if is_notebook(file_name) {
            cells(bytes)
        } else {
            Ok(vec![Self {
                name: file_name.to_owned(),
                source: PieceText::Bytes(bytes.to_vec()),
            }])
        }
    }

    /// The pieces as a Python literal: a list of names and sources.
    pub fn literal(pieces: &[Self]) -> String {
        let pieces: Vec<String> = pieces
            .iter()
            .map(|piece| {
                let source = match &piece.source {
                    PieceText::Bytes(bytes) => bytes_literal(bytes),
                    PieceText::Text(text) => text_literal(text),
                };
                format!("({},{source})", text_literal(&piece.name))
            })
            .collect();
        format!("[{}]", pieces.join(","))
    }
}

/// Whether a file of this name is a notebook.
pub(super) fn is_notebook(file_name: &str) -> bool {
    std::path::Path::new(file_name)
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("ipynb"))
}

/// The code cells of a notebook, numbered as all its cells are. Format 3 has them in worksheets, format 4 at the top.
fn cells(bytes: &[u8]) -> Result<Vec<SourcePiece>, NotANotebook> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let notebook: Json =
        serde_json::from_slice(bytes).map_err(|error| format!("it is no valid JSON: {error}"))?;
    let worksheets = notebook["worksheets"].as_array().into_iter().flatten();
    let cells: Vec<&Json> = std::iter::once(&notebook)
        .chain(worksheets)
        .filter_map(|holder| holder["cells"].as_array())
        .flatten()
        .collect();
    if cells.is_empty() {
        return Err("it has no cells".to_owned());
    }
    let code = (1..)
        .zip(cells)
        .filter(|(_, cell)| cell["cell_type"] == "code");
    Ok(code
        .map(|(number, cell)| SourcePiece {
            name: format!("cell {number}"),
            source: PieceText::Text(joined(if cell["source"].is_null() {
                &cell["input"]
            } else {
                &cell["source"]
            })),
        })
        .collect())
}

/// The text of a cell, which is one string or a list of lines.
fn joined(source: &Json) -> String {
    match source {
        Json::String(text) => text.clone(),
        Json::Array(lines) => lines.iter().filter_map(Json::as_str).collect(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod fuzz;
