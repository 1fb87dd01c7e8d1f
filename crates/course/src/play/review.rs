//! The worth of each move of a game, and the mistake that decided it.
//!
//! A mistake is a move that does not win although another would have. Only a player who can win can make one, and it
//! hands the win to the other player; so the last mistake of a game decided it, because neither player gave the win back.

use serde::Serialize;

use super::match_::{Match, Side};
use super::opponent::Opponent;
use theory::{Move, Position};

/// A game with the worth of each of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The game.
    pub game: Match,
    /// Its moves in order.
    pub turns: Vec<ReviewedTurn>,
}

/// One move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedTurn {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who made it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The nim sum before it.
    pub nim_sum_before: u64,
    /// The nim sum after it.
    pub nim_sum_after: u64,
    /// Its worth.
    pub worth: Worth,
}

/// The worth of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// It wins with perfect play.
    Winning,
    /// Another move would have won, but this one does not.
    Mistake,
    /// No move would have won, so this one is no mistake.
    NoWinningMove,
}

impl Worth {
    /// The worth of a move by a player who could win before it, or could not, given whether the other player can win
    /// after it.
    pub fn of(could_win: bool, other_wins: bool) -> Self {
        match (could_win, other_wins) {
            (_, false) => Self::Winning,
            (false, true) => Self::NoWinningMove,
            (true, true) => Self::Mistake,
        }
    }
}

impl Review {
    /// Reviews every move of a game.
    pub fn of(game: &Match) -> Self {
        let mut position = game.start().clone();
        let mut turns = Vec::with_capacity(game.moves().len());
        for (index, &mv) in game.moves().iter().enumerate() {
            let Ok(left) = position.after(mv) else {
                break;
            };
            let worth = Worth::of(position.mover_wins(), left.mover_wins());
            turns.push(ReviewedTurn {
                number: index + 1,
                side: Side::after_moves(index),
                mv,
                nim_sum_before: position.nim_sum(),
                nim_sum_after: left.nim_sum(),
                worth,
            });
            position = left;
        }
        Self { game: game.clone(), turns }
    }

    /// The opponent that plays by a rule, if there is one.
    pub fn opponent(&self) -> Option<Opponent> {
        let mut sides = [Side::Second, Side::First].into_iter();
        sides.find_map(|side| self.game.opponent(side))
    }

    /// The moves by which an opponent gave itself away: it could have won, but did not.
    #[must_use = "the mistakes are only looked up"]
    pub fn mistakes_of(&self, opponent: Opponent) -> impl Iterator<Item = &ReviewedTurn> {
        let mistakes = self.mistakes();
        mistakes.filter(move |turn| self.game.opponent(turn.side) == Some(opponent))
    }

    /// Whether an opponent ever had a winning move.
    pub fn could_win(&self, opponent: Opponent) -> bool {
        let is_own = |turn: &&ReviewedTurn| self.game.opponent(turn.side) == Some(opponent);
        let mut turns = self.turns.iter().filter(is_own);
        turns.any(|turn| turn.worth != Worth::NoWinningMove)
    }

    /// The moves in order, each with the position before it.
    pub fn turns_with_positions(&self) -> impl Iterator<Item = (&ReviewedTurn, Position)> {
        let start = self.game.start().clone();
        self.turns.iter().scan(start, |position, turn| {
            let before = position.clone();
            *position = before.after(turn.mv).ok()?;
            Some((turn, before))
        })
    }

    /// The moves that gave a win away, in order.
    #[must_use = "the mistakes are only looked up"]
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &ReviewedTurn> {
        self.turns.iter().filter(|turn| turn.worth == Worth::Mistake)
    }

    /// The mistake that decided the game, or an unfinished one so far: the win that it gave away was never given
    /// back.
    pub fn deciding_mistake(&self) -> Option<&ReviewedTurn> {
        self.mistakes().next_back()
    }
}
