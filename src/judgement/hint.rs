//! Hints, one after the other: the idea, then the rule, then the first piece of the work, then the answer.

use super::moore;
use crate::derivation::{Derivation, Step};
use crate::question::{Question, WhoWins};

/// One hint of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the question is about.
    Idea,
    /// How to go about it.
    Rule,
    /// The first piece of the work, done.
    Substep(Box<Step>),
    /// The answer.
    Answer,
}

impl Hint {
    /// The hints to a question, each telling more than the one before.
    #[must_use]
    pub fn ladder(question: &Question) -> Vec<Self> {
        let steps = Derivation::of(question).steps;
        let substep = steps
            .first()
            .map(|first| first_piece(question, first, &steps));
        [Self::Idea, Self::Rule]
            .into_iter()
            .chain(substep.map(|step| Self::Substep(Box::new(step))))
            .chain([Self::Answer])
            .collect()
    }
}

/// A piece of the work that shows how it goes on, without giving the answer away.
fn first_piece(question: &Question, first: &Step, steps: &[Step]) -> Step {
    let count_of_a_column = || {
        let columns = steps.iter().find(|step| matches!(step, Step::Columns(_)))?;
        columns
            .substeps()
            .into_iter()
            .find(|substep| matches!(substep, Step::CountOnes { .. }))
    };
    // In misère play it comes first which part of the theory decides.
    let phase = Some(first)
        .filter(|first| matches!(first, Step::MiserePhase { .. }))
        .cloned();
    let piece = match question {
        // How the first question of the ifs is answered; the truth table would tell all.
        Question::Gate(_) => steps
            .get(1)
            .and_then(|ifs| ifs.substeps().into_iter().next()),
        Question::Binary(_) | Question::Decimal(_) => first.substeps().into_iter().next(),
        Question::Xor(_) => None,
        Question::Sum(_) | Question::Winner(WhoWins::Position(_)) | Question::Rows(_) => {
            phase.or_else(count_of_a_column)
        }
        Question::Move(_) => {
            let leftmost = steps
                .iter()
                .find(|step| matches!(step, Step::LeftmostOne { .. }));
            phase
                .or_else(|| leftmost.cloned())
                .or_else(count_of_a_column)
        }
        Question::Moore(_) => moore::first_piece(steps),
        Question::Winner(WhoWins::Equal(_)) => steps
            .iter()
            .find(|step| matches!(step, Step::Pairing { .. }))
            .cloned(),
    };
    piece
        .or_else(count_of_a_column)
        .unwrap_or_else(|| first.clone())
}
