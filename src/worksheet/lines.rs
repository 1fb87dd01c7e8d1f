//! A filled-in sheet taken apart: its questions with what was written behind them, and the table rows below each.
//!
//! A sheet carries its own questions: ``3. `sum 5 4 3 2` = 0`` asks `sum 5 4 3 2` and answers 0. A question in backticks may
//! stand behind any list mark or none; one that has lost its backticks still counts where a number or a bullet stands before
//! it and the words can be read. Everything else is a remark, and is passed over.

use thiserror::Error;

use super::markup::clean;
use crate::question::{ParseError, Question, Topic};

/// A question on a sheet with what was written to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AskedLine {
    /// On which line of the file it stands, counted from 1.
    pub line: usize,
    /// The words of the question.
    pub words: String,
    /// The question, where the words can be read as one.
    pub question: Result<Question, UnreadableLine>,
    /// What was answered, without markup.
    pub answer: String,
    /// The part of it that stands in backticks or in bold, where a remark stands beside it.
    pub set_off: Option<String>,
    /// The table rows between this question and the next, cell by cell, without markup.
    pub rows: Vec<Vec<String>>,
}

/// Why a line that asks something cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnreadableLine {
    /// The words are no question.
    #[error(transparent)]
    Words(#[from] ParseError),
    /// The line is longer than any question.
    #[error("the line is longer than {LONGEST_LINE} characters: expected a question and an answer")]
    TooLong,
}

/// A longer line than this is no question that anybody could answer on paper.
const LONGEST_LINE: usize = 2000;

/// Takes a sheet apart.
pub(super) fn read(text: &str) -> Vec<AskedLine> {
    let mut asked: Vec<AskedLine> = Vec::new();
    for (number, line) in (1..).zip(lines(text)) {
        if let Some(found) = question_line(number, line) {
            asked.push(found);
        } else if let Some(last) = asked.last_mut() {
            last.rows.extend(table_row(line));
        }
    }
    asked
}

/// The lines of a text, whatever ends them: LF, CRLF, or CR alone.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.split('\n').flat_map(|line| {
        let line = line.strip_suffix('\r').unwrap_or(line);
        line.split('\r')
    })
}

/// A line that asks something; `None` for any other.
fn question_line(number: usize, line: &str) -> Option<AskedLine> {
    let Marked { mark, rest } = without_mark(line);
    let found = |words: &str, answer: &str, question| AskedLine {
        line: number,
        words: words.to_owned(),
        question,
        answer: clean(answer),
        set_off: set_off(answer),
        rows: Vec::new(),
    };
    let too_long = line.len() > LONGEST_LINE;
    let rest_of_line = rest.trim_start_matches(['*', '_']);
    let Some((words, behind)) = code_span(rest_of_line) else {
        let (words, answer) = rest.split_once('=').filter(|_| mark != ListMark::None)?;
        if too_long {
            return None;
        }
        let words = as_typed(&clean(words).replace(is_quotation_mark, " "));
        let question = words.parse().ok()?;
        return Some(found(&words, answer, Ok(question)));
    };
    // The answer may have been written into the backticks.
    let (words, inside) = match words.split_once('=') {
        Some((words, inside)) => (words, Some(inside)),
        None => (words, None),
    };
    let behind = behind.trim_start_matches(['*', '_', ' ', '\t', '\u{a0}', '\\']);
    let after_sign = behind
        .strip_prefix('=')
        .or_else(|| behind.strip_prefix(':'));
    let words = as_typed(words);
    let signed = inside.is_some() || after_sign.is_some();
    let is_known = words
        .split_ascii_whitespace()
        .next()
        .is_some_and(is_topic_word);
    let asks = match mark {
        ListMark::Number => is_known || signed,
        ListMark::Bullet | ListMark::None => {
            is_known && (signed || mark == ListMark::Bullet && is_bare(behind))
        }
    };
    if !asks {
        return None;
    }
    if too_long {
        let start: String = words.chars().take(40).chain(['…']).collect();
        return Some(found(&start, "", Err(UnreadableLine::TooLong)));
    }
    let answer = format!("{} {}", inside.unwrap_or(""), after_sign.unwrap_or(behind));
    let question = words.parse().map_err(UnreadableLine::Words);
    Some(found(&words, &answer, question))
}

/// Whether nothing is written there, as far as one would read.
fn is_bare(behind: &str) -> bool {
    let start: String = behind.chars().take(LONGEST_LINE).collect();
    clean(&start).is_empty()
}

/// The part in backticks or in bold that an answer begins with, where more follows: in "`3` I was not sure", the 3.
fn set_off(answer: &str) -> Option<String> {
    let answer = answer.trim();
    let (part, rest) = ["**", "`"]
        .iter()
        .find_map(|mark| answer.strip_prefix(mark)?.split_once(mark))?;
    (!rest.trim().is_empty()).then(|| clean(part))
}

/// What stands before an item of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ListMark {
    None,
    Bullet,
    Number,
}

struct Marked<'a> {
    mark: ListMark,
    rest: &'a str,
}

/// The line without quotation marks of mail, list marks, and boxes to tick.
fn without_mark(line: &str) -> Marked<'_> {
    let is_space = |c: char| c.is_whitespace() || c == '\u{feff}';
    let mut rest = line.trim_matches(is_space);
    while let Some(quoted) = rest.strip_prefix('>') {
        rest = quoted.trim_start();
    }
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
    let ticked = ["[ ]", "[x]", "[X]"]
        .iter()
        .find_map(|tick| rest.strip_prefix(tick));
    Marked {
        mark,
        rest: ticked.unwrap_or(rest).trim_start(),
    }
}

/// What stands between backticks at the start, and what follows.
fn code_span(text: &str) -> Option<(&str, &str)> {
    let inner = text.trim_start_matches('`');
    let fence = &text[..text.len() - inner.len()];
    if fence.is_empty() {
        return None;
    }
    inner.split_once(fence)
}

/// The words as they would be typed: in small letters, and with the two dashes that word processors make one of.
fn as_typed(words: &str) -> String {
    let words: Vec<String> = words
        .split_whitespace()
        .map(|word| match word.strip_prefix(['—', '–']) {
            Some(option) if option.starts_with(char::is_alphabetic) => {
                format!("--{}", option.to_lowercase())
            }
            _ => word.to_lowercase(),
        })
        .collect();
    words.join(" ")
}

fn is_topic_word(word: &str) -> bool {
    Topic::all().any(|topic| topic.word() == word)
}

fn is_quotation_mark(character: char) -> bool {
    "'\"´‘’“”«»".contains(character)
}

/// The cells of a row of a table; `None` for any other line, and for the line below a header.
fn table_row(line: &str) -> Option<Vec<String>> {
    if line.len() > LONGEST_LINE {
        return None;
    }
    let line = line.trim().trim_start_matches(['>', ' ']);
    let mut cells = split_cells(line)?;
    let is_ruler = |cell: &String| cell.trim().chars().all(|c| "-:=+—– ".contains(c));
    let has_dash = cells.iter().any(|cell| cell.contains(['-', '—', '–', '=']));
    let first_is_empty = cells.first().is_some_and(|cell| cell.trim().is_empty());
    if first_is_empty {
        // The pipe at the margin; no label is empty.
        cells.remove(0);
    }
    if has_dash && cells.first().is_some_and(is_ruler) {
        return None;
    }
    Some(cells.iter().map(|cell| clean(cell)).collect())
}

/// What stands between the pipes of a line, but for escaped ones; `None` where there is no pipe.
fn split_cells(line: &str) -> Option<Vec<String>> {
    let mut cells = vec![String::new()];
    let mut escaped = false;
    for character in line.chars() {
        if character == '|' && !escaped {
            cells.push(String::new());
        } else if let Some(cell) = cells.last_mut() {
            cell.push(character);
        }
        escaped = character == '\\' && !escaped;
    }
    (cells.len() > 1).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Option<(String, String)> {
        question_line(1, line).map(|asked| (asked.words, asked.answer))
    }

    #[test]
    fn a_question_is_found_behind_any_mark() {
        for line in [
            "1. `sum 5 4` = 1",
            "1) `sum 5 4` = **1**",
            r"1\. `sum 5 4` = 1",
            "- `sum 5 4` = `1`",
            "* [x] `sum 5 4` = \\_\\_1\\_\\_",
            "  > 7. **`sum 5 4`** = _1_  ",
            "`sum 5 4`=1",
            "1. ``sum 5 4`` 1",
            "1. `sum 5 4 = 1`",
            "1. `Sum 5, 4`: 1",
            "1. sum 5 4 = 1",
            "1. ‘sum 5 4’ = ———— 1",
        ] {
            let (words, answer) = asked(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!(words.replace(',', ""), "sum 5 4", "{line}");
            assert_eq!(answer, "1", "{line}");
        }
    }

    #[test]
    fn a_remark_is_no_question() {
        for line in [
            "I found `sum 5 4` hard.",
            "`sum 5 4` was hard.",
            "- **sum**: the nim sum of the rows, such as 5",
            "sum 5 4 = 1 is what I got",
            "1. The sum of it all",
            "- sum up = done",
            "```text",
            "`",
            "",
        ] {
            assert_eq!(asked(line), None, "{line}");
        }
    }
}
