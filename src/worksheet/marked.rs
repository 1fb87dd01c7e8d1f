//! What marking a sheet gives: each question with its answer judged, and the wrong cells of its working.
//!
//! A sheet of two questions with one right answer has `right()` 1 and two items; its working adds how many cells are right,
//! wrong and empty. What was written beside all that is [`NotCounted`].

use std::collections::BTreeSet;

use super::heading::SheetHeading;
use super::question_lines::UnreadableLine;
use super::working::{CellValue, WorkingColumn};
use crate::class::{Points, StudentFiles};
use crate::derivation::Step;
use crate::judgement::{Diagnosis, Judgement, Misconception, Verdict};

/// A sheet, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedSheet {
    /// Whose it is, and the file that it was read from.
    pub of: StudentFiles,
    /// Who filled it in, and when.
    pub heading: SheetHeading,
    /// Its questions in order: those of the sheet that was given out, where that is known.
    pub items: Vec<Item>,
    /// What else was written on it, line by line.
    pub not_counted: Vec<NotCounted>,
}

/// Something written on a sheet that does not count, and is told all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotCounted {
    /// The line that it stands on, counted from 1.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// Why it does not count.
    pub why: NotCountedReason,
}

/// Why something on a sheet does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCountedReason {
    /// It belongs to no question, or is no row of its tables.
    NotRead,
    /// It stands beside the answer to a question.
    Remark,
    /// A question that is not on the sheet that was given out.
    NotAsked,
    /// A question that is answered already.
    AskedAgain,
}

impl NotCountedReason {
    /// The word for it in JSON.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::NotRead => "not-read",
            Self::Remark => "remark",
            Self::NotAsked => "not-asked",
            Self::AskedAgain => "asked-again",
        }
    }
}

/// A question on a sheet, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The line that it stands on, counted from 1; `None` where it is missing from the sheet.
    pub line: Option<usize>,
    /// What was found there.
    pub mark: Mark,
}

/// What is to be said about a question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Mark {
    /// The answer and the working have been judged.
    Judged {
        judgement: Box<Judgement>,
        /// The working, where there are tables.
        working: Option<MarkedWorking>,
    },
    /// The question itself cannot be read.
    Unreadable {
        words: String,
        answer: String,
        why: UnreadableLine,
    },
}

/// The working of one question, marked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedWorking {
    /// How many cells are right, by themselves or by those before them.
    pub right: usize,
    /// How many cells are empty.
    pub blank: usize,
    /// The rows with wrong cells.
    pub rows: Vec<WrongRow>,
    /// Whether the answer is wrong, and is what follows from the wrong cells.
    pub answer_follows: bool,
}

/// The wrong cells of a row; the steps to a move are one row, though each stands on a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongRow {
    /// The cells; there is one at least.
    pub cells: Vec<WrongCell>,
    /// What the row answers to the question that it asks, judged, where a misconception predicts that: it has a diagnosis.
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

/// How one says which cell it is.
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
    /// The row, as it is called.
    pub row: String,
    /// The column.
    pub column: WorkingColumn,
    /// How one says which cell it is.
    pub naming: Naming,
    /// What was written.
    pub given: String,
    /// Whether it says something that can stand in a cell.
    pub readable: bool,
    /// What would be right: one of these.
    pub expected: Vec<CellValue>,
    /// The step of the derivation that says so.
    pub step: Option<Step>,
    /// Whether it follows from cells that are wrong themselves, and so is not what the key has.
    pub carried: bool,
}

impl MarkedSheet {
    /// How many answers are right.
    #[must_use]
    pub fn right(&self) -> usize {
        let right = self
            .items
            .iter()
            .filter(|item| item.verdict() == Verdict::Right);
        right.count()
    }

    /// The share of right answers, in percent.
    pub(super) fn percent(&self) -> Points {
        let count = |count: usize| Points::whole(u32::try_from(count).unwrap_or(u32::MAX));
        Points::whole(100).part(count(self.right()), count(self.items.len()))
    }

    /// The numbers of the questions whose answer is wrong, and follows from the wrong cells of its working.
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
        self.items.iter().all(is_right)
    }

    /// The misconceptions that it shows, each once.
    pub(super) fn misconceptions(&self) -> BTreeSet<Misconception> {
        self.items.iter().flat_map(Item::misconceptions).collect()
    }
}

impl Item {
    /// What the answer is worth; a question that cannot be read is malformed.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match &self.mark {
            Mark::Judged { judgement, .. } => judgement.verdict,
            Mark::Unreadable { .. } => Verdict::Malformed,
        }
    }

    /// The working, where there are tables.
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

    /// Whether the answer is wrong, and follows from the wrong cells of its working.
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
