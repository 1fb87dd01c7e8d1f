//! The winning moves of the board of Nim in the words of a disguise.
//!
//! Taking 3 from row 3 of the board 3 5 9 means, in Nimble, sliding coin 3 from square 9 to square 6.

use serde::Serialize;

use super::analysis::Analysis;
use crate::game::{Disguise, DisguisedMove, Move};

/// A move on the board of Nim, and what it is in the disguise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Translation {
    /// On the board of Nim.
    #[serde(flatten)]
    pub mv: Move,
    /// In the disguise.
    #[serde(flatten)]
    pub disguised: DisguisedMove,
}

/// Every winning move of a disguise, in the order of the rows, including those that are not moves of Nim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Translations {
    /// The moves that win on the board of Nim.
    #[serde(rename = "winning_moves")]
    pub moves: Vec<Translation>,
    /// The winning moves that make a row longer.
    #[serde(rename = "winning_raises")]
    pub raises: Vec<DisguisedMove>,
}

impl Translations {
    /// The winning moves of a disguise, given the analysis of its board of Nim.
    #[must_use]
    pub fn of(disguise: &Disguise, analysis: &Analysis) -> Self {
        let moves = analysis.winning_moves.iter().filter_map(|&mv| {
            let disguised = disguise.change(mv.row, mv.leaves())?;
            Some(Translation { mv, disguised })
        });
        Self { moves: moves.collect(), raises: disguise.winning_raises() }
    }
}
