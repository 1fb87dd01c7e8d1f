//! The pages to hand back: one for each student, and one for the class with its histogram, its students, its functions and
//! who has which misconception.
//!
//! Of each hand-in a row is kept, so that `class.html` can lead to `anna.html`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::class::{GradedClass, all_in_all, beside, by_function, title};
use super::marks::how;
use super::whole::tell_submission;
use crate::class::{ClassRow, student_table, table, tell_notes};
use crate::document::text::code;
use crate::document::wording::listed;
use crate::document::{Align, Block, Document, Style, Table};
use crate::grade::judge::{FunctionReport, Run, Status, Submission};
use crate::grade::words::Cause;

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
        let notes = match &submission.result {
            Ok(graded) => {
                let causes = Cause::all_of(graded);
                for &cause in &causes {
                    self.who.entry(cause).or_default().push(student.to_string());
                }
                listed(causes.into_iter().map(Cause::words), "and")
            }
            Err(error) => error.to_string().into(),
        };
        let functions = submission.functions();
        let is_right = |report: &&FunctionReport| report.status == Status::Passed;
        let right = functions.iter().filter(is_right).count();
        self.rows.push(ClassRow {
            student: student.clone(),
            page: Some(page.to_owned()),
            file: submission.of.file.clone(),
            points: submission.points(),
            more: vec![right.into(), notes],
        });
        tell_submission(submission, run, style)
    }

    /// The page of the class.
    #[must_use]
    pub fn class_page(&self, class: &GradedClass, run: &Run) -> Document {
        let mut blocks = vec![title(class), all_in_all(class, run)];
        blocks.extend(beside(class));
        blocks.extend(tell_notes(&class.notes, true));
        let mut add = |heading: &'static str, sortable: bool, table: Table| {
            blocks.push(Block::Heading(heading.into()));
            blocks.push(Block::Table(Table { sortable, ..table }));
        };
        add("How the points are spread", false, class.spread.histogram());
        let more = [
            (Align::Right, "functions\u{a0}right".into()),
            (Align::Left, "what went wrong".into()),
        ];
        let students = student_table(&self.rows, &class.notes, "points", &more);
        add("Students", true, students);
        let mut functions: Vec<_> = class.functions.iter().collect();
        functions.sort_by_key(|(_, tally)| Reverse(tally.count(&Status::Passed)));
        let functions = by_function(functions);
        add("Functions, by how many have them right", true, functions);
        if !self.who.is_empty() {
            add("What went wrong, and for whom", true, self.causes());
        }
        blocks.push(how(class.layers, run));
        Document { blocks }
    }

    fn causes(&self) -> Table {
        let mut table = table("<what went wrong|>hand-ins|<whose|<code");
        let mut causes: Vec<_> = self.who.iter().collect();
        causes.sort_by_key(|(_, who)| Reverse(who.len()));
        for (cause, who) in causes {
            let (whose, code) = (who.join(", ").into(), code(cause.code()).into());
            table.row([cause.words().into(), who.len().into(), whose, code]);
        }
        table
    }
}
