//! Counts turns without making them.
//!
//! Only which rows are free matters further right, so the ways to arrive at the same free rows are added up column by
//! column. On three rows of 1 with K = 1 there are three winning turns, one for each row.

use std::collections::HashMap;

use super::RowsAtOnce;
use super::columns::{ColumnState, places, subsets};

/// The most steps taken to count; a board that needs more is not counted.
const MOST_STEPS: usize = 500_000;

impl RowsAtOnce<'_> {
    /// The number of winning turns; `None` if counting takes too long, or it has more than 128 binary digits.
    #[must_use]
    pub fn count_winning_turns(self) -> Option<u128> {
        let mut steps = 0;
        let mut ways: HashMap<u64, u128> = [(0, 1)].into();
        for place in places() {
            let mut after: HashMap<u64, u128> = HashMap::new();
            for (&free, &count) in &ways {
                let state = ColumnState::of(self.rows, self.most, place, free);
                for (freed, ones) in state.choices() {
                    let count = count.checked_mul(choose(state.free(), ones))?;
                    for freed in subsets(state.with_one(), freed) {
                        steps += 1;
                        if steps > MOST_STEPS {
                            return None;
                        }
                        let ways = after.entry(free | freed).or_default();
                        *ways = ways.checked_add(count)?;
                    }
                }
            }
            ways = after;
        }
        // Changing nothing is not a turn.
        ways.remove(&0);
        ways.into_values().try_fold(0_u128, u128::checked_add)
    }

    /// The number of turns that the rules allow; `None` if it has more than 128 binary digits.
    #[must_use]
    pub fn count_turns(self) -> Option<u128> {
        // By number of rows: the sum, over the sets of that many rows, of the products of their sizes.
        let mut by_rows = vec![0_u128; self.most + 1];
        by_rows[0] = 1;
        for &size in self.rows {
            for rows in (1..by_rows.len()).rev() {
                let with = by_rows[rows - 1].checked_mul(size.into())?;
                by_rows[rows] = by_rows[rows].checked_add(with)?;
            }
        }
        by_rows[1..].iter().copied().try_fold(0, u128::checked_add)
    }
}

/// The binomial coefficient: how many ways there are to choose `some` of `of`.
fn choose(of: u32, some: u32) -> u128 {
    (0..u128::from(some)).fold(1, |ways, index| ways * (u128::from(of) - index) / (index + 1))
}
