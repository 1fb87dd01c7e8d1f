//! Finds the winning turns column by column from the left.
//!
//! Each column can be evened out after any choice before, so every path leads to a winning turn, unless one
//! particular row has to lose a 1 and never does.

use std::collections::HashSet;

use super::super::turn::Turn;
use super::RowsAtOnce;
use super::columns::{ColumnState, next, places, subsets};

/// The most steps taken to find a turn that takes from a particular row: more than any board of a dozen rows needs.
const MOST_STEPS: usize = 200_000;

impl RowsAtOnce<'_> {
    /// The winning turns, at most `most_told` of them, ordered by the number of rows and then by the rows.
    #[must_use]
    pub fn winning_turns(self, most_told: usize) -> Vec<Turn> {
        let mut found = TurnSearch::run(self, 0, most_told);
        found.sort_by(|one, other| {
            let rows = |turn: &Turn| turn.changes().iter().map(|mv| mv.row).collect::<Vec<_>>();
            let by_rows =
                (one.changes().len(), rows(one)).cmp(&(other.changes().len(), rows(other)));
            by_rows.then_with(|| other.cmp(one))
        });
        found
    }

    /// A winning turn that takes from a row, counted from 1; `None` if there is none.
    #[must_use]
    pub fn winning_turn_with(self, row: usize) -> Option<Turn> {
        let index = row.checked_sub(1).filter(|&index| index < self.rows.len())?;
        TurnSearch::run(self, 1 << index, 1).pop()
    }
}

/// A search for turns that win.
struct TurnSearch<'a> {
    game: RowsAtOnce<'a>,
    /// The row that a turn has to take from, as a set; 0 if any will do.
    wanted: u64,
    /// How many turns are enough.
    most: usize,
    /// What is left of each row, as far as it has been decided.
    left: Vec<u64>,
    /// Dead ends: columns with the rows free there, from which the wanted row cannot be freed.
    seen: HashSet<(u64, u64)>,
    steps: usize,
    found: Vec<Turn>,
}

impl<'a> TurnSearch<'a> {
    /// The first `most` winning turns.
    fn run(game: RowsAtOnce<'a>, wanted: u64, most: usize) -> Vec<Turn> {
        let mut search = Self {
            game,
            wanted,
            most,
            left: game.rows.to_vec(),
            seen: HashSet::new(),
            steps: 0,
            found: Vec::new(),
        };
        if !game.is_balanced() {
            search.from(places().next(), 0);
        }
        search.found
    }

    /// Tries every way to even out the columns from this one on, and returns whether to go on searching. `free` are the
    /// rows that are smaller already: their digits from here on may be anything.
    fn from(&mut self, place: Option<u64>, free: u64) -> bool {
        let is_free = free & self.wanted == self.wanted;
        let Some(place) = place else {
            if is_free {
                self.found.push(self.game.turn(&self.left, free));
            }
            return self.found.len() < self.most;
        };
        let is_full = free.count_ones() as usize >= self.game.most;
        if !is_free && (is_full || !self.seen.insert((place, free))) {
            return true;
        }
        let state = ColumnState::of(self.game.rows, self.game.most, place, free);
        let first = state.with_one() & self.wanted;
        let others = state.with_one() & !self.wanted;
        // It does not matter for what can be freed further right which of the free rows get a 1.
        let tried = if is_free { usize::MAX } else { 1 };
        for (freed, ones) in state.choices() {
            let with_first = (first != 0 && freed > 0).then(|| subsets(others, freed - 1));
            let with_first = with_first.into_iter().flatten().map(|set| set | first);
            for freed in with_first.chain(subsets(others, freed)) {
                for ones in subsets(free, ones).take(tried) {
                    self.steps += usize::from(self.wanted != 0);
                    if self.steps > MOST_STEPS {
                        return false;
                    }
                    let before = self.left.clone();
                    self.even_out(place, free, freed, ones);
                    let goes_on = self.from(next(place), free | freed);
                    self.left = before;
                    if !goes_on {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Removes the 1 from the freed rows, and writes a 1 in some of those that were free before.
    fn even_out(&mut self, place: u64, free: u64, freed: u64, ones: u64) {
        for (index, size) in self.left.iter_mut().enumerate() {
            let is_in = |set: u64| set >> index & 1 == 1;
            if is_in(ones) {
                *size |= place;
            } else if is_in(free) {
                *size &= !place;
            } else if is_in(freed) {
                // The digits to the right are not chosen yet.
                *size &= !(place | (place - 1));
            }
        }
    }
}
