//! Random notebooks: no more code comes out than is in the code cells.
//!
//! A notebook of the cells `x = 1` (code) and `# Title` (Markdown) has one piece, `cell 1`.

use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};
use serde_json::{Value as Json, json};

use super::{SourcePiece, UTF_8, pieces};

fn source() -> impl Strategy<Value = Json> {
    let line = prop_oneof![
        select(vec!["x = 1\n", "def f():\n", "    return 'J\u{fc}'\n", "%%bash\n", ""])
            .prop_map(str::to_owned),
        any::<String>(),
    ];
    prop_oneof![
        4 => vec(line.clone(), 0..5).prop_map(|lines| json!(lines)),
        4 => line.prop_map(|line| json!(line)),
        1 => Just(Json::Null),
        1 => Just(json!([1, ["x = 2"], null])),
        1 => any::<i64>().prop_map(|number| json!(number)),
    ]
}

fn cell() -> impl Strategy<Value = Json> {
    let kind = select(vec!["code", "code", "code", "markdown", "raw", "Code", ""]);
    let name = select(vec!["source", "source", "input", "text"]);
    (kind, name, source()).prop_map(|(kind, name, source)| {
        let mut cell = json!({"cell_type": kind, "metadata": {}, "outputs": [{"text": ["x = 3"]}]});
        cell[name] = source;
        cell
    })
}

/// A notebook of the format 4 or 3, with cells where either has them.
fn notebook() -> impl Strategy<Value = Json> {
    let sheets = vec(vec(cell(), 0..4), 0..3);
    (vec(cell(), 0..5), sheets, 3..5).prop_map(|(cells, sheets, format)| {
        let sheets: Vec<Json> = sheets.iter().map(|cells| json!({"cells": cells})).collect();
        json!({"nbformat": format, "cells": cells, "worksheets": sheets})
    })
}

fn cells(notebook: &Json) -> Vec<&Json> {
    let sheets = notebook["worksheets"].as_array().into_iter().flatten();
    let is_old = notebook["nbformat"].as_f64().is_some_and(|format| format < 4.0);
    let holders = if is_old { sheets.collect() } else { vec![notebook] };
    holders.into_iter().filter_map(|holder| holder["cells"].as_array()).flatten().collect()
}

/// All text in a cell, wherever it is.
fn text_of(source: &Json) -> String {
    match source {
        Json::String(text) => text.clone(),
        Json::Array(items) => items.iter().map(text_of).collect(),
        _ => String::new(),
    }
}

fn has_no_more_code_than_its_cells(bytes: &[u8]) {
    let Ok(pieces) = pieces("lab.ipynb", bytes) else {
        return;
    };
    let notebook: Json =
        serde_json::from_slice(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes))
            .expect("it was read");
    let cells = cells(&notebook);
    let mut last = 0;
    for piece in &pieces {
        let number: usize = piece
            .name
            .strip_prefix("cell ")
            .and_then(|number| number.parse().ok())
            .expect("a piece is a cell");
        assert!(number > last, "the cells come in order, and each once");
        last = number;
        let cell = cells[number - 1];
        assert_eq!(cell["cell_type"], "code");
        let text = piece.bytes.strip_prefix(UTF_8).expect("a cell is text");
        let text = str::from_utf8(text).expect("a cell is text");
        let stands_there =
            ["source", "input"].iter().any(|name| text_of(&cell[name]).contains(text));
        assert!(stands_there, "{text:?} is not in {cell}");
    }
    let code = cells.iter().filter(|cell| cell["cell_type"] == "code").count();
    assert_eq!(pieces.len(), code);
    let literal = SourcePiece::literal(&pieces);
    assert!(literal.is_ascii() && !literal.contains('\n'), "{literal}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_notebook_has_the_code_of_its_code_cells(notebook in notebook()) {
        has_no_more_code_than_its_cells(notebook.to_string().as_bytes());
    }

    #[test]
    fn so_has_one_that_is_damaged(
        notebook in notebook(),
        accidents in vec((any::<Index>(), 0..12_usize, vec(any::<u8>(), 0..3)), 0..4),
        end in any::<Index>(),
        is_cut in any::<bool>(),
    ) {
        let mut bytes = notebook.to_string().into_bytes();
        for (at, length, written) in accidents {
            let start = at.index(bytes.len() + 1);
            let end = bytes.len().min(start + length);
            bytes.splice(start..end, written);
        }
        if is_cut {
            bytes.truncate(end.index(bytes.len() + 1));
        }
        has_no_more_code_than_its_cells(&bytes);
    }

    #[test]
    fn a_python_file_is_one_piece_whatever_its_code(bytes in vec(any::<u8>(), 0..200)) {
        let Ok(pieces) = pieces("lab.py", &bytes) else {
            return Ok(());
        };
        let literal = SourcePiece::literal(&pieces);
        assert!(literal.is_ascii() && !literal.contains(char::is_control), "{literal}");
        assert_eq!(pieces, [SourcePiece { name: "lab.py".to_owned(), bytes }]);
    }
}

#[test]
fn an_empty_file_is_told_so() {
    for (name, bytes) in
        [("lab.py", &b""[..]), ("lab.py", b"\xef\xbb\xbf \r\n"), ("lab.ipynb", b"\n")]
    {
        let why = pieces(name, bytes).unwrap_err();
        assert!(why.contains("the file is empty"), "{why}");
    }
}
