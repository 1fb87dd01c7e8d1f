//! What came back from a call and what was expected of it, as reports show them.

use super::say::say;
use crate::document::text::{Text, code, text};
use crate::grade::judge::{CameBack, Failure, Reason, Wanted};
use crate::grade::python::PythonValue;
use crate::grade::sheet::Function;
use crate::question::{NimSum, Question, Request};

/// What came back, as a report shows it, with what cannot be seen in it; nothing where nothing came back.
#[must_use]
pub(in crate::grade) fn came_back(failure: &Failure) -> Option<Text> {
    let CameBack::Value(value) = &failure.returned else {
        return None;
    };
    let value = value.to_string();
    Some(match (&failure.reason, &failure.changed) {
        (Reason::SameList, _) => say!("`{}`, with the very list that was given", value),
        (_, Some(after)) => say!(
            "`{}`, and the list that was given is now `{}`",
            value,
            after.to_string()
        ),
        _ => code(value),
    })
}

/// What was expected, as a report shows it.
#[must_use]
pub(in crate::grade) fn expected(failure: &Failure) -> Text {
    let expected: Text = match &failure.expected {
        Wanted::Value(value) => code(value.to_string()),
        Wanted::Words(words) => words.clone().into(),
    };
    match &failure.reason {
        Reason::SameList => text![expected, ", with a new list"],
        _ if failure.changed.is_some() => {
            text![expected, ", and the list that was given as it was"]
        }
        _ => expected,
    }
}

/// What follows for a function that says yes or no from the derivation of a nim sum.
#[must_use]
pub(in crate::grade) fn consequence(failure: &Failure) -> Option<Text> {
    let PositionAsked {
        is_zero,
        is_n_zero,
        answer,
    } = PositionAsked::in_failure(failure)?;
    let sum = if is_zero { "It is 0" } else { "It is not 0" };
    let sheet = if is_n_zero { " on the lab sheet" } else { "" };
    let kind = if is_zero == is_n_zero {
        "an N-position"
    } else {
        "a P-position"
    };
    let answer = PythonValue::Bool(answer).to_string();
    let name = failure.function.name();
    Some(say!(
        "{}, so{} this is {}: `{}` gives `{}`.",
        sum,
        sheet,
        kind,
        name,
        answer
    ))
}

/// A call that asks whether a board is an N- or a P-position.
pub(super) struct PositionAsked {
    is_zero: bool,
    /// Whether N is the name for nim sum 0, as on the lab sheet; else it is P, as in books.
    pub is_n_zero: bool,
    /// What is right.
    answer: bool,
}

impl PositionAsked {
    /// Which of the two namings holds is told by the value that is right.
    pub fn in_failure(failure: &Failure) -> Option<Self> {
        let Some(Request::Question(Question::Sum(NimSum { board }))) = &failure.request else {
            return None;
        };
        let Wanted::Value(PythonValue::Bool(answer)) = failure.expected else {
            return None;
        };
        let is_zero = board.nim_sum() == 0;
        let asks_n = match failure.function {
            Function::IsNPosition => true,
            Function::IsPPosition => false,
            _ => return None,
        };
        Some(Self {
            is_zero,
            is_n_zero: asks_n == (answer == is_zero),
            answer,
        })
    }
}

/// The beginning of a text, with … where more follows.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
