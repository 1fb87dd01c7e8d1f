//! Moore's Nim worked out: who wins, which rows take part in a winning turn, and how such a turn is made up column by
//! column.
//!
//! Where a turn may take from up to K rows, the 1s of each column are put in groups of K + 1, and what is left over
//! decides. On 1 2 3 with K = 2 both columns hold two 1s, which is no whole group of three: the player to move wins.

mod analysis;
mod build;
mod columns;
mod position;
mod refutation;
mod step;
mod substeps;

pub use analysis::{LegalTurns, MooreAnalysis, MooreFound, PlayedTurn};
pub use build::ColumnWork;
pub use columns::{MooreColumn, MooreColumns};
pub use step::{AfterTurn, MooreStep, RefutedTurn};

use crate::game::{Position, Turn};
use crate::question::{MooreQuestion, PositionAsks};

/// The steps of a derivation, and what it has found.
type Solved = (Vec<MooreStep>, MooreFound);

/// Solves a question about Moore's Nim.
pub(super) fn solve(question: &MooreQuestion) -> Solved {
    let analysis = MooreAnalysis::of(&question.position);
    match question.asks {
        PositionAsks::Winner => (analysis.verdict_steps(), MooreFound::Winner(analysis)),
        PositionAsks::Rows => (analysis.row_steps(), MooreFound::Rows(analysis)),
        _ => (analysis.turn_steps(), MooreFound::Turns(analysis)),
    }
}

/// A position explained, or a turn in it.
pub(super) fn explained(position: &Position, turn: Option<&Turn>) -> Solved {
    if let Some((steps, played)) = turn.and_then(|turn| refutation::played(position, turn)) {
        return (steps, MooreFound::Played(Box::new(played)));
    }
    let analysis = MooreAnalysis::of(position);
    (analysis.explanation(), MooreFound::Position(analysis))
}
