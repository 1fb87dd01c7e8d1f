//! What each move of a game was worth, and which mistake decided it.
//!
//! A mistake is a move that does not win where another would have. Only somebody who can win can make one, and it hands the
//! win to the other player; so the last mistake of a game is the one that decided it, for nobody gave the win back.

use serde::Serialize;

use super::match_::{Match, Side};
use super::opponent::Opponent;
use crate::game::{Position, Turn};

/// A game with what each of its moves was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The game.
    pub game: Match,
    /// Its moves in order.
    pub turns: Vec<ReviewedTurn>,
    /// The opponent whose rule is told.
    pub told: Option<Opponent>,
}

/// One move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedTurn {
    /// Which move of the game it is, counted from 1.
    pub number: usize,
    /// Who made it.
    pub side: Side,
    /// The move.
    pub mv: Turn,
    /// The nim sum before it.
    pub nim_sum_before: u64,
    /// The nim sum after it.
    pub nim_sum_after: u64,
    /// What it was worth.
    pub worth: Worth,
}

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// It wins, if it is followed up well.
    Winning,
    /// Another move would have won, and this one does not.
    Mistake,
    /// No move would have won, so this one is no mistake.
    NoWinningMove,
}

impl Worth {
    /// Of a move by somebody who could win before it, or could not; then the other player can, or cannot.
    #[must_use]
    pub fn of(could_win: bool, other_wins: bool) -> Self {
        match (could_win, other_wins) {
            (_, false) => Self::Winning,
            (false, true) => Self::NoWinningMove,
            (true, true) => Self::Mistake,
        }
    }
}

impl Review {
    /// Looks at every move of a game.
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let mut position = game.start().clone();
        let mut turns = Vec::with_capacity(game.moves().len());
        for (index, mv) in game.moves().iter().enumerate() {
            let Ok(left) = position.after_turn(mv) else {
                break;
            };
            let worth = Worth::of(position.mover_wins(), left.mover_wins());
            turns.push(ReviewedTurn {
                number: index + 1,
                side: Side::after_moves(index),
                mv: mv.clone(),
                nim_sum_before: position.nim_sum(),
                nim_sum_after: left.nim_sum(),
                worth,
            });
            position = left;
        }
        Self {
            game: game.clone(),
            turns,
            told: None,
        }
    }

    /// The review for whoever knows the rule of the opponent.
    #[must_use]
    pub fn telling_the_rule(mut self) -> Self {
        self.told = self.opponent();
        self
    }

    /// The opponent who plays by a rule, if one does.
    #[must_use]
    pub fn opponent(&self) -> Option<Opponent> {
        let mut sides = [Side::Second, Side::First].into_iter();
        sides.find_map(|side| self.game.opponent(side))
    }

    /// The moves by which an opponent gave itself away: it could have won, and did not.
    #[must_use = "the mistakes are only looked up"]
    pub fn mistakes_of(&self, opponent: Opponent) -> impl Iterator<Item = &ReviewedTurn> {
        let mistakes = self.mistakes();
        mistakes.filter(move |turn| self.game.opponent(turn.side) == Some(opponent))
    }

    /// Whether an opponent ever had a move that wins.
    #[must_use]
    pub fn could_win(&self, opponent: Opponent) -> bool {
        let is_own = |turn: &&ReviewedTurn| self.game.opponent(turn.side) == Some(opponent);
        let mut turns = self.turns.iter().filter(is_own);
        turns.any(|turn| turn.worth != Worth::NoWinningMove)
    }

    /// The moves in order, each with the position that it was made in.
    pub fn turns_with_positions(&self) -> impl Iterator<Item = (&ReviewedTurn, Position)> {
        let start = self.game.start().clone();
        self.turns.iter().scan(start, |position, turn| {
            let before = position.clone();
            *position = before.after_turn(&turn.mv).ok()?;
            Some((turn, before))
        })
    }

    /// The moves that gave a win away, in order.
    #[must_use = "the mistakes are only looked up"]
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &ReviewedTurn> {
        self.turns
            .iter()
            .filter(|turn| turn.worth == Worth::Mistake)
    }

    /// The mistake that decided the game, or, in one that was not finished, the one that decides it as it stands: the win
    /// that it gave away was never given back.
    #[must_use]
    pub fn deciding_mistake(&self) -> Option<&ReviewedTurn> {
        self.mistakes().next_back()
    }
}
