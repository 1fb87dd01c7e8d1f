//! From a derivation to a document: which step is worded where, and how deep the telling goes.

use super::conclusion;
use super::prelude::*;
use crate::derivation::{Derivation, Found, Step};
use crate::kinds::position;
use crate::question::Request;

/// Tells a derivation; of a board with too many rows to be explained, the answer alone.
pub fn tell(derivation: &Derivation, style: Style) -> Document {
    let found = conclusion::conclusion(derivation);
    let is_long = derivation.request.board().is_some_and(|board| !board.is_explained());
    if style.depth == 0 || is_long {
        return Document::of(Block::Conclusion(found));
    }
    let mut teller =
        Teller { request: &derivation.request, has_substeps: style.depth > 2, told: Vec::new() };
    let steps: Vec<Block> = derivation
        .steps
        .iter()
        .filter(|step| step.least_depth() <= style.depth)
        .map(|step| teller.section(step, 1, style.depth))
        .collect();
    let every_move = match &derivation.found {
        Found::EveryMove(moves) => position::every_move(moves, style.depth > 2),
        _ => Vec::new(),
    };
    let opening = conclusion::opening(derivation);
    Document::of((opening, steps, every_move, Block::Conclusion(found)))
}

/// Tells steps, none of them twice.
struct Teller<'a> {
    request: &'a Request,
    /// Whether substeps are shown at all.
    has_substeps: bool,
    /// The steps shown so far, each with its depth.
    told: Vec<(usize, Step)>,
}

impl Teller<'_> {
    /// A step as a section: its heading, from depth 2 how it is shown, and deeper what that rests on in turn. So each
    /// depth says all that the depth before it says.
    fn section(&mut self, step: &Step, level: usize, depth: usize) -> Block {
        let StepText { heading, body: shown } = step.in_words();
        if self.has_substeps {
            self.told.push((level, without_place(step)));
        }
        let body = match (depth, nested_derivation(step)) {
            (1, _) if self.is_asked_for(step) => shown,
            (0 | 1, _) => Vec::new(),
            (_, Some(steps)) => steps.iter().map(|step| self.section(step, level, depth)).collect(),
            (2, None) => shown,
            (_, None) => {
                let mut body = shown;
                for substep in told_substeps(step) {
                    if !self.is_told(&substep, level + 1) {
                        body.push(self.section(&substep, level + 1, depth - 1));
                    }
                }
                body
            }
        };
        Block::Section { heading, body }
    }

    /// Whether a step shows just what was asked for, which no heading can say.
    fn is_asked_for(&self, step: &Step) -> bool {
        matches!((self.request, step), (Request::Group { .. }, Step::GroupTable(_)))
    }

    /// Whether a step has been shown no deeper than here; deeper ones may be out of sight.
    fn is_told(&self, step: &Step, level: usize) -> bool {
        let step = without_place(step);
        self.told.iter().any(|(at, told)| *at <= level && *told == step)
    }
}

/// A step as it is for every row and column: what has been worked out for one is not worked out again for another.
fn without_place(step: &Step) -> Step {
    let mut step = step.clone();
    match &mut step {
        Step::Pad(padded) => padded.row = None,
        Step::TakeIn(of) => of.row = 0,
        Step::HeapHasBit(of) => of.row = 0,
        _ => {}
    }
    step
}

/// The steps of a whole derivation inside another, shown as deep as the other, without those that only repeat the step
/// before.
fn nested_derivation(step: &Step) -> Option<Vec<Step>> {
    if !matches!(step, Step::Reply(_)) {
        return None;
    }
    let mut steps = step.substeps();
    steps.retain(|step| {
        !matches!(step, Step::Columns { .. } | Step::Verdict(_) | Step::MiserePhase { .. })
    });
    for step in &mut steps {
        if let Step::LeftmostOne(one) = step {
            one.is_marked = false;
        }
    }
    Some(steps)
}

/// The substeps that say more than the step itself does.
fn told_substeps(step: &Step) -> Vec<Step> {
    if is_shown_whole(step) {
        return Vec::new();
    }
    let mut substeps = step.substeps();
    substeps.retain(has_more_to_tell);
    substeps
}

/// Whether what is shown of a step is all that its substeps say.
fn is_shown_whole(step: &Step) -> bool {
    matches!(
        step,
        Step::Pad(_)
            | Step::Xor { .. }
            | Step::TakeIn(_)
            | Step::HeapHasBit(_)
            | Step::BackToNumber { .. }
            | Step::BackToDigits { .. }
            | Step::After(_)
            | Step::Instead(_)
    )
}

/// Whether a substep says more than the table of its step. To divide 0 or 1, or to put 0 through XOR, says nothing.
fn has_more_to_tell(substep: &Step) -> bool {
    match substep {
        Step::PairOff(groups) => !groups.pairs.is_empty(),
        Step::Pad(padded) if padded.number <= 1 => false,
        Step::TakeIn(of) if of.before == 0 || of.size == 0 => false,
        Step::HeapHasBit(of) if !of.has || of.size <= 1 => false,
        // The gates of the truth table are in it.
        Step::Gate(gate) => gate.place.is_some(),
        other => !other.substeps().is_empty(),
    }
}
