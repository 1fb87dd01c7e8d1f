//! Tower Breakers in words.

use super::super::prelude::*;
use super::words::{EqualWords, GameWords};
use crate::derivation::Step;
use crate::game::Game;

/// The words of Tower Breakers.
pub(super) struct DivisorWords;

impl GameWords for DivisorWords {
    fn name(&self, _: Game) -> String {
        "Tower Breakers".to_owned()
    }

    fn rules(&self, _: Game) -> Vec<Text> {
        vec![text![
            "A move replaces the height of one tower by a smaller whole number, at least 1, that divides it."
        ]]
    }

    fn heap(&self) -> &'static str {
        "tower"
    }

    fn equal(&self) -> Option<&dyn EqualWords> {
        Some(self)
    }
}

impl EqualWords for DivisorWords {
    fn size(&self) -> &'static str {
        "height"
    }

    fn reduce(&self, heap: &str, from: Option<u64>, to: u64) -> String {
        let from = from.map_or_else(String::new, |size| format!(" from {size}"));
        format!("break {heap}{from} down to {to}")
    }

    fn why_legal(&self) -> &'static str {
        "1 divides every number, so this is a legal move."
    }

    fn none_left(&self) -> &'static str {
        "No tower can be broken any more"
    }

    fn worthless(&self, size: u64) -> Text {
        text!["A tower of "{size}" is out of the game."]
    }
}

/// What a heap is worth where that is the number of prime factors of its size.
pub fn heap_value<'a>(step: &'a Step, height: u64, value: u64, factors: &'a [u64]) -> StepText<'a> {
    StepText::new(prime_factors(height, factors), move || {
        let table = (factors.len() > 1).then(|| Block::Table(divisions(&step.substeps())));
        let worth = (value > 0).then(|| {
            text![
                {count_prime_factors()}": the tower is worth a row of "{value}" (its "
                {term("Grundy value")}")."
            ]
        });
        let worth = worth.map(Block::Paragraph);
        table.into_iter().chain(worth)
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
        [first, rest @ ..] => {
            let first = Text::from(*first);
            let product = rest
                .iter()
                .fold(first, |product, &factor| product.and(" × ").and(factor));
            text![{height}" = "{product}", so a tower has "{counted(factors.len(), "prime factor")}]
        }
    }
}

/// The prime factors divided out one after the other.
fn divisions(steps: &[Step]) -> Table {
    let columns = ["number", "prime factor", "what is left"];
    let mut table = Table::new(1, columns.map(|name| (Align::Right, name.into())));
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
