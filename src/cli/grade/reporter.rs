//! Reports on hand-ins as they come, graded here or elsewhere: in full on one, in brief on many and on the class in the end.

use std::collections::BTreeMap;

use super::pages::GradePages;
use crate::class::{ClassNotes, Part, StudentFiles};
use crate::cli::args::Format;
use crate::cli::error::Error;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::streams::plain;
use crate::document::Document;
use crate::grade::{
    Before, GradedClass, Run, Submission, Writing, outcome, tell_again, tell_class, tell_in_brief,
    tell_on_screens, tell_submission,
};

/// Why a report is made, which decides how much a terminal shows of a hand-in that stands alone.
pub(super) enum Occasion<'a> {
    /// It was asked for.
    Asked,
    /// All of it was asked for: functions were named, or somebody reads it step by step.
    AskedInFull,
    /// A file was saved; the outcomes of the hand-ins at the last save, by their files.
    Saved(&'a mut BTreeMap<String, Before>),
}

/// A report under way.
pub(super) struct Reporter<'a> {
    output: &'a Output,
    run: &'a Run,
    number: usize,
    class: GradedClass,
    form: Form<'a>,
    pages: Option<GradePages<'a>>,
    part: Option<Part<Submission>>,
    occasion: Occasion<'a>,
    /// What has come of the hand-ins so far.
    pub worst: Outcome,
}

/// How a report is written.
enum Form<'a> {
    /// For people, as it comes.
    Told,
    /// For people, as one page in the end.
    Page(Document),
    /// For programs.
    Written(Writing<'a>),
}

impl<'a> Reporter<'a> {
    /// A report on these hand-ins of a class; with pages in this folder, and as this part of the whole.
    pub fn new(
        output: &'a Output,
        run: &'a Run,
        notes: &ClassNotes,
        hand_ins: &[&StudentFiles],
        folder: Option<&str>,
        part: Option<Part<Submission>>,
        occasion: Occasion<'a>,
    ) -> Result<Self, Error> {
        let form = match output.format() {
            Format::Html => Form::Page(Document::default()),
            Format::Report(format) => Form::Written(Writing {
                format,
                run,
                style: output.report_style(),
            }),
            _ => Form::Told,
        };
        let is_about_one = matches!(form, Form::Written(report) if report.format.is_about_one());
        if is_about_one {
            let format = output.format().name();
            if part.is_some() {
                return Err(format!("--format {format} reports on one hand-in, which has no parts: expected it without --shard").into());
            }
            let found = hand_ins.len() + notes.errors.len();
            if found != 1 {
                return Err(format!("--format {format} reports on one hand-in, and {found} were found: expected one file").into());
            }
        }
        let pages = folder.map(|folder| GradePages::new(folder, hand_ins, run, notes, output));
        let pages = pages.transpose()?;
        if let Form::Written(report) = form {
            plain(&report.beginning(notes))?;
        }
        let mut reporter = Self {
            output,
            run,
            number: 0,
            class: GradedClass {
                notes: notes.clone(),
                ..GradedClass::default()
            },
            form,
            pages,
            part,
            occasion,
            worst: Outcome::Right,
        };
        for missing in &notes.errors {
            reporter.tell_programs(&Submission::not_there(missing, &run.lab))?;
        }
        Ok(reporter)
    }

    /// Writes a hand-in, or what is in the place of one, where programs read.
    fn tell_programs(&mut self, submission: &Submission) -> Result<(), Error> {
        let notes = &self.class.notes;
        if let Form::Written(report) = self.form {
            plain(&report.submission(submission, self.number, notes))?;
        }
        if let Some(pages) = &mut self.pages {
            pages.write_row(submission, self.number, notes);
        }
        self.number += 1;
        Ok(())
    }

    /// Adds a hand-in.
    pub fn add(&mut self, submission: Submission) -> Result<(), Error> {
        let is_one = self.class.notes.is_one;
        // What a report for people says itself is not said beside it.
        if let Err(error) = &submission.result
            && matches!(self.form, Form::Written(_))
        {
            self.output.error(&error.to_string())?;
        }
        match &mut self.form {
            Form::Written(_) => {}
            Form::Told if is_one && self.output.is_text() => {
                let told = self.on_screens(&submission);
                self.output.told(told)?;
            }
            Form::Told if is_one => {
                let told = tell_submission(&submission, self.run, self.output.style);
                self.output.told(told)?;
            }
            Form::Told => self.output.say(&tell_in_brief(&submission))?,
            Form::Page(page) if is_one => {
                page.blocks = tell_submission(&submission, self.run, self.output.style).blocks;
            }
            Form::Page(page) => page.blocks.extend(tell_in_brief(&submission).blocks),
        }
        let page = match &mut self.pages {
            Some(pages) => pages.add(&submission)?,
            None => None,
        };
        self.tell_programs(&submission)?;
        self.class.add(&submission, page);
        self.worst = self.worst.and(match &submission.result {
            Err(error) if !error.is_handed_in() => Outcome::Unread,
            _ => Outcome::of(submission.is_all_right()),
        });
        if let Some(part) = &mut self.part {
            part.results.push(submission);
        }
        Ok(())
    }

    /// A hand-in as a terminal shows it.
    fn on_screens(&mut self, submission: &Submission) -> Document {
        let style = self.output.report_style();
        match &mut self.occasion {
            Occasion::Saved(before) => {
                let now = outcome(submission);
                let before = before.insert(submission.of.file.clone(), now);
                tell_again(submission, self.run, style, &before.unwrap_or_default())
            }
            Occasion::Asked => tell_on_screens(submission, self.run, style, false),
            Occasion::AskedInFull => tell_on_screens(submission, self.run, style, true),
        }
    }

    /// Ends the report.
    pub fn end(self) -> Result<Outcome, Error> {
        let is_one = self.class.notes.is_one;
        if let Some(pages) = self.pages {
            pages.end(&self.class, self.part.as_ref())?;
        }
        match self.form {
            Form::Written(report) => {
                plain(&report.end(&self.class, self.part.as_ref()))?;
            }
            Form::Told if is_one => {}
            Form::Told => self.output.told(tell_class(&self.class, self.run))?,
            Form::Page(mut page) => {
                if !is_one {
                    page.blocks
                        .splice(0..0, tell_class(&self.class, self.run).blocks);
                }
                self.output.told(page)?;
            }
        }
        Ok(self.worst)
    }
}
