//! The distribution of the points of a class: how many hand-ins have all of them, how many 90 to 99, and so on down to
//! none.
//!
//! 99.5 points of 100 belong to "90–99%": only all is all. Other counts of a class are a [`Tally`].

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::points::Points;
use explain::document::Table;
use explain::document::text::{Text, text};
use explain::document::wording::joined;

/// How often each was seen: `{"added":2,"carried":1}`.
pub type Tally<T> = BTreeMap<T, usize>;

/// Each with its count, the most frequent first.
pub fn most_frequent_first<T: Copy>(tally: &Tally<T>) -> Vec<(T, usize)> {
    let mut counts: Vec<(T, usize)> = tally.iter().map(|(&one, &count)| (one, count)).collect();
    counts.sort_by_key(|&(_, count)| Reverse(count));
    counts
}

/// How many hand-ins have how many points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    /// None, fewer than 10, 10 to 19, …, 90 to 99, all.
    counts: [usize; 12],
}

/// Their names.
const NAMES: [&str; 12] = [
    "0", "1–9", "10–19", "20–29", "30–39", "40–49", "50–59", "60–69", "70–79", "80–89", "90–99",
    "100",
];

impl Spread {
    /// Counts one more hand-in, with this many points of a maximum.
    pub fn add(&mut self, points: Points, of: Points) {
        let points = Points::whole(100).part(points, of);
        let tens = (1..=10).filter(|&tens| points >= Points::whole(10 * tens));
        let is_something = points > Points::default();
        self.counts[usize::from(is_something) + tens.count()] += 1;
    }

    /// Whether no hand-in has been counted.
    pub fn is_empty(&self) -> bool {
        self.counts == [0; 12]
    }

    /// Each range with its count, the most points first.
    fn stretches(&self) -> impl Iterator<Item = (&'static str, usize)> {
        NAMES.into_iter().zip(self.counts).rev()
    }

    /// A bar for each range, including empty ones, so that the distribution is visible.
    pub fn histogram(&self) -> Table {
        const LONGEST: usize = 40;
        let mut table = Table::of("<points|>hand-ins|<");
        let most = self.counts.iter().copied().max().unwrap_or(0);
        for (name, count) in self.stretches() {
            // Every count has a visible bar, however large others are.
            let bar = (count * LONGEST).div_ceil(most.max(LONGEST));
            table.row([format!("{name}%").into(), count.into(), "█".repeat(bar).into()]);
        }
        table
    }

    /// "Points: 100% (12), 90–99% (3), 0% (1)."
    pub fn in_words(&self) -> Text {
        let stretches = self.stretches().filter(|(_, count)| *count > 0);
        let stretches = stretches.map(|(name, count)| format!("{name}%\u{a0}({count})"));
        text!["Points: "{joined(stretches, ", ")}"."]
    }
}

/// As `{"100":12,"90-99":3,"0":1}`.
impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stretches = self.stretches().filter(|(_, count)| *count > 0);
        serializer.collect_map(stretches.map(|(name, count)| (name.replace('–', "-"), count)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Points, Spread};

    #[test]
    fn nothing_short_of_all_is_all_and_anything_is_more_than_nothing() {
        let mut spread = Spread::default();
        for (of, part) in
            [(100, 10_000), (100, 9_999), (100, 9_000), (100, 8_999), (100, 1), (0, 0)]
        {
            let points = Points::whole(of).part(Points::whole(part), Points::whole(10_000));
            spread.add(points, Points::whole(100));
        }
        let told = spread.in_words().to_string().replace('\u{a0}', " ");
        assert_eq!(told, "Points: 100% (1), 90–99% (2), 80–89% (1), 1–9% (1), 0% (1).");
    }
}
