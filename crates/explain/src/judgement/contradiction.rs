//! Finds the step of the derivation that a wrong answer contradicts.
//!
//! `xor 3 5` answered 4: the 4s column is right, the 2s column is not, so they diverge at "2s column: 1 ⊕ 0 = 1". A step
//! that does not contradict the answer is never shown.

use super::step_results::contradicts;
use crate::derivation::{Analysis, Step};
use crate::question::{Answer, Question};
use theory::Position;

/// Finds the first such step; `None` if no step provably contradicts the answer.
pub(crate) fn contradiction(
    question: &Question,
    outline: &[Step],
    answer: &Answer,
) -> Option<Step> {
    let mut contradicting = steps(question, outline, answer)
        .filter(|step| contradicts(question, step, answer) == Some(true));
    let Answer::Rows(rows) = answer else {
        return contradicting.next();
    };
    // A row that the answer names comes before one that it leaves out.
    let contradicting: Vec<Step> = contradicting.collect();
    let named = contradicting.iter().find(|step| match step {
        Step::HeapHasBit(heap) => rows.contains(&heap.row.into()),
        Step::Target(target) => rows.contains(&target.row.into()),
        _ => false,
    });
    named.or(contradicting.first()).cloned()
}

/// The steps that may contradict an answer, in order; substeps come before the step itself.
fn steps<'a>(
    question: &Question,
    outline: &'a [Step],
    answer: &Answer,
) -> Box<dyn Iterator<Item = Step> + 'a> {
    if let (Question::Move(position), Answer::Move(_)) = (question, answer) {
        return Box::new(outcome(position, answer).into_iter());
    }
    Box::new(outline.iter().flat_map(|step| {
        let is_worked_out = matches!(
            step,
            Step::TruthTable { .. }
                | Step::Divisions { .. }
                | Step::GateColumns(_)
                | Step::Groups(_)
                | Step::Columns { .. }
                | Step::LeftmostOne(_)
                | Step::Targets { .. }
        );
        let worked_out = if is_worked_out { step.substeps() } else { Vec::new() };
        worked_out.into_iter().chain([step.clone()])
    }))
}

/// The reply to a losing move, or what the move leaves if it ends the game.
fn outcome(position: &Position, answer: &Answer) -> Option<Step> {
    let mv = answer.move_on(&position.board).ok()?;
    Step::refute(position, mv).or_else(|| Analysis::of(position).after(mv))
}
