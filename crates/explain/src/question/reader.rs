//! The reader of the notation, from words to a request.
//!
//! Requests about a board are read in [`board_request`](super::board_request).

use std::str::FromStr;

use super::error::{Origin, ParseError, Word};
use super::notation::Request;
use super::number::{MOST_IN_GROUP, number};
use super::words::{Dash, Words};
use crate::kinds::{self, Kind, Question};

impl Request {
    /// Reads a line of the notation, such as `sum 5 4 3 2`.
    ///
    /// # Errors
    /// If the words cannot be read; the message names the offending word and what was expected.
    pub fn parse(line: &str, dash: Dash<'_>) -> Result<Self, ParseError> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        Self::from_words(&words, dash)
    }

    /// Reads words, of which a board may take one or several: `["sum", "5 4", "3,2"]`.
    ///
    /// # Errors
    /// If the words cannot be read; the message names the offending word and what was expected.
    pub fn from_words<S: AsRef<str>>(words: &[S], dash: Dash<'_>) -> Result<Self, ParseError> {
        let mut rest = words.iter().map(AsRef::as_ref);
        let first = rest.next().unwrap_or_default();
        match Kind::of_word(first) {
            Some(kind) => Self::read(kind, &Words::sort(kind, rest)?, dash),
            None => Err(ParseError::UnknownKind { word: Word::new(first) }),
        }
    }

    /// Reads a request of a given kind from sorted words.
    ///
    /// # Errors
    /// If the words cannot be read; the message names the offending word and what was expected.
    pub fn read(kind: Kind, words: &Words, dash: Dash<'_>) -> Result<Self, ParseError> {
        kinds::parse(kind, &RequestReader::new(kind, words)?, dash)
    }
}

/// Reads a question in the notation, such as `sum 5 4 3 2`.
impl FromStr for Question {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        match Request::parse(line, Dash::Refused) {
            Ok(Request::Question(question)) => Ok(question),
            Ok(shown) => Err(ParseError::of(
                &shown.to_string(),
                "can be shown, but has no answer to judge: expected a question such as sum 5 4 3 2",
            )),
            Err(ParseError::UnknownKind { word }) => Err(ParseError::UnknownQuestion { word }),
            Err(fault) => Err(fault),
        }
    }
}

/// The words of one request while they are read.
pub(crate) struct RequestReader<'a> {
    pub(crate) kind: &'static str,
    pub(crate) words: &'a Words,
}
impl<'a> RequestReader<'a> {
    fn new(kind: Kind, words: &'a Words) -> Result<Self, ParseError> {
        let plain = &words.plain;
        let reader = Self { kind: kind.word(), words };
        if plain.len() > 1 && plain.iter().any(|word| word.trim().is_empty()) {
            return Err(reader.empty_word());
        }
        Ok(reader)
    }

    pub(crate) fn text(&self) -> String {
        self.words.plain.join(" ")
    }

    pub(crate) fn group(&self) -> Result<Request, ParseError> {
        let [size] = self.numbers("one number", "group 4")?;
        in_range(size, "the size of a table", 1, MOST_IN_GROUP)?;
        Ok(Request::Group { size })
    }

    /// Exactly `N` numbers.
    pub(crate) fn numbers<const N: usize>(
        &self,
        takes: &str,
        example: &str,
    ) -> Result<[u64; N], ParseError> {
        let text = self.text();
        let words = pieces(&text);
        let mut numbers = Vec::new();
        for word in words.iter().map(|word| word.as_bytes()) {
            let unread = |fault| ParseError::no_number(word, Origin::Words, fault);
            numbers.push(number(word).map_err(unread)?);
        }
        numbers.try_into().map_err(|_| {
            // The words as they were typed: `0b11` must not be quoted as 3.
            self.wrong_count(takes, words.get(N).copied(), words.len(), example)
        })
    }

    /// The error for an empty word beside others.
    pub(crate) fn empty_word(&self) -> ParseError {
        let kind = self.kind;
        ParseError::Sentence(format!(
            "one of the words after '{kind}' is empty (\"\"): expected a number in each"
        ))
    }

    /// The error for too few words, or for one too many.
    pub(crate) fn wrong_count(
        &self,
        takes: &str,
        extra: Option<&str>,
        count: usize,
        example: &str,
    ) -> ParseError {
        let found = match (extra, count) {
            (Some(extra), _) => format!("{} is one too many", Word::new(extra)),
            (None, 0) => "there is none here".to_owned(),
            (None, 1) => "there is only one here".to_owned(),
            (None, count) => format!("there are only {count} here"),
        };
        let kind = self.kind;
        ParseError::Sentence(format!(
            "'{kind}' takes {takes}, and {found}: expected for example {example}"
        ))
    }
}

/// The words of a text, separated by white space and commas.
pub(crate) fn pieces(text: &str) -> Vec<&str> {
    text.split(|c: char| c.is_ascii_whitespace() || c == ',')
        .filter(|piece| !piece.is_empty())
        .collect()
}

pub(crate) fn in_range(number: u64, what: &str, least: u64, most: u64) -> Result<(), ParseError> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(ParseError::Sentence(format!(
            "{number} is out of range: expected {what} from {least} to {most}"
        )))
    }
}
