//! `group 4`: the nim-addition table, and why it is a group or not.
//!
//! For N = 4 every a ⊕ b of numbers below 4 is below 4 again. For N = 3 it is not: 1 ⊕ 2 = 3 falls outside.

use serde::Serialize;

use crate::derivation::Step;
use crate::document::prelude::*;
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

/// The order of the numbers, and of the brackets, does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderDoesNotMatter {
    /// N.
    pub size: u64,
    /// For how many pairs a ⊕ b has been found equal to b ⊕ a.
    pub pairs: usize,
    /// For how many triples (a ⊕ b) ⊕ c has been found equal to a ⊕ (b ⊕ c).
    pub triples: usize,
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
        (0..self.size)
            .zip(&self.entries)
            .flat_map(|(a, row)| (0..).zip(row).map(move |(b, &value)| Outsider { a, b, value }))
            .filter(|outsider| outsider.value >= self.size)
    }

    /// Whether no entry falls outside.
    pub fn is_closed(&self) -> bool {
        self.outsiders().next().is_none()
    }
}

/// The laws of a group, one by one, and the table.
pub(crate) fn steps(size: u64) -> (Vec<Step>, NimTable) {
    let table = NimTable::of(size);
    let steps = vec![
        Step::GroupTable(table.clone()),
        Step::Closure(table.clone()),
        Step::Neutral { size },
        Step::OwnInverse { size },
        compare_orders(size),
    ];
    (steps, table)
}

/// Works out the first pair whose sum falls outside.
pub(crate) fn outsiders(table: &NimTable) -> Vec<Step> {
    table.outsiders().take(1).map(|Outsider { a, b, value }| Step::Xor { a, b, value }).collect()
}

/// Compares a ⊕ b with b ⊕ a, and (a ⊕ b) ⊕ c with a ⊕ (b ⊕ c), for all numbers below N.
fn compare_orders(size: u64) -> Step {
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

/// What the table is of, and what a group is.
pub(crate) fn opening(size: u64) -> Vec<Block> {
    let title = match size {
        1 => text!["The nim-addition table of the number 0"],
        _ => text!["The nim-addition table of the numbers from 0 to "{size - 1}],
    };
    let group = text![
        "In algebra, a "{term("group")}
        " is a set in which any two elements can be combined. The result is in the set again, and brackets do not matter. One element, the neutral one, changes nothing. Every element has an inverse, which undoes it. (The groups of counters in a row are something else.)"
    ];
    (Block::Title(title), group).into_blocks()
}

/// Whether the numbers are a group.
pub(crate) fn found(table: &NimTable) -> Text {
    match (table.is_closed(), table.size) {
        (true, 1) => text!["Under ⊕ the number 0 alone forms a "{good("group")}"."],
        (true, size) => text![
            "Under ⊕ the numbers from 0 to "{size - 1}" form a "{good("group")}
            ". In it the order does not matter, and every element is its own inverse."
        ],
        (false, size) => text![
            "The numbers from 0 to "{size - 1}" do "{bad("not form a group")}
            " under ⊕: some results are not below "{size}"."
        ],
    }
}

pub(crate) fn table(table: &NimTable) -> StepText {
    let size = table.size;
    let heading = match size {
        1 => text!["Work out "["0 ⊕ 0"]],
        _ => text!["Work out "["a ⊕ b"]" for all a and b from 0 to "{size - 1}],
    };
    let mut block = Table::of_digits(">⊕", (0..size).map(Text::from));
    for (a, entries) in (0..).zip(&table.entries) {
        let cells = entries.iter().map(|&value| Cell::from(value).mark_if(value >= size));
        block.row(named_row(strong(a.to_string()), cells));
    }
    if table.is_closed() {
        return StepText::new(heading, block);
    }
    StepText::new(heading, (block, text!["In brackets: the results that are not below "{size}"."]))
}

pub(crate) fn closure(table: &NimTable) -> StepText {
    let size = table.size;
    let outsiders: Vec<Outsider> = table.outsiders().collect();
    let Some(&Outsider { a, b, value }) = outsiders.first() else {
        let heading = text!["Is every result below "{size}"? Yes ("{term("closure")}")"];
        let why = match size {
            1 => text![["0 ⊕ 0 = 0"]", and there is nothing else."],
            _ => text![
                {size}" is a power of two. So the numbers below it are those with at most "
                {counted(size.ilog2(), "binary digit")}", and XOR never adds a digit."
            ],
        };
        return StepText::new(heading, why);
    };
    let heading = text![
        "Is every result below "{size}"? "{bad("No")}": "{outsiders.len()}" of "{size * size}
        " are not ("{term("closure")}")"
    ];
    let why = text![
        "The first is "{xor_equation(a, b, value)}
        ". Every result is below the size of the table only if that size is a power of two. The next one is "
        {size.next_power_of_two()}"."
    ];
    StepText::new(heading, why)
}

pub(crate) fn neutral() -> StepText {
    let heading = text!["0 changes nothing: "["0 ⊕ a = a"]" ("{term("neutral element")}")"];
    let why = "XOR with 0 leaves every digit as it is. In the table, the row and the column of 0 repeat the numbers at the edge.";
    StepText::new(heading, why)
}

pub(crate) fn own_inverse(size: u64) -> StepText {
    let heading =
        text!["Every number undoes itself: "["a ⊕ a = 0"]" (it is its own "{term("inverse")}")"];
    let why = match size {
        1 => "Here 0 is the only number.",
        _ => {
            "Equal digits give 0, so a number XOR itself is 0 in every column. In the table, the diagonal is all 0."
        }
    };
    StepText::new(heading, why)
}

pub(crate) fn order_does_not_matter(compared: &OrderDoesNotMatter) -> StepText {
    let pairs = good(counted(compared.pairs, "pair").to_string());
    let triples = good(counted(compared.triples, "triple").to_string());
    let heading = text![
        "Order and brackets do not matter: "["a ⊕ b = b ⊕ a"]" ("{term("commutative")}
        ") and "["(a ⊕ b) ⊕ c = a ⊕ (b ⊕ c)"]" ("{term("associative")}")"
    ];
    let why = text![
        "In each column the result is 1 exactly when the number of 1s is odd, and you can count them in any order. (Checked for the numbers below "
        {compared.size}": "{pairs}" and "{triples}".)"
    ];
    StepText::new(heading, why)
}
