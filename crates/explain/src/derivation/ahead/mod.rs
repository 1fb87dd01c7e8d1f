//! A position explained by looking ahead: who wins each reachable board, from the end of the game backwards.
//!
//! This needs no theory, so it serves readers who have not met any, on boards that are small enough. From 1 1 only 1
//! can be left, and the player to move there takes it and wins: so 1 1 is lost.

mod foresight;

pub use foresight::{ForeseenBoard, ForeseenMove, Foresight, LineOfPlay};

use crate::question::LookAhead;
use theory::{Position, Rule};

/// The steps of the explanation, and the result.
pub(crate) fn explained(ahead: &LookAhead) -> (Vec<AheadStep>, Foresight) {
    let foresight = Foresight::of(ahead);
    (steps(&foresight), foresight)
}

fn steps(found: &Foresight) -> Vec<AheadStep> {
    let Position { board, rule } = &found.position;
    let mut steps = vec![AheadStep::TheEnd { rule: *rule, is_nim: board.is_nim() }];
    if found.is_over() {
        return steps;
    }
    if !found.boards.is_empty() {
        steps.push(AheadStep::FromTheEnd { boards: found.boards.clone(), of: found.positions });
    }
    let Some(line) = &found.played else {
        steps
            .push(AheadStep::EachMove { mover_wins: found.mover_wins, moves: found.moves.clone() });
        return steps;
    };
    steps.push(AheadStep::PlayedOut(line.clone()));
    if found.mover_wins && !line.first_wins {
        let moves = found.winning_moves().cloned().collect();
        steps.push(AheadStep::WouldWin { moves });
    }
    steps
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum AheadStep {
    /// What the end of the game means.
    TheEnd {
        rule: Rule,
        /// Whether only Nim is played.
        is_nim: bool,
    },
    /// Who wins each board that matters; options come before the boards that lead to them.
    FromTheEnd {
        boards: Vec<ForeseenBoard>,
        /// How many positions are reachable, including those that are not needed.
        of: usize,
    },
    /// Who wins one of these boards.
    Foreseen(ForeseenBoard),
    /// What each move leaves, and who wins there.
    EachMove { mover_wins: bool, moves: Vec<ForeseenMove> },
    /// How the game goes on after a move.
    PlayedOut(LineOfPlay),
    /// The moves that would have won instead of a losing one.
    WouldWin { moves: Vec<ForeseenMove> },
}

impl AheadStep {
    /// The steps behind this one, in order.
    pub fn substeps(&self) -> Vec<Self> {
        match self {
            Self::FromTheEnd { boards, .. } => boards.iter().cloned().map(Self::Foreseen).collect(),
            _ => Vec::new(),
        }
    }
}
