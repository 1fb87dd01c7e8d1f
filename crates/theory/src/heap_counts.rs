//! Nonempty heaps without an order: which there are, and how many of each.
//!
//! `3 1 0 1` and `1 1 3` are the same: one heap of 3 and two of 1.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::moves::Move;
use super::rules::Game;

/// For each heap how often it occurs: grouped by game, the largest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct HeapCounts(BTreeMap<(Game, Reverse<u64>), usize>);

impl HeapCounts {
    /// Counts these heaps, leaving out empty ones.
    pub fn of(heaps: impl IntoIterator<Item = (Game, u64)>) -> Self {
        let mut counts = Self::default();
        for (game, size) in heaps {
            counts.add(game, size);
        }
        counts
    }

    fn add(&mut self, game: Game, size: u64) {
        if size > 0 {
            *self.0.entry((game, Reverse(size))).or_default() += 1;
        }
    }

    /// Each heap with how often it occurs.
    fn counted(&self) -> impl Iterator<Item = (Game, u64, usize)> {
        self.0.iter().map(|(&(game, Reverse(size)), &count)| (game, size, count))
    }

    /// How often a heap occurs.
    pub fn count(&self, game: Game, size: u64) -> usize {
        self.0.get(&(game, Reverse(size))).copied().unwrap_or(0)
    }

    /// The heaps as the rows of a board.
    pub fn board(&self) -> Board {
        let of_one = |(game, size, count)| Board::of(game, vec![size; count]);
        Board::sum(&self.counted().map(of_one).collect::<Vec<_>>())
    }

    /// The heaps after a move that is legal on a board whose rows are these heaps.
    pub fn after(&self, mv: Move) -> Self {
        let mut left = self.clone();
        if let Some(count) = left.0.get_mut(&(mv.game, Reverse(mv.from))) {
            *count -= 1;
        }
        left.0.retain(|_, count| *count > 0);
        for size in Vec::from(mv.becomes) {
            left.add(mv.game, size);
        }
        left
    }

    /// Everything that one move can leave; stops at `most`.
    pub fn options(&self, most: usize) -> BTreeSet<Self> {
        let mut found = BTreeSet::new();
        for (game, size, _) in self.counted() {
            for option in game.options(size) {
                found.insert(self.after(Move::new(1, game, size, option)));
                if found.len() == most {
                    return found;
                }
            }
        }
        found
    }

    /// The move that leaves `other`, one of the [options](Self::options), on a board that has these heaps (and perhaps
    /// rows without moves): of equal rows it changes the first.
    pub fn move_to(&self, other: &Self, board: &Board) -> Move {
        let (game, from) = self.beyond(other)[0];
        let becomes: Vec<u64> = other.beyond(self).into_iter().map(|(_, size)| size).collect();
        let row = board
            .numbered_with_games()
            .find(|&(_, of, size)| (of, size) == (game, from))
            .map_or(1, |(row, ..)| row);
        Move::new(row, game, from, becomes.into())
    }

    /// The heaps that these have more often than the others, the largest first.
    fn beyond(&self, others: &Self) -> Vec<(Game, u64)> {
        let mut beyond = Vec::new();
        for (game, size, count) in self.counted() {
            let more = count.saturating_sub(others.count(game, size));
            beyond.extend(vec![(game, size); more]);
        }
        beyond
    }
}
