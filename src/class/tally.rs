//! How often each of several things was seen, such as a misconception in the hand-ins of a class.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How often each was seen: `{"added":2,"carried":1}`.
pub type Tally<T> = BTreeMap<T, usize>;

/// Each with its count, the most frequent first.
pub fn most_frequent_first<T: Copy>(tally: &Tally<T>) -> Vec<(T, usize)> {
    let mut counts: Vec<(T, usize)> = tally.iter().map(|(&one, &count)| (one, count)).collect();
    counts.sort_by_key(|&(_, count)| Reverse(count));
    counts
}
