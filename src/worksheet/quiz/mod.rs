//! A sheet for a learning platform: each question with every right answer, every wrong one that a misconception leads
//! to with its feedback, and the derivation as general feedback.
//!
//! The items are made here once; [`Quiz::to_moodle`], [`Quiz::to_gift`] and [`Quiz::to_qti`] only write them. No live
//! Moodle or Canvas has read them: tests read them by the fields that the importers use.

mod gift;
mod item;
mod moodle;
mod qti;
mod spelled;
mod variants;
mod xml;

pub use item::{QuizAnswer, QuizItem, QuizResponse};

use super::sheet::Sheet;
use crate::question::Topic;

/// Questions for a platform, in categories.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Quiz {
    /// The title.
    pub title: String,
    /// The instructions.
    pub instructions: Option<String>,
    /// One category with all questions, or, with variants, one for each question and its variants.
    pub categories: Vec<QuizCategory>,
    /// Whether one question is to be drawn from each category.
    pub draws_one: bool,
}

/// Questions of which a platform may draw one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizCategory {
    /// Its name.
    pub name: String,
    /// The questions.
    pub items: Vec<QuizItem>,
}

impl Quiz {
    /// The most variants of a question.
    pub const MOST_VARIANTS: usize = 1000;

    /// The questions of a sheet as they are.
    pub fn of(sheet: &Sheet) -> Self {
        let items = (1..).zip(&sheet.questions);
        let items = items.map(|(number, question)| QuizItem::of(question, &name(number)));
        let name = sheet.head.title().to_owned();
        Self::in_categories(sheet, false, vec![QuizCategory { name, items: items.collect() }])
    }

    /// The questions of a sheet with others of their kind, so that there are `count` of each, or as many as possible.
    pub fn with_variants(sheet: &Sheet, count: usize) -> Self {
        let variants = variants::variants(&sheet.questions, count);
        let category = |((number, question), variants)| {
            let name = format!("{} ({})", name(number), Topic::of(question).word());
            let items = (1..).zip(variants);
            let items = items
                .map(|(variant, question)| QuizItem::of(question, &format!("{name}, {variant}")));
            QuizCategory { items: items.collect(), name }
        };
        let questions = (1..).zip(&sheet.questions).zip(&variants);
        Self::in_categories(sheet, true, questions.map(category).collect())
    }

    fn in_categories(sheet: &Sheet, draws_one: bool, categories: Vec<QuizCategory>) -> Self {
        Self {
            title: sheet.head.title().to_owned(),
            instructions: sheet.head.instructions(),
            categories,
            draws_one,
        }
    }
}

/// "Question 03": a platform that sorts by name keeps the order.
fn name(number: usize) -> String {
    format!("Question {number:02}")
}
