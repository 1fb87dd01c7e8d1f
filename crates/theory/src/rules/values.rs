//! The Grundy values of heaps: the value of a heap is the least whole number that is not the value of one of its options
//! (the *mex*). A heap of 3 in Grundy's game can only become 1 and 2, both worth 0, so it is worth 1.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

use super::super::heaps::Heaps;
use super::game::Game;
use super::options::HeapOptions;

/// The values that have been worked out of each game, from a heap of 0 on.
static WORKED_OUT: Mutex<BTreeMap<Game, Vec<u64>>> = Mutex::new(BTreeMap::new());

/// Values that repeat, as far as they have been worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Repetition {
    /// The first heap within the repetition.
    pub from: u64,
    /// After how many heaps the values repeat.
    pub length: u64,
    /// The largest heap whose value has been compared.
    pub seen_to: u64,
}

impl Game {
    /// The Grundy value of a heap.
    pub fn value(self, heap: u64) -> u64 {
        match self {
            Self::Nim => heap,
            // Each move takes away at least one prime factor, and may take away any number of them.
            Self::Divisors => prime_factors(heap).len() as u64,
            _ => self.value_by_mex(heap),
        }
    }

    /// The value of what a move leaves.
    pub fn worth(self, option: Heaps) -> u64 {
        option.worth(|size| self.value(size))
    }

    /// Every option of a heap with this value, in the order of [`options`](Self::options).
    pub fn options_worth(self, heap: u64, value: u64) -> HeapOptions {
        match self {
            Self::Nim => Box::new((value..heap).take(1).map(Heaps::from)),
            _ => Box::new(self.options(heap).filter(move |&option| self.worth(option) == value)),
        }
    }

    /// The number of options of a heap with this value.
    pub fn count_worth(self, heap: u64, value: u64) -> u64 {
        self.options_worth(heap, value).count() as u64
    }

    /// The values of the heaps from 0 on, up to the largest.
    pub fn values(self) -> Vec<u64> {
        // The largest first, so that all are worked out at once.
        let _ = self.value(Self::MOST);
        (0..=Self::MOST).map(|heap| self.value(heap)).collect()
    }

    fn value_by_mex(self, heap: u64) -> u64 {
        // The values are whole at every moment, so a panicked thread has left nothing half done.
        let mut worked_out = WORKED_OUT.lock().unwrap_or_else(PoisonError::into_inner);
        let values = worked_out.entry(self).or_default();
        let at = index(heap.min(Self::MOST));
        if values.len() <= at {
            self.extend(values, at);
        }
        values[at]
    }

    /// Works out the values up to that of a heap.
    fn extend(self, values: &mut Vec<u64>, to: usize) {
        for heap in values.len()..=to {
            // Which values an option has.
            let mut reached = Vec::new();
            for option in self.options(heap as u64) {
                let worth = option.worth(|size| values[index(size)]);
                if index(worth) >= reached.len() {
                    reached.resize(index(worth) + 1, false);
                }
                reached[index(worth)] = true;
            }
            let mex = reached.iter().position(|is_reached| !is_reached);
            values.push(mex.unwrap_or(reached.len()) as u64);
        }
    }
}

/// A size of a heap, or a value, as an index.
fn index(number: u64) -> usize {
    usize::try_from(number).expect("at most the largest heap")
}

impl Repetition {
    /// The shortest repetition at the end of these values, from a heap of 0 on, that covers at least half of them and comes at
    /// least three times.
    pub fn of(values: &[u64]) -> Option<Self> {
        let count = values.len();
        for length in 1..=count / 3 {
            let differs = |&at: &usize| values[at] != values[at - length];
            let from = (length..count).rev().find(differs).map_or(0, |at| at + 1 - length);
            let covered = count - from;
            if covered * 2 >= count && covered >= 3 * length {
                let [from, length, seen_to] = [from, length, count - 1].map(|at| at as u64);
                return Some(Self { from, length, seen_to });
            }
        }
        None
    }
}

/// The prime factors of a number in ascending order, each as often as it divides the number; none for 0 and 1.
///
/// ```
/// assert_eq!(theory::prime_factors(12), [2, 2, 3]);
/// ```
pub fn prime_factors(number: u64) -> Vec<u64> {
    let mut rest = number.max(1);
    let mut factors = Vec::new();
    let mut divisor = 2;
    while divisor * divisor <= rest {
        while rest.is_multiple_of(divisor) {
            factors.push(divisor);
            rest /= divisor;
        }
        divisor += 1;
    }
    // What no number up to its root divides is prime.
    if rest > 1 {
        factors.push(rest);
    }
    factors
}
