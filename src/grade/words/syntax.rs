//! Parts of a file that Python cannot read: where they stand, and what Python expected there.
//!
//! "Python cannot read lines 22-30 of lab.py. Line 26 is `while numeral > 0`. Python expected a colon (:) at its end."

use super::values::{beginning, first_said};
use crate::document::text::{Text, code, text};
use crate::document::wording::{listed, one_or_more};
use crate::grade::python::Unread;
use crate::grade::sheet::Function;

/// A part that Python cannot read, why, and which functions of the lab are missing for that.
pub(super) fn unread(part: &Unread) -> Text {
    let piece = part.piece.clone();
    if part.first == 0 {
        return text![
            {piece}" cannot be read: it names an encoding ("{beginning(&part.message)}
            ") in which it is not saved. Choose UTF-8 where your editor offers encodings."
        ];
    }
    let lines = if part.first == part.last {
        text!["line\u{a0}"{part.first}]
    } else {
        text!["lines\u{a0}"{part.first}"-"{part.last}]
    };
    let line = match part.text.trim() {
        "" => text!["Python gives up at line\u{a0}"{part.line}],
        text => text!["Line\u{a0}"{part.line}" is "{code(text.to_owned())}],
    };
    let expected = expected(part).capitalised();
    let told = text!["Python cannot read "{lines}" of "{piece}". "{line}". "{expected}];
    let lost = part.defines.iter().filter_map(|name| Function::named(name));
    let lost: Vec<Text> = lost.map(Text::from).collect();
    if lost.is_empty() {
        return told;
    }
    let counts = one_or_more(lost.len(), " counts as missing.", " count as missing.");
    text![{told}" Until that is mended, "{listed(lost, "and")}{counts}]
}

/// What Python expected, in words that all its versions would agree with.
fn expected(part: &Unread) -> Text {
    let (message, line) = (part.message.as_str(), part.text.trim());
    let says = |words: &str| message.contains(words);
    let is_in_brackets = line.matches('{').count() == line.matches('}').count();
    let known = first_said([
        (says("inconsistent use of tabs") || part.kind == "TabError").then_some("it begins with tabs where other lines begin with spaces, or the other way round. Use four spaces for each step."),
        (message == "f-string: expecting '}'" && is_in_brackets).then_some("only Python 3.12 and newer know that, and the Python that grades is an older one. Within the curly brackets use the other kind of quotation marks."),
        (message == "f-string expression part cannot include a backslash").then_some("only Python 3.12 and newer know that, and the Python that grades is an older one. Before it, give what has the backslash a name."),
        says("unexpected indent").then_some("it stands further to the right than the line above it, where nothing asks for that."),
        says("expected an indented block").then_some("after a line that ends in a colon, Python expected lines that stand four spaces further to the right."),
        says("unindent does not match").then_some("it does not begin exactly below any line before it. Count the spaces at its left; a tab is not four spaces."),
        (says("expected ':'") || lacks_colon(line)).then_some("Python expected a colon (:) at its end."),
        says("triple-quoted").then_some("a text that begins with three quotation marks has no end."),
        (says("unterminated string") || says("EOL while scanning")).then_some("a text begins there, and the quotation mark at its end is missing."),
    ]);
    let bracket = |told: &'static str| {
        let sign = message.split('\'').nth(1).unwrap_or_default().to_owned();
        text!["the bracket "{code(sign)}{told}]
    };
    if let Some(known) = known {
        known
    } else if message.ends_with(" was never closed") {
        bracket(" is opened there and never closed.")
    } else if message.starts_with("unmatched ") {
        bracket(" closes what was never opened.")
    } else {
        let others = first_said([
            says("unexpected EOF").then_some("the file ends where something is still open, such as a bracket."),
            has_single_equals(line).then_some("a single `=` gives a value to a name; `==` asks whether two things are equal."),
            says("Missing parentheses in call to 'print'").then_some("what is printed stands in brackets: `print(...)`."),
            (["", "invalid syntax"].contains(&message)).then_some("Python does not understand it. Look for a missing bracket or colon there and in the line above."),
        ]);
        others.unwrap_or_else(|| text!["Python says: "{beginning(message)}"."])
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
    let asks = ["if ", "elif ", "while "];
    let signs = ["==", "!=", "<=", ">="];
    let without = |line: String, sign: &&str| line.replace(sign, "");
    let rest = signs.iter().fold(line.to_owned(), without);
    asks.iter().any(|word| line.starts_with(word)) && rest.contains('=')
}
