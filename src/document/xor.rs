//! Bitwise XOR in words: the padding, the gate column by column, and why nothing is carried.

use super::Block;
use super::conversion::{cells, ladder, nothing_to_divide};
use super::gate;
use super::table::{Align, Cell, Table};
use super::tell::Worded;
use super::text::{Text, row as row_name, text};
use super::wording::{column, counted, numeral, place, xor_equation};
use crate::derivation::Step;
use crate::hand_built::{Bit, binary_numeral, numeral_binary};

pub(super) fn pad_both(a: u64, b: u64, width: usize) -> Worded {
    let needs_zeros = [a, b]
        .iter()
        .any(|&number| numeral_binary(number).len() < width);
    let both_zero = a == 0 && b == 0;
    let digits = counted(width, "digit");
    let heading = if needs_zeros && !both_zero {
        text![
            "Write both numbers in binary with ",
            digits,
            ", putting zeros in front"
        ]
    } else {
        text!["Write both numbers in binary with ", digits]
    };
    let mut table = Table::of_digits(vec![(Align::Right, "number".into())], places(width));
    for step in (Step::PadBoth { a, b, width }).substeps() {
        if let Step::Pad { number, digits, .. } = step {
            table.row(cells(number.to_string(), digits));
        }
    }
    let why = if both_zero {
        "0 has no binary digits of its own; here it is written with one zero, so that there is a column to look at."
    } else if needs_zeros {
        "Equal places must stand below each other, so the numbers are lined up on the right. A zero in front changes nothing; a zero behind would double the number."
    } else {
        "They are equally long, so equal places stand below each other already."
    };
    Worded::new(heading, [Block::Table(table), Block::Paragraph(why.into())])
}

/// The names of so many places, the largest first.
fn places(width: usize) -> impl Iterator<Item = Text> {
    (0..width).rev().map(|exponent| place(1 << exponent).into())
}

pub(super) fn pad(row: Option<usize>, number: u64, digits: &[Bit]) -> Worded {
    let binary = numeral(digits);
    let heading = match row {
        Some(row) => text![
            row_name(row),
            ": ",
            number,
            " in binary is ",
            binary.clone()
        ],
        None => text![number, " in binary is ", binary.clone()],
    };
    if number == 0 {
        return Worded::new(heading, nothing_to_divide().body);
    }
    let zeros = digits.iter().take_while(|digit| !digit.is_one()).count();
    let upwards = text![
        "Read from the last remainder to the first: ",
        numeral(&digits[zeros..])
    ];
    let padded = match zeros {
        0 => ".".into(),
        _ => text![
            ", and with ",
            counted(zeros, "zero"),
            " in front ",
            binary,
            "."
        ],
    };
    Worded::new(
        heading,
        [
            Block::Table(ladder(number)),
            Block::Paragraph(upwards.and(padded)),
        ],
    )
}

pub(super) fn gate_columns(a: &[Bit], b: &[Bit], output: &[Bit]) -> Worded {
    let heading = text![
        "Put each column through the XOR gate: 1 where the two digits differ, 0 where they are equal"
    ];
    let gates = Step::GateColumns {
        a: a.to_vec(),
        b: b.to_vec(),
        output: output.to_vec(),
    };
    let example = gates.substeps().into_iter().find_map(|step| match step {
        Step::Gate {
            place: Some(place),
            a,
            b,
            output,
        } => Some(text![
            "For example the ",
            column(place),
            ": ",
            gate::why(a, b, output),
            " "
        ]),
        _ => None,
    });
    let no_carry = text![
        "Each column stands alone: nothing is carried to the next, as it would be in addition."
    ];
    let table = Block::Table(gate_table(a, b, output));
    Worded::new(
        heading,
        [
            table,
            Block::Paragraph(example.unwrap_or_default().and(no_carry)),
        ],
    )
}

/// The two numbers and their XOR below each other.
fn gate_table(a: &[Bit], b: &[Bit], output: &[Bit]) -> Table {
    let number = |digits: &[Bit]| binary_numeral(digits).map_or_else(Text::default, Text::from);
    let row = |name: Text, digits: &[Bit]| {
        std::iter::once(name.into())
            .chain(digits.iter().map(|&bit| Cell::from(bit)))
            .collect::<Vec<_>>()
    };
    let mut table = Table::of_digits(vec![(Align::Right, "number".into())], places(a.len()));
    table.row(row(number(a), a));
    table.row(row(number(b), b));
    table.foot(row(text!["XOR ", number(output)], output));
    table
}

pub(super) fn xor(a: u64, b: u64, value: u64) -> Worded {
    let tables = (Step::Xor { a, b, value })
        .substeps()
        .into_iter()
        .filter_map(|step| match step {
            Step::GateColumns { a, b, output } => Some(Block::Table(gate_table(&a, &b, &output))),
            _ => None,
        });
    Worded::new(xor_equation(a, b, value), tables.collect::<Vec<_>>())
}
