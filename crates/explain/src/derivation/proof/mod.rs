//! Bouton's theorem proved with the numbers of one board (C. L. Bouton, "Nim, a game with a complete mathematical
//! theory", Annals of Mathematics 3, 1902).
//!
//! On 13 12 8 the nim sum is 9, and its leftmost 1 is in the 8s column. All three rows have a 1 there, so each can be
//! changed from x to x ⊕ 9, which is smaller.

mod half;
mod step;

pub use half::{PlayDown, ProofBoard, RowChange, RowToZero};
pub use step::ProofStep;

use super::step::Step;
use crate::kinds::position::Analysis;
use theory::{Board, Position, Rule};

/// The steps of the proof, and the analysis of the board.
pub(crate) fn steps(board: &Board) -> (Vec<Step>, Analysis) {
    let analysis = Analysis::of(&Position::new(board.clone(), Rule::Normal));
    // Finding the nim sum is shown as for any board.
    let mut steps = analysis.verdict_steps();
    steps.retain(|step| !matches!(step, Step::Verdict(_) | Step::GameOver { .. }));
    let here = ProofBoard::asked_about(board.clone(), analysis.nim_sum());
    let first_move = analysis.position.legal_moves().next();
    let winning_move = analysis.winning_moves.first().copied();
    // One half is shown on this board, the other on what a move leaves of it.
    let to_show = winning_move.or_else(|| here.largest_row());
    let one_on = to_show.and_then(|mv| here.after(mv));
    let (zero, other) = match one_on {
        Some(zero) if analysis.mover_wins => (zero, Some(here)),
        other => (here, other),
    };
    let mut proof = vec![
        ProofStep::OneMove { change: first_move.map(|mv| RowChange::of(mv, analysis.nim_sum())) },
        ProofStep::FromZero(zero),
        ProofStep::ToZero { board: other.clone() },
    ];
    proof.extend(other.map(ProofStep::oddly_many));
    proof.push(ProofStep::Induction {
        objects: board.total(),
        nim_sum: analysis.nim_sum(),
        winning_move,
    });
    proof.extend(PlayDown::from(&analysis).map(ProofStep::DownToTheEnd));
    steps.extend(proof.into_iter().map(Step::Proof));
    (steps, analysis)
}
