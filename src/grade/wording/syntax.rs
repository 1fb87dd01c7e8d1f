//! Parts of a file that Python cannot read: where they stand, and what Python expected there.
//!
//! "Python cannot read lines 22-30 of lab.py. Line 26 is `while numeral > 0`. Python expected a colon (:) at its end."

use super::beginning::beginning;
use crate::document::text::{Text, code, text};
use crate::document::wording::listed;
use crate::grade::frame::Unread;
use crate::grade::lab::Function;

/// A part that Python cannot read, why, and which functions of the lab are missing for that.
pub(super) fn unread(part: &Unread) -> Text {
    if part.first == 0 {
        return text![
            format!("{} cannot be read", part.piece),
            ": it says that it is saved in a way in which it is not (",
            beginning(&part.message),
            "). Choose UTF-8 where your editor offers encodings."
        ];
    }
    let lines = if part.first == part.last {
        text!["line\u{a0}", part.first]
    } else {
        text!["lines\u{a0}", part.first, "-", part.last]
    };
    let place = text![
        "Python cannot read ",
        lines,
        format!(" of {}. ", part.piece)
    ];
    let line = if part.text.trim().is_empty() {
        text!["Python gives up at line\u{a0}", part.line]
    } else {
        text![
            "Line\u{a0}",
            part.line,
            " is ",
            code(part.text.trim().to_owned())
        ]
    };
    let told = text![place, line, ". ", expected(part).capitalised()];
    let lost: Vec<Text> = part
        .defines
        .iter()
        .filter_map(|name| Function::named(name))
        .map(|function| code(function.name()))
        .collect();
    match lost.len() {
        0 => told,
        1 => text![
            told,
            " Until that is mended, ",
            listed(lost, "and"),
            " counts as missing."
        ],
        _ => text![
            told,
            " Until that is mended, ",
            listed(lost, "and"),
            " count as missing."
        ],
    }
}

/// What Python expected, in words that all its versions would agree with.
fn expected(part: &Unread) -> Text {
    let (message, line) = (part.message.as_str(), part.text.trim());
    let says = |words: &str| message.contains(words);
    if says("inconsistent use of tabs") || part.kind == "TabError" {
        "it begins with tabs where other lines begin with spaces, or the other way round. Use four spaces for each step.".into()
    } else if says("unexpected indent") {
        "it stands further to the right than the line above it, where nothing asks for that.".into()
    } else if says("expected an indented block") {
        "after a line that ends in a colon, Python expected lines that stand four spaces further to the right.".into()
    } else if says("unindent does not match") {
        "it does not begin exactly below any line before it. Count the spaces at its left; a tab is not four spaces.".into()
    } else if says("expected ':'") || lacks_colon(line) {
        "Python expected a colon (:) at its end.".into()
    } else if says("triple-quoted") {
        "a text that begins with three quotation marks has no end.".into()
    } else if says("unterminated string") || says("EOL while scanning") {
        "a text begins there, and the quotation mark at its end is missing.".into()
    } else if let Some(bracket) = message.strip_suffix(" was never closed") {
        text![
            "the bracket ",
            code(bracket.trim_matches('\'').to_owned()),
            " is opened there and never closed."
        ]
    } else if let Some(bracket) = message.strip_prefix("unmatched ") {
        text![
            "the bracket ",
            code(bracket.trim_matches('\'').to_owned()),
            " closes what was never opened."
        ]
    } else if says("unexpected EOF") {
        "the file ends where something is still open, such as a bracket.".into()
    } else if has_single_equals(line) {
        text![
            "a single ",
            code("="),
            " gives a value to a name; ",
            code("=="),
            " asks whether two things are equal."
        ]
    } else if says("Missing parentheses in call to 'print'") {
        text![
            "what is printed stands in brackets: ",
            code("print(...)"),
            "."
        ]
    } else if message.is_empty() || message == "invalid syntax" {
        "Python does not understand it. ReportStyle for a missing bracket or colon there and in the line above.".into()
    } else {
        text!["Python says: ", beginning(message), "."]
    }
}

/// Whether a line begins a block and does not end in a colon.
fn lacks_colon(line: &str) -> bool {
    const WORDS: [&str; 10] = [
        "if", "elif", "else", "for", "while", "def", "class", "try", "except", "finally",
    ];
    let line = line.split('#').next().unwrap_or_default().trim_end();
    let first = line.split([' ', '(']).next().unwrap_or_default();
    let opened = line.matches(['(', '[']).count();
    let closed = line.matches([')', ']']).count();
    WORDS.contains(&first) && opened == closed && !line.contains(':')
}

/// Whether a line asks `if a = 1`.
fn has_single_equals(line: &str) -> bool {
    let asks = ["if ", "elif ", "while "]
        .iter()
        .any(|word| line.starts_with(word));
    let rest = ["==", "!=", "<=", ">="]
        .iter()
        .fold(line.to_owned(), |line, sign| line.replace(sign, ""));
    asks && rest.contains('=')
}
