//! Reports on hand-ins as they come, graded here or elsewhere: in full on one, in brief on many, and on the class at
//! the end; for `--output DIR` with a page for each, and with the class in formats for programs.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::class::{ClassNotes, Part, StudentFiles};
use crate::cli::args::Format;
use crate::cli::class_pages::ClassPages;
use crate::cli::error::Error;
use crate::cli::gradebook::Gradebook;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::streams::plain;
use crate::document::Document;
use crate::grade::{
    DEPTH_OF_EVERYTHING, GradedClass, ReportFormat, Run, Submission, brief_report, class_page,
    class_report, first_to_mend, full_report, repeat_report, screen_report,
};
use crate::legible::in_quotes;
use crate::lesson::lesson_on;

/// The reason for a report, which decides how much a terminal shows of a single hand-in.
pub(super) enum Occasion<'a> {
    /// It was asked for.
    Asked,
    /// All of it was asked for: functions were named, or it is read step by step.
    AskedInFull,
    /// A file was saved; the results at the previous save, by file.
    Saved(&'a mut BTreeMap<String, Submission>),
}

/// A report in progress.
pub(super) struct Reporter<'a> {
    output: &'a Output,
    class: GradedClass,
    /// How many hand-ins have been written for programs, including placeholders.
    number: usize,
    /// The report for people, if that is written as one page at the end.
    page: Document,
    /// The pages of the students, if they are wanted.
    pages: Option<ClassPages<'a>>,
    /// The files for programs next to these pages, as far as they have been written.
    files: Vec<(ReportFormat, &'static str, String)>,
    part: Option<Part<Submission>>,
    occasion: Occasion<'a>,
    /// The outcome so far.
    worst: Outcome,
    /// What to do next, where somebody reads.
    next: Option<String>,
}

impl<'a> Reporter<'a> {
    /// A report on these hand-ins of a class; with pages in this folder, and as this part of the whole.
    pub fn new(
        output: &'a Output,
        run: &Arc<Run>,
        notes: &ClassNotes,
        hand_ins: &[&StudentFiles],
        folder: Option<&str>,
        part: Option<Part<Submission>>,
        occasion: Occasion<'a>,
    ) -> Result<Self, Error> {
        if matches!(output.format(), Format::Report(format) if format.is_about_one()) {
            let format = output.format().name();
            if part.is_some() {
                return Err(format!("--format {format} reports on one hand-in, which has no parts: expected it without --shard").into());
            }
            let found = hand_ins.len() + notes.errors.len();
            if found != 1 {
                return Err(format!("--format {format} reports on one hand-in, and {found} were found: expected one file").into());
            }
        }
        let class = GradedClass {
            run: Arc::clone(run),
            notes: notes.clone(),
            ..GradedClass::default()
        };
        let students = hand_ins.iter().map(|of| &of.student);
        let pages = folder.map(|folder| ClassPages::open(folder, students, output));
        let pages = pages.transpose()?;
        let files = [
            (ReportFormat::Csv, "grades.csv"),
            (ReportFormat::Json, "results.json"),
        ];
        let files = files.into_iter().filter(|_| pages.is_some());
        let files = files.map(|(format, file)| (format, file, format.beginning(&class)));
        let files = files.collect();
        if let Format::Report(format) = output.format() {
            plain(&format.beginning(&class))?;
        }
        let mut reporter = Self {
            output,
            class,
            number: 0,
            page: Document::default(),
            pages,
            files,
            part,
            occasion,
            worst: Outcome::Right,
            next: None,
        };
        for missing in &notes.errors {
            reporter.write_for_programs(&Submission::not_there(missing, run))?;
        }
        Ok(reporter)
    }

    /// Writes a hand-in, or its placeholder, in formats for programs.
    fn write_for_programs(&mut self, submission: &Submission) -> Result<(), Error> {
        let (number, style) = (self.number, self.output.report_style());
        let written =
            |format: ReportFormat| format.submission(submission, number, &self.class, style);
        if let Format::Report(format) = self.output.format() {
            plain(&written(format))?;
        }
        for (format, _, text) in &mut self.files {
            *text += &written(*format);
        }
        self.number += 1;
        Ok(())
    }

    /// Adds a hand-in.
    pub fn add(&mut self, submission: Submission) -> Result<(), Error> {
        self.write_for_people(&submission)?;
        let (file, style) = (&submission.of.file, self.output.style);
        let add = |pages: &mut ClassPages| pages.add(file, full_report(&submission, style));
        let page = self.pages.as_mut().map(add).transpose()?.flatten();
        self.write_for_programs(&submission)?;
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

    fn write_for_people(&mut self, submission: &Submission) -> Result<(), Error> {
        let (is_one, style) = (self.class.notes.is_one, self.output.style);
        let told = match (self.output.format(), &submission.result) {
            // What a report for people says itself is not repeated.
            (Format::Report(_), Err(error)) => return Ok(self.output.error(&error.to_string())?),
            (Format::Report(_), Ok(_)) => return Ok(()),
            (Format::Text, _) if is_one => self.on_screens(submission),
            _ if is_one => full_report(submission, style),
            _ => brief_report(submission),
        };
        self.next = match self.occasion {
            Occasion::Saved(_) => None,
            _ if is_one => after_one(submission),
            _ => self.pages.is_none().then(|| {
                "--output FOLDER writes a page for each student, and the tables for your records"
                    .to_owned()
            }),
        };
        match self.output.format() {
            Format::Html => self.page.blocks.extend(told.blocks),
            Format::Text if is_one && self.is_in_full() => self.output.document_from_top(told)?,
            _ if is_one => self.output.document(told)?,
            _ => self.output.message(&told)?,
        }
        Ok(())
    }

    /// Whether all is told that there is to tell.
    fn is_in_full(&self) -> bool {
        match self.occasion {
            Occasion::Asked => self.output.style.depth >= DEPTH_OF_EVERYTHING,
            Occasion::AskedInFull => true,
            Occasion::Saved(_) => false,
        }
    }

    /// A hand-in as a terminal shows it.
    fn on_screens(&mut self, submission: &Submission) -> Document {
        let style = self.output.report_style();
        match &mut self.occasion {
            Occasion::Saved(before) => {
                let before = before.insert(submission.of.file.clone(), submission.clone());
                repeat_report(submission, style, before.as_ref())
            }
            Occasion::Asked => screen_report(submission, style, false),
            Occasion::AskedInFull => screen_report(submission, style, true),
        }
    }

    /// Ends the report.
    pub fn end(self) -> Result<Outcome, Error> {
        let (output, class, part) = (self.output, &self.class, self.part.as_ref());
        let end = |format: ReportFormat| format.end(class, part, output.report_style());
        if let Some(pages) = self.pages {
            let files = self.files.into_iter();
            let files = files.map(|(format, file, text)| (file, text + &end(format)));
            let lab = &class.run.lab;
            let gradebook = Gradebook {
                title: &lab.title,
                most: lab.max_points(),
                rows: &class.rows,
                notes: &class.notes,
            };
            pages.end(files, &gradebook, class_page(class))?;
        }
        let mut page = self.page;
        match output.format() {
            Format::Report(format) => plain(&end(format))?,
            Format::Html => {
                let of_class = (!class.notes.is_one).then(|| class_report(class).blocks);
                page.blocks.splice(0..0, of_class.into_iter().flatten());
                output.document(page)?;
            }
            _ if class.notes.is_one => {}
            _ => output.document(class_report(class))?,
        }
        if let Some(next) = self.next.filter(|_| output.is_interactive()) {
            output.note(&next)?;
        }
        Ok(self.worst)
    }
}

/// What to do next with a hand-in: read the lesson on what is to be mended first, or play against what is right.
fn after_one(submission: &Submission) -> Option<String> {
    if !submission.run.lab.is_of_sheet() {
        return None;
    }
    if let Some(function) = first_to_mend(submission) {
        let lesson = lesson_on(function.name())?;
        return Some(format!("nimlab lesson {lesson} leads to {function}"));
    }
    let file = in_quotes(&submission.of.file);
    let is_right = submission.is_all_right();
    is_right.then(|| format!("nimlab play You {file} plays against your optimal_move"))
}
