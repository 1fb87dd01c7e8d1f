//! Heaps in no order, none of them empty: which there are, and how many of each.
//!
//! `3 1 0 1` and `1 1 3` are the same: one heap of 3 and two of 1.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::heaps::Heaps;
use super::moves::Move;
use super::rules::Game;
use super::turn::Turn;

/// For each heap how often it is there: those of one game together, the largest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct HeapCounts(BTreeMap<(Game, Reverse<u64>), usize>);

impl HeapCounts {
    /// These heaps; those that are empty are left out.
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

    /// Each heap with how often it is there.
    fn counted(&self) -> impl Iterator<Item = (Game, u64, usize)> {
        let heaps = self.0.iter();
        heaps.map(|(&(game, Reverse(size)), &count)| (game, size, count))
    }

    /// How often a heap is there.
    pub fn count(&self, game: Game, size: u64) -> usize {
        self.0.get(&(game, Reverse(size))).copied().unwrap_or(0)
    }

    /// The heaps as the rows of a board.
    pub fn board(&self) -> Board {
        let rows = self
            .counted()
            .map(|(game, size, count)| Board::of(game, vec![size; count]));
        Board::sum(&rows.collect::<Vec<_>>())
    }

    /// What a turn leaves, which is legal on this board of these heaps.
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

    /// All that one turn can leave, which may change so many rows; or a few more than `most`, where there are more.
    pub fn options(&self, rows_in_a_turn: usize, most: usize) -> BTreeSet<Self> {
        let mut found = BTreeSet::new();
        if rows_in_a_turn > 1 {
            let heaps: Vec<(Game, u64, usize)> = self.counted().collect();
            self.reduced(&heaps, None, rows_in_a_turn, most, &mut found);
            found.remove(self);
            return found;
        }
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

    /// Makes so many of these heaps smaller, in every way. Of equal heaps, the next one is not left larger than the last,
    /// which has been left so large.
    fn reduced(
        &self,
        heaps: &[(Game, u64, usize)],
        last_left: Option<u64>,
        rows: usize,
        most: usize,
        found: &mut BTreeSet<Self>,
    ) {
        let Some((&(game, size, count), others)) = heaps.split_first() else {
            found.insert(self.clone());
            return;
        };
        self.reduced(others, None, rows, most, found);
        if rows == 0 || count == 0 {
            return;
        }
        let most_left = last_left.unwrap_or(size - 1);
        for left in (0..=most_left).rev() {
            if found.len() > most {
                return;
            }
            let mut changed = self.clone();
            changed.change(game, size, left.into());
            let same = (game, size, count - 1);
            let rest: Vec<_> = std::iter::once(same)
                .chain(others.iter().copied())
                .collect();
            changed.reduced(&rest, Some(left), rows - 1, most, found);
        }
    }

    /// The turn that makes other heaps of these, which are those of a board (beside rows that stay as they are): of equal
    /// rows it changes the first.
    pub fn turn_to(&self, other: &Self, board: &Board) -> Turn {
        let gone = self.beyond(other);
        let mut new = other.beyond(self);
        let mut rows = board.numbered_with_games();
        let mut changes: Vec<Move> = Vec::new();
        let single = gone.len() == 1;
        for (at, &(game, from)) in gone.iter().enumerate() {
            let is_free = |row: usize, changes: &[Move]| changes.iter().all(|mv| mv.row != row);
            let row =
                rows.find(|&(row, of, size)| (of, size) == (game, from) && is_free(row, &changes));
            let becomes = if single {
                let left: Vec<u64> = new.drain(..).map(|(_, size)| size).collect();
                Heaps::from(left)
            } else {
                new.get(at).map_or(Heaps::Nothing, |&(_, size)| size.into())
            };
            if let Some((row, ..)) = row {
                changes.push(Move::new(row, game, from, becomes));
            }
            rows = board.numbered_with_games();
        }
        Turn::of(changes)
    }

    /// The heaps that the others have not, or not so often, the largest first.
    fn beyond(&self, others: &Self) -> Vec<(Game, u64)> {
        let more = self.counted().flat_map(|(game, size, count)| {
            let more = count.saturating_sub(others.count(game, size));
            std::iter::repeat_n((game, size), more)
        });
        more.collect()
    }
}
