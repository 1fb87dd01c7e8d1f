//! The nim-addition table, and why it is a group or not.
//!
//! For N = 4 every a ⊕ b of numbers below 4 is below 4 again. For N = 3 it is not: 1 ⊕ 2 = 3 falls outside.

use super::nim_table::{NimTable, Outsider};
use super::statements::OrderDoesNotMatter;
use super::step::Step;

pub(crate) fn steps(size: u64) -> (Vec<Step>, NimTable) {
    let table = NimTable::of(size);
    let steps = vec![
        Step::GroupTable(table.clone()),
        Step::Closure(table.clone()),
        Step::Neutral { size },
        Step::OwnInverse { size },
        order_does_not_matter(size),
    ];
    (steps, table)
}

/// Works out the first pair whose sum falls outside.
pub(crate) fn outsiders(table: &NimTable) -> Vec<Step> {
    table.outsiders().take(1).map(|Outsider { a, b, value }| Step::Xor { a, b, value }).collect()
}

/// Compares a ⊕ b with b ⊕ a, and (a ⊕ b) ⊕ c with a ⊕ (b ⊕ c), for all numbers below N.
fn order_does_not_matter(size: u64) -> Step {
    // Below the next power of two nothing falls outside, so one table answers everything.
    let NimTable { entries, .. } = NimTable::of(size.next_power_of_two());
    let xor = |a: u64, b: u64| entries[index(a)][index(b)];
    let pairs = pairs_below(size).filter(|&(a, b)| xor(a, b) == xor(b, a)).count();
    let triples = pairs_below(size)
        .flat_map(|(a, b)| (0..size).map(move |c| (a, b, c)))
        .filter(|&(a, b, c)| xor(xor(a, b), c) == xor(a, xor(b, c)))
        .count();
    Step::OrderDoesNotMatter(OrderDoesNotMatter { size, pairs, triples })
}

fn pairs_below(size: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..size).flat_map(move |a| (0..size).map(move |b| (a, b)))
}

fn index(number: u64) -> usize {
    usize::try_from(number).expect("a table has at most 64 rows and columns")
}
