//! The pages to hand back: one for each student, and one for the class with its histogram, its students, its functions and
//! who has which misconception.
//!
//! Of each hand-in a row is kept, so that `class.html` can lead to `anna.html`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::class::{GradedClass, all_in_all, beside};
use super::marks::how;
use super::whole::tell_submission;
use crate::class::{ClassRow, Spread, student_table, tell_notes};
use crate::document::text::{Text, code};
use crate::document::wording::{counted, listed};
use crate::document::{Align, Block, Cell, Document, Style, Table};
use crate::grade::judge::{Run, Status, Submission};
use crate::grade::sheet::Function;
use crate::grade::words::{Cause, say};

/// The pages of a class, as far as they have come.
#[derive(Debug, Default)]
pub struct ClassPages {
    rows: Vec<ClassRow>,
    /// Who shows each cause.
    who: BTreeMap<Cause, Vec<String>>,
}

impl ClassPages {
    /// The page of a hand-in, called so, which the page of the class will lead to.
    pub fn page(
        &mut self,
        submission: &Submission,
        page: &str,
        run: &Run,
        style: Style,
    ) -> Document {
        let student = &submission.of.student;
        for cause in submission.result.iter().flat_map(Cause::all_of) {
            self.who.entry(cause).or_default().push(student.to_string());
        }
        let right = submission.functions();
        let right = right
            .iter()
            .filter(|report| report.status == Status::Passed);
        let slips = submission.result.iter().flat_map(Cause::all_of);
        let notes = match &submission.result {
            Ok(_) => listed(slips.map(Cause::words), "and"),
            Err(error) => error.to_string().into(),
        };
        self.rows.push(ClassRow {
            student: student.clone(),
            page: Some(page.to_owned()),
            file: submission.of.file.clone(),
            points: submission.points(),
            more: vec![right.count().into(), notes],
        });
        tell_submission(submission, run, style)
    }

    /// The page of the class.
    #[must_use]
    pub fn class_page(&self, class: &GradedClass, run: &Run) -> Document {
        let mut blocks = vec![
            Block::Title(say!("The class: {}", counted(class.submissions, "hand-in"))),
            Block::Paragraph(all_in_all(class, run)),
        ];
        blocks.extend(beside(class));
        blocks.extend(tell_notes(&class.notes, true));
        blocks.extend(spread(&class.spread));
        blocks.push(Block::Heading("Students".into()));
        let more = [
            (Align::Right, "functions\u{a0}right".into()),
            (Align::Left, "what went wrong".into()),
        ];
        let students = student_table(&self.rows, &class.notes, "points", &more);
        blocks.push(Block::Table(students));
        blocks.push(Block::Heading(
            "Functions, by how many have them right".into(),
        ));
        blocks.push(Block::Table(functions(class)));
        if !self.who.is_empty() {
            blocks.push(Block::Heading("What went wrong, and for whom".into()));
            blocks.push(Block::Table(self.causes()));
        }
        blocks.push(Block::Paragraph(how(class.layers, run)));
        Document { blocks }
    }

    fn causes(&self) -> Table {
        let columns = [
            (Align::Left, "what went wrong"),
            (Align::Right, "hand-ins"),
            (Align::Left, "whose"),
            (Align::Left, "code"),
        ];
        let mut table = sortable(columns);
        let mut causes: Vec<_> = self.who.iter().collect();
        causes.sort_by_key(|(_, who)| Reverse(who.len()));
        for (cause, who) in causes {
            table.row([
                Cell::from(cause.words()),
                Cell::from(who.len()),
                Cell::from(who.join(", ")),
                Cell::from(code(cause.code())),
            ]);
        }
        table
    }
}

/// How the points are spread.
fn spread(spread: &Spread) -> [Block; 2] {
    let heading = Block::Heading("How the points are spread".into());
    [heading, Block::Table(spread.histogram())]
}

/// The functions, those first that most have right.
fn functions(class: &GradedClass) -> Table {
    let columns = [
        (Align::Left, "function"),
        (Align::Right, "right"),
        (Align::Right, "not right"),
        (Align::Right, "missing"),
        (Align::Right, "error"),
        (Align::Right, "too long"),
        (Align::Right, "blocked"),
    ];
    let mut table = sortable(columns);
    let mut functions: Vec<(&Function, _)> = class.functions.iter().collect();
    functions.sort_by_key(|(_, tally)| Reverse(tally.count(&Status::Passed)));
    for (function, tally) in functions {
        let counts = Status::ALL.map(|status| Cell::from(tally.count(&status)));
        table.row(std::iter::once(Cell::from(code(function.name()))).chain(counts));
    }
    table
}

fn sortable<const N: usize>(columns: [(Align, &'static str); N]) -> Table {
    let columns = columns.map(|(align, name)| (align, Text::from(name)));
    Table {
        sortable: true,
        ..Table::new(1, columns)
    }
}
