//! A hand-in and what came of it, even where it could not be graded at all.

use std::borrow::Cow;
use std::io;
use std::sync::Arc;

use thiserror::Error;

use super::graded::{FunctionReport, Graded};
use super::grading::grade;
use crate::class::Points;
use crate::grade::hand_in::{UnreadableFile, pieces};
use crate::grade::lab::Lab;
use crate::grade::python::Python;
use crate::legible::why;

/// A hand-in that has been graded, or could not be.
#[derive(Debug)]
pub struct Submission {
    /// The name of its file.
    pub file: String,
    /// The rules by which it is graded.
    pub lab: Arc<Lab>,
    /// What came of it.
    pub result: Result<Graded, NotGraded>,
}

/// What all hand-ins of a run are graded with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The rules.
    pub lab: Arc<Lab>,
    /// The version of Python: `3.11.7`.
    pub python: String,
}

/// Why a hand-in could not be graded.
#[derive(Debug, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum NotGraded {
    /// It is no hand-in, as can be seen before Python is asked.
    #[error("{file}: {reason}")]
    NoHandIn {
        file: String,
        reason: UnreadableFile,
    },
    /// Its file cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// It is a link and no file, so whoever handed it in has handed in nothing.
    #[error("{0}")]
    Link(String),
    /// Python cannot be started.
    #[error("{file} was not graded, because Python could not be started: {}", why(.reason))]
    NoProcess { file: String, reason: io::Error },
}

impl NotGraded {
    /// Whether it counts as a hand-in in which every function is missing, and not as a request that cannot be carried out.
    #[must_use]
    pub fn is_handed_in(&self) -> bool {
        matches!(self, Self::Link(_))
    }
}

impl Submission {
    /// Grades a hand-in: the bytes of a file of this name.
    #[must_use]
    pub fn grade(python: &Python, file: &str, bytes: &[u8], lab: &Arc<Lab>) -> Self {
        let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
        let named = || file.to_owned();
        let result = match pieces(name, bytes) {
            Ok(pieces) => grade(python, &pieces, lab).map_err(|reason| NotGraded::NoProcess {
                file: named(),
                reason,
            }),
            Err(reason) => Err(NotGraded::NoHandIn {
                file: named(),
                reason,
            }),
        };
        Self {
            file: file.to_owned(),
            lab: Arc::clone(lab),
            result,
        }
    }

    /// Its functions, all of them missing where there is nothing to grade; none where it could not be graded.
    pub(in crate::grade) fn functions(&self) -> Cow<'_, [FunctionReport]> {
        match &self.result {
            Ok(graded) => Cow::Borrowed(&graded.functions),
            Err(error) if error.is_handed_in() => {
                let functions = self.lab.functions.iter();
                functions
                    .map(|&function| FunctionReport::missing(function, &self.lab))
                    .collect()
            }
            Err(_) => Cow::Borrowed(&[]),
        }
    }

    /// All its points; none where it could not be graded.
    #[must_use]
    pub fn points(&self) -> Points {
        let graded = self.result.as_ref();
        graded.map(|graded| graded.points).unwrap_or_default()
    }

    /// Whether everything is right.
    #[must_use]
    pub fn is_all_right(&self) -> bool {
        self.result.as_ref().is_ok_and(Graded::is_all_right)
    }
}
