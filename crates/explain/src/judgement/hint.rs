//! Hints in order: the idea, the rule, the first piece of work, the answer.

use crate::derivation::{Derivation, Step};
use crate::question::Question;
use theory::Board;

/// One hint of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the question is about.
    Idea,
    /// The method.
    Rule,
    /// The first piece of the work, done.
    Substep(Box<Step>),
    /// The answer.
    Answer,
}

impl Hint {
    /// The hints to a question, each revealing more than the one before.
    pub fn ladder(question: &Question) -> Vec<Self> {
        let steps = Derivation::of(question).steps;
        let substep = match question.ask() {
            Some(ask) => ask.hint(),
            None => steps.first().and_then(|first| first_piece(question, first, &steps)),
        };
        [Self::Idea, Self::Rule]
            .into_iter()
            .chain(substep.map(|step| Self::Substep(Box::new(step))))
            .chain([Self::Answer])
            .collect()
    }
}

/// A piece of work that shows how to go on without giving the answer away, if there is one.
fn first_piece(question: &Question, first: &Step, steps: &[Step]) -> Option<Step> {
    let piece = match question {
        Question::Gate(_) | Question::Towers(_) => unreachable!(),
        Question::Binary(_) => first.substeps().into_iter().next(),
        // With a single 1, its place would give everything away.
        Question::Decimal(_) => {
            let places = first.substeps();
            let is_one = |step: &&Step| matches!(step, Step::PlaceValue(place) if place.value > 0);
            let ones = places.iter().filter(is_one);
            let tells_all = ones.count() < 2;
            let place = places.into_iter().find(|step| tells_all != is_one(&step));
            return place;
        }
        Question::Xor(_) => None,
        Question::Sum(_) | Question::Winner(_) | Question::Rows(_) => {
            phase.or_else(count_of_a_column)
        }
        // How the largest groups pair off; with only one size that would give everything away.
        Question::Balance(_) => {
            let sizes = steps.last().map(Step::substeps).unwrap_or_default();
            return (sizes.len() > 1).then(|| sizes[0].clone());
        }
        Question::Move(_) => {
            let leftmost = steps.iter().find(|step| matches!(step, Step::LeftmostOne(_)));
            phase.or_else(|| leftmost.cloned()).or_else(count_of_a_column)
        }
    };
    piece.or_else(|| Some(first.clone()))
}

/// What precedes the columns if heaps have values: the value of the first heap, or, if it is the only one, an option of
/// it.
pub(crate) fn of_values(board: &Board, steps: &[Step]) -> Option<Step> {
    let value = steps.iter().find(|step| matches!(step, Step::HeapValue(_)));
    if board.rows().len() > 1 {
        return value.cloned();
    }
    // An option worth 0 is the winning move.
    let tells_no_move = |step: &Step| match step {
        Step::OptionValue(option) => option.value > 0,
        Step::OptionsWorth(options) => options.value > 0,
        Step::DivideOut(_) => true,
        _ => false,
    };
    let option = value.into_iter().flat_map(Step::substeps).find(tells_no_move);
    let is_before = |step: &&Step| matches!(step, Step::SmallerValues { to: 1.., .. });
    option.or_else(|| steps.iter().find(is_before).cloned())
}
