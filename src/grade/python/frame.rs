//! What the harness answers: one frame for each request, as JSON.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::seen::{name, names, words};
use super::value::{PythonValue, bounded};

/// A hand-in has been taken apart.
#[derive(Debug, Deserialize)]
pub(in crate::grade) struct TakenApart {
    /// Where its top-level statements stand.
    pub statements: Vec<SourceLine>,
    /// Parts that are no Python.
    pub problems: Vec<Unread>,
    /// The functions under `if __name__ == "__main__":`.
    #[serde(deserialize_with = "names")]
    pub guarded: Vec<String>,
    /// How the functions are written that were asked about.
    pub written: Vec<HowWritten>,
}

/// A part of the hand-in that Python cannot read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unread {
    /// The piece that it is a part of.
    #[serde(deserialize_with = "words")]
    pub piece: String,
    /// Its first line, from 1; 0 where the piece as a whole cannot be read.
    pub first: u64,
    /// Its last line.
    pub last: u64,
    /// The line at which Python gives up.
    pub line: u64,
    /// What stands in that line.
    #[serde(deserialize_with = "words")]
    pub text: String,
    /// The type of the exception: `IndentationError`.
    #[serde(rename = "type", deserialize_with = "name")]
    pub kind: String,
    /// Its words.
    #[serde(deserialize_with = "words")]
    pub message: String,
    /// The names behind a `def` in this part.
    #[serde(deserialize_with = "names")]
    pub defines: Vec<String>,
}

/// What is told while the top-level statements are run.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(in crate::grade) enum RunFrame {
    /// This one begins, which may hang.
    Running { running: usize },
    /// One has raised something.
    Raised {
        raised: Raised,
        statement: Statement,
    },
    /// All have been run but for so many, of which little was to be run.
    Done { skipped: u64 },
}

/// A top-level statement that did not come to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// Its first line.
    #[serde(deserialize_with = "words")]
    pub text: String,
    /// The names that it would have given a value.
    #[serde(deserialize_with = "names")]
    pub sets: Vec<String>,
    /// Whether it has an `await`.
    #[serde(default)]
    pub awaits: bool,
}

/// A piece of the hand-in and a line in it, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceLine(#[serde(deserialize_with = "words")] pub String, pub u64);

/// An exception of the hand-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Raised {
    /// The piece in which it happened; empty where it happened in none.
    #[serde(deserialize_with = "words")]
    pub piece: String,
    /// The line of the piece, from 1; 0 where it is not known.
    pub line: u64,
    /// The type of the exception.
    #[serde(rename = "type", deserialize_with = "name")]
    pub kind: String,
    /// Its words.
    #[serde(deserialize_with = "words")]
    pub message: String,
    /// The parameters of the function that was called, where that is known.
    #[serde(default, deserialize_with = "names")]
    pub parameters: Vec<String>,
    /// The top-level statement that should have set the name that is not defined, and failed.
    #[serde(default)]
    pub unset: Option<SourceLine>,
}

/// What a function printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// All of it, or its beginning.
    #[serde(rename = "printed", deserialize_with = "kept")]
    beginning: String,
    /// How many characters after that are left out.
    #[serde(default)]
    pub dropped: u64,
    /// What comes after what is left out.
    #[serde(default, deserialize_with = "kept")]
    then: String,
}

impl Printed {
    /// All of it, or its beginning and, from a line of its own on, its end.
    pub(in crate::grade) fn text(&self) -> Cow<'_, str> {
        match self.dropped {
            0 => Cow::Borrowed(&self.beginning),
            _ => format!("{}\n{}", self.beginning, self.then).into(),
        }
    }
}

/// Reads what was printed, for serde: no more than the harness keeps.
fn kept<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    /// Characters that the harness keeps of the beginning, and of the end.
    const MOST_KEPT: usize = 1 << 15;
    let text = String::deserialize(deserializer)?;
    if text.chars().count() > 2 * MOST_KEPT {
        return Err(D::Error::custom("no output that the harness keeps"));
    }
    Ok(text)
}

/// A function has come back, or asks for something on the way.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(in crate::grade) enum Called {
    /// It came back with values, one for each time that it was called.
    Returned {
        returned: Vec<Returned>,
        #[serde(flatten)]
        printed: Printed,
    },
    /// It raised an exception.
    Raised { raised: Raised },
    /// There is no such function.
    Missing(NoFunction),
    /// It reads a line.
    Input {
        #[expect(
            dead_code,
            reason = "its being there says that the frame is one of these"
        )]
        input: bool,
        #[serde(flatten)]
        printed: Printed,
    },
    /// A function that was replaced wants the right value.
    Wants {
        wants: String,
        #[serde(deserialize_with = "bounded")]
        arguments: PythonValue,
    },
}

/// What there is where a function is not, perhaps something else of that name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct NoFunction {
    /// The names of the functions that are there.
    #[serde(deserialize_with = "names")]
    pub others: Vec<String>,
    /// What has that name; `None` where nothing has.
    #[serde(deserialize_with = "bounded")]
    pub instead: PythonValue,
    /// Where it is defined inside something else.
    #[serde(default)]
    pub inside: Option<Inside>,
}

/// Where a function is defined that is not at the left margin.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Inside {
    /// What it stands in: `class` or `def`.
    #[serde(deserialize_with = "words")]
    pub outer: String,
    /// The name of that.
    #[serde(deserialize_with = "name")]
    pub name: String,
}

/// One value that a function gave back.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Returned {
    /// The value.
    #[serde(deserialize_with = "bounded")]
    pub value: PythonValue,
    /// The arguments as they are after the call: a tuple.
    #[serde(deserialize_with = "bounded")]
    pub given: PythonValue,
    /// Whether the value is, or has in it, one of the very lists that were given.
    pub same: bool,
    /// Whether the function that was called is the one that was read in the source, where one was.
    #[serde(default = "yes")]
    pub as_read: bool,
}

fn yes() -> bool {
    true
}

/// How a function is written, as the source says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(in crate::grade) struct HowWritten {
    /// Whether there is a definition to be read.
    pub found: bool,
    /// Whether it has an `if` that looks at something.
    pub chooses: bool,
    /// The lines with a `^`.
    pub xors: Vec<u64>,
    /// The lines that compare the two inputs.
    pub comparisons: Vec<u64>,
    /// The lines that leave it to Python to go from a number to binary digits, or back.
    pub conversions: Vec<u64>,
    /// The lines with `2 ^ n`, which is no power.
    pub powers: Vec<u64>,
}

#[cfg(test)]
mod tests;
