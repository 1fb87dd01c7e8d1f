//! A teacher's own list of questions: one per line, in the words of a command.
//!
//! ```text
//! # Text after a # is a comment.
//! sum 5 4 3 2
//! move kayles 7 + nim 3 4     # from the lecture
//! ```
//!
//! Numbers, bullets and backticks before or around a question are ignored.

use super::reading::{LONGEST_LINE, without_number};
use super::sheet::Sheet;
use explain::question::{ParseError, Question};

/// A line of a list that cannot be read, counted from 1, and why.
pub type BadLine = (usize, String);

/// The longest question, so that it fits on a line of a sheet together with an answer.
const LONGEST_QUESTION: usize = LONGEST_LINE / 2;

impl Sheet {
    /// The sheet that a list asks for.
    ///
    /// # Errors
    /// Every line that cannot be read, or that there is no question.
    pub fn listed(text: &str) -> Result<Self, Vec<BadLine>> {
        let text = text.trim_start_matches('\u{feff}');
        let mut questions = Vec::new();
        let mut bad = Vec::new();
        let mut end = 1;
        for (line, text) in (1..).zip(text.lines()) {
            end = line;
            let words = without_comment(text);
            if words.is_empty() {
                continue;
            }
            if questions.len() == Self::MOST_QUESTIONS {
                let most = Self::MOST_QUESTIONS;
                bad.push((line, format!("this is question {}: expected at most {most}", most + 1)));
                break;
            }
            match question(words) {
                Ok(question) => questions.push(question),
                Err(why) => bad.push((line, why)),
            }
        }
        if bad.is_empty() && questions.is_empty() {
            let why = "nothing is asked: expected a question on each line, such as sum 5 4 3 2";
            bad.push((end, why.to_owned()));
        }
        if bad.is_empty() { Ok(Self { questions, ..Self::default() }) } else { Err(bad) }
    }
}

/// The question on a line.
fn question(line: &str) -> Result<Question, String> {
    if line.chars().count() > LONGEST_QUESTION {
        return Err(format!(
            "the line is longer than {LONGEST_QUESTION} characters: expected a question that can be answered on paper"
        ));
    }
    unmarked(line).parse().map_err(|why: ParseError| why.to_string())
}

/// The text before the sign of a comment.
fn without_comment(line: &str) -> &str {
    let starts = line.match_indices('#').map(|(at, _)| &line[..at]);
    let is_comment = |before: &&str| before.is_empty() || before.ends_with(char::is_whitespace);
    let mut before = starts.filter(is_comment);
    before.next().unwrap_or(line).trim()
}

/// The words of a line that is just a question, without list marks and backticks.
fn unmarked(line: &str) -> &str {
    let bullet = ["- ", "* ", "+ ", "• "].iter().find_map(|mark| line.strip_prefix(mark));
    let words = without_number(line).or(bullet).unwrap_or(line);
    words.trim().trim_matches('`').trim()
}
