//! What somebody may have written on a line of a sheet, and the marks around it.

use super::markup::{clean, trimmed};

/// Something that somebody may have written: on the line of a question, below it, or elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenLine {
    /// Its line in the file, counted from 1.
    pub line: usize,
    /// Its text, without markup.
    pub text: String,
    /// The text in backticks or bold at the start, and the rest, if there is more: in "`3` I was not sure", the 3.
    pub set_off: Option<(String, String)>,
}

impl WrittenLine {
    /// The text as it was typed; the end of a very long line is left out.
    pub fn new(line: usize, typed: &str) -> Self {
        let typed = start(typed, LONGEST_LINE);
        Self { line, text: clean(typed), set_off: set_off(typed) }
    }
}

/// The text after "Answer:", or "Answer (a whole number):", on the line below a question.
pub(super) fn answer_line(number: usize, line: &str) -> Option<WrittenLine> {
    let (_, line) = without_mark(line);
    let rest = line.trim_start_matches(['*', '_']);
    let mark = &line[..line.len() - rest.len()];
    let (label, rest) = rest.split_at_checked("answer".len())?;
    if !label.eq_ignore_ascii_case("answer") {
        return None;
    }
    let rest = rest.trim_start_matches(['*', '_', ' ', '\u{a0}', '\\']);
    let typed = match rest.strip_prefix('(') {
        Some(form) => form.split_once("):")?.1,
        None => rest.strip_prefix(':')?,
    };
    let typed = typed.strip_prefix(mark).unwrap_or(typed);
    Some(WrittenLine::new(number, typed))
}

/// Nobody could answer a question on a longer line on paper.
pub(super) const LONGEST_LINE: usize = 2000;

/// The mark before an item of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ListMark {
    None,
    Bullet,
    Number,
}

/// The list mark of a line, and the rest without quotation marks of mail and tick boxes.
pub(super) fn without_mark(line: &str) -> (ListMark, &str) {
    let rest = trimmed(line);
    let after_digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_digits = (after_digits.len() < rest.len())
        .then(|| after_digits.strip_prefix('\\').unwrap_or(after_digits));
    let after_number = after_digits.and_then(|rest| rest.strip_prefix(['.', ')']));
    let after_bullet = rest
        .strip_prefix(['-', '*', '+', '•'])
        .filter(|rest| rest.starts_with(char::is_whitespace));
    let (mark, rest) = match (after_number, after_bullet) {
        (Some(rest), _) => (ListMark::Number, rest),
        (None, Some(rest)) => (ListMark::Bullet, rest),
        (None, None) => (ListMark::None, rest),
    };
    let rest = rest.trim_start();
    let mut ticks = ["[ ]", "[x]", "[X]"].iter();
    let ticked = ticks.find_map(|tick| rest.strip_prefix(tick));
    (mark, ticked.unwrap_or(rest).trim_start())
}

fn set_off(typed: &str) -> Option<(String, String)> {
    let typed = typed.trim();
    let (part, rest) =
        ["**", "`"].iter().find_map(|mark| typed.strip_prefix(mark)?.split_once(mark))?;
    let (part, rest) = (clean(part), clean(rest));
    (!rest.is_empty()).then_some((part, rest))
}

/// The first `most` characters of a text.
pub(super) fn start(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most).map_or(text.len(), |(end, _)| end);
    &text[..end]
}
