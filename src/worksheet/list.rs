//! A teacher's own list of questions: one per line, in the words of a command.
//!
//! ```text
//! title: Homework 3
//! instructions: Work alone. Hand in by Friday.
//! # Text after a # is a comment.
//! sum 5 4 3 2
//! move lasker 7 + nim 3 4     # from the lecture
//! level: 2
//! xor                         # a topic alone: its question is made up
//! ```
//!
//! Numbers, bullets and backticks before or around a question are ignored.

use thiserror::Error;

use super::question_lines::unmarked;
use super::sheet::{MadeUp, Sheet, SheetHead};
use super::written_line::LONGEST_LINE;
use crate::files::FileKind;
use crate::legible::quoted;
use crate::question::{Generator, Level, ParseError, Question, Topic, parse_game};

/// The kind of file that such lists are in.
pub const LISTS: FileKind = FileKind::new("list of questions", &["txt", "md"], 4);

/// A list of questions, and the head of the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionList {
    /// The head of the sheet.
    pub head: SheetHead,
    /// What is asked, in order; not empty.
    asked: Vec<ListEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum ListEntry {
    Question(Question),
    /// A question about a topic, with the level above it, if there is one.
    MadeUp(Topic, Option<Level>),
}

/// A line of a list that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {why}")]
pub struct BadLine {
    /// Its number, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: BadLineReason,
}

/// Why a line of a list cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLineReason {
    /// It is not a question.
    #[error(transparent)]
    Words(#[from] ParseError),
    /// An unknown label with a colon.
    #[error(
        "{0} is not known here: expected title:, instructions:, level:, or a question such as sum 5 4 3 2"
    )]
    Label(String),
    /// It is not a level.
    #[error("{0} is not a level: expected a whole number from 1 to {last}", last = Level::LAST.number())]
    Level(String),
    /// A title or an instruction after the first question.
    #[error("'{0}:' stands below a question: expected it above the first one")]
    BelowQuestion(String),
    /// A second title.
    #[error("'title:' is given twice: expected one title")]
    SecondTitle,
    /// A question that nobody could answer on paper.
    #[error(
        "the line is longer than {LONGEST_QUESTION} characters: expected a question that can be answered on paper"
    )]
    TooLong,
    /// More questions than a sheet may have.
    #[error("this is question {}: expected at most {}", Sheet::MOST_QUESTIONS + 1, Sheet::MOST_QUESTIONS)]
    TooMany,
    /// Nothing is asked.
    #[error("nothing is asked: expected a question on each line, such as sum 5 4 3 2")]
    NoQuestion,
}

/// How much of a word an error shows.
const MOST_SHOWN: usize = 40;

/// The longest question, so that it fits on a line of a sheet together with an answer.
const LONGEST_QUESTION: usize = LONGEST_LINE / 2;

impl QuestionList {
    /// Reads a list.
    ///
    /// # Errors
    /// Every line that cannot be read, or that there is no question.
    pub fn read(text: &str) -> Result<Self, Vec<BadLine>> {
        let text = text.trim_start_matches('\u{feff}');
        let mut list = Self::default();
        let mut level = None;
        let mut bad = Vec::new();
        let mut end = 1;
        for (line, text) in (1..).zip(text.lines()) {
            end = line;
            if let Err(why) = list.takes(without_comment(text), &mut level) {
                let is_last = why == BadLineReason::TooMany;
                bad.push(BadLine { line, why });
                if is_last {
                    break;
                }
            }
        }
        if bad.is_empty() && list.asked.is_empty() {
            let why = BadLineReason::NoQuestion;
            bad.push(BadLine { line: end, why });
        }
        if bad.is_empty() { Ok(list) } else { Err(bad) }
    }

    fn takes(&mut self, line: &str, level: &mut Option<Level>) -> Result<(), BadLineReason> {
        if line.is_empty() {
            return Ok(());
        }
        if line.chars().count() > LONGEST_QUESTION {
            return Err(BadLineReason::TooLong);
        }
        if let Some((label, said)) = labelled(line) {
            let (known, said) = (label.to_lowercase(), said.trim());
            let title = &mut self.head.title;
            match &*known {
                "title" | "instructions" if !self.asked.is_empty() => {
                    return Err(BadLineReason::BelowQuestion(known));
                }
                "title" if title.is_some() => return Err(BadLineReason::SecondTitle),
                "title" => *title = Some(said.to_owned()),
                "instructions" => self.head.instructions.push(said.to_owned()),
                "level" => {
                    let number = said.parse().ok().and_then(Level::new);
                    let why = || BadLineReason::Level(quoted(said, MOST_SHOWN));
                    *level = Some(number.ok_or_else(why)?);
                }
                _ => {
                    let label = quoted(&format!("{label}:"), MOST_SHOWN);
                    return Err(BadLineReason::Label(label));
                }
            }
            return Ok(());
        }
        if self.asked.len() == Sheet::MOST_QUESTIONS {
            return Err(BadLineReason::TooMany);
        }
        let words = unmarked(line);
        self.asked.push(match topic(words) {
            Some(topic) => ListEntry::MadeUp(topic, *level),
            None => ListEntry::Question(words.parse()?),
        });
        Ok(())
    }

    /// Whether some of its questions are made up.
    #[must_use]
    pub fn makes_up(&self) -> bool {
        let mut asked = self.asked.iter();
        asked.any(|asked| matches!(asked, ListEntry::MadeUp(..)))
    }

    /// The sheet with these questions. The seed determines what is made up, with this level unless the list gives one;
    /// `words` are the arguments of `nimlab worksheet` that ask for it.
    #[must_use]
    pub fn sheet(&self, level: Level, words: &str, seed: u64) -> Sheet {
        let mut generator = Generator::new(seed);
        let mut questions = Vec::new();
        for asked in &self.asked {
            questions.push(match asked {
                ListEntry::Question(question) => question.clone(),
                &ListEntry::MadeUp(topic, own) => {
                    generator.new_question(topic, own.unwrap_or(level), &questions, |_| true)
                }
            });
        }
        Sheet {
            head: self.head.clone(),
            questions,
            made_up: self.makes_up().then(|| MadeUp {
                words: words.to_owned(),
                seed,
            }),
        }
    }
}

/// The text before the sign of a comment.
fn without_comment(line: &str) -> &str {
    let starts = line.match_indices('#').map(|(at, _)| &line[..at]);
    let is_comment = |before: &&str| before.is_empty() || before.ends_with(char::is_whitespace);
    let mut before = starts.filter(is_comment);
    before.next().unwrap_or(line).trim()
}

/// The word before a colon at the start, and what follows; not for `moore:2`, which has no space after the colon.
fn labelled(line: &str) -> Option<(&str, &str)> {
    let (label, said) = line.split_once(':')?;
    let is_word = label.chars().all(char::is_alphabetic) && !label.is_empty();
    let is_apart = said.is_empty() || said.starts_with(char::is_whitespace);
    let is_known = ["title", "instructions", "level"]
        .iter()
        .any(|known| label.eq_ignore_ascii_case(known));
    (is_word && (is_apart || is_known)).then_some((label, said))
}

/// The topic that a word names.
fn topic(word: &str) -> Option<Topic> {
    let known = Topic::all().find(|topic| topic.word() == word);
    known.or_else(|| parse_game(word).ok().map(Topic::Game))
}
