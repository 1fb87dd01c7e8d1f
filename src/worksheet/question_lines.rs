//! Recognises a line of a sheet that asks something, and the answer after its question.
//!
//! "3. What is the nim sum of 5 4 3 2? (`sum 5 4 3 2`) 0" asks `sum 5 4 3 2` and answers 0, and so does ``3. `sum 5 4 3
//! 2` = 0``. The words in brackets, after the sentence or below it, are the question. A question in backticks may
//! follow any list mark or none; without backticks it counts if a number or a bullet comes before it and the words can
//! be read. If only questions are expected, `sum 5 4 3 2 = 0` will do ([`Marks::Optional`]).

use super::markup::{clean, trimmed};
use super::written_line::{LONGEST_LINE, ListMark, WrittenLine, start, without_mark};
use crate::document::asked_by_itself;
use crate::question::{ParseError, Question, Topic};

/// A question on a sheet with everything that was written for it, up to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct QuestionLines {
    /// The words of the question.
    pub words: String,
    /// The question, or why the words cannot be read as one.
    pub question: Result<Question, String>,
    /// What was written after it.
    pub answer: WrittenLine,
    /// What is written after "Answer:" on a line below it.
    pub answered: Option<WrittenLine>,
    /// What is written below it, before any table.
    pub below: Vec<WrittenLine>,
    /// The rows of tables.
    pub rows: Vec<SheetRow>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SheetRow {
    pub written: WrittenLine,
    /// The texts of its cells, without markup.
    pub cells: Vec<String>,
}

impl QuestionLines {
    /// A question of these words, with the answer on its own line.
    pub fn new(words: String, answer: WrittenLine) -> Self {
        Self {
            question: words.parse().map_err(|why: ParseError| why.to_string()),
            words,
            answer,
            answered: None,
            below: Vec::new(),
            rows: Vec::new(),
        }
    }
}

/// Whether a question must be marked: by backticks, or else by a number or a bullet before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marks {
    Needed,
    Optional,
}

/// A line that asks something; `None` for any other.
pub(super) fn question_line(number: usize, line: &str, marks: Marks) -> Option<QuestionLines> {
    let (mark, rest) = without_mark(line);
    let found =
        |words: String, answer: &str| QuestionLines::new(words, WrittenLine::new(number, answer));
    let too_long = line.len() > LONGEST_LINE;
    let short = Some(rest).filter(|_| !too_long);
    if let Some((words, answer)) = short.and_then(in_brackets) {
        let asked = found(words, &answer);
        if asked.question.is_ok() || mark == ListMark::Number {
            return Some(asked);
        }
    }
    let rest_of_line = rest.trim_start_matches(['*', '_']);
    let Some((words, behind)) = code_span(rest_of_line) else {
        let may_ask = mark != ListMark::None || marks == Marks::Optional;
        let is_signed = rest.contains('=');
        if !may_ask || too_long {
            return None;
        }
        let read = |(words, answer)| {
            let words = clean(words).replace(is_quotation_mark, " ");
            found(as_typed(&words), answer)
        };
        let mut read = splits(rest).map(read);
        let first = read.next()?;
        // What a row becomes may have a sign in it too: "move grundy 6: 1=2+4".
        let asked = if first.question.is_ok() {
            first
        } else {
            read.find(|read| read.question.is_ok()).unwrap_or(first)
        };
        // "1. Move: how to write it" is a sentence, not an unreadable question.
        let may_fail = is_signed && mark != ListMark::Bullet;
        let asks = asked.question.is_ok() || may_fail && begins_with_a_topic(&asked.words);
        return asks.then_some(asked);
    };
    // The answer may have been written inside the backticks.
    let (words, inside) = match words.split_once('=') {
        Some((words, inside)) => (words, Some(inside)),
        None => (words, None),
    };
    let behind = behind.trim_start_matches(['*', '_', ' ', '\t', '\u{a0}', '\\']);
    let after_sign = behind.strip_prefix('=').or_else(|| behind.strip_prefix(':'));
    let words = as_typed(words);
    let signed = inside.is_some() || after_sign.is_some();
    let is_known = begins_with_a_topic(&words);
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
        let longer = format!("the line is longer than {LONGEST_LINE} characters");
        return Some(QuestionLines {
            question: Err(longer + ": expected a question and an answer"),
            ..found(format!("{}…", start(&words, 40)), "")
        });
    }
    let answer = format!("{} {}", inside.unwrap_or(""), after_sign.unwrap_or(behind));
    Some(found(words, &answer))
}

/// Whether a line is the rest of a question whose sentence is on the line above: its words in brackets, or part of them.
pub(super) fn goes_on(above: &str, line: &str) -> bool {
    let asks = |line: &str| {
        let short = Some(line).filter(|line| line.len() <= LONGEST_LINE);
        let found = short.and_then(in_brackets);
        found.is_some_and(|(words, _)| words.parse::<Question>().is_ok())
    };
    let line = trimmed(line).trim_start_matches(['*', '_', ' ']);
    let (mark, above) = without_mark(above);
    let is_sentence = mark != ListMark::None && line.contains(')') && !asks(above);
    is_sentence && (line.starts_with('(') || !asks(line)) && asks(&format!("{above} {line}"))
}

/// The words of a question in brackets, after a sentence or alone, and the answer: what follows them, or its sentence.
fn in_brackets(line: &str) -> Option<(String, String)> {
    let mut brackets = line.match_indices('(');
    brackets.find_map(|(at, _)| {
        let before = &line[..at];
        let (words, behind) = line[at + 1..].split_once(')')?;
        let words = as_typed(&clean(words));
        if !begins_with_a_topic(&words) || before.contains("~~") {
            return None;
        }
        let said = clean(before);
        let is_whole = said.is_empty() || said.ends_with(['?', '.']);
        let asked = words.parse().ok().map(|question| asked_by_itself(&question));
        let typed = asked.and_then(|asked| without(before, &asked.to_string()));
        let answer = format!("{} {behind}", typed.unwrap_or_default());
        (is_whole || typed.is_some()).then_some((words, answer))
    })
}

/// What follows a sentence, compared by letters and digits only; `None` if the line begins differently.
fn without<'a>(line: &'a str, sentence: &str) -> Option<&'a str> {
    let mut rest = line;
    for wanted in sentence.chars().filter(|c| c.is_alphanumeric()) {
        rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
        let found = rest.chars().next()?;
        if !found.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        rest = &rest[found.len_utf8()..];
    }
    Some(rest.trim_start_matches(['?', '.', '*', '_', '\\']))
}

/// The texts before and after each sign that an answer may follow.
fn splits(line: &str) -> impl Iterator<Item = (&str, &str)> {
    const MOST_OF_A_SIGN: usize = 4;
    ["=", "->", "→", ":"].into_iter().flat_map(move |sign| {
        let places = line.match_indices(sign).take(MOST_OF_A_SIGN);
        places.map(move |(at, _)| (&line[..at], &line[at + sign.len()..]))
    })
}

/// Whether nothing readable is written there.
fn is_bare(behind: &str) -> bool {
    clean(start(behind, LONGEST_LINE)).is_empty()
}

/// The words of a line that is just a question, without list marks and backticks.
pub(super) fn unmarked(line: &str) -> &str {
    let (_, rest) = without_mark(line);
    code_span(rest).map_or(rest, |(words, _)| words).trim()
}

/// The text between backticks at the start, and what follows.
fn code_span(text: &str) -> Option<(&str, &str)> {
    let inner = text.trim_start_matches('`');
    let fence = &text[..text.len() - inner.len()];
    if fence.is_empty() {
        return None;
    }
    inner.split_once(fence)
}

/// The words as they would be typed: in lower case, and with the two hyphens that word processors turn into a dash.
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

fn begins_with_a_topic(words: &str) -> bool {
    let first = words.split_ascii_whitespace().next();
    first.is_some_and(|word| Topic::all().any(|topic| topic.word() == word))
}

fn is_quotation_mark(character: char) -> bool {
    "'\"´‘’“”«»".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Option<(String, String)> {
        question_line(1, line, Marks::Needed).map(|asked| (asked.words, asked.answer.text))
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
            "1. What is the nim sum of 5 4? (`sum 5 4`) 1",
            "**What is its sum?** (sum 5 4) 1",
            "- Add them up. (**Sum 5 4**) 1",
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
            "I found (sum 5 4) hard.",
            "That was hard. (move by move)",
            "~~1. What is the nim sum of 5 4? (`sum 5 4`) 1~~",
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
