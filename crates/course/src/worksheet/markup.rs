//! Removes what people and editors put around a question, an answer or a cell.
//!
//! An answer of `**3,1**`, `\_\_3,1\_\_` or `_____ 3,1 _____` is 3,1; an editor's escapes, emphasis, code marks and the
//! line to write on mean nothing.

use std::borrow::Cow;

/// The text without escapes, tags, emphasis, struck-out parts, and lines to write on.
pub(super) fn clean(text: &str) -> String {
    let text = without_struck_out(text);
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        match character {
            '\\' => match rest.next_if(char::is_ascii_punctuation) {
                Some('_' | '*' | '`') => plain.push(' '),
                Some(escaped) => plain.push(escaped),
                None => plain.push('\\'),
            },
            '`' | '*' | '_' | '\u{a0}' => plain.push(' '),
            // A byte order mark or a zero-width space is invisible.
            '\u{feff}' | '\u{200b}' | '\u{200c}' | '\u{200d}' | '\u{2060}' => {}
            _ => plain.push(character),
        }
    }
    let plain = without_tags(&plain);
    without_lines(plain.trim()).trim().to_owned()
}

/// The line without leading white space and quotation marks of mail.
pub(super) fn trimmed(line: &str) -> &str {
    let is_space = |c: char| c.is_whitespace() || c == '\u{feff}';
    let mut rest = line.trim_matches(is_space);
    while let Some(quoted) = rest.strip_prefix('>') {
        rest = quoted.trim_start();
    }
    rest
}

/// Text struck out with `~~` does not count.
fn without_struck_out(text: &str) -> Cow<'_, str> {
    let pieces: Vec<&str> = text.split("~~").collect();
    if pieces.len() < 3 {
        return Cow::Borrowed(text);
    }
    // Pieces at odd indices are between two marks, except the last one, which has no end mark.
    let kept = pieces.iter().enumerate().filter(|&(at, _)| at % 2 == 0 || at + 1 == pieces.len());
    Cow::Owned(kept.map(|(_, piece)| *piece).collect::<Vec<_>>().join(" "))
}

/// The text without `<u>`, `<br>`, `&nbsp;` and the like.
fn without_tags(text: &str) -> String {
    let text = text.replace("&nbsp;", " ");
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, tag)) = rest.split_once('<') {
        plain.push_str(before);
        let is_tag = tag.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/');
        match tag.split_once('>') {
            Some((_, after)) if is_tag => {
                plain.push(' ');
                rest = after;
            }
            _ => {
                plain.push('<');
                rest = tag;
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// The text without lines to write on at both ends: two or more dashes or dots in a row. A single dash may be a minus.
fn without_lines(text: &str) -> &str {
    let is_line = |c: char| "-–—―.…".contains(c);
    let inner = text.trim_start_matches(is_line);
    let text = if count(text) - count(inner) >= 2 { inner } else { text };
    let inner = text.trim_end_matches(is_line);
    if count(text) - count(inner) >= 2 { inner } else { text }
}

fn count(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn what_editors_add_is_taken_away() {
        for written in [
            "3,1",
            "**3,1**",
            "`3,1`",
            r"\_\_\_3,1\_\_",
            "_______3,1____",
            "———— 3,1 ----",
            "<u>3,1</u>&nbsp;",
            "~~2,2~~ 3,1",
            "........ 3,1",
        ] {
            assert_eq!(clean(written), "3,1", "{written}");
        }
        assert_eq!(clean("-3"), "-3");
        assert_eq!(clean(r"\[1, 0, 1\]"), "[1, 0, 1]");
        assert_eq!(clean("____________"), "");
        assert_eq!(clean("——————"), "");
    }
}
