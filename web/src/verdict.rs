//! Who wins from a board, and by which moves, as data: the page says it in words of its own.

use nimlab::game::{Disguise, DisguisedMove, Position, Rule};
use serde::Serialize;

use crate::board::MoveMade;
use crate::disguise::said;

/// So many winning moves are named.
const MOST_NAMED: usize = 12;

/// What is to be said of a board to whoever moves next.
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
        let named = winning.iter().take(MOST_NAMED);
        let more = winning.len().saturating_sub(MOST_NAMED);
        Self {
            wins: position.mover_wins(),
            is_over: position.is_over(),
            winning: named
                .filter_map(|turn| MoveMade::of(position, turn))
                .collect(),
            more: more.to_string(),
        }
    }

    /// The same of a game that is Nim in disguise.
    pub(crate) fn of_disguise(disguise: &Disguise) -> Self {
        let position = Position::new(disguise.board(), Rule::Normal);
        let winning = position.winning_moves();
        let moves = winning.iter().filter_map(|&mv| disguise.translate(mv));
        let all: Vec<DisguisedMove> = moves.chain(disguise.winning_raises()).collect();
        let is_over = position.is_over() && !disguise.has_moves_without_rows();
        let made = all.iter().filter_map(|mv| said(disguise, mv));
        Self::of_moves(position.mover_wins(), is_over, made.collect())
    }

    /// The same where all winning moves are known.
    pub(crate) fn of_moves(wins: bool, is_over: bool, mut winning: Vec<MoveMade>) -> Self {
        let more = winning.len().saturating_sub(MOST_NAMED).to_string();
        winning.truncate(MOST_NAMED);
        Self {
            wins,
            is_over,
            winning,
            more,
        }
    }
}
