//! A winning turn that takes from a given row, and all turns that the rules allow.

use std::collections::HashSet;

use super::super::turn::Turn;
use super::Moore;
use super::columns::{ColumnState, next, places, subsets};

/// So many steps are taken to find a turn: more than any board of a dozen rows needs.
const MOST_STEPS: usize = 200_000;

/// What a turn does in a column: which rows it frees, and in which free rows it writes a 1.
type Done = (u64, u64, u64);

impl Moore<'_> {
    /// A winning turn that takes from a row, counted from 1; `None` where there is none.
    #[must_use]
    pub fn winning_turn_with(self, row: usize) -> Option<Turn> {
        let index = row
            .checked_sub(1)
            .filter(|&index| index < self.rows.len())?;
        if self.is_balanced() {
            return None;
        }
        let mut search = RowSearch {
            moore: self,
            wanted: 1 << index,
            seen: HashSet::new(),
            steps: 0,
            done: Vec::new(),
        };
        search.from(places().next(), 0).then(|| {
            let mut left = self.rows.to_vec();
            let mut free = 0;
            for (place, freed, ones) in search.done {
                for (index, size) in left.iter_mut().enumerate() {
                    let is_in = |set: u64| set >> index & 1 == 1;
                    if is_in(freed) {
                        *size &= !(place | (place - 1));
                    } else if is_in(ones) {
                        *size |= place;
                    }
                }
                free |= freed;
            }
            self.turn(&left, free)
        })
    }

    /// Every turn that the rules allow, those of few rows first.
    pub fn turns(self) -> impl Iterator<Item = Turn> {
        let rows: u64 = (0..self.rows.len())
            .filter(|&index| self.rows[index] > 0)
            .fold(0, |set, index| set | 1 << index);
        let sizes = 1..=u32::try_from(self.most).unwrap_or(u32::MAX);
        let sets = sizes
            .take_while(move |&size| size <= rows.count_ones())
            .flat_map(move |size| subsets(rows, size));
        sets.flat_map(move |set| self.turns_in(set))
    }

    /// Every turn in just these rows, the smallest removals first.
    fn turns_in(self, set: u64) -> impl Iterator<Item = Turn> {
        let indices: Vec<usize> = (0..self.rows.len()).filter(|i| set >> i & 1 == 1).collect();
        let first = Some(vec![1_u64; indices.len()]);
        let sizes: Vec<u64> = indices.iter().map(|&index| self.rows[index]).collect();
        let all = std::iter::successors(first, move |takes| {
            let at = (0..takes.len()).rev().find(|&at| takes[at] < sizes[at])?;
            let mut takes = takes.clone();
            takes[at] += 1;
            takes[at + 1..].fill(1);
            Some(takes)
        });
        all.map(move |takes| {
            let moves = indices.iter().zip(takes);
            let moves = moves.map(|(&index, take)| self.leaving(index, self.rows[index] - take));
            Turn::of(moves.collect())
        })
    }
}

/// A search, column by column, for a way on which one row is freed.
struct RowSearch<'a> {
    moore: Moore<'a>,
    wanted: u64,
    /// The columns with the rows that were free there, from which no way was found.
    seen: HashSet<(u64, u64)>,
    steps: usize,
    done: Vec<Done>,
}

impl RowSearch<'_> {
    fn from(&mut self, place: Option<u64>, free: u64) -> bool {
        let Some(place) = place else {
            return free & self.wanted != 0;
        };
        let is_found = free & self.wanted != 0;
        let is_full = free.count_ones() as usize >= self.moore.most;
        if !is_found && (is_full || !self.seen.insert((place, free))) {
            return false;
        }
        let state = ColumnState::of(self.moore.rows, self.moore.most, place, free);
        let can_free_it = state.with_one() & self.wanted != 0;
        for (freed, ones) in state.sizes() {
            // Which of the free rows get a 1 makes no difference further right.
            let ones = subsets(free, ones).next().unwrap_or(0);
            let others = state.with_one() & !self.wanted;
            let with = (can_free_it && freed > 0).then(|| subsets(others, freed.saturating_sub(1)));
            let wanted = self.wanted;
            let with = with.into_iter().flatten().map(|set| set | wanted);
            for freed in with.chain(subsets(others, freed)) {
                self.steps += 1;
                if self.steps > MOST_STEPS {
                    return false;
                }
                self.done.push((place, freed, ones));
                if self.from(next(place), free | freed) {
                    return true;
                }
                self.done.pop();
            }
        }
        false
    }
}
