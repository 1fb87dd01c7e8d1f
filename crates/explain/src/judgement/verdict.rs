//! Verdicts on answers, and the words for them.

use serde::Serialize;

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It is one of the right answers, in whatever form.
    Right,
    /// It can be read, but is not right.
    Wrong,
    /// Nothing was answered.
    Blank,
    /// It cannot be read as an answer to this kind of question.
    Malformed,
}

impl Verdict {
    /// The word for it in JSON: `right`, `wrong`, `blank` or `malformed`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Blank => "blank",
            Self::Malformed => "malformed",
        }
    }
}
