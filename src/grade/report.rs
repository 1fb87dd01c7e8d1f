//! Reports that programs read: how each begins, tells one hand-in, and ends.
//!
//! They are written hand-in by hand-in, so that a class of thousands takes no more memory than one.

use super::class::Class;
use super::submission::{Run, Submission};
use super::{csv, json};

/// A form of report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// Everything, as one line of JSON.
    Json,
    /// A table: a header, and a line for each hand-in.
    Csv,
}

impl Report {
    /// The word for it after `--format`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
        }
    }

    /// Whether a report in this form is about one hand-in alone.
    #[must_use]
    pub fn is_about_one(self) -> bool {
        match self {
            Self::Json | Self::Csv => false,
        }
    }

    /// What stands before the first hand-in.
    #[must_use]
    pub fn beginning(self) -> String {
        match self {
            Self::Json => json::BEGINNING.to_owned(),
            Self::Csv => csv::header(),
        }
    }

    /// One hand-in; `number` counts them from 0.
    #[must_use]
    pub fn submission(self, submission: &Submission, number: usize, run: &Run) -> String {
        match self {
            Self::Json => json::submission(submission, number, run),
            Self::Csv => csv::row(submission),
        }
    }

    /// What stands after the last.
    #[must_use]
    pub fn end(self, class: &Class) -> String {
        match self {
            Self::Json => json::end(class),
            Self::Csv => String::new(),
        }
    }
}
