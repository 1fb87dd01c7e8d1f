//! Finds out who wins by searching the whole game, without theory: an independent check of the theorem.
//!
//! Every board of up to `rows` rows of up to `max` is a number in base `max + 1`, and every move makes that number
//! smaller. So the search goes through the numbers from 0 up: a position that no earlier *losing* position has marked
//! cannot reach one, so it loses, and it marks every position that can move to it as won.

use thiserror::Error;

/// The boards that a search covers: all with exactly `rows` rows of 0 to `max` (shorter boards have rows of 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Positions {
    rows: u32,
    max: u64,
    count: u64,
}

/// The search would need too many positions to fit into a reasonable memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "boards of {rows} {noun} of up to {max} are too many to search: with {rows} {noun}, expected a maximum of at most {most}",
    noun = if *rows == 1 { "row" } else { "rows" }
)]
pub struct TooManyPositions {
    /// The number of rows.
    pub rows: u32,
    /// The largest row.
    pub max: u64,
    /// The largest row with which boards of this many rows can be searched.
    pub most: u64,
}

impl Positions {
    /// The most rows in all positions together: this many are marked and compared within seconds.
    pub const MOST: u64 = 1 << 26;

    /// All boards of `rows` rows, each from 0 to `max`.
    ///
    /// # Errors
    /// If there are more than [`Positions::MOST`].
    pub fn new(rows: u32, max: u64) -> Result<Self, TooManyPositions> {
        match Self::count_of(rows, max) {
            Some(count) => Ok(Self { rows, max, count }),
            None => Err(TooManyPositions { rows, max, most: Self::largest_row(rows) }),
        }
    }

    /// The largest row with which boards of this many rows can be searched.
    fn largest_row(rows: u32) -> u64 {
        let (mut fitting, mut too_large) = (0, Self::MOST);
        while too_large - fitting > 1 {
            let middle = fitting.midpoint(too_large);
            match Self::count_of(rows, middle) {
                Some(_) => fitting = middle,
                None => too_large = middle,
            }
        }
        fitting
    }

    /// The largest number of rows that can be searched.
    pub fn most_rows() -> u32 {
        (1..=Self::MOST.ilog2())
            .take_while(|&rows| Self::count_of(rows, 1).is_some())
            .last()
            .unwrap_or(1)
    }

    /// The number of positions, if these are not too many.
    fn count_of(rows: u32, max: u64) -> Option<u64> {
        max.checked_add(1)?
            .checked_pow(rows)
            .filter(|count| count.saturating_mul(rows.into()) <= Self::MOST)
    }

    /// The number of positions: (max + 1) to the power of `rows`.
    pub fn count(self) -> u64 {
        self.count
    }
}

/// A finished search: which positions the player to move wins.
#[derive(Debug)]
pub struct Search {
    positions: Positions,
    won: Vec<bool>,
}

impl Search {
    /// Searches every position, and reports to `progress` now and then how many are done.
    ///
    /// # Panics
    /// Never: there are at most [`Positions::MOST`], as many as any machine can index.
    pub fn run(positions: Positions, mut progress: impl FnMut(u64)) -> Self {
        const REPORT_EVERY: usize = 1 << 16;
        let count = usize::try_from(positions.count).expect("at most `MOST`");
        let mut search = Self { positions, won: vec![false; count] };
        // Position 0 is the empty board, whose mover has lost.
        for position in 0..count {
            if position.is_multiple_of(REPORT_EVERY) {
                progress(position as u64);
            }
            if !search.won[position] {
                search.mark_all_that_reach(position);
            }
        }
        progress(positions.count);
        search
    }

    /// Calls `see` with the rows of every position and whether the player to move wins.
    pub fn for_each(&self, mut see: impl FnMut(&[u64], bool)) {
        let mut rows = vec![0; self.positions.rows as usize];
        for (position, &is_won) in (0..).zip(&self.won) {
            let mut rest: u64 = position;
            for size in &mut rows {
                *size = rest % (self.positions.max + 1);
                rest /= self.positions.max + 1;
            }
            see(&rows, is_won);
        }
    }

    /// Marks every position that has more in one row.
    fn mark_all_that_reach(&mut self, position: usize) {
        let base = usize::try_from(self.positions.max + 1).expect("at most `MOST`");
        let mut place = 1;
        for _ in 0..self.positions.rows {
            let size = position / place % base;
            for more in 1..base - size {
                self.won[position + more * place] = true;
            }
            place *= base;
        }
    }
}
