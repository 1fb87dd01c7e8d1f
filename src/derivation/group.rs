//! The nim-addition table, and what makes it a group or what keeps it from being one.
//!
//! For N = 4 every a ⊕ b of numbers below 4 is below 4 again. For N = 3 it is not: 1 ⊕ 2 = 3 falls outside.

use serde::Serialize;

use super::step::Step;
use crate::hand_built::bitwise_exclusive_or;

/// The nim sums of all pairs of numbers below `size`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// N, from 1 to 64.
    pub size: u64,
    /// `entries[a][b]` is a ⊕ b.
    pub entries: Vec<Vec<u64>>,
}

/// An entry that is not below N.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outsider {
    /// The first number.
    pub a: u64,
    /// The second number.
    pub b: u64,
    /// Their nim sum.
    pub value: u64,
}

impl Table {
    /// Works the table out.
    #[must_use]
    pub fn of(size: u64) -> Self {
        let entries = (0..size)
            .map(|a| (0..size).map(|b| bitwise_exclusive_or(a, b)).collect())
            .collect();
        Self { size, entries }
    }

    /// The entries that are not below N, row by row; none exactly when N is a power of two.
    pub fn outsiders(&self) -> impl Iterator<Item = Outsider> + '_ {
        let entries = (0..self.size)
            .zip(&self.entries)
            .flat_map(|(a, row)| (0..).zip(row).map(move |(b, &value)| (a, b, value)));
        entries
            .filter(|&(_, _, value)| value >= self.size)
            .map(|(a, b, value)| Outsider { a, b, value })
    }

    /// Whether no entry falls outside.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.outsiders().next().is_none()
    }
}

pub(super) fn steps(size: u64) -> (Vec<Step>, Table) {
    let table = Table::of(size);
    let steps = vec![
        Step::GroupTable(table.clone()),
        Step::Closure(table.clone()),
        Step::Neutral { size },
        Step::OwnInverse { size },
        order_does_not_matter(size),
    ];
    (steps, table)
}

/// The first pair that falls outside, worked out.
pub(super) fn outsiders(table: &Table) -> Vec<Step> {
    table
        .outsiders()
        .take(1)
        .map(|Outsider { a, b, value }| Step::Xor { a, b, value })
        .collect()
}

/// Compares a ⊕ b with b ⊕ a, and (a ⊕ b) ⊕ c with a ⊕ (b ⊕ c), for all numbers below N.
fn order_does_not_matter(size: u64) -> Step {
    // Below the next power of two nothing falls outside, so one table answers every question.
    let Table { entries, .. } = Table::of(size.next_power_of_two());
    let xor = |a: u64, b: u64| entries[index(a)][index(b)];
    let pairs = pairs_below(size)
        .filter(|&(a, b)| xor(a, b) == xor(b, a))
        .count();
    let triples = pairs_below(size)
        .flat_map(|(a, b)| (0..size).map(move |c| (a, b, c)))
        .filter(|&(a, b, c)| xor(xor(a, b), c) == xor(a, xor(b, c)))
        .count();
    Step::OrderDoesNotMatter {
        size,
        pairs,
        triples,
    }
}

fn pairs_below(size: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..size).flat_map(move |a| (0..size).map(move |b| (a, b)))
}

fn index(number: u64) -> usize {
    usize::try_from(number).expect("a table has at most 64 rows and columns")
}
