//! Tower Breakers in words.

use super::super::prelude::*;
use crate::derivation::Step;

/// What a heap is worth where that is the number of prime factors of its size.
pub fn heap_value<'a>(step: &'a Step, height: u64, value: u64, factors: &'a [u64]) -> StepText<'a> {
    StepText::new(prime_factors(height, factors), move || {
        let table = (factors.len() > 1).then(|| divisions(&step.substeps()));
        let worth = (value > 0).then(|| {
            text![
                {count_prime_factors()}": the tower is worth a row of "{value}" (its "
                {term("Grundy value")}")."
            ]
        });
        (table, worth)
    })
}

/// One of them divided out.
pub fn divide_out(number: u64, prime: u64, rest: u64) -> StepText<'static> {
    StepText::heading(text![{number}" ÷ "{prime}" = "{rest}])
}

fn prime_factors(height: u64, factors: &[u64]) -> Text {
    match factors {
        [] => text![
            {height}" has no prime factors, so a tower of height "{height}" cannot be broken"
        ],
        [_] => text![
            {height}
            " is a prime number, which only 1 and itself divide, so a tower has one prime factor"
        ],
        _ => {
            let product = joined(factors.iter().copied(), " × ");
            text![{height}" = "{product}", so a tower has "{counted(factors.len(), "prime factor")}]
        }
    }
}

/// The prime factors divided out one after the other.
fn divisions(steps: &[Step]) -> Table {
    let mut table = Table::of(">number|>prime factor|>what is left");
    for step in steps {
        if let &Step::DivideOut {
            number,
            prime,
            rest,
        } = step
        {
            table.row([number, prime, rest].map(Cell::from));
        }
    }
    table
}

/// Why a tower is worth as many as it has prime factors, up to the end of the sentence.
pub fn count_prime_factors() -> Text {
    text![
        "A prime number is larger than 1, and only 1 and itself divide it: 2, 3, 5, 7 and so on. A smaller height divides this one when it is "
        "what remains after some of the prime factors have been taken away. So a move takes one or more of them, as a move in Nim takes "
        "objects from a row"
    ]
}
