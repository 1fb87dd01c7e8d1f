//! What went wrong outside the functions. It costs no points, and often is as it should be: nobody answers `input()`
//! while a hand-in is graded.

use super::missing::some_of;
use super::say::say;
use super::syntax::unread;
use super::values::beginning;
use crate::document::text::{Text, text};
use crate::grade::python::{Problem, Raised, Statement};
use crate::grade::sheet::Function;

/// Under which heading this is told.
pub(in crate::grade) const HEADING: &str = "Code outside the functions";

/// What went wrong at the top level.
pub(in crate::grade) fn problem(problem: &Problem) -> Text {
    match problem {
        Problem::Unread(part) => unread(part),
        Problem::Raised(raised, statement) => stopped(raised, statement),
        Problem::TimedOut(place) => {
            text![line(place.1, &place.0), " took too long and was left out."]
        }
        Problem::Ended(place) => text![line(place.1, &place.0), " ended Python and was left out."],
        Problem::NotRun(count) => say!(
            "{} more {} not run, because so many took too long or ended Python. The functions all count.",
            *count,
            if *count == 1 {
                "statement was"
            } else {
                "statements were"
            }
        ),
        Problem::Guarded(names) => guarded(names),
        Problem::Unreadable => "Python could not be brought to read the file.".into(),
    }
}

/// "Line 3 of lab.py".
fn line(line: u64, piece: &str) -> Text {
    say!("Line\u{a0}{} of {}", line, piece.to_owned())
}

fn stopped(raised: &Raised, statement: &Statement) -> Text {
    if raised.line == 0 || raised.piece.is_empty() {
        return exception(raised);
    }
    let line = line(raised.line, &raised.piece);
    let module = raised.message.strip_prefix("No module named '");
    let module = module.and_then(|rest| rest.split('\'').next());
    match (raised.kind.as_str(), module) {
        ("EOFError", _) => say!(
            "{} asks for input, and nobody answers while grading. That is fine.",
            line
        ),
        (_, Some(module)) => say!(
            "{} needs `{}`, which is not there while grading. The lab does not need it.",
            line,
            module.to_owned()
        ),
        ("AssertionError", _) if statement.text.is_empty() => {
            say!("{}: what is asserted is not true.", line)
        }
        ("AssertionError", _) => say!(
            "{}: what is asserted is not true: `{}`.",
            line,
            statement.text.clone()
        ),
        ("SyntaxError", _) if raised.message.contains("outside function") => say!(
            "{} has a `return` that belongs to no function. Perhaps it stands too far to the left.",
            line
        ),
        _ if statement.awaits => say!(
            "{} has an `await` outside the functions. That works in a notebook, and here it did not come to its end.",
            line
        ),
        _ => exception(raised),
    }
}

/// Which functions stand under the main guard.
fn guarded(names: &[String]) -> Text {
    let known: Vec<Function> = names
        .iter()
        .filter_map(|name| Function::named(name))
        .collect();
    let functions = match known.len() {
        0 => "Some functions stand".into(),
        1 => text![some_of(&known), " stands"],
        _ => text![some_of(&known), " stand"],
    };
    say!(
        "{} under `if __name__ == \"__main__\":`; they count here, but whoever imports the file does not get them. Move them to the left margin.",
        functions
    )
}

/// "`ValueError` in line 12 of lab.py: …"
pub(super) fn exception(raised: &Raised) -> Text {
    let place = match (raised.line, raised.piece.as_str()) {
        (0, _) | (_, "") => Text::default(),
        (line, piece) => say!(" in line\u{a0}{} of {}", line, piece.to_owned()),
    };
    let words = beginning(raised.message.trim_end());
    let kind = raised.kind.clone();
    if words.is_empty() {
        say!("`{}`{}.", kind, place)
    } else if words.ends_with(['.', '!', '?', '…']) {
        say!("`{}`{}: {}", kind, place, words)
    } else {
        say!("`{}`{}: {}.", kind, place, words)
    }
}
