//! The skipped exercises of a lesson, and a second round through them.

use std::collections::BTreeSet;

use super::pages::LessonScreen;
use crate::conversation::Action;
use crate::document::Document;
use crate::document::text::{Text, text};
use crate::document::wording::listed;

/// Which exercises of a lesson have been answered, and on which screen each is.
#[derive(Debug)]
pub(super) struct Exercises {
    /// The index of the screen of each, in order.
    screens: Vec<usize>,
    /// The answered ones, counted from 1.
    pub answered: BTreeSet<usize>,
}

/// A round through the skipped exercises.
#[derive(Clone, Copy, Debug)]
pub(super) struct SecondRound {
    /// The screen with the current exercise.
    pub at: usize,
    /// The screen before which the round ends, to return to; `None` if the lesson has been read to its end.
    pub home: Option<usize>,
}

impl Exercises {
    pub fn on(screens: &[LessonScreen]) -> Self {
        let asks = |screen: &LessonScreen| screen.exercise().is_some();
        let screens = (0..).zip(screens).filter(|(_, screen)| asks(screen));
        Self { screens: screens.map(|(at, _)| at).collect(), answered: BTreeSet::new() }
    }

    /// Marks the exercise on a screen as answered.
    pub fn answer(&mut self, screen: usize) {
        let number = self.screens.iter().position(|&at| at == screen);
        self.answered.extend(number.map(|number| number + 1));
    }

    /// The exercises before a screen that have not been answered, counted from 1.
    pub fn skipped(&self, before: usize) -> Vec<usize> {
        let asked = (1..).zip(&self.screens).filter(|(_, at)| **at < before);
        let skipped = asked.filter(|(number, _)| !self.answered.contains(number));
        skipped.map(|(number, _)| number).collect()
    }

    /// The screen of the first skipped exercise between two screens.
    pub fn next_skipped(&self, from: usize, before: usize) -> Option<usize> {
        let skipped = self.skipped(before);
        let mut screens = skipped.iter().filter_map(|&n| self.screens.get(n - 1));
        screens.find(|&&at| at >= from).copied()
    }
}

/// The message at the end of a lesson with skipped exercises.
pub(super) fn skipped_message(skipped: &[usize]) -> Document {
    let (skipped, them) = exercises_in_words(skipped);
    let how = text![
        ": type "{Action::Skipped}" to go back to "{them}", or press Enter to leave "{them}
        " for another time"
    ];
    Document::of(text!["This is the end of the lesson. You skipped "{skipped}{how.at_prompt()}"."])
}

/// The message at the end of a lesson, and what is left to do.
pub(super) fn end_message(skipped: &[usize]) -> Document {
    if skipped.is_empty() {
        return Document::of("This lesson is done.");
    }
    let (skipped, them) = exercises_in_words(skipped);
    let how = text![": open it again and type "{Action::Skipped}" to go to "{them}];
    Document::of(text!["This lesson is done but for "{skipped}{how.at_prompt()}"."])
}

/// The message if nothing was skipped.
pub(super) fn none_skipped() -> Document {
    Document::of("You have not skipped any exercise so far.")
}

/// "exercises 1 and 3", and the pronoun for them.
pub(super) fn exercises_in_words(numbers: &[usize]) -> (Text, &'static str) {
    let listed = listed(numbers.iter().map(|&number| number.into()), "and");
    match numbers {
        [_] => (text!["exercise "{listed}], "it"),
        _ => (text!["exercises "{listed}], "them"),
    }
}
