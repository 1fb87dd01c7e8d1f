//! What came back from a call and what was expected of it, as reports show them.

use crate::document::text::{Text, code, text};
use crate::grade::failure::{CameBack, Failure, Reason, Wanted};

/// What came back, as a report shows it, with what cannot be seen in it; nothing where nothing came back.
#[must_use]
pub(in crate::grade) fn came_back(failure: &Failure) -> Option<Text> {
    let CameBack::Value(value) = &failure.returned else {
        return None;
    };
    let value = code(value.to_string());
    Some(match &failure.reason {
        Reason::SameList => text![value, ", with the very list that was given"],
        Reason::Changed { after } => {
            text![
                value,
                ", and the list that was given is now ",
                code(after.to_string())
            ]
        }
        _ => value,
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
        Reason::Changed { .. } => text![expected, ", and the list that was given as it was"],
        _ => expected,
    }
}
