//! The result of marking a sheet: each question with its judged answer, and the wrong cells of its working.
//!
//! A sheet of two questions with one right answer has `right()` 1 and two items; its working adds how many cells are
//! right, wrong and empty. Anything else that was written is [`NotCounted`].

use std::collections::BTreeSet;

use serde::Serialize;

use super::heading::SheetHeading;
use super::working::{CellValue, WorkingColumn};
use crate::class::{NotJudged, StudentFiles};
use crate::derivation::Step;
use crate::judgement::{Diagnosis, Judgement, Misconception, Verdict};

/// A sheet that was handed in, marked unless there is a reason why it cannot be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct MarkedSheet {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// Who filled it in, and when.
    pub heading: SheetHeading,
    /// Its questions in order: those of the sheet that was given out, if that is known.
    pub items: Vec<Item>,
    /// What else was written on it, line by line.
    pub not_counted: Vec<NotCounted>,
    /// Why it is not marked, if it is not: then there is nothing else.
    pub not_marked: Option<NotJudged>,
}

/// Something on a sheet that does not count, but is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NotCounted {
    /// Its line, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
    /// Why it does not count.
    pub why: NotCountedReason,
}

/// Why something on a sheet does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotCountedReason {
    /// It belongs to no question, and is not a row of its tables.
    NotRead,
    /// It is next to the answer of a question.
    Remark,
    /// A question that is not on the sheet that was given out.
    NotAsked,
    /// A question that has already been answered.
    AskedAgain,
}

/// A question on a sheet, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its line, counted from 1; `None` if it is missing from the sheet.
    pub line: Option<usize>,
    /// What was found there.
    pub mark: Mark,
}

/// The result of marking a question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Mark {
    /// The answer and the working have been judged.
    Judged {
        judgement: Box<Judgement>,
        /// The working, if there are tables.
        working: Option<MarkedWorking>,
    },
    /// The question itself cannot be read.
    Unreadable { words: String, answer: String, why: String },
}

/// The working of one question, marked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedWorking {
    /// How many cells are right, or follow from those before them.
    pub right: usize,
    /// How many cells are empty.
    pub blank: usize,
    /// The rows with wrong cells.
    pub rows: Vec<WrongRow>,
    /// Whether the answer is wrong, but follows from the wrong cells.
    pub answer_follows: bool,
}

/// The wrong cells of a row; the steps to a move count as one row, though each is on a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongRow {
    /// The cells, at least one.
    pub cells: Vec<WrongCell>,
    /// The judged answer of the row to its own question, if a misconception predicts it: it has a diagnosis.
    pub shows: Option<Judgement>,
}

impl MarkedWorking {
    /// The wrong cells.
    pub fn errors(&self) -> impl Iterator<Item = &WrongCell> {
        self.rows.iter().flat_map(|row| &row.cells)
    }

    /// The misconceptions that its wrong cells show, each once.
    #[must_use]
    pub fn misconceptions(&self) -> BTreeSet<Misconception> {
        let shown = self.rows.iter().filter_map(|row| row.shows.as_ref());
        let diagnoses = shown.filter_map(|judgement| judgement.diagnosis.as_ref());
        diagnoses.map(Diagnosis::misconception).collect()
    }
}

/// How to refer to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// By its row alone.
    Row,
    /// By its row and its column.
    RowAndColumn,
    /// The same, together with the other wrong digits of the number in that row.
    Digit,
}

/// A wrong cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongCell {
    /// The table.
    pub table: &'static str,
    /// The name of the row.
    pub row: String,
    /// The column.
    pub column: WorkingColumn,
    /// How to refer to the cell.
    pub naming: Naming,
    /// What was written.
    pub given: String,
    /// Whether it could be the contents of a cell.
    pub readable: bool,
    /// The right values.
    pub expected: Vec<CellValue>,
    /// The step of the derivation that gives them.
    pub step: Option<Step>,
    /// Whether it was compared with wrong cells before it, and so not with the key.
    pub carried: bool,
}

impl MarkedSheet {
    /// The number of right answers.
    #[must_use]
    pub fn right(&self) -> usize {
        let right = self.items.iter().filter(|item| item.verdict() == Verdict::Right);
        right.count()
    }

    /// The numbers of the questions with a wrong answer that follows from the wrong cells of the working.
    #[must_use]
    pub fn follow(&self) -> Vec<usize> {
        let items = (1..).zip(&self.items);
        let follow = items.filter(|(_, item)| item.follows());
        follow.map(|(number, _)| number).collect()
    }

    /// Whether every answer is right, and no cell is wrong.
    #[must_use]
    pub fn is_all_right(&self) -> bool {
        let is_right = |item: &Item| item.verdict() == Verdict::Right && item.is_working_right();
        self.not_marked.is_none() && self.items.iter().all(is_right)
    }
}

impl Item {
    /// The verdict on the answer; a question that cannot be read is malformed.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match &self.mark {
            Mark::Judged { judgement, .. } => judgement.verdict,
            Mark::Unreadable { .. } => Verdict::Malformed,
        }
    }

    /// The working, if there are tables.
    #[must_use]
    pub fn working(&self) -> Option<&MarkedWorking> {
        match &self.mark {
            Mark::Judged { working, .. } => working.as_ref(),
            Mark::Unreadable { .. } => None,
        }
    }

    /// Whether no cell of the working is wrong.
    pub(super) fn is_working_right(&self) -> bool {
        self.working().is_none_or(|working| working.rows.is_empty())
    }

    /// Whether the answer is wrong, but follows from the wrong cells of its working.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.working().is_some_and(|working| working.answer_follows)
    }

    /// The misconception that the answer shows. An answer that follows from its working shows none.
    #[must_use]
    pub fn misconception(&self) -> Option<Misconception> {
        let Mark::Judged { judgement, .. } = &self.mark else {
            return None;
        };
        let diagnosis = judgement.diagnosis.as_ref().filter(|_| !self.follows())?;
        Some(diagnosis.misconception())
    }

    /// The misconceptions that the answer and its working show, each once.
    #[must_use]
    pub fn misconceptions(&self) -> BTreeSet<Misconception> {
        let of_cells = self.working().map(MarkedWorking::misconceptions);
        let of_cells = of_cells.into_iter().flatten();
        self.misconception().into_iter().chain(of_cells).collect()
    }

    /// The question, as far as it can be read.
    #[must_use]
    pub fn words(&self) -> String {
        match &self.mark {
            Mark::Judged { judgement, .. } => judgement.question.to_string(),
            Mark::Unreadable { words, .. } => words.clone(),
        }
    }

    /// What was answered.
    #[must_use]
    pub fn given(&self) -> &str {
        match &self.mark {
            Mark::Judged { judgement, .. } => &judgement.given,
            Mark::Unreadable { answer, .. } => answer,
        }
    }
}
