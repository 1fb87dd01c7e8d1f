//! Bitwise XOR in words: the padding, the gate column by column, and why nothing is carried.

use super::prelude::*;
use crate::derivation::{GateColumns, Padded};
use crate::kinds::gate;
use crate::question::Xor;
use theory::hand_built::{Bit, binary_numeral, numeral_binary};

/// What is said of two numbers whose XOR is asked.
pub(crate) fn words(&Xor { a, b }: &Xor) -> QuestionWords {
    QuestionWords {
        asks: text!["What is "[{a}" ⊕ "{b}]", the bitwise XOR of the two?"],
        answer_form: whole_number(),
        idea: "XOR compares two numbers in binary, digit by digit; each column stands alone.".into(),
        how: "write both numbers in binary, zeros in front of the shorter one; then write 1 where the digits differ, 0 where they are equal, and turn the result back into a number.".into(),
    }
}

pub(crate) fn pad_both(a: u64, b: u64, width: usize) -> StepText {
    let needs_zeros = [a, b].map(|number| numeral_binary(number).len()) != [width; 2];
    let both_zero = a == 0 && b == 0;
    let heading = text!["Write both numbers in binary with "{counted(width, "digit")}];
    let heading =
        if needs_zeros && !both_zero { heading.and(", putting zeros in front") } else { heading };
    let mut table = Table::of_digits(">number", places(width));
    for number in [a, b] {
        let padded = Padded::of(None, number, width);
        table.row(named_row(number.to_string(), padded.digits));
    }
    let why = if both_zero {
        "0 has no binary digits of its own; here it is written with one zero, so that there is a column to look at."
    } else if needs_zeros {
        "Digits of the same place must stand in the same column, so the numbers are lined up on the right. A zero in front changes nothing; a zero at the end would double the number."
    } else {
        "They have the same number of digits, so the same places already stand in the same column."
    };
    StepText::new(heading, (table, why))
}

/// The names of this many places, the largest first.
fn places(width: usize) -> impl Iterator<Item = Text> {
    (0..width).rev().map(|exponent| place(1 << exponent).into())
}

pub(crate) fn pad(padded: &Padded) -> StepText {
    let (number, digits) = (padded.number, &padded.digits);
    let binary = numeral(digits);
    let row = padded.row.map(|row| row_name(row).capitalised().and(": "));
    let heading = text![{row.unwrap_or_default()}{number}" in binary is "{binary.clone()}];
    if number == 0 {
        return StepText::new(heading, nothing_to_divide().body);
    }
    let zeros = digits.iter().take_while(|digit| !digit.is_one()).count();
    let upwards = text![
        "Read from the last remainder to the first: "{numeral(&digits[zeros..])}
    ];
    let padded = match zeros {
        0 => ".".into(),
        _ => text![", and with "{counted(zeros, "zero")}" in front "{binary}"."],
    };
    StepText::new(heading, (ladder(number), upwards.and(padded)))
}

pub(crate) fn gate_columns(columns: &GateColumns) -> StepText {
    let heading = "Put each column through the XOR gate: 1 where the two digits differ, 0 where they are equal".into();
    let example = columns.gates().next().map(|gate| {
        let why = gate::why(gate.a, gate.b);
        text!["For example the "{column(1 << (columns.a.len() - 1))}": "{why}" "]
    });
    let no_carry =
        text!["Each column stands alone: unlike in addition, nothing is carried to the next."];
    let why = example.unwrap_or_default().and(no_carry);
    StepText::new(heading, (gate_table(columns), why))
}

/// The two numbers and their XOR below each other.
fn gate_table(GateColumns { a, b, output }: &GateColumns) -> Table {
    let number = |digits: &[Bit]| binary_numeral(digits).map_or_else(Text::default, Text::from);
    let mut table = Table::of_digits(">number", places(a.len()));
    table.row(named_row(number(a), a.iter().copied()));
    table.row(named_row(number(b), b.iter().copied()));
    let name = text![["XOR "{number(output)}]];
    table.foot(named_row(name, output.iter().copied()));
    table
}

/// The XOR of two numbers, and how it is worked out.
pub(crate) fn xor(a: u64, b: u64, value: u64) -> StepText {
    let table = gate_table(&GateColumns::of(a, b));
    StepText::new(xor_equation(a, b, value), table)
}
