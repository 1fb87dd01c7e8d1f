//! Reports on hand-ins as they are graded: in full on one, in brief on many and on the class in the end.

use std::io;

use crate::cli::args::Format;
use crate::cli::error::Error;
use crate::cli::output::Output;
use crate::cli::streams::plain;
use crate::document::Document;
use crate::grade::{
    GradedClass, ReportFormat, ReportStyle, Run, Submission, tell_class, tell_in_brief,
    tell_submission,
};

/// A report under way.
pub(super) struct Reporter<'a> {
    output: &'a Output,
    run: &'a Run,
    is_one: bool,
    number: usize,
    class: GradedClass,
    form: Form,
}

/// How a report is written.
enum Form {
    /// For people, as it comes.
    Told,
    /// For people, as one page in the end.
    Page(Document),
    /// For programs.
    Written(ReportFormat),
}

impl<'a> Reporter<'a> {
    /// A report on this many files; `is_one` tells that a single file was named.
    pub fn new(
        output: &'a Output,
        run: &'a Run,
        is_one: bool,
        files: usize,
    ) -> Result<Self, Error> {
        let form = match output.format() {
            Format::Text | Format::Markdown => Form::Told,
            Format::Html => Form::Page(Document::default()),
            Format::Report(report) => Form::Written(report),
        };
        if let Form::Written(report) = form {
            if report.is_about_one() && files != 1 {
                return Err(Error::NotOne {
                    format: report.name(),
                    found: files,
                });
            }
            plain(&report.beginning(run))?;
        }
        Ok(Self {
            output,
            run,
            is_one,
            number: 0,
            class: GradedClass::default(),
            form,
        })
    }

    /// Adds a hand-in.
    pub fn add(&mut self, submission: &Submission) -> io::Result<()> {
        let is_told = match &submission.result {
            Ok(_) => true,
            Err(error) => !self.is_one || error.is_handed_in(),
        };
        // What a report for people says itself is not said beside it.
        if let Err(error) = &submission.result
            && (!is_told || matches!(self.form, Form::Written(_)))
        {
            self.output.error(&error.to_string())?;
        }
        match &mut self.form {
            Form::Written(report) => {
                let style = ReportStyle {
                    style: self.output.style,
                    terminal: self.output.terminal(),
                };
                plain(&report.submission(submission, self.number, self.run, style))?;
            }
            Form::Told if self.is_one => {
                if is_told {
                    self.output.told(self.full(submission))?;
                }
            }
            Form::Told => self.output.say(&tell_in_brief(submission))?,
            Form::Page(page) if self.is_one => {
                page.blocks = tell_submission(submission, self.run, self.output.style).blocks;
            }
            Form::Page(page) => page.blocks.extend(tell_in_brief(submission).blocks),
        }
        self.number += 1;
        self.class.add(submission);
        Ok(())
    }

    fn full(&self, submission: &Submission) -> Document {
        tell_submission(submission, self.run, self.output.style)
    }

    /// Ends the report.
    pub fn end(self) -> io::Result<()> {
        match self.form {
            Form::Written(report) => plain(&report.end(&self.class)),
            Form::Told if self.is_one => Ok(()),
            Form::Told => self.output.told(tell_class(&self.class, self.run)),
            Form::Page(mut page) => {
                if !self.is_one {
                    page.blocks
                        .splice(0..0, tell_class(&self.class, self.run).blocks);
                }
                self.output.told(page)
            }
        }
    }
}
