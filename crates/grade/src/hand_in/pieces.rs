//! Splits a hand-in into pieces: a `.py` as a whole, the code cells of a notebook.

use std::path::Path;
use std::slice;

use serde_json::Value as Json;

use super::unreadable::{why_no_notebook, why_no_python};
use crate::python::SourcePiece;

/// The UTF-8 byte order mark, which overrides any declared encoding.
const UTF_8: &[u8] = b"\xef\xbb\xbf";

/// The pieces of a hand-in with this name.
///
/// # Errors
/// If it is not a hand-in, as far as that can be seen without Python.
pub(crate) fn pieces(file_name: &str, bytes: &[u8]) -> Result<Vec<SourcePiece>, String> {
    let text = bytes.strip_prefix(UTF_8).unwrap_or(bytes);
    if text.iter().all(u8::is_ascii_whitespace) {
        return Err("the file is empty. Perhaps it was not saved".to_owned());
    }
    let ending = Path::new(file_name).extension();
    if ending.is_some_and(|ending| ending.eq_ignore_ascii_case("ipynb")) {
        return cells(text).map_err(|reason| why_no_notebook(file_name, text, &reason));
    }
    if let Some(reason) = why_no_python(file_name, text) {
        return Err(reason);
    }
    let (name, bytes) = (file_name.to_owned(), bytes.to_vec());
    Ok(vec![SourcePiece { name, bytes }])
}

/// The code cells of a notebook, numbered among all its cells, or why it is not one. Format 3 keeps them in worksheets,
/// format 4 at the top, and Jupyter shows no others.
fn cells(text: &[u8]) -> Result<Vec<SourcePiece>, String> {
    let notebook: Json =
        serde_json::from_slice(text).map_err(|error| format!("it is not valid JSON: {error}"))?;
    let is_old = notebook["nbformat"].as_f64().is_some_and(|format| format < 4.0);
    let worksheets = || notebook["worksheets"].as_array().map_or(&[][..], |sheets| &sheets[..]);
    let holders = if is_old { worksheets() } else { slice::from_ref(&notebook) };
    let cells: Vec<&Json> =
        holders.iter().filter_map(|holder| holder["cells"].as_array()).flatten().collect();
    if cells.is_empty() {
        return Err("it has no cells".to_owned());
    }
    let numbered = (1..).zip(cells);
    let code = numbered.filter(|(_, cell)| cell["cell_type"] == "code");
    let pieces = code.map(|(number, cell)| {
        let source = match &cell["source"] {
            Json::Null => &cell["input"],
            source => source,
        };
        SourcePiece {
            name: format!("cell {number}"),
            bytes: [UTF_8, joined(source).as_bytes()].concat(),
        }
    });
    Ok(pieces.collect())
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
mod tests;
