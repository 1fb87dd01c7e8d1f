//! What the harness answers: one frame for each request, as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::value::PythonValue;

/// A hand-in has been taken apart.
#[derive(Debug, Deserialize)]
pub(in crate::grade) struct TakenApart {
    /// Where its top-level statements stand.
    pub statements: Vec<SourceLine>,
    /// The parts that are no Python, and the functions that are guarded.
    pub problems: Vec<Problem>,
    /// How the functions are written that were asked about.
    pub written: BTreeMap<String, HowWritten>,
}

/// Something at the top level of a hand-in that went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Problem {
    /// This part is no Python.
    Unread(Unread),
    /// This statement raised an exception.
    Raised(Raised, Statement),
    /// The statement at this place did not come to an end in time.
    TimedOut(SourceLine),
    /// The statement at this place ended the process.
    Ended(SourceLine),
    /// So many statements were not run, since others had taken too long or ended the process too often.
    NotRun(u64),
    /// These functions are defined under `if __name__ == "__main__":`.
    Guarded(Vec<String>),
    /// Python could not be brought to read it.
    Unreadable,
}

impl Problem {
    /// The part that is no Python, if that is the problem.
    pub(in crate::grade) fn unread(&self) -> Option<&Unread> {
        match self {
            Self::Unread(part) => Some(part),
            _ => None,
        }
    }

    /// Whether it is only told, and nothing has gone wrong.
    pub(in crate::grade) fn is_remark(&self) -> bool {
        matches!(self, Self::Guarded(_))
    }

    /// The assert that fails, if it is one of which the line is known.
    pub(in crate::grade) fn failed_assert(&self) -> Option<&Raised> {
        match self {
            Self::Raised(raised, _) => Some(raised),
            _ => None,
        }
        .filter(|raised| {
            raised.kind == "AssertionError" && raised.line > 0 && !raised.piece.is_empty()
        })
    }
}

/// A part of the hand-in that Python cannot read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unread {
    /// The piece that it is a part of.
    pub piece: String,
    /// Its first line, from 1; 0 where the piece as a whole cannot be read.
    pub first: u64,
    /// Its last line.
    pub last: u64,
    /// The line at which Python gives up.
    pub line: u64,
    /// What stands in that line.
    #[serde(rename = "source")]
    pub text: String,
    /// The type of the exception: `IndentationError`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its words.
    pub message: String,
    /// The names behind a `def` in this part.
    pub defines: Vec<String>,
}

/// What is told while the top-level statements are run.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::grade) enum RunFrame {
    /// This one begins, which may hang.
    Running(usize),
    /// One has raised something.
    Raised(Raised, Statement),
    /// All have been run but for so many, of which little was to be run.
    Skipped(u64),
}

/// A top-level statement that did not come to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// Its first line.
    #[serde(rename = "line")]
    pub text: String,
    /// The names that it would have given a value.
    pub sets: Vec<String>,
    /// Whether it has an `await`.
    #[serde(default)]
    pub awaits: bool,
}

/// A piece of the hand-in and a line in it, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceLine(pub String, pub u64);

/// An exception of the hand-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Raised {
    /// The piece in which it happened; empty where it happened in none.
    pub piece: String,
    /// The line of the piece, from 1; 0 where it is not known.
    pub line: u64,
    /// The type of the exception.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its words.
    pub message: String,
    /// The parameters of the function that was called, where that is known.
    #[serde(default)]
    pub parameters: Vec<String>,
    /// The top-level statement that should have set the name that is not defined, and failed.
    #[serde(default)]
    pub unset: Option<SourceLine>,
}

/// What a function printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// All of it, or its beginning and, from a line of its own on, its end.
    pub text: String,
    /// How many characters between the two are left out.
    #[serde(default)]
    pub dropped: u64,
}

/// Something has come of a call, or is asked for on the way.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::grade) enum Called {
    /// The function reads a line, after it has printed this.
    Input(Printed),
    /// A function that was replaced wants the right value for these arguments.
    Wants(String, PythonValue),
    #[serde(untagged)]
    Came(CallOutcome),
}

/// What came of a call.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::grade) enum CallOutcome {
    /// It came back, once for each time that it was called.
    Returned(Vec<Returned>, Printed),
    /// It raised an exception.
    Raised(Raised),
    /// There is no such function.
    Missing(NoFunction),
    /// It did not come back in time.
    #[serde(skip)]
    TimedOut,
    /// It ended the process, with this exit code.
    #[serde(skip)]
    Ended(Option<i32>),
    /// The hand-in cannot be loaded at all.
    #[serde(skip)]
    Unreadable,
}

/// What there is where a function is not, perhaps something else of that name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct NoFunction {
    /// The names of the functions that are there.
    pub others: Vec<String>,
    /// What has that name; `None` where nothing has.
    pub instead: PythonValue,
    /// Where it is defined inside something else.
    #[serde(default)]
    pub inside: Option<EnclosingScope>,
}

/// Where a function is defined that is not at the left margin.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EnclosingScope {
    /// What it stands in: `class` or `def`.
    pub outer: String,
    /// The name of that.
    pub name: String,
}

/// One value that a function gave back.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Returned {
    /// The value.
    pub value: PythonValue,
    /// The arguments as they are after the call: a tuple.
    pub given: PythonValue,
    /// Whether the value is, or has in it, one of the very lists that were given.
    pub same: bool,
    /// Whether the function that was called is the one that was read in the source, where one was.
    pub as_read: bool,
}

/// How a function is written, as the source says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(in crate::grade) struct HowWritten {
    /// Whether there is a definition to be read.
    pub found: bool,
    /// Whether it has an `if` that looks at something.
    pub chooses: bool,
    /// The first line with a `^`.
    pub xor: Option<u64>,
    /// The first that compares the two inputs.
    pub comparison: Option<u64>,
    /// The first that leaves it to Python to go from a number to binary digits, or back.
    pub conversion: Option<u64>,
    /// The first with `2 ^ n`, which is no power.
    pub power: Option<u64>,
}

#[cfg(test)]
mod tests;
