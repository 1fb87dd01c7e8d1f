//! A plain search of the game tree of Nim, which knows nothing of nim sums.

use std::collections::HashMap;

use theory::Rule;

/// Every game but Nim, and several subtraction games.
pub const GAMES: [&str; 7] = [
    "subtract:1,2,3",
    "subtract:1,3,4",
    "subtract:2,3,7",
    "kayles",
    "dawson",
    "grundy",
    "divisors",
];

/// A move as the search makes it: the row, counted from 1, and how many to take.
pub type Taking = (usize, u64);

/// What the search has found so far, by the sorted rows of a board: whether the player to move wins.
pub struct GameTree {
    rule: Rule,
    known: HashMap<Vec<u64>, bool>,
}

impl GameTree {
    pub fn new(rule: Rule) -> Self {
        Self { rule, known: HashMap::new() }
    }

    /// The player to move wins when some move leaves a board from which the other player loses.
    pub fn wins(&mut self, rows: &[u64]) -> bool {
        let mut sorted: Vec<u64> = rows.iter().copied().filter(|&size| size > 0).collect();
        sorted.sort_unstable();
        if let Some(&wins) = self.known.get(&sorted) {
            return wins;
        }
        let wins = if sorted.is_empty() {
            // The other player has just taken the last object.
            self.rule == Rule::Misere
        } else {
            every_move(&sorted).any(|mv| !self.wins(&left_by(&sorted, mv)))
        };
        self.known.insert(sorted, wins);
        wins
    }

    /// Every move that leaves the other player lost, row by row.
    pub fn winning(&mut self, rows: &[u64]) -> Vec<Taking> {
        let moves: Vec<Taking> = every_move(rows).collect();
        moves.into_iter().filter(|&mv| !self.wins(&left_by(rows, mv))).collect()
    }
}

/// All moves on a board, row by row.
pub fn every_move(rows: &[u64]) -> impl Iterator<Item = Taking> {
    (1..).zip(rows).flat_map(|(row, &size)| (1..=size).map(move |take| (row, take)))
}

/// What is left after a move.
pub fn left_by(rows: &[u64], (row, take): Taking) -> Vec<u64> {
    let mut left = rows.to_vec();
    left[row - 1] -= take;
    left
}
