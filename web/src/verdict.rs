//! Who wins from a board, and by which moves, as data: the page says it in words of its own.

use nimlab::game::{Disguise, DisguisedMove, Position, Rule};
use serde::Serialize;

use crate::board::MoveMade;
use crate::disguise::said;

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
        let winning = position.winning_turns();
        let made = winning.iter().filter_map(|turn| MoveMade::of(position, turn));
        let (wins, is_over) = (position.mover_wins(), position.is_over());
        Self::of_moves(wins, is_over, winning.len(), made)
    }

    /// The same of a game that is Nim in disguise.
    pub(crate) fn of_disguise(disguise: &Disguise) -> Self {
        let position = Position::new(disguise.board(), Rule::Normal);
        let winning = position.winning_moves();
        let moves = winning.iter().filter_map(|mv| disguise.change(mv.row, mv.leaves()));
        let all: Vec<DisguisedMove> = moves.chain(disguise.winning_raises()).collect();
        let is_over = position.is_over() && !disguise.has_moves_without_rows();
        let made = all.iter().filter_map(|mv| said(disguise, mv));
        Self::of_moves(position.mover_wins(), is_over, all.len(), made)
    }

    /// The same where there are so many winning moves.
    pub(crate) fn of_moves(
        wins: bool,
        is_over: bool,
        count: usize,
        winning: impl Iterator<Item = MoveMade>,
    ) -> Self {
        Self {
            wins,
            is_over,
            winning: winning.take(MOST_NAMED).collect(),
            more: count.saturating_sub(MOST_NAMED).to_string(),
        }
    }
}
