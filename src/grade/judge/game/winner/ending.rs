//! The end of a game, as it is read for the winner: "Anna wins!", of Anna and Boris, after Anna took last.

use std::collections::BTreeSet;

use crate::class::Tally;
use crate::grade::judge::game::spoken::{Line, Pattern, exchanged, lines, pattern_of_players};

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

/// Lines of each ending that are about players, with what they are in how many of them.
pub(super) struct Told {
    pub lines: Vec<Vec<Line>>,
    times: Tally<Pattern>,
}

impl Told {
    /// These lines of each ending.
    pub fn new(lines: Vec<Vec<Line>>) -> Self {
        let mut times = Tally::default();
        for lines in &lines {
            let patterns = lines.iter().map(|line| pattern_of_players(line));
            for pattern in patterns.collect::<BTreeSet<Pattern>>() {
                *times.entry(pattern).or_default() += 1;
            }
        }
        Self { lines, times }
    }

    /// How often it is told with the two players exchanged.
    pub fn of_other(&self, line: &Line) -> usize {
        self.times.get(&exchanged(line)).copied().unwrap_or(0)
    }

    /// Whether it is told twice as often as with the two players exchanged: a game that goes wrong on the way may end with
    /// the wrong name.
    pub fn is_clear(&self, line: &Line) -> bool {
        self.times
            .get(&pattern_of_players(line))
            .copied()
            .unwrap_or(0)
            > 2 * self.of_other(line)
    }
}
