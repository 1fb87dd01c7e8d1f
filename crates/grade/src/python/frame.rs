//! The harness's answers: one frame per request, as JSON.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::value::PythonValue;

/// A hand-in has been split into statements.
#[derive(Debug, Deserialize)]
pub(crate) struct ParsedSource {
    /// The places of its top-level statements.
    pub statements: Vec<SourceLine>,
    /// The parts that are not Python, and the functions that are guarded.
    pub problems: Vec<Problem>,
    /// How the requested functions are written.
    pub written: BTreeMap<String, HowWritten>,
}

/// Something that went wrong at the top level of a hand-in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Problem {
    /// This part is not Python.
    Unread(Unread),
    /// This statement raised an exception.
    Raised(Raised, Statement),
    /// The statement at this place did not finish in time.
    TimedOut(SourceLine),
    /// The statement at this place ended the process.
    Ended(SourceLine),
    /// This many statements were not run, since others had taken too long or ended the process too often.
    NotRun(u64),
    /// These functions are defined under `if __name__ == "__main__":`.
    Guarded(Vec<String>),
    /// Python could not be made to read it.
    Unreadable,
}

impl Problem {
    /// The part that is not Python, if that is the problem.
    pub(crate) fn unread(&self) -> Option<&Unread> {
        match self {
            Self::Unread(part) => Some(part),
            _ => None,
        }
    }

    /// Whether it is only a remark, and nothing has gone wrong.
    pub(crate) fn is_remark(&self) -> bool {
        matches!(self, Self::Guarded(_))
    }

    /// The assert that fails, if it is one of which the line is known.
    pub(crate) fn failed_assert(&self) -> Option<&Raised> {
        let Self::Raised(raised, _) = self else {
            return None;
        };
        let is_known = raised.line > 0 && !raised.piece.is_empty();
        (raised.kind == "AssertionError" && is_known).then_some(raised)
    }
}

/// A part of the hand-in that Python cannot read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Unread {
    /// The piece that it is a part of.
    pub piece: String,
    /// Its first line, from 1; 0 if the piece as a whole cannot be read.
    pub first: u64,
    /// Its last line.
    pub last: u64,
    /// The line at which Python gives up.
    pub line: u64,
    /// The text of that line.
    #[serde(rename = "source")]
    pub text: String,
    /// The type of the exception: `IndentationError`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its message.
    pub message: String,
    /// The names after `def` in this part.
    pub defines: Vec<String>,
}

/// Messages while the top-level statements are run.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LoadFrame {
    /// This one begins, and may hang.
    Running(usize),
    /// One has raised something.
    Raised(Raised, Statement),
    /// All have been run except this many, because only harmless ones were to be run.
    Skipped(u64),
}

/// A top-level statement that did not finish.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Statement {
    /// Its first line.
    #[serde(rename = "line")]
    pub text: String,
    /// The names that it would have set.
    pub sets: Vec<String>,
    /// Whether it has an `await`.
    #[serde(default)]
    pub awaits: bool,
}

/// A piece of the hand-in and a line in it, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SourceLine(pub String, pub u64);

/// An exception of the hand-in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Raised {
    /// The piece in which it happened; empty if in none.
    pub piece: String,
    /// The line of the piece, from 1; 0 if it is not known.
    pub line: u64,
    /// The type of the exception.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its message.
    pub message: String,
    /// The parameters of the function that was called, if known.
    #[serde(default)]
    pub parameters: Vec<String>,
    /// The top-level statement that should have set the undefined name, but failed.
    #[serde(default)]
    pub unset: Option<SourceLine>,
}

/// What a function printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Printed {
    /// All of it, or its beginning and end; the end starts on a line of its own.
    pub text: String,
    /// How many characters between the two are left out.
    #[serde(default)]
    pub dropped: u64,
    /// The calls of watched functions meanwhile.
    #[serde(default)]
    pub calls: Vec<WatchedCall>,
}

/// A call of a watched function.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct WatchedCall {
    /// What was printed before it.
    pub text: String,
    /// The function.
    pub name: String,
    /// The arguments: a tuple.
    pub given: PythonValue,
    /// What it returned.
    pub value: PythonValue,
}

/// The result of a call, or a question on the way to it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum CallReply {
    /// The function reads a line, after printing this.
    Input(Printed),
    /// A replaced function asks for the right value for these arguments.
    Wants(String, PythonValue),
    #[serde(untagged)]
    Done(CallOutcome),
}

/// The outcome of a call.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum CallOutcome {
    /// It returned, once for each time that it was called.
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

/// What was found instead of a function, perhaps something else with its name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct NoFunction {
    /// The names of the functions that are there.
    pub others: Vec<String>,
    /// What has that name; `None` if nothing has.
    pub instead: PythonValue,
    /// Where it is defined inside something else.
    #[serde(default)]
    pub inside: Option<EnclosingScope>,
}

/// The class or function in which a function is defined.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct EnclosingScope {
    /// Its keyword: `class` or `def`.
    pub outer: String,
    /// Its name.
    pub name: String,
}

/// One value that a function returned.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Returned {
    /// The value.
    pub value: PythonValue,
    /// The arguments after the call: a tuple.
    pub given: PythonValue,
    /// Whether the value is, or contains, one of the very lists that were given.
    pub same: bool,
}

/// How a function is written, according to the source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(crate) struct HowWritten {
    /// Whether it has an `if` that tests something.
    pub chooses: bool,
    /// Where it first uses `^`.
    pub xor: Option<Line>,
    /// Where it first compares the two inputs.
    pub comparison: Option<Line>,
    /// The first with `2 ^ n`, which is not a power.
    pub power: Option<u64>,
    /// Whether it turned out, when called, to be a function that comes with Python.
    #[serde(skip)]
    pub is_built_in: bool,
}

/// A line of the hand-in, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Line(pub Option<u64>);

#[cfg(test)]
mod tests;
