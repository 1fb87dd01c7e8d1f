//! The nim-addition table: a ⊕ b for all numbers below N. For N = 3 its entry for 1 and 2 is 3, which falls outside.

use serde::Serialize;

use theory::hand_built::bitwise_exclusive_or;

/// The nim sums of all pairs of numbers below `size`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NimTable {
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

impl NimTable {
    /// Computes the table.
    pub fn of(size: u64) -> Self {
        let entries =
            (0..size).map(|a| (0..size).map(|b| bitwise_exclusive_or(a, b)).collect()).collect();
        Self { size, entries }
    }

    /// The entries that are not below N, row by row; none exactly when N is a power of two.
    pub fn outsiders(&self) -> impl Iterator<Item = Outsider> + '_ {
        let entries = (0..self.size)
            .zip(&self.entries)
            .flat_map(|(a, row)| (0..).zip(row).map(move |(b, &value)| (a, b, value)));
        entries.filter(|&(_, _, value)| value >= self.size).map(|(a, b, value)| Outsider {
            a,
            b,
            value,
        })
    }

    /// Whether no entry falls outside.
    pub fn is_closed(&self) -> bool {
        self.outsiders().next().is_none()
    }
}
