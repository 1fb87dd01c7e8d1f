//! Recognises files that are not hand-ins before Python is asked: an empty one, a notebook with another extension, a
//! picture.
//!
//! An umlaut saved as Latin-1 would cost all points, because Python cannot read the file: the message says which line
//! to look at, and how to save the file.

use std::path::Path;

use crate::files::shown;

/// What is wrong with the text of a `.py` file, if it can be seen without Python.
pub(super) fn why_no_python(file_name: &str, text: &[u8]) -> Option<String> {
    if text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") {
        // UTF-16, which its byte order mark shows.
        return None;
    }
    if is_no_text(text) {
        return Some("this is not a Python file".to_owned());
    }
    if is_notebook(text) {
        let stem = stem(file_name);
        return Some(format!("this is a notebook: rename it to {stem}.ipynb"));
    }
    let error = std::str::from_utf8(text).err();
    let before = &text[..error?.valid_up_to()];
    (!declares_encoding(text)).then(|| {
        format!(
            "the file could not be read: line {} has a letter (such as ö) that is not saved as UTF-8. In your \
             editor choose Save with encoding, UTF-8, or write # -*- coding: latin-1 -*- in line 1",
            before.split(|&byte| byte == b'\n').count()
        )
    })
}

/// What is wrong with an `.ipynb` file that is not a notebook for this reason.
pub(super) fn why_no_notebook(file_name: &str, text: &[u8], reason: &str) -> String {
    if looks_like_python(text) {
        let stem = stem(file_name);
        format!("it looks like a Python file: rename it to {stem}.py")
    } else {
        format!("it is not a notebook that can be read: {reason}")
    }
}

/// The name of a file without its extension.
fn stem(file_name: &str) -> String {
    let path = Path::new(file_name);
    shown(Path::new(path.file_stem().unwrap_or(path.as_os_str())))
}

/// Whether the bytes are those of an archive, a PDF, a picture, or anything else that nobody types.
fn is_no_text(bytes: &[u8]) -> bool {
    let is_control = |byte: &&u8| **byte < 0x20 && !b"\t\n\r\x0c\x1b".contains(*byte);
    let controls = bytes.iter().filter(is_control).count();
    let is_unreadable = std::str::from_utf8(bytes).is_err() && !declares_encoding(bytes);
    let is_document = bytes.starts_with(b"%PDF") || bytes.starts_with(b"{\\rtf");
    is_document || controls > bytes.len() / 8 || controls > 0 && is_unreadable
}

/// Whether one of the first two lines declares an encoding, as Python looks for it.
fn declares_encoding(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|&byte| byte == b'\n').take(2);
    lines.any(|line| {
        let mut parts = line.windows(7);
        let is_told = parts.any(|part| part == b"coding:" || part == b"coding=");
        is_told && line.trim_ascii_start().starts_with(b"#")
    })
}

fn is_notebook(text: &[u8]) -> bool {
    text.trim_ascii_start().starts_with(b"{")
        && serde_json::from_slice::<serde_json::Value>(text)
            .is_ok_and(|value| value["cells"].is_array() || value["worksheets"].is_array())
}

fn looks_like_python(text: &[u8]) -> bool {
    const BEGINNINGS: [&str; 6] = ["def ", "import ", "from ", "class ", "# ", "#!"];
    let text = String::from_utf8_lossy(text);
    let is_code = |line: &str| BEGINNINGS.iter().any(|word| line.starts_with(word));
    !text.trim_start().starts_with('{') && text.lines().any(is_code)
}

#[cfg(test)]
mod tests {
    use super::{why_no_notebook, why_no_python};

    fn python(bytes: &[u8]) -> Option<String> {
        why_no_python("lab.py", bytes)
    }

    #[test]
    fn what_python_reads_is_left_to_python() {
        for fine in [
            &b"def f():\r\n\treturn 1\n"[..],
            "# Größe\n".as_bytes(),
            b"# -*- coding: latin-1 -*-\n# Gr\xf6\xdfe\n",
            b"\xff\xfed\0e\0f\0",
            b"{'a': 1}\n",
            b"x = '\x1b[2J\0'\n",
        ] {
            assert_eq!(python(fine), None, "{fine:?}");
        }
    }

    #[test]
    fn a_letter_in_another_encoding_is_named_with_its_line() {
        let why = python(b"x = 1\n# gr\xf6\xdfer\n").unwrap_or_default();
        assert!(why.contains("line 2"), "{why}");
        assert!(why.contains("such as ö"), "{why}");
        assert!(why.contains("coding: latin-1"), "{why}");
    }

    #[test]
    fn other_files_are_told_apart() {
        let says = |bytes: &[u8], words: &str| {
            let why = python(bytes).unwrap_or_default();
            assert!(why.contains(words), "{why:?} does not say {words:?}");
        };
        says(b"PK\x03\x04\x14\0", "not a Python file");
        says(b"\x01\xfe\x93\0\x80", "not a Python file");
        says(br#"{"cells": []}"#, "rename it to lab.ipynb");
    }

    #[test]
    fn what_is_called_a_notebook_and_is_none() {
        let why = |bytes: &[u8]| why_no_notebook("lab.ipynb", bytes, "expected value");
        assert!(why(b"def nim_sum(board):\n    return 0\n").contains("rename it to lab.py"));
        assert!(why(b"{\"cells\": [").contains("expected value"));
    }
}
