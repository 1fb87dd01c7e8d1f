//! The reports: for people as documents, and for programs in eight forms, and the pages to hand back.
//!
//! Those for programs are written hand-in by hand-in, so that a class of thousands takes no more memory than one. Nothing in
//! them depends on the time or the machine: the same seed gives the same report.

mod autolab;
mod brief;
mod class;
mod classroom;
mod coderunner;
mod csv;
mod function;
mod gradescope;
mod json;
mod junit;
mod marks;
mod plain;
mod prairielearn;
mod screens;
mod whole;

pub use brief::tell_in_brief;
pub use class::{GradedClass, class_page, tell_class};
pub use plain::ReportStyle;
pub use screens::{Before, outcome, tell_again, tell_on_screens};
pub use whole::tell_submission;

use super::judge::{Run, Submission};
use crate::class::{ClassNotes, Part};
use crate::render::{json_to_ascii, to_ascii, xml_to_ascii};

/// A form of report.
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
    /// What a grader of GitHub Classroom tells its reporter.
    Classroom,
    /// The `results.json` of `PrairieLearn`.
    PrairieLearn,
    /// What a combinator grader of `CodeRunner` prints.
    CodeRunner,
    /// What an autograder of Autolab prints.
    Autolab,
}

impl ReportFormat {
    /// The word for it after `--format`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Junit => "junit",
            Self::Gradescope => "gradescope",
            Self::Classroom => "classroom",
            Self::PrairieLearn => "prairielearn",
            Self::CodeRunner => "coderunner",
            Self::Autolab => "autolab",
        }
    }

    /// Whether a report in this form is about one hand-in alone.
    pub fn is_about_one(self) -> bool {
        !matches!(self, Self::Json | Self::Csv | Self::Junit)
    }
}

/// A report that programs read, hand-in by hand-in.
#[derive(Clone, Copy)]
pub struct Writing<'a> {
    /// Its form.
    pub format: ReportFormat,
    /// With what the hand-ins are graded.
    pub run: &'a Run,
    /// How its texts are told.
    pub style: ReportStyle,
}

impl Writing<'_> {
    /// What stands before the first hand-in.
    pub fn beginning(self, notes: &ClassNotes) -> String {
        match self.format {
            ReportFormat::Json => json::beginning(),
            ReportFormat::Csv => csv::row(&self.run.lab, notes, None, None),
            ReportFormat::Junit => junit::BEGINNING.to_owned(),
            _ => String::new(),
        }
    }

    /// One hand-in; `number` counts them from 0.
    pub fn submission(self, of: &Submission, number: usize, notes: &ClassNotes) -> String {
        let Self { run, style, .. } = self;
        self.fit(match self.format {
            ReportFormat::Json => json::submission(of, number, run),
            ReportFormat::Csv => csv::row(&run.lab, notes, Some(&of.of.student), Some(of)),
            ReportFormat::Junit => junit::suite(of, run, style),
            ReportFormat::Gradescope => gradescope::results(of, run, style),
            ReportFormat::Classroom => classroom::result(of, run, style),
            ReportFormat::PrairieLearn => prairielearn::results(of, run, style),
            ReportFormat::CodeRunner => coderunner::outcome(of, run, style),
            ReportFormat::Autolab => autolab::output(of, run, style),
        })
    }

    /// What stands after the last; a part carries its results as data beside what everybody reads.
    pub fn end(self, class: &GradedClass, part: Option<&Part<Submission>>) -> String {
        let row = |absent| csv::row(&self.run.lab, &class.notes, Some(absent), None);
        self.fit(match self.format {
            ReportFormat::Json => json::end(class, part),
            ReportFormat::Junit => junit::END.to_owned(),
            ReportFormat::Csv => class.notes.absent.iter().map(row).collect(),
            _ => String::new(),
        })
    }

    /// The same in ASCII where that is wanted: each form has a way of its own to write other characters.
    fn fit(self, written: String) -> String {
        match self.format {
            _ if !self.style.terminal.ascii => written,
            ReportFormat::Csv => to_ascii(&written),
            ReportFormat::Junit => xml_to_ascii(&written),
            // Lines to read, which Autolab has, are in ASCII already.
            _ => json_to_ascii(&written),
        }
    }
}
