//! Nonempty heaps without an order: which there are, and how many of each.
//!
//! `3 1 0 1` and `1 1 3` are the same: one heap of 3 and two of 1.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::heaps::Heaps;
use super::moves::Move;
use super::rules::Game;
use super::turn::Turn;

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

    fn remove(&mut self, game: Game, size: u64) {
        let heap = (game, Reverse(size));
        match self.0.get_mut(&heap) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                self.0.remove(&heap);
            }
        }
    }

    /// Each heap with how often it occurs.
    fn counted(&self) -> impl Iterator<Item = (Game, u64, usize)> {
        let heaps = self.0.iter();
        heaps.map(|(&(game, Reverse(size)), &count)| (game, size, count))
    }

    /// How often a heap occurs.
    pub fn count(&self, game: Game, size: u64) -> usize {
        self.0.get(&(game, Reverse(size))).copied().unwrap_or(0)
    }

    /// The heaps as the rows of a board.
    pub fn board(&self) -> Board {
        let rows = self.counted().map(|(game, size, count)| Board::of(game, vec![size; count]));
        Board::sum(&rows.collect::<Vec<_>>())
    }

    /// The heaps after a turn that is legal on this board, whose rows are these heaps.
    pub fn after(&self, board: &Board, turn: &Turn) -> Self {
        let mut left = self.clone();
        for mv in turn.changes() {
            left.change(board.game_of(mv.row), mv.from, mv.becomes);
        }
        left
    }

    fn change(&mut self, game: Game, from: u64, becomes: Heaps) {
        self.remove(game, from);
        for size in Vec::from(becomes) {
            self.add(game, size);
        }
    }

    /// Everything that one move can leave; stops at `most` + 1.
    pub fn options(&self, most: usize) -> BTreeSet<Self> {
        let mut found = BTreeSet::new();
        for (game, size, _) in self.counted() {
            for option in game.rules().options(size) {
                let mut left = self.clone();
                left.change(game, size, option);
                found.insert(left);
                if found.len() > most {
                    return found;
                }
            }
        }
        found
    }

    /// The turn that makes `other` of these heaps on a board that has them (and perhaps rows without moves): of equal
    /// rows it changes the first.
    pub fn turn_to(&self, other: &Self, board: &Board) -> Turn {
        let gone = self.beyond(other);
        let new = other.beyond(self).into_iter();
        let new: Vec<u64> = new.map(|(_, size)| size).collect();
        let mut rows: Vec<(usize, Game, u64)> = board.numbered_with_games().collect();
        let mut changes: Vec<Move> = Vec::new();
        for (at, &(game, from)) in gone.iter().enumerate() {
            let becomes = match gone[..] {
                [_] => new.clone().into(),
                _ => new.get(at).copied().unwrap_or(0).into(),
            };
            let is_it = |&(_, of, size): &(usize, Game, u64)| (of, size) == (game, from);
            if let Some(first) = rows.iter().position(is_it) {
                let (row, ..) = rows.remove(first);
                changes.push(Move::new(row, game, from, becomes));
            }
        }
        Turn::of(changes)
    }

    /// The heaps that these have more often than the others, the largest first.
    fn beyond(&self, others: &Self) -> Vec<(Game, u64)> {
        let more = self.counted().flat_map(|(game, size, count)| {
            let more = count.saturating_sub(others.count(game, size));
            std::iter::repeat_n((game, size), more)
        });
        more.collect()
    }
}
