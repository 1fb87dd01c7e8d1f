//! A teacher's own list of questions: one per line, in the words of a command.
//!
//! ```text
//! title: Homework 3
//! instructions: Work alone. Hand in by Friday.
//! # Text after a # is a comment.
//! sum 5 4 3 2
//! move kayles 7 + nim 3 4     # from the lecture
//! level: 2
//! xor                         # a topic alone: its question is made up
//! ```
//!
//! Numbers, bullets and backticks before or around a question are ignored.

use super::reading::{LONGEST_LINE, without_number};
use super::sheet::Sheet;
use explain::legible::quoted;
use explain::question::{Generator, Level, ParseError, Question, Topic, parse_game};

/// A line of a list that cannot be read, counted from 1, and why.
pub type BadLine = (usize, String);

/// How much of a word an error shows.
const MOST_SHOWN: usize = 40;

/// The longest question, so that it fits on a line of a sheet together with an answer.
const LONGEST_QUESTION: usize = LONGEST_LINE / 2;

impl Sheet {
    /// The sheet that a list asks for. The seed determines what is made up.
    ///
    /// # Errors
    /// Every line that cannot be read, or that there is no question.
    pub fn listed(text: &str, seed: u64) -> Result<Self, Vec<BadLine>> {
        let text = text.trim_start_matches('\u{feff}');
        let mut list = ListReader {
            sheet: Self::default(),
            level: Level::FIRST,
            generator: Generator::new(seed),
            makes_up: false,
        };
        let mut bad = Vec::new();
        let mut end = 1;
        for (line, text) in (1..).zip(text.lines()) {
            end = line;
            if let Err(why) = list.takes(without_comment(text)) {
                let is_last = why == too_many();
                bad.push((line, why));
                if is_last {
                    break;
                }
            }
        }
        if bad.is_empty() && list.sheet.questions.is_empty() {
            let why = "nothing is asked: expected a question on each line, such as sum 5 4 3 2"
                .to_owned();
            bad.push((end, why));
        }
        list.sheet.seed = list.makes_up.then_some(seed);
        if bad.is_empty() { Ok(list.sheet) } else { Err(bad) }
    }
}

/// A sheet, as far as its list has been read.
struct ListReader {
    sheet: Sheet,
    /// The level of the questions that are made up from here on.
    level: Level,
    generator: Generator,
    /// Whether any have been made up.
    makes_up: bool,
}

impl ListReader {
    fn takes(&mut self, line: &str) -> Result<(), String> {
        if line.is_empty() {
            return Ok(());
        }
        if line.chars().count() > LONGEST_QUESTION {
            return Err(format!(
                "the line is longer than {LONGEST_QUESTION} characters: expected a question that can be answered on paper"
            ));
        }
        if let Some((label, said)) = labelled(line) {
            return self.takes_label(label, said.trim());
        }
        let questions = &mut self.sheet.questions;
        if questions.len() == Sheet::MOST_QUESTIONS {
            return Err(too_many());
        }
        let words = unmarked(line);
        let question = if let Some(topic) = topic(words) {
            self.makes_up = true;
            (self.generator).new_question(topic, self.level, questions, |_| true)
        } else {
            words.parse::<Question>().map_err(|why: ParseError| why.to_string())?
        };
        questions.push(question);
        Ok(())
    }

    fn takes_label(&mut self, label: &str, said: &str) -> Result<(), String> {
        let known = label.to_lowercase();
        let Sheet { head, questions, .. } = &mut self.sheet;
        match &*known {
            "title" | "instructions" if !questions.is_empty() => {
                return Err(format!(
                    "'{known}:' stands below a question: expected it above the first one"
                ));
            }
            "title" if head.title.is_some() => {
                return Err("'title:' is given twice: expected one title".to_owned());
            }
            "title" => head.title = Some(said.to_owned()),
            "instructions" => head.instructions.push(said.to_owned()),
            "level" => {
                let level = said.parse().ok().and_then(Level::new);
                self.level = level.ok_or_else(|| {
                    let (said, last) = (quoted(said, MOST_SHOWN), Level::LAST.number());
                    format!("{said} is not a level: expected a whole number from 1 to {last}")
                })?;
            }
            _ => {
                let label = quoted(&format!("{label}:"), MOST_SHOWN);
                return Err(format!(
                    "{label} is not known here: expected title:, instructions:, level:, or a question such as sum 5 4 3 2"
                ));
            }
        }
        Ok(())
    }
}

/// The error for one question more than a sheet may have.
fn too_many() -> String {
    let most = Sheet::MOST_QUESTIONS;
    format!("this is question {}: expected at most {most}", most + 1)
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

/// The word before a colon at the start, and what follows; not for `subtract:2`, which has no space after the colon.
fn labelled(line: &str) -> Option<(&str, &str)> {
    let (label, said) = line.split_once(':')?;
    let is_word = label.chars().all(char::is_alphabetic) && !label.is_empty();
    let is_apart = said.is_empty() || said.starts_with(char::is_whitespace);
    let is_known =
        ["title", "instructions", "level"].iter().any(|known| label.eq_ignore_ascii_case(known));
    (is_word && (is_apart || is_known)).then_some((label, said))
}

/// The topic that a word names.
fn topic(word: &str) -> Option<Topic> {
    let known = Topic::all().find(|topic| topic.word() == word);
    known.or_else(|| parse_game(word).ok().map(Topic::Game))
}
