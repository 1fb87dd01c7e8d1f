//! How often each of several things was seen, such as a misconception in the hand-ins of a class.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

/// How often each was seen; counts alone, so that a class of thousands takes no more memory than one hand-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally<T>(BTreeMap<T, usize>);

impl<T> Default for Tally<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Clone + Ord> Tally<T> {
    /// Counts each of these once more.
    pub fn add(&mut self, seen: impl IntoIterator<Item = T>) {
        for one in seen {
            *self.0.entry(one).or_default() += 1;
        }
    }

    /// Whether nothing was seen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How often this was seen.
    #[must_use]
    pub fn count(&self, one: &T) -> usize {
        self.0.get(one).copied().unwrap_or(0)
    }

    /// Each with its count, in order.
    pub fn counts(&self) -> impl Iterator<Item = (T, usize)> {
        self.0.iter().map(|(one, &count)| (one.clone(), count))
    }

    /// Each with its count, the most frequent first.
    #[must_use]
    pub fn most_frequent_first(&self) -> Vec<(T, usize)> {
        let mut counts: Vec<(T, usize)> = self.counts().collect();
        counts.sort_by_key(|&(_, count)| Reverse(count));
        counts
    }
}

/// As `{"added":2,"carried":1}`.
impl<T: Serialize> Serialize for Tally<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn what_is_as_frequent_stays_in_order() {
        let mut tally = Tally::default();
        tally.add(["b", "a", "c"]);
        tally.add(["c"]);
        assert_eq!(tally.most_frequent_first(), [("c", 2), ("a", 1), ("b", 1)]);
        assert_eq!(tally.counts().next(), Some(("a", 1)));
    }
}
