//! What went wrong outside the functions. It costs no points, and often is as it should be: nobody answers `input()`
//! while a hand-in is graded.

use super::exception::exception;
use super::syntax::unread;
use crate::document::text::{Text, code, text};
use crate::grade::frame::{Raised, Statement};
use crate::grade::interpreter::Problem;

/// Under which heading this is told.
pub(in crate::grade) const HEADING: &str = "Code outside the functions";

/// What went wrong at the top level.
pub(in crate::grade) fn problem(problem: &Problem) -> Text {
    match problem {
        Problem::Unread(part) => unread(part),
        Problem::Raised(raised, statement) => stopped(raised, statement),
        Problem::TimedOut(place) => text![
            "Line\u{a0}",
            place.1,
            format!(" of {} took too long and was left out.", place.0)
        ],
        Problem::Ended(place) => text![
            "Line\u{a0}",
            place.1,
            format!(" of {} ended Python and was left out.", place.0)
        ],
        Problem::Unreadable => "Python could not be brought to read the file.".into(),
    }
}

fn stopped(raised: &Raised, statement: &Statement) -> Text {
    let line = match (raised.line, raised.piece.as_str()) {
        (0, _) | (_, "") => return exception(raised),
        (line, piece) => text!["Line\u{a0}", line, format!(" of {piece}")],
    };
    let module = raised
        .message
        .strip_prefix("No module named '")
        .and_then(|rest| rest.split('\'').next());
    match (raised.kind.as_str(), module) {
        ("EOFError", _) => text![
            line,
            " asks for input, and nobody answers while grading. That is fine."
        ],
        (_, Some(module)) => text![
            line,
            " needs ",
            code(module.to_owned()),
            ", which is not there while grading. The lab does not need it."
        ],
        ("AssertionError", _) => text![
            line,
            ": what is asserted is not true",
            standing_there(statement),
            "."
        ],
        ("SyntaxError", _) if raised.message.contains("outside function") => text![
            line,
            " has a ",
            code("return"),
            " that belongs to no function. Perhaps it stands too far to the left."
        ],
        _ => text![exception(raised)],
    }
}

/// ": `assert nim_sum([]) == 0`"
fn standing_there(statement: &Statement) -> Text {
    if statement.text.is_empty() {
        Text::default()
    } else {
        text![": ", code(statement.text.clone())]
    }
}
