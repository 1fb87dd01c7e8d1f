//! From a derivation to a document: which step is worded where, and how deep the telling goes.

use super::block::{Block, Document};
use super::describe::describe;
use super::style::Style;
use super::wording::MOST_ROWS_TOLD;
use super::{conclusion, moore, moves};
use crate::derivation::{
    Conclusion, Derivation, FoldedRow, MooreFound, MooreStep, Step, folded_rows,
};
use crate::question::Request;

/// Tells a derivation.
#[must_use]
pub fn tell(derivation: &Derivation, style: Style) -> Document {
    if let (Conclusion::Drawings(boards), Request::Drawing { moves, .. }) =
        (&derivation.conclusion, &derivation.request)
    {
        return Document {
            blocks: moves::drawings(boards, moves),
        };
    }
    if let (Conclusion::Drawings(boards), Request::Moore(request)) =
        (&derivation.conclusion, &derivation.request)
    {
        return Document {
            blocks: moore::drawings(boards, request.shown.turns()),
        };
    }
    let mut blocks = Vec::new();
    if style.depth > 0 {
        blocks.extend(conclusion::opening(derivation));
        blocks.extend(derivation.steps.iter().map(|step| section(step, style)));
    }
    if let (Conclusion::EveryMove(moves), true) = (&derivation.conclusion, style.depth > 0) {
        blocks.extend(moves::every_move(moves));
    }
    if let (Conclusion::Moore(MooreFound::EveryTurn(turns)), true) =
        (&derivation.conclusion, style.depth > 0)
    {
        blocks.extend(moore::every_turn(turns));
    }
    blocks.push(Block::Conclusion(conclusion::conclusion(
        &derivation.request,
        &derivation.conclusion,
        style.names,
    )));
    Document { blocks }
}

/// A step as a section: its heading, from depth 2 how it is shown, and deeper what that rests on in turn.
pub(super) fn section(step: &Step, style: Style) -> Block {
    let (heading, shown) = describe(step).apart();
    let body = if style.depth < 2 {
        Vec::new()
    } else if let Some(steps) = nested_derivation(step) {
        steps.iter().map(|step| section(step, style)).collect()
    } else {
        let deeper = Style {
            depth: style.depth - 1,
            ..style
        };
        let mut body = if style.depth > 2 && summarises_substeps(step) {
            Vec::new()
        } else {
            shown()
        };
        if style.depth > 2 {
            let substeps = told_substeps(step);
            body.extend(substeps.iter().map(|substep| section(substep, deeper)));
        }
        body
    };
    Block::Section { heading, body }
}

/// Whether what is shown of a step is what its substeps tell at more length.
fn summarises_substeps(step: &Step) -> bool {
    matches!(
        step,
        Step::Pad { .. }
            | Step::Xor { .. }
            | Step::TakeIn { .. }
            | Step::HeapHasBit { .. }
            | Step::BackToNumber { .. }
            | Step::BackToDigits { .. }
    )
}

/// The steps of a whole derivation inside another, told as deep as the other: but for those which only repeat what the
/// step before it has shown, and, where a move is only mentioned, the working of that move.
fn nested_derivation(step: &Step) -> Option<Vec<Step>> {
    let in_full = match step {
        Step::Reply(_) | Step::Moore(MooreStep::ReplyToTurn(_)) => true,
        Step::Instead(_) | Step::Moore(MooreStep::TurnInstead(_)) => false,
        _ => return None,
    };
    let mut steps = step.substeps();
    steps.retain(|step| match step {
        Step::Groups(_)
        | Step::Columns(_)
        | Step::Verdict(_)
        | Step::MiserePhase { .. }
        | Step::Moore(MooreStep::CountInGroups(_) | MooreStep::LeftOver { .. }) => false,
        Step::After { .. } | Step::Moore(MooreStep::AfterTurn { .. }) => in_full,
        _ => true,
    });
    Some(steps)
}

/// The substeps that have more to tell than their parent's table says; of a long board, only for the rows told.
fn told_substeps(step: &Step) -> Vec<Step> {
    let mut substeps = step.substeps();
    let last_row = substeps.iter().filter_map(row_of).max().unwrap_or(0);
    let told = folded_rows(last_row, MOST_ROWS_TOLD, |row| {
        substeps
            .iter()
            .any(|step| matches!(step, &Step::HeapHasBit { row: r, has: true, .. } if r == row))
    });
    substeps.retain(|substep| {
        row_of(substep).is_none_or(|row| told.contains(&FoldedRow::Row(row)))
            && substep.has_substeps()
    });
    substeps
}

fn row_of(step: &Step) -> Option<usize> {
    match step {
        &Step::Pad { row, .. } => row,
        &Step::HeapHasBit { row, .. } | &Step::TakeIn { row, .. } => Some(row),
        _ => None,
    }
}
