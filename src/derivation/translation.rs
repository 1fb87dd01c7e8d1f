//! The winning moves of the board of Nim in the words of a disguise.
//!
//! To take 3 from row 3 of the board 3 5 9 is in Nimble to slide coin 3 from square 9 to square 6.

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

/// Every winning move of a disguise, in the order of the rows; of moves that are no moves of Nim those that win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Translations {
    /// What wins on the board of Nim.
    #[serde(rename = "winning_moves")]
    pub moves: Vec<Translation>,
    /// What makes a row longer and wins.
    #[serde(rename = "winning_raises")]
    pub raises: Vec<DisguisedMove>,
}

impl Translations {
    /// The winning moves of a disguise whose board of Nim this is.
    #[must_use]
    pub fn of(disguise: &Disguise, analysis: &Analysis) -> Self {
        let moves = analysis.winning_moves.iter().filter_map(|&mv| {
            let disguised = disguise.translate(mv)?;
            Some(Translation { mv, disguised })
        });
        Self {
            moves: moves.collect(),
            raises: disguise.winning_raises(),
        }
    }
}
