//! Takes a filled-in sheet apart, line by line: its questions, what is written below each, and the rest.
//!
//! Every line is a question, a row of a table, something written, or one that nobody has to read: blank lines, rulers,
//! and the sheet's own text. So nothing that somebody wrote gets lost, wherever it is:
//!
//! ```text
//! Name: Anna                      the name
//! 3. What is the nim sum of 5 4 3 2? (`sum 5 4 3 2`)   a question
//!    Answer (a whole number): 0   what answers it
//!    really                       written below it
//!    | row 1 | 5 | 1 | 0 | 1 |    a row of its tables, or, below "Columns: size, 4, 2, 1.":
//!    row 1: 5, 1, 0, 1.
//!    I checked this.              written elsewhere
//! ```

use std::borrow::Cow;

use super::boilerplate::Boilerplate;
use super::heading::SheetHeading;
use super::markup::{clean, trimmed};
use super::question_lines::{Marks, QuestionLines, SheetRow, goes_on, question_line};
use super::written_line::{LONGEST_LINE, WrittenLine, answer_line};
use crate::question::Question;

/// A sheet, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SheetLines {
    pub heading: SheetHeading,
    pub questions: Vec<QuestionLines>,
    /// What is written above the first question, or below a table.
    pub elsewhere: Vec<WrittenLine>,
}

impl SheetLines {
    /// Takes a sheet apart. If no question on it has a mark, none needs one; and if there is none at all, it may contain
    /// just numbers and answers: "2. 8 1" answers the second of the questions that were given out.
    pub fn read(text: &str, marks: Marks, given: &[Question], boilerplate: &Boilerplate) -> Self {
        let lines = whole_lines(text);
        let marked_by = |marks| {
            let asked = |number, line: &str| question_line(number, line, marks);
            Self::read_by(&lines, boilerplate, asked)
        };
        let marked = marked_by(marks);
        if marked.asks() {
            return marked;
        }
        let may_be_bare = marks == Marks::Needed && marked.questions.is_empty();
        let bare = may_be_bare.then(|| marked_by(Marks::Optional));
        let of_answers = || {
            Self::read_by(&lines, boilerplate, |number, line| {
                let (question, answer) = numbered(line)?;
                let question = given.get(question.checked_sub(1)?)?;
                let answer = WrittenLine::new(number, answer);
                Some(QuestionLines {
                    question: Ok(question.clone()),
                    ..QuestionLines::new(question.to_string(), answer)
                })
            })
        };
        let others = bare.into_iter().chain(std::iter::once_with(of_answers));
        others.into_iter().find(Self::asks).unwrap_or(marked)
    }

    /// Whether there is a readable question.
    fn asks(&self) -> bool {
        let mut questions = self.questions.iter();
        questions.any(|lines| lines.question.is_ok())
    }

    fn read_by(
        lines: &[(usize, Cow<'_, str>)],
        boilerplate: &Boilerplate,
        asked: impl Fn(usize, &str) -> Option<QuestionLines>,
    ) -> Self {
        let mut sheet = Self::default();
        let asked = lines.iter().map(|(number, line)| asked(*number, line));
        let asked: Vec<Option<QuestionLines>> = asked.collect();
        let questions = asked.iter().flatten();
        let boilerplate = boilerplate.with(questions.filter_map(|it| it.question.clone().ok()));
        let mut is_in_words = false;
        for ((number, line), asked) in lines.iter().zip(asked) {
            let number = *number;
            is_in_words = (is_in_words && !trimmed(line).is_empty()) || header_in_words(line);
            if let Some(asked) = asked {
                sheet.questions.push(asked);
                continue;
            }
            let answered = answer_line(number, line);
            if let (Some(last), Some(answered)) = (sheet.questions.last_mut(), answered)
                && last.answered.is_none()
            {
                last.answered = Some(answered);
                continue;
            }
            let in_head = sheet.questions.is_empty();
            if boilerplate.holds(line, in_head) || sheet.heading.takes(line) {
                continue;
            }
            let line = trimmed(line);
            let bullet = ["- ", "* ", "• "].iter().find_map(|mark| line.strip_prefix(mark));
            let written = WrittenLine::new(number, bullet.unwrap_or(line));
            let row = if is_in_words { row_in_words(line) } else { table_row(line) };
            match (row, sheet.questions.last_mut()) {
                (Some(cells), _) if cells.is_empty() => {}
                (Some(cells), Some(question)) => question.rows.push(SheetRow { written, cells }),
                (None, Some(question)) if question.rows.is_empty() => {
                    question.below.push(written);
                }
                _ => sheet.elsewhere.push(written),
            }
        }
        sheet
    }
}

/// Whether a text has numbers with something after them: "1. 8 1".
pub(super) fn has_numbered(text: &str) -> bool {
    lines(text).any(|line| numbered(line).is_some())
}

/// The number at the start of a line, and the rest.
fn numbered(line: &str) -> Option<(usize, &str)> {
    let line = trimmed(line).trim_start_matches(['*', '_']);
    let behind = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = line[..line.len() - behind.len()].parse().ok()?;
    let behind = behind.strip_prefix('\\').unwrap_or(behind);
    let answer = behind.strip_prefix(['.', ')', ':'])?;
    // "1.5" is a single number.
    let is_apart = !answer.starts_with(|c: char| c.is_ascii_digit());
    is_apart.then_some((number, answer))
}

/// The lines of a text with their numbers. The words of a question are on the line of its sentence, also where an older
/// sheet or a mail program has put them below it.
fn whole_lines(text: &str) -> Vec<(usize, Cow<'_, str>)> {
    let mut whole: Vec<(usize, Cow<str>)> = Vec::new();
    for (number, line) in (1..).zip(lines(text)) {
        match whole.last_mut() {
            Some((_, above)) if goes_on(above, line) => {
                above.to_mut().extend([" ", trimmed(line)]);
            }
            _ => whole.push((number, line.into())),
        }
    }
    whole
}

/// The lines of a text with any line ends: LF, CRLF, or CR alone.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.split('\n').flat_map(|line| {
        let line = line.strip_suffix('\r').unwrap_or(line);
        line.split('\r')
    })
}

/// The cells of a line of a table, none of the line below a header or of an empty row; `None` for any other line.
fn table_row(line: &str) -> Option<Vec<String>> {
    let mut cells = split_cells(trimmed(line)).filter(|_| line.len() <= LONGEST_LINE)?;
    let is_ruler = |cell: &String| cell.trim().chars().all(|c| "-:=+—– ".contains(c));
    let first_is_empty = cells.first().is_some_and(|cell| cell.trim().is_empty());
    if first_is_empty {
        // The pipe at the margin; no label is empty.
        cells.remove(0);
    }
    if cells.iter().all(is_ruler) {
        return Some(Vec::new());
    }
    Some(cells.iter().map(|cell| clean(cell)).collect())
}

/// Whether a table in words begins, as `nimlab worksheet --linear` prints one. It ends at an empty line.
fn header_in_words(line: &str) -> bool {
    trimmed(line).starts_with("Columns: ")
}

/// `row 1: 5, 1, 0, blank.`
fn row_in_words(line: &str) -> Option<Vec<String>> {
    let (label, cells) = line.split_once(": ").filter(|_| line.len() <= LONGEST_LINE)?;
    let label = if header_in_words(line) { "" } else { label };
    let cells = cells.trim_end().trim_end_matches('.').split(", ");
    Some(std::iter::once(label).chain(cells).map(clean).collect())
}

/// The texts between the unescaped pipes of a line; `None` if there is no pipe.
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
