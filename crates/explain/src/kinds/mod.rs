//! The kinds of questions: a file for each, which says all that is particular to the kind.

pub(crate) mod ahead;
pub(crate) mod gate;
pub(crate) mod group;
pub(crate) mod proof;
pub(crate) mod towers;
pub(crate) mod values;

pub use binary::Binary;
pub use decimal::Decimal;
pub use gate::Gate;
pub use xor::Xor;

use std::fmt;

use crate::derivation::{Conclusion, Step};
use crate::document::describe;
use crate::document::prelude::*;
use crate::judgement::{Answer, Diagnosis, Judgement, Slip};
use crate::phrase::Stumble;
use crate::question::{Dash, Generator, Kind, Level, ParseError, Question, Request, RequestReader};
use balance::Balance;
use sum::Sum;

/// What a question of any kind can do: be written, solved, asked, answered and explained.
pub(crate) trait Ask {
    /// Writes what follows the word of the kind: " 1 0".
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The steps that solve it, and what they find.
    fn solve(&self) -> (Vec<Step>, Conclusion);

    /// Its title, and what else a reader has to know of it.
    fn opening(&self) -> Vec<Block>;

    /// How it is asked, what an answer looks like, and two hints.
    fn words(&self, place: Place) -> QuestionWords;

    /// A step that helps without giving the answer away, if there is one.
    fn hint(&self) -> Option<Step>;

    /// The right answer in a sentence or two.
    fn conclusion(&self, found: &Conclusion) -> Text;

    /// What an answer claims, without a full stop: "3 ⊕ 5 is 6", or "3 ⊕ 5 is not 8" of a wrong one.
    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text;

    /// Reads an answer, without working, remarks or reasons.
    fn read(&self, text: &str) -> Result<Answer, Stumble>;

    /// The answers that misconceptions lead to.
    fn slips(&self) -> Vec<Slip>;

    /// Every misconception that leads to this wrong answer, in order of preference.
    fn fitting(&self, answer: &Answer) -> Vec<Diagnosis> {
        let slips = self.slips().into_iter();
        slips.filter(|slip| slip.answer == *answer).map(|slip| slip.diagnosis).collect()
    }

    /// Plausible wrong answers.
    fn tempting(&self) -> Vec<Answer> {
        self.slips().into_iter().map(|slip| slip.answer).collect()
    }

    /// What seems to have happened, for a misconception behind a wrong answer.
    fn message(&self, diagnosis: &Diagnosis, judgement: &Judgement) -> Text;

    /// What is certain of a wrong answer that no single misconception explains.
    fn note(&self, judgement: &Judgement, answer: &Answer) -> Option<Text>;

    /// The table, if it is not too large, in which a step that a wrong answer contradicts is seen; while the question `is_open`, without the right
    /// answer.
    fn drawn(&self, step: &Step, _: &Judgement, _is_open: bool) -> Vec<Block> {
        describe(step).body
    }

    /// How far a reader must have come to follow how it is solved.
    fn level(&self) -> ReaderLevel;

    /// The numbers in it, as they are written.
    fn numbers(&self) -> Vec<String>;
}

/// Beside a wrong answer, numbers of more digits are not drawn: the table would hide what is said.
pub(crate) const MOST_DIGITS_DRAWN: usize = 16;

impl Question {
    /// What the question can do.
    pub(crate) fn ask(&self) -> Option<Box<dyn Ask + '_>> {
        match self {
            Self::Gate(gate) => Some(Box::new(*gate)),
            Self::Towers(towers) => Some(Box::new(*towers)),
            _ => None,
        }
    }
}

/// Reads a request of a kind from its words.
pub(crate) fn parse(
    kind: Kind,
    words: &RequestReader<'_>,
    dash: Dash<'_>,
) -> Result<Request, ParseError> {
    match kind {
        Kind::Gate => Gate::parse(words),
        Kind::Balance => Balance::parse(words, dash),
        Kind::Sum => Sum::parse(words, dash),
        _ => unreachable!(),
    }
}

/// Makes up a question of a kind.
pub(crate) fn make_up(kind: Kind, chance: &mut Generator, level: Level) -> Question {
    match kind {
        Kind::Gate => Gate::make_up(chance),
        Kind::Balance => Balance::make_up(chance, level),
        // Kinds that are only shown are asked about as nim sums.
        _ => Sum::make_up(chance, level),
    }
}
