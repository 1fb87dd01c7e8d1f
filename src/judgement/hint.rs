//! Hints, rung by rung: the idea, then the rule, then the first piece of the work, then the answer.

use crate::derivation::{Derivation, Step};
use crate::question::{Exhibit, Question};

/// One rung of the ladder of hints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rung {
    /// What the question is about.
    Idea,
    /// How to go about it.
    Rule,
    /// The first piece of the work, done.
    Substep(Box<Step>),
    /// The answer.
    Answer,
}

impl Rung {
    /// The hints to a question, each telling more than the one before.
    #[must_use]
    pub fn ladder(question: &Question) -> Vec<Self> {
        let steps = Derivation::of(Exhibit::Question(question.clone())).steps;
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
    let piece = match question {
        // How the first question of the ifs is answered; the truth table would tell all.
        Question::Gate { .. } => steps
            .get(1)
            .and_then(|ifs| ifs.substeps().into_iter().next()),
        Question::Binary { .. } | Question::Decimal { .. } => first.substeps().into_iter().next(),
        Question::Sum { .. } => first
            .substeps()
            .into_iter()
            .find(|substep| matches!(substep, Step::CountOnes { .. })),
        // The step after the columns and the verdict: which rows can be made smaller.
        Question::Move { .. } => steps
            .iter()
            .find(|step| matches!(step, Step::LeftmostOne { .. } | Step::MiserePhase { .. }))
            .cloned(),
        Question::Xor { .. } | Question::Winner { .. } | Question::Rows { .. } => None,
        Question::Towers(_) => steps
            .iter()
            .find(|step| matches!(step, Step::Pairing { .. }))
            .cloned(),
    };
    piece.unwrap_or_else(|| first.clone())
}
