//! The reports: documents for people, eight formats for programs, and the pages to hand back.
//!
//! Those for programs are written one hand-in at a time, so that a class of thousands takes no more memory than one.
//! They do not depend on time or machine: the same seed gives the same report.

mod brief;
mod class;
mod csv;
mod function;
mod json;
mod junit;
mod marks;
mod platforms;
mod screens;
mod whole;

pub use brief::brief_report;
pub use class::{GradedClass, class_page, class_report};
pub use screens::{DEPTH_OF_EVERYTHING, first_to_mend, repeat_report, screen_report};
pub use whole::{ReportStyle, full_report};

use super::judge::Submission;
use crate::class::Part;
use crate::render::{json_to_ascii, to_ascii, xml_to_ascii};

/// A format of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFormat {
    /// Everything, as one line of JSON.
    Json,
    /// A table: a header, and a line for each hand-in.
    Csv,
    /// A test suite for each hand-in, as XML.
    Junit,
    /// The `results.json` of Gradescope.
    Gradescope,
    /// What a grader of GitHub Classroom passes to its reporter.
    Classroom,
    /// The `results.json` of `PrairieLearn`.
    PrairieLearn,
    /// What a combinator grader of `CodeRunner` prints.
    CodeRunner,
    /// What an autograder of Autolab prints.
    Autolab,
}

impl ReportFormat {
    /// Whether a report in this format is about a single hand-in.
    pub fn is_about_one(self) -> bool {
        !matches!(self, Self::Json | Self::Csv | Self::Junit)
    }

    /// What precedes the first hand-in of a class.
    pub fn beginning(self, class: &GradedClass) -> String {
        match self {
            Self::Json => json::beginning(),
            Self::Csv => csv::row(class, None, None),
            Self::Junit => junit::BEGINNING.to_owned(),
            _ => String::new(),
        }
    }

    /// One hand-in; `number` counts them from 0.
    pub fn submission(
        self,
        of: &Submission,
        number: usize,
        class: &GradedClass,
        style: ReportStyle,
    ) -> String {
        let written = match self {
            Self::Json => json::submission(of, number),
            Self::Csv => csv::row(class, Some(&of.of.student), Some(of)),
            Self::Junit => junit::suite(of, style),
            Self::Gradescope => platforms::gradescope(of, style),
            Self::Classroom => platforms::classroom(of, style),
            Self::PrairieLearn => platforms::prairielearn(of, style),
            Self::CodeRunner => platforms::coderunner(of, style),
            Self::Autolab => platforms::autolab(of, style),
        };
        self.fit(written, style)
    }

    /// What follows the last; a part carries its results as data besides the usual report.
    pub fn end(
        self,
        class: &GradedClass,
        part: Option<&Part<Submission>>,
        style: ReportStyle,
    ) -> String {
        let row = |absent| csv::row(class, Some(absent), None);
        let written = match self {
            Self::Json => json::end(class, part),
            Self::Junit => junit::END.to_owned(),
            Self::Csv => class.notes.absent.iter().map(row).collect(),
            _ => String::new(),
        };
        self.fit(written, style)
    }

    /// In ASCII, if requested: each format has its own way to escape other characters.
    fn fit(self, written: String, style: ReportStyle) -> String {
        match self {
            _ if !style.terminal.ascii => written,
            Self::Csv => to_ascii(&written),
            Self::Junit => xml_to_ascii(&written),
            // The text lines that Autolab has are ASCII already.
            _ => json_to_ascii(&written),
        }
    }
}
