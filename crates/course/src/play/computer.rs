//! How the computer chooses a move.
//!
//! On this many turns of a hundred, given by its difficulty, it plays a random winning move, if there is one. On the
//! others, and if no move wins, it plays a random legal move: any row that can be changed, then any of its options. So
//! from `5 0 1`, row 1 and row 3 are equally likely, and so are 1, 2, 3, 4 and 5 objects of row 1. If there are more
//! winning moves than are listed, it knows the first ones. A computer named after an [`Opponent`] plays by that rule on
//! boards of Nim.

use super::match_::Match;
use super::opponent::Opponent;
use explain::question::Generator;
use theory::{Move, Position};

/// On how many turns of a hundred the computer plays perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The computer always plays perfectly.
    pub const PERFECT: Self = Self(100);

    /// This many turns of a hundred; `None` for more than a hundred.
    pub fn percent(percent: u8) -> Option<Self> {
        (percent <= 100).then_some(Self(percent))
    }
}

/// A computer player. Its moves depend only on the seed and the boards it is given.
#[derive(Clone, Debug)]
pub struct Computer {
    generator: Generator,
    difficulty: Difficulty,
}

impl Computer {
    /// A computer with this difficulty; the same seed gives the same moves on every machine and in every later release.
    pub fn new(difficulty: Difficulty, seed: u64) -> Self {
        Self { generator: Generator::new(seed), difficulty }
    }

    /// Chooses a move for the player to move; `None` if there is no move.
    pub fn move_in(&mut self, game: &Match) -> Option<Move> {
        match game.opponent(game.to_move()) {
            Some(opponent) => {
                self.choose_as(opponent, game.position(), game.moves().last().copied())
            }
            None => self.choose(game.position()),
        }
    }

    /// Chooses a move by the rule of an opponent on a board of Nim, after the move that the other player has just made.
    pub fn choose_as(
        &mut self,
        opponent: Opponent,
        position: &Position,
        last: Option<Move>,
    ) -> Option<Move> {
        opponent.choose(position, last, &mut self.generator)
    }

    /// Chooses a move; `None` if there is no move.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let plays_well = self.generator.number(1, 100) <= u64::from(self.difficulty.0);
        let winning = if plays_well { position.winning_moves() } else { Vec::new() };
        if winning.is_empty() {
            self.any_move(position)
        } else {
            Some(winning[self.generator.index(winning.len())])
        }
    }

    /// Any row that can be changed, then any of its options.
    fn any_move(&mut self, position: &Position) -> Option<Move> {
        let rows: Vec<(usize, u64)> = position.rows_with_moves().collect();
        if rows.is_empty() {
            return None;
        }
        let (row, options) = rows[self.generator.index(rows.len())];
        let option = self.generator.number(1, options);
        position.legal_move(row, option)
    }
}
