//! `--output DIR`: a page for each student as they are graded, and what belongs to the class in the end.

use std::path::Path;
use std::vec::IntoIter;

use crate::class::{ClassNotes, PageFolder, Part, StudentFiles};
use crate::cli::class::PAGES;
use crate::cli::error::Error;
use crate::cli::feedback_zip::{self, FeedbackZip};
use crate::cli::gradebook::Gradebook;
use crate::cli::output::Output;
use crate::grade::{
    GradedClass, ReportFormat, ReportStyle, Run, Submission, Writing, class_page, tell_submission,
};
use crate::render::{html, markdown};

/// The pages of a class under way.
pub(super) struct GradePages<'a> {
    folder: PageFolder,
    output: &'a Output,
    run: &'a Run,
    /// What the pages of the hand-ins to come are called.
    names: IntoIter<String>,
    /// `grades.csv` and `results.json`, as far as they have come.
    written: [(Writing<'a>, &'static str, String); 2],
    feedback: FeedbackZip,
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
        let mut folder =
            PageFolder::open(Path::new(folder), hand_ins.iter().map(|of| &of.student))?;
        let names = std::mem::take(&mut folder.pages);
        let style = ReportStyle {
            style: output.style,
            terminal: output.terminal(),
        };
        let begun = |format, file| {
            let writing = Writing { format, run, style };
            (writing, file, writing.beginning(notes))
        };
        Ok(Self {
            folder,
            output,
            run,
            names: names.into_iter(),
            written: [
                begun(ReportFormat::Csv, "grades.csv"),
                begun(ReportFormat::Json, "results.json"),
            ],
            feedback: FeedbackZip::default(),
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
        let (style, terminal) = (self.output.style, self.output.terminal());
        let Some(name) = self.names.next() else {
            return Ok(None);
        };
        let page = tell_submission(submission, self.run, style);
        self.folder
            .write(&format!("{name}.md"), markdown(&page, terminal))?;
        let page = html(&[page], terminal);
        self.feedback.add(&submission.of.file, &name, &page)?;
        self.folder.write(&format!("{name}.html"), &page)?;
        Ok(Some(name))
    }

    /// Writes what belongs to the class.
    pub fn end(self, class: &GradedClass, part: Option<&Part<Submission>>) -> Result<(), Error> {
        for (writing, file, text) in self.written {
            self.folder
                .write(file, &(text + &writing.end(class, part)))?;
        }
        let lab = &self.run.lab;
        let gradebook = Gradebook {
            title: &lab.title,
            most: lab.max_points(),
            rows: &class.rows,
            notes: &class.notes,
        };
        for (file, text) in gradebook.files() {
            self.folder.write(file, &text)?;
        }
        if let Some(zip) = self.feedback.finish()? {
            self.folder.write(feedback_zip::NAME, zip)?;
        }
        let page = html(&[class_page(class, self.run)], self.output.terminal());
        self.folder.write("class.html", &page)?;
        self.output.note(PAGES)?;
        Ok(())
    }
}
