//! `--output DIR`: the pages of a class as it is graded, and what programs read of it.

use crate::class::{ClassNotes, Part, StudentFiles};
use crate::cli::class_pages::ClassPages;
use crate::cli::error::Error;
use crate::cli::gradebook::Gradebook;
use crate::cli::output::Output;
use crate::grade::{
    GradedClass, ReportFormat, ReportStyle, Run, Submission, Writing, class_page, tell_submission,
};

/// The pages of a class under way.
pub(super) struct GradePages<'a> {
    pages: ClassPages<'a>,
    style: ReportStyle,
    run: &'a Run,
    /// `grades.csv` and `results.json`, as far as they have come.
    written: [(Writing<'a>, &'static str, String); 2],
}

impl<'a> GradePages<'a> {
    /// Makes the folder ready for these hand-ins.
    pub fn new(
        folder: &str,
        hand_ins: &[&StudentFiles],
        run: &'a Run,
        notes: &ClassNotes,
        output: &'a Output,
    ) -> Result<Self, Error> {
        let style = output.report_style();
        let begun = |format, file| {
            let writing = Writing { format, run, style };
            (writing, file, writing.beginning(notes))
        };
        Ok(Self {
            pages: ClassPages::open(folder, hand_ins.iter().map(|of| &of.student), output)?,
            style,
            run,
            written: [
                begun(ReportFormat::Csv, "grades.csv"),
                begun(ReportFormat::Json, "results.json"),
            ],
        })
    }

    /// Adds a hand-in to what programs read; `number` counts from 0 what stands there.
    pub fn write_row(&mut self, submission: &Submission, number: usize, notes: &ClassNotes) {
        for (writing, _, text) in &mut self.written {
            *text += &writing.submission(submission, number, notes);
        }
    }

    /// Writes the page of the next hand-in, and tells what it is called.
    pub fn add(&mut self, submission: &Submission) -> Result<Option<String>, Error> {
        let page = tell_submission(submission, self.run, self.style.style);
        self.pages.add(&submission.of.file, page)
    }

    /// Writes what belongs to the class.
    pub fn end(self, class: &GradedClass, part: Option<&Part<Submission>>) -> Result<(), Error> {
        let files = self
            .written
            .map(|(writing, file, text)| (file, text + &writing.end(class, part)));
        let files = files.each_ref().map(|(file, text)| (*file, &**text));
        let lab = &self.run.lab;
        let gradebook = Gradebook {
            title: &lab.title,
            most: lab.max_points(),
            rows: &class.rows,
            notes: &class.notes,
        };
        self.pages
            .end(&files, &gradebook, class_page(class, self.run))
    }
}
