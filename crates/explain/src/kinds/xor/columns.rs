//! The columns of two numbers, each through the gate: the steps, what they say, and their table.

use crate::derivation::{GateColumns, GateOutput, Padded, Step, places, value};
use crate::document::prelude::*;
use crate::kinds::binary;
use theory::hand_built::{Bit, numeral_binary, pad, xor_digits};

/// From the padding to the number.
pub(crate) fn steps(a: u64, b: u64) -> Vec<Step> {
    let columns = GateColumns::of(a, b);
    let (width, digits) = (columns.output.len(), columns.output.clone());
    let number = value(&digits);
    vec![
        Step::PadBoth { a, b, width },
        Step::GateColumns(columns),
        Step::PlaceValues { digits, number },
    ]
}

/// Each number with so many digits.
pub(crate) fn each_padded(a: u64, b: u64, width: usize) -> Vec<Step> {
    [a, b].map(|number| Step::Pad(Padded::of(None, number, width))).into()
}

impl GateColumns {
    /// The columns of two numbers, padded to the same width. Zeros have no digits; if both are 0, one 0 is written for
    /// each.
    pub fn of(a: u64, b: u64) -> Self {
        let [a, b] = [a, b].map(numeral_binary);
        let width = a.len().max(b.len()).max(1);
        let (a, b) = (pad(&a, width), pad(&b, width));
        let output = xor_digits(&a, &b);
        Self { a, b, output }
    }

    /// The gate of each column, the leftmost first.
    pub fn gates(&self) -> impl Iterator<Item = GateOutput> {
        let inputs = self.a.iter().zip(&self.b);
        let placed = places(self.output.len()).zip(inputs);
        placed.map(|(place, (&a, &b))| GateOutput::of(Some(place), a, b))
    }
}

pub(crate) fn pad_both(a: u64, b: u64) -> StepText {
    const MOST_DIGITS: usize = 10;
    let columns = GateColumns::of(a, b);
    let needs_zeros = columns.a[0] != columns.b[0];
    let [first, second] = [&columns.a, &columns.b].map(|digits| numeral(digits));
    StepText::heading(match (needs_zeros, columns.output.len() <= MOST_DIGITS) {
        (true, true) => text![
            "Write both in binary and pad the shorter with zeros on the left: "{first}" and "
            {second}
        ],
        (true, false) => "Write both in binary and pad the shorter with zeros on the left".into(),
        (false, true) => text!["Write both in binary: "{first}" and "{second}],
        (false, false) => "Write both in binary".into(),
    })
}

pub(crate) fn pad_one(padded: &Padded) -> StepText {
    let (number, digits) = (padded.number, &padded.digits);
    let binary = numeral(digits);
    let heading = match padded.row {
        Some(row) => {
            text![{row_name(row).capitalised()}": "{number}" in binary is "{binary.clone()}]
        }
        None => text![{number}" in binary is "{binary.clone()}],
    };
    if number == 0 {
        return StepText::new(heading, binary::nothing_to_divide().body);
    }
    let without_zeros = numeral(&numeral_binary(number));
    let read = if without_zeros == binary {
        text!["From the last remainder to the first: "{binary}"."]
    } else {
        text!["From the last remainder to the first: "{without_zeros}", padded to "{binary}"."]
    };
    StepText::new(heading, (binary::ladder(number, None), read))
}

pub(crate) fn gate_columns(columns: &GateColumns) -> StepText {
    const MOST_EQUATIONS: usize = 5;
    let heading = "Put each column through the XOR gate: 1 where exactly one digit is 1";
    let equations: Vec<Text> = columns.gates().map(|gate| gate.equation()).collect();
    let gates = match equations.len() {
        0..=MOST_EQUATIONS => text![
            "From the left: "{joined(equations, ", ")}
            ". Nothing is carried from one column to the next."
        ],
        _ => text![
            "From the left: "{joined(equations.into_iter().take(2), ", ")}
            " and so on. Nothing is carried from one column to the next."
        ],
    };
    StepText::new(heading.into(), (table(columns, true, None), gates))
}

/// The two numbers below each other, each with its padding beside it, and their XOR, in which one digit may be marked.
pub(super) fn table(columns: &GateColumns, has_result: bool, marked: Option<u64>) -> Table {
    /// With more columns, there is no room beside them.
    const MOST_COLUMNS: usize = 10;
    let GateColumns { a, b, output } = columns;
    let width = output.len();
    let has_asides = (2..=MOST_COLUMNS).contains(&width) && a[0] != b[0];
    let mut table = Table::of_digits(">", places(width).map(|worth| place(worth).into()));
    if has_asides {
        table = table.with_aside();
    }
    let aside = |own: &[Bit], other: &[Bit]| {
        if own[0].is_one() {
            return Text::default();
        }
        let own = numeral(&numeral_binary(value(own)));
        text![{own}", padded to the "{counted(width, "digit")}" of "{numeral(other)}]
    };
    for (own, other) in [(a, b), (b, a)] {
        let mut cells: Vec<Cell> = named_row(value(own), own.iter().copied()).collect();
        if has_asides {
            cells.push(aside(own, other).into());
        }
        table.row(cells);
    }
    if has_result {
        let digit = |(worth, digit): (u64, &Bit)| Cell::from(*digit).mark_if(marked == Some(worth));
        let mut cells: Vec<Cell> = named_row("⊕", places(width).zip(output).map(digit)).collect();
        if has_asides {
            cells.push(Cell::default());
        }
        table.foot(cells);
    }
    table
}

/// The XOR of two numbers, and how it is worked out.
pub(crate) fn xor(a: u64, b: u64, value: u64) -> StepText {
    let columns = GateColumns::of(a, b);
    StepText::new(xor_equation(a, b, value), table(&columns, true, None))
}
