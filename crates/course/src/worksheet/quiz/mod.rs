//! A sheet as a quiz for Moodle: each question with every right answer, every wrong one that a misconception leads to
//! with its feedback, and the derivation as general feedback.
//!
//! The items are made here once; [`Quiz::to_moodle`] only writes them. No live Moodle has read them: tests read them by
//! the fields that its importer uses.

mod item;
mod moodle;
mod spelled;

use item::{QuizAnswer, TooManyAnswers};
pub use item::{QuizItem, QuizResponse};

use super::sheet::Sheet;

/// Questions for Moodle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    /// The title.
    pub title: String,
    /// The questions.
    pub items: Vec<QuizItem>,
}

impl Quiz {
    /// The questions of a sheet.
    ///
    /// # Errors
    /// If a question has more right answers than can be listed.
    pub fn of(sheet: &Sheet) -> Result<Self, TooManyAnswers> {
        // "Question 03": Moodle sorts by name, and so keeps the order.
        let items = (1..)
            .zip(&sheet.questions)
            .map(|(number, question)| QuizItem::of(question, &format!("Question {number:02}")));
        Ok(Self { title: sheet.title().to_owned(), items: items.collect::<Result<_, _>>()? })
    }
}
