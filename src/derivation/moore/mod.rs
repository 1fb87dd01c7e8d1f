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
pub use step::MooreStep;

use crate::game::{Board, Turn};
use crate::question::{MooreAsks, MooreQuestion, MooreRequest, MooreShown};

/// The steps of a derivation, and what it has found.
type Solved = (Vec<MooreStep>, MooreFound);

/// Solves a question about Moore's Nim.
pub(super) fn solve(question: &MooreQuestion) -> Solved {
    let analysis = MooreAnalysis::of(&question.position);
    match question.asks {
        MooreAsks::Winner => (analysis.verdict_steps(), MooreFound::Winner(analysis)),
        MooreAsks::Rows => (analysis.row_steps(), MooreFound::Rows(analysis)),
        MooreAsks::Turn => (analysis.turn_steps(), MooreFound::Turns(analysis)),
    }
}

/// Works out what is shown of Moore's Nim; of a drawing, the position that it begins with.
pub(super) fn show(request: &MooreRequest) -> Solved {
    let position = &request.position;
    let explained = || {
        let analysis = MooreAnalysis::of(position);
        (analysis.explanation(), MooreFound::Position(analysis))
    };
    match &request.shown {
        MooreShown::Explained(Some(turn)) => match refutation::played(position, turn) {
            Some((steps, played)) => (steps, MooreFound::Played(Box::new(played))),
            None => explained(),
        },
        MooreShown::Explained(None) | MooreShown::Drawn(_) => explained(),
        MooreShown::EveryTurn => {
            let turns = LegalTurns::of(position);
            (Vec::new(), MooreFound::EveryTurn(turns))
        }
    }
}

/// The board before the first turn and after each; a turn that is not legal ends the list.
pub(super) fn drawings(board: &Board, turns: &[Turn]) -> Vec<Board> {
    let mut drawn = vec![board.clone()];
    for turn in turns {
        match drawn[drawn.len() - 1].after_turn(turn) {
            Ok(after) => drawn.push(after),
            Err(_) => break,
        }
    }
    drawn
}
