//! Numbers and binary digits in words: the division ladder, the reading of it, and the place values.

use super::Block;
use super::table::{Align, Cell, Table};
use super::tell::Worded;
use super::text::{Text, strong, text};
use super::wording::{numeral, of_place, place};
use crate::derivation::Step;
use crate::hand_built::Bit;

pub(super) fn divisions(number: u64) -> Worded {
    let heading = text![
        "Divide ",
        number,
        " by 2 until nothing is left, and keep the remainders"
    ];
    Worded::new(heading, [Block::Table(ladder(number))])
}

/// The divisions one below the other, each with the place that its remainder is the digit of.
pub(super) fn ladder(number: u64) -> Table {
    let columns = ["division", "remainder", "digit of the"];
    let mut table = Table::new(1, columns.map(|name| (Align::Right, name.into())));
    let steps = (Step::Divisions {
        number,
        remainders: Vec::new(),
    })
    .substeps();
    for (exponent, step) in steps.iter().enumerate() {
        if let &Step::Divide {
            dividend,
            quotient,
            remainder,
        } = step
        {
            let division = text![dividend, " ÷ 2 = ", quotient];
            table.row([
                division.into(),
                Cell::from(remainder),
                Cell::from(of_place(1 << exponent)),
            ]);
        }
    }
    table
}

pub(super) fn divide(dividend: u64, quotient: u64, remainder: Bit) -> Worded {
    Worded::new(
        text![dividend, " ÷ 2 = ", quotient, ", remainder ", remainder],
        [],
    )
}

pub(super) fn read_remainders(number: u64, digits: &[Bit]) -> Worded {
    let heading = text![
        "Read the remainders from the last to the first: ",
        numeral(digits)
    ];
    let why = text![
        "The first division tells whether ",
        number,
        " is odd, so its remainder is the digit of the 1s, which stands on ",
        "the right. Every further division is about the next place to the left, and the last remainder comes first."
    ];
    Worded::new(heading, [Block::Paragraph(why)])
}

pub(super) fn nothing_to_divide() -> Worded {
    let heading = text![0_u8, " has nothing to divide"];
    let why = text![
        "No division, no remainder, no digit: as a list of digits 0 is the empty list, ",
        strong("[]"),
        ". Written as a number it is ",
        strong("0"),
        ", because a number with no digits could not be seen."
    ];
    Worded::new(heading, [Block::Paragraph(why)])
}

pub(super) fn place_values(digits: &[Bit], number: u64) -> Worded {
    let steps = (Step::PlaceValues {
        digits: digits.to_vec(),
        number,
    })
    .substeps();
    let values: Vec<(u64, Bit, u64)> = steps
        .iter()
        .filter_map(|step| match *step {
            Step::PlaceValue {
                place,
                digit,
                value,
            } => Some((place, digit, value)),
            _ => None,
        })
        .collect();
    let ones: Vec<u64> = values
        .iter()
        .filter(|(_, digit, _)| digit.is_one())
        .map(|&(.., value)| value)
        .collect();
    let heading = match ones[..] {
        [] => text!["No place has a 1, so the number is ", number],
        [_] => text!["Only one place has a 1, so the number is ", number],
        _ if ones.len() <= 8 => text![
            "Add up the places that have a 1: ",
            addition(&ones),
            " = ",
            number
        ],
        _ => text!["Add up the places that have a 1: the number is ", number],
    };
    let mut table = Table::of_digits(
        vec![(Align::Left, "place".into())],
        values.iter().map(|(p, ..)| place(*p).into()),
    );
    table.row(cells(
        "digit",
        values.iter().map(|&(_, digit, _)| Text::from(digit)),
    ));
    let worth = values.iter().map(|&(p, digit, _)| {
        Text::from(if digit.is_one() {
            place(p)
        } else {
            "0".to_owned()
        })
    });
    table.row(cells("worth", worth));
    let mut body = vec![Block::Paragraph(text![
        "From right to left, each place is worth twice the one before."
    ])];
    if !values.is_empty() {
        body.push(Block::Table(table));
    }
    if digits.len() > 1 && !digits[0].is_one() && number > 0 {
        body.push(Block::Paragraph(text![
            "Zeros in front add nothing, so they change nothing."
        ]));
    }
    Worded::new(heading, body)
}

fn addition(values: &[u64]) -> Text {
    values
        .iter()
        .enumerate()
        .fold(Text::default(), |sum, (index, &value)| {
            if index == 0 {
                sum.and(value)
            } else {
                sum.and(" + ").and(value)
            }
        })
}

pub(super) fn back_to_number(digits: &[Bit], number: u64) -> Worded {
    let heading = text![
        "Check: ",
        numeral(digits),
        " in binary is the number ",
        number,
        " again"
    ];
    let Worded { heading: sum, body } = place_values(digits, number);
    Worded::new(
        heading,
        [Block::Paragraph(sum.and("."))].into_iter().chain(body),
    )
}

pub(super) fn back_to_digits(number: u64, digits: &[Bit]) -> Worded {
    let heading = text![
        "Check: ",
        number,
        " in binary is ",
        numeral(digits),
        " again"
    ];
    let how = text![
        "Divide by 2 until nothing is left, and read the remainders from the last to the first."
    ];
    Worded::new(
        heading,
        [Block::Paragraph(how), Block::Table(ladder(number))],
    )
}

/// A table row of digits with its name in front.
pub(super) fn cells<C: Into<Cell>>(
    name: impl Into<Cell>,
    digits: impl IntoIterator<Item = C>,
) -> impl Iterator<Item = Cell> {
    std::iter::once(name.into()).chain(digits.into_iter().map(Into::into))
}

pub(super) fn place_value(value_of: u64, digit: Bit, value: u64) -> Worded {
    Worded::new(
        text![
            "Digit ",
            digit,
            " in the place of the ",
            of_place(value_of),
            " is worth ",
            value
        ],
        [],
    )
}
