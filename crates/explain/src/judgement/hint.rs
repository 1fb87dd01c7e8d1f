//! Hints in order: the idea, the rule, the first piece of work, the answer.

use crate::derivation::Step;
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
        let substep = question.ask().hint();
        [Self::Idea, Self::Rule]
            .into_iter()
            .chain(substep.map(|step| Self::Substep(Box::new(step))))
            .chain([Self::Answer])
            .collect()
    }
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
