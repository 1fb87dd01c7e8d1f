//! Reports on hand-ins as they come, judged here or elsewhere: in full on one, in brief on many, and on the class at the
//! end; for `--output DIR` with a page for each, and with the class in formats for programs.

use std::path::Path;

use crate::args::Format;
use crate::class;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::streams::plain;
use explain::document::Document;
use explain::legible::in_quotes;
use grade::class::{
    ClassPages, ClassResults, ClassRow, HandIn, ReportFormat, ReportStage, Student,
};

/// Shows a hand-in that is the only one to a reader.
pub(super) type ShowAlone<'a, H> = Box<dyn FnMut(&H) -> Result<(), Error> + 'a>;

/// A report in progress.
pub(super) struct Reporter<'a, H: HandIn> {
    output: &'a Output,
    class: ClassResults<H>,
    /// Shows one that is by itself.
    show_alone: ShowAlone<'a, H>,
    /// How many hand-ins have been written for programs, including placeholders.
    number: usize,
    /// The report for people, if that is written as one page at the end.
    page: Document,
    /// The pages of the students, if they are wanted.
    pages: Option<ClassPages>,
    /// Their folder as it is typed in a command.
    folder: String,
    /// The files for programs next to these pages, as far as they have been written.
    files: Vec<(ReportFormat, &'static str, String)>,
    /// What could not be judged at all.
    errors: Vec<String>,
    /// Whether there is anything else to report.
    is_told: bool,
    /// Whether it was made before, and is made again because a file was saved.
    pub is_again: bool,
    /// The outcome so far.
    worst: Outcome,
}

impl<'a, H: HandIn> Reporter<'a, H> {
    /// A report on the hand-ins of these students, with pages in this folder.
    pub fn new<'s>(
        output: &'a Output,
        class: ClassResults<H>,
        students: impl IntoIterator<Item = &'s Student>,
        folder: Option<&str>,
        show_alone: ShowAlone<'a, H>,
    ) -> Result<Self, Error> {
        let worst = class::report_notes(&class.notes, output)?;
        let worksheet = class.notes.worksheet.as_ref().map(|worksheet| &*worksheet.file);
        let open =
            |folder| ClassPages::open(Path::new(folder), students, worksheet, output.terminal());
        let pages = folder.map(open).transpose()?;
        let folder = in_quotes(folder.unwrap_or_default().trim_end_matches('/'));
        let files = [
            // The mark tells Excel how the file is encoded.
            (ReportFormat::Csv, "grades.csv", "\u{feff}".to_owned()),
            (ReportFormat::Json, "results.json", String::new()),
        ];
        let files = files.into_iter().filter(|_| pages.is_some()).collect();
        let errors = class.notes.errors.iter().map(|error| error.why.clone());
        let mut reporter = Self {
            output,
            show_alone,
            number: 0,
            page: Document::default(),
            pages,
            folder,
            files,
            errors: errors.collect(),
            is_told: !H::WORDS.is_asked_for,
            is_again: false,
            worst,
            class,
        };
        reporter.write_for_programs(&ReportStage::Beginning)?;
        Ok(reporter)
    }

    /// Writes a part of the report in formats for programs.
    fn write_for_programs(&mut self, stage: &ReportStage<'_, H>) -> Result<(), Error> {
        let style = self.output.report_style();
        let written = |format| {
            let written = self.class.written(format, stage, style);
            self.output.fit(format, written)
        };
        match self.output.format() {
            // If nothing could be judged at all, there is no JSON.
            Format::Report(ReportFormat::Json) if !self.is_told => {}
            Format::Report(format) => plain(&written(format))?,
            _ => {}
        }
        for (format, _, text) in &mut self.files {
            *text += &written(*format);
        }
        Ok(())
    }

    /// Writes a hand-in, or the placeholder of one that does not exist, in formats for programs.
    pub fn write_hand_in(&mut self, hand_in: &H) -> Result<(), Error> {
        self.write_for_programs(&ReportStage::HandIn(hand_in, self.number))?;
        self.number += 1;
        Ok(())
    }

    /// Adds a hand-in.
    pub fn add(&mut self, hand_in: &H) -> Result<(), Error> {
        let mut row = hand_in.row();
        self.write_for_people(hand_in, &row)?;
        let style = self.output.style;
        let add = |pages: &mut ClassPages| pages.add(hand_in.full(style));
        row.page = self.pages.as_mut().map(add).transpose()?.flatten();
        self.write_hand_in(hand_in)?;
        self.worst = self.worst.and(if row.is_not_tried() {
            Outcome::Unread
        } else {
            Outcome::of(row.is_all_right)
        });
        self.class.add(hand_in, row);
        Ok(())
    }

    fn write_for_people(&mut self, hand_in: &H, row: &ClassRow<H::Cause>) -> Result<(), Error> {
        let (is_one, style) = (self.class.notes.is_one, self.output.style);
        let is_asked_for = H::WORDS.is_asked_for && (is_one || row.is_not_tried());
        match (self.output.format(), &row.why) {
            (_, Some(why)) if is_asked_for => return self.fail(why.to_string()),
            // What a report for people says itself is not repeated.
            (Format::Report(_), Some(why)) => self.output.error(&why.to_string())?,
            (Format::Report(_), None) => {}
            _ if is_one => (self.show_alone)(hand_in)?,
            (Format::Html, _) => self.page.blocks.extend(hand_in.brief(style).blocks),
            _ => self.output.message(&hand_in.brief(style))?,
        }
        self.is_told = true;
        Ok(())
    }

    /// Reports that something asked for could not be judged.
    pub fn fail(&mut self, why: String) -> Result<(), Error> {
        self.output.error(&why)?;
        self.errors.push(why);
        self.worst = Outcome::Unread;
        Ok(())
    }

    /// Ends the report.
    pub fn end(mut self) -> Result<Outcome, Error> {
        let notes = &self.class.notes;
        self.is_told |= !notes.absent.is_empty();
        let is_for_all = self.is_told && !notes.is_one;
        let is_hinted = is_for_all && self.pages.is_none() && !self.is_again;
        let errors = std::mem::take(&mut self.errors);
        self.write_for_programs(&ReportStage::End(&errors))?;
        let (output, class) = (self.output, &self.class);
        if let Some(pages) = self.pages {
            let files = self.files.into_iter().map(|(_, file, text)| (file.to_owned(), text));
            pages.end(files.chain(class.grading_worksheet()), class.page())?;
            let folder = &self.folder;
            output.note(&format!("{folder}/class.html leads to the page of each student"))?;
        }
        if is_for_all && output.is_for_people() {
            let mut told = class.report();
            told.blocks.extend(self.page.blocks);
            output.document(told)?;
        }
        if is_hinted && output.is_interactive() {
            output.note(
                "--output FOLDER writes a page for each student, and the tables for your records",
            )?;
        }
        Ok(self.worst)
    }
}
