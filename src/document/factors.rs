//! What a heap is worth where that is the number of prime factors of its size.

use super::block::Block;
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, term, text};
use super::wording::counted;
use crate::derivation::Step;

pub(super) fn heap_value<'a>(
    step: &'a Step,
    height: u64,
    value: u64,
    factors: &'a [u64],
) -> StepText<'a> {
    StepText::new(prime_factors(height, factors), move || {
        let table = (factors.len() > 1).then(|| Block::Table(divisions(&step.substeps())));
        let worth = (value > 0).then(|| Block::Paragraph(worth(value)));
        table.into_iter().chain(worth)
    })
}

pub(super) fn divide_out(number: u64, prime: u64, rest: u64) -> StepText<'static> {
    StepText::heading(text![number, " ÷ ", prime, " = ", rest])
}

fn prime_factors(height: u64, factors: &[u64]) -> Text {
    match factors {
        [] => text![
            height,
            " has no prime factors, so a tower of height ",
            height,
            " cannot be broken"
        ],
        [_] => text![
            height,
            " is a prime number, so a tower has one prime factor"
        ],
        [first, rest @ ..] => {
            let first = Text::from(*first);
            let product = rest
                .iter()
                .fold(first, |product, &factor| product.and(" × ").and(factor));
            text![
                height,
                " = ",
                product,
                ", so a tower has ",
                counted(factors.len(), "prime factor")
            ]
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

fn worth(value: u64) -> Text {
    text![
        "A divisor is what remains when some prime factors are taken away. So a move takes one or more of them from one tower, as ",
        "a move in Nim takes objects from one row: the tower is worth a row of ",
        value,
        " (its ",
        term("Grundy value"),
        ")."
    ]
}
