//! The end of a game, as it is read for the winner: "Anna wins!", of Anna and Boris, after Anna took last.

use crate::grade::judge::game::spoken::{Line, lines};

/// The winner and the loser, as the lines of an ending count them.
pub(super) const WINNER: usize = 0;
pub(super) const LOSER: usize = 1;

/// What was printed when a game was over.
#[derive(Clone, Debug)]
pub(in crate::grade::judge::game) struct Ending {
    pub(super) lines: Vec<Line>,
    /// Which of the two that play has won, 0 or 1.
    pub(super) winner: usize,
    /// How many characters were dropped in the whole game.
    pub dropped: u64,
}

impl Ending {
    /// What was printed in a game of these two, which the one at this place has won.
    pub fn new(text: &str, players: [&str; 2], winner: usize) -> Self {
        Self {
            lines: lines(text, [players[winner], players[1 - winner]]),
            winner,
            dropped: 0,
        }
    }
}
