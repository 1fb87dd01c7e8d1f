//! A student, and the files that make up their one hand-in.
//!
//! Of `lab_old.py` and `lab.py` the one changed last counts, unless it is empty; the other is mentioned.

use std::fmt;
use std::path::PathBuf;

use serde::Serialize;
use thiserror::Error;

use explain::document::text::{Text, bad, text};

/// Somebody who hands in, or should.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Student {
    /// Their id on the roster, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Their name on the roster, or else that of their folder or file.
    pub name: String,
}

impl Student {
    /// Whether the student is unknown.
    pub fn is_nobody(&self) -> bool {
        self.name.is_empty()
    }
}

/// "Anna Berg (s17)".
impl fmt::Display for Student {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.id {
            Some(id) if *id != self.name => write!(f, "{} ({id})", self.name),
            _ => f.write_str(&self.name),
        }
    }
}

/// A hand-in: whose it is, the file that counts, and what else was handed in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StudentFiles {
    /// Whose they are.
    #[serde(skip_serializing_if = "Student::is_nobody")]
    pub student: Student,
    /// The name of the file that counts, made readable.
    pub file: String,
    /// The names of the other files.
    #[serde(rename = "also_handed_in", skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The path of the file that counts.
    #[serde(skip)]
    pub path: PathBuf,
    /// Whether it was found in a folder rather than given by itself.
    #[serde(skip)]
    pub in_folder: bool,
}

impl StudentFiles {
    /// Remarks on the files: these, and which others were handed in.
    pub fn notes<'a>(&self, notes: impl IntoIterator<Item = &'a Text>) -> String {
        let notes = notes.into_iter().map(Text::plain);
        let notes: Vec<String> = self.also_handed_in().into_iter().chain(notes).collect();
        notes.join(" ")
    }

    /// `also handed in: lab_old.py; lab.py counts`, if there was anything else.
    pub fn also_handed_in(&self) -> Option<String> {
        let (file, also) = (&self.file, self.also.join(", "));
        let told = format!("also handed in: {also}; {file} counts");
        (!self.also.is_empty()).then_some(told)
    }
}

/// Why a hand-in has no results.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotJudged {
    /// There is nothing in it to judge: it counts as handing in nothing.
    #[error("{0}")]
    Nothing(String),
    /// It was not handed in, or cannot be judged through no fault of its own.
    #[error("{0}")]
    NotTried(String),
}

impl NotJudged {
    /// Whether it counts as a hand-in in which everything is missing.
    pub fn is_handed_in(&self) -> bool {
        matches!(self, Self::Nothing(_))
    }

    /// "Not graded: lab.py is empty."
    pub fn in_words(&self, judged: &str) -> Text {
        text![{bad(format!("Not {judged}:"))}" "{self.to_string()}"."]
    }
}
