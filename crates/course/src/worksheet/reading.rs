//! Reads a filled-in sheet: its questions, by their notation, and what is written at the blank of each.
//!
//! ```text
//! Name: Anna                                           the name
//! 3. What is the nim sum of 5 4 3 2? (`sum 5 4 3 2`)   a question
//!    Answer (a whole number): 0                        its answer
//!    5 ^ 4 = 1, and 1 ^ 3 = 2                          working, which is not read
//! ```

use super::markup::{clean, trimmed};
use explain::question::{Kind, ParseError, Question};

/// A question on a longer line could not be answered on paper.
pub(super) const LONGEST_LINE: usize = 2000;

/// What was read of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetText {
    /// Who filled it in; empty if the sheet does not say.
    pub name: String,
    /// The questions in order.
    pub questions: Vec<AskedQuestion>,
}

/// A question on a sheet, and what is written at its blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedQuestion {
    /// Its line, counted from 1.
    pub line: usize,
    /// The words of the question.
    pub words: String,
    /// The question, or why the words cannot be read as one.
    pub question: Result<Question, String>,
    /// What is written after it.
    pub answer: String,
    /// Whether its blank has been found: no other is looked for.
    has_blank: bool,
}

impl SheetText {
    /// Reads a sheet with any line ends: LF, CRLF or CR.
    pub fn read(text: &str) -> Self {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let lines: Vec<&str> = text.split('\n').map(|line| start(trimmed(line))).collect();
        let mut sheet = Self::default();
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            let mut taken = 1;
            if let Some((asked, lines)) = question(&lines[at..]) {
                sheet.questions.push(AskedQuestion { line: at + 1, ..asked });
                taken = lines;
            } else if let Some(last) = sheet.questions.last_mut() {
                if !last.has_blank
                    && let Some((answer, lines)) = answer(&lines[at..])
                {
                    last.has_blank = true;
                    if !answer.is_empty() {
                        last.answer = answer;
                    }
                    taken = lines;
                }
            } else if sheet.name.is_empty() {
                sheet.name = name(line);
            }
            at += taken;
        }
        sheet
    }
}

/// The question that begins here, and how many lines it takes: its sentence may be broken before its notation, or in it.
fn question(lines: &[&str]) -> Option<(AskedQuestion, usize)> {
    const MOST_LINES: usize = 12;
    let first = lines.first()?;
    let Some(rest) = without_number(first) else {
        return Some((in_brackets(first)?, 1));
    };
    let rest = rest.trim_start_matches(['*', '_', ' ']);
    let mut text = rest.to_owned();
    for (taken, next) in (1..=MOST_LINES).zip(lines.iter().skip(1).chain([&""])) {
        if let Some(asked) = in_brackets(&text) {
            return Some((asked, taken));
        }
        // "7)" may be the end of a notation.
        let is_open = text.rfind('(') > text.rfind(')');
        if next.is_empty() || without_number(next).is_some() && !is_open {
            break;
        }
        text.extend([" ", next]);
    }
    None
}

/// "What is the nim sum of 5 4? (`sum 5 4`) 1"
fn in_brackets(text: &str) -> Option<AskedQuestion> {
    text.match_indices('(').find_map(|(at, _)| {
        let before = clean(&text[..at]);
        let (words, behind) = text[at + 1..].split_once(')')?;
        let is_asked = before.is_empty() || before.ends_with(['?', '.']);
        is_asked.then(|| asked(words, behind)).flatten()
    })
}

/// A question in these words, if they begin like one, with what follows it.
fn asked(words: &str, behind: &str) -> Option<AskedQuestion> {
    let words = as_typed(&clean(words));
    Kind::of_word(words.split(' ').next()?)?;
    Some(AskedQuestion {
        line: 1,
        question: words.parse().map_err(|why: ParseError| why.to_string()),
        words,
        answer: clean(behind),
        has_blank: false,
    })
}

/// What is written at the blank that begins here, and how many lines it takes: after "Answer (a whole number):", whose form
/// may be broken into several lines.
fn answer(lines: &[&str]) -> Option<(String, usize)> {
    const MOST_LINES: usize = 6;
    let first = lines.first()?;
    let (label, rest) = first.trim_start_matches(['*', '_']).split_at_checked("answer".len())?;
    if !label.eq_ignore_ascii_case("answer") {
        return None;
    }
    let rest = rest.trim_start_matches(['*', '_', ' ', '\u{a0}', '\\']);
    if let Some(answer) = rest.strip_prefix(':') {
        return Some((clean(answer), 1));
    }
    let mut form = rest.strip_prefix('(')?.to_owned();
    for taken in 1..=MOST_LINES {
        if let Some((_, answer)) = form.split_once("):") {
            return Some((clean(answer), taken));
        }
        form.extend([" ", lines.get(taken)?]);
    }
    None
}

/// The name on a line such as `Name: Anna Berg ____   Date: 3 May`; empty if there is none.
fn name(line: &str) -> String {
    let line = clean(line);
    let label = line.split_at_checked("name".len());
    let label = label.filter(|(label, _)| label.eq_ignore_ascii_case("name"));
    let rest = label.and_then(|(_, rest)| rest.trim_start().strip_prefix(':'));
    let words = rest.unwrap_or_default().split_whitespace();
    let words = words.take_while(|word| !word.to_lowercase().starts_with("date"));
    clean(&words.collect::<Vec<_>>().join(" "))
}

/// What follows the number of an item: `1.`, `1)`, or `1\.` as some editors write it.
pub(super) fn without_number(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(['*', '_']);
    let behind = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = behind.len() < line.len();
    let behind = behind.strip_prefix('\\').unwrap_or(behind);
    behind.strip_prefix(['.', ')']).filter(|_| is_number).map(str::trim_start)
}

/// The words as they would be typed: in lower case, and with the two hyphens that word processors turn into a dash.
fn as_typed(words: &str) -> String {
    let words = words.split_whitespace().map(|word| match word.strip_prefix(['—', '–']) {
        Some(option) if option.starts_with(char::is_alphabetic) => {
            format!("--{}", option.to_lowercase())
        }
        _ => word.to_lowercase(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The beginning of a very long line.
fn start(line: &str) -> &str {
    let end = line.char_indices().nth(LONGEST_LINE).map_or(line.len(), |(end, _)| end);
    &line[..end]
}
