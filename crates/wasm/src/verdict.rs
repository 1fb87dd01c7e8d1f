//! Who wins from a board, and by which moves, as data: the page says it in words of its own.

use serde::Serialize;
use theory::Position;

use crate::words::MoveMade;

/// So many winning moves are named.
const MOST_NAMED: usize = 12;

/// What to say about a board to the player to move.
#[derive(Serialize)]
pub(crate) struct Verdict {
    /// Whether the player to move wins.
    wins: bool,
    /// Whether there is no move left.
    is_over: bool,
    /// The first winning moves.
    winning: Vec<MoveMade>,
    /// How many there are, where that is more than are named.
    more: String,
}

impl Verdict {
    pub(crate) fn of(position: &Position) -> Self {
        let winning = position.winning_moves();
        let named = winning.iter().take(MOST_NAMED);
        Self {
            wins: position.mover_wins(),
            is_over: position.is_over(),
            winning: named.map(|&mv| MoveMade::of(mv)).collect(),
            more: winning.len().saturating_sub(MOST_NAMED).to_string(),
        }
    }
}
