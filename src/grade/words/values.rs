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
    let Some(Request::Question(Question::Sum(NimSum { board }))) = &failure.request else {
        return None;
    };
    let is_zero = board.nim_sum() == 0;
    let answer = match failure.function {
        Function::IsNPosition => is_zero,
        Function::IsPPosition => !is_zero,
        _ => return None,
    };
    let so = if is_zero {
        "It is 0, so on the lab sheet this is an N-position: `{}` gives `{}`."
    } else {
        "It is not 0, so on the lab sheet this is a P-position: `{}` gives `{}`."
    };
    let answer = PythonValue::Bool(answer).to_string();
    Some(say!(so, failure.function.name(), answer))
}

/// The beginning of a text, with … where more follows.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
