//! The steps of looking ahead.

use serde::Serialize;

use super::foresight::{ForeseenBoard, ForeseenTurn};
use super::line::LineOfPlay;
use crate::game::Rule;

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "step",
    rename_all = "kebab-case",
    rename_all_fields = "snake_case"
)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum AheadStep {
    /// What the end of the game means.
    TheEnd {
        rule: Rule,
        /// Whether only Nim is played, or Moore's Nim.
        is_nim: bool,
        /// How many rows are left out from here on, because no move is ever possible there.
        rows_left_out: usize,
    },
    /// Who wins each board that matters, what moves leave before what they are made on.
    FromTheEnd {
        #[serde(skip)]
        boards: Vec<ForeseenBoard>,
        /// How many positions can come up, those included that need not be known.
        of: usize,
    },
    /// Who wins one of these boards.
    Foreseen(ForeseenBoard),
    /// What each turn leaves, and so who wins.
    EachTurn {
        mover_wins: bool,
        turns: Vec<ForeseenTurn>,
    },
    /// What comes of a turn.
    PlayedOut(LineOfPlay),
    /// What would have won in place of a turn that loses.
    WouldWin { turns: Vec<ForeseenTurn> },
}

impl AheadStep {
    /// The steps that this one rests on, in order.
    #[must_use]
    pub fn substeps(&self) -> Vec<Self> {
        match self {
            Self::FromTheEnd { boards, .. } => boards.iter().cloned().map(Self::Foreseen).collect(),
            _ => Vec::new(),
        }
    }
}
