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
mod whole;

pub use brief::tell_in_brief;
pub use class::{GradedClass, class_page, tell_class};
pub use plain::ReportStyle;
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

    /// What stands before the first hand-in.
    pub fn beginning(self, run: &Run, notes: &ClassNotes) -> String {
        match self {
            Self::Json => json::BEGINNING.to_owned(),
            Self::Csv => csv::row(&run.lab, notes, None, None),
            Self::Junit => junit::BEGINNING.to_owned(),
            _ => String::new(),
        }
    }

    /// One hand-in; `number` counts them from 0.
    pub fn submission(
        self,
        submission: &Submission,
        number: usize,
        run: &Run,
        notes: &ClassNotes,
        style: ReportStyle,
    ) -> String {
        let written = match self {
            Self::Json => json::submission(submission, number, run),
            Self::Csv => {
                let student = Some(&submission.of.student);
                csv::row(&run.lab, notes, student, Some(submission))
            }
            Self::Junit => junit::suite(submission, run, style),
            Self::Gradescope => gradescope::results(submission, run, style),
            Self::Classroom => classroom::result(submission, run, style),
            Self::PrairieLearn => prairielearn::results(submission, run, style),
            Self::CodeRunner => coderunner::outcome(submission, run, style),
            Self::Autolab => autolab::output(submission, run, style),
        };
        self.fit(written, style)
    }

    /// What stands after the last; a part carries its results as data beside what everybody reads.
    pub fn end(
        self,
        class: &GradedClass,
        run: &Run,
        part: Option<&Part<Submission>>,
        style: ReportStyle,
    ) -> String {
        let written = match self {
            Self::Json => json::end(class, part),
            Self::Junit => junit::END.to_owned(),
            Self::Csv => {
                let absent = class.notes.absent.iter();
                let row = |student| csv::row(&run.lab, &class.notes, Some(student), None);
                absent.map(row).collect()
            }
            _ => String::new(),
        };
        self.fit(written, style)
    }

    /// The same in ASCII where that is wanted: each form has a way of its own to write other characters.
    fn fit(self, written: String, style: ReportStyle) -> String {
        let fit = |line: &str| match line.starts_with('{') {
            true => json_to_ascii(line),
            false => to_ascii(line),
        };
        match self {
            _ if !style.terminal.ascii => written,
            Self::Csv => to_ascii(&written),
            Self::Junit => xml_to_ascii(&written),
            // Lines to read, and below them lines of JSON.
            Self::Autolab => written.split_inclusive('\n').map(fit).collect(),
            _ => json_to_ascii(&written),
        }
    }
}
