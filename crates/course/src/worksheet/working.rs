//! The table in which a question is worked out: empty to work in, or filled in for the key.
//!
//! `binary 6` has a line for each division, `decimal 110` the worth of each digit, and `xor 3 5` and boards their numbers
//! in binary, in columns.

use explain::derivation::Situation;
use explain::document::wording::place;
use explain::document::{Cell, Table, named_row};
use explain::question::Question;
use theory::Board;
use theory::hand_built::{
    Bit, bitwise_exclusive_or, divisions, numeral_binary, ones_per_column, pad,
};

/// The table for a question; cells to fill in are empty without `key`. A gate needs none, and neither does a tower; on a
/// board that the nim sum does not decide, a table would mislead.
pub(super) fn working(question: &Question, key: bool) -> Option<Table> {
    let fill = |text: String| Cell::from(if key { text } else { String::new() });
    let table = match question {
        Question::Binary(binary) => ladder(binary.number, fill),
        Question::Decimal(decimal) => worths(&decimal.digits, fill),
        Question::Xor(xor) => {
            let numbers = [xor.a, xor.b];
            let rows = numbers.map(|number| (vec![number.to_string().into()], number));
            let result = (vec!["XOR".into()], bitwise_exclusive_or(xor.a, xor.b));
            in_columns("<number", &numbers, rows.into_iter().chain([result]), fill)
        }
        _ if question.position().is_some_and(|it| Situation::of(it) != Situation::NimSum) => {
            return None;
        }
        _ => board(question.board().filter(|board| board.is_explained())?, fill),
    };
    Some(Table { to_fill: true, ..table })
}

/// A line for each division by 2.
fn ladder(number: u64, fill: impl Fn(String) -> Cell) -> Table {
    let mut table = Table::of("<division|>quotient|>remainder");
    for (at, division) in divisions(number).enumerate() {
        let label = if at == 0 { format!("{number} ÷ 2") } else { "÷ 2".to_owned() };
        let cells = [division.quotient.to_string(), division.remainder.to_string()];
        table.row(named_row(label, cells.map(&fill)));
    }
    table
}

/// What each digit is worth.
fn worths(digits: &[Bit], fill: impl Fn(String) -> Cell) -> Table {
    let places = (0..digits.len()).rev().map(|exponent| 1_u64 << exponent);
    let mut table = Table::of_digits("<place", places.clone().map(|value| place(value).into()));
    table.row(named_row("digit", digits.iter().map(ToString::to_string)));
    let worths = digits.iter().zip(places);
    let worths = worths.map(|(digit, place)| if digit.is_one() { place } else { 0 });
    table.row(named_row("worth", worths.map(|worth| fill(worth.to_string()))));
    table
}

/// The rows of a board and its nim sum, in binary; in other games than Nim the values of the rows.
fn board(board: &Board, fill: impl Fn(String) -> Cell) -> Table {
    let values = board.values();
    let is_nim = board.is_nim();
    let rows = board.numbered_with_games().zip(values.iter());
    let rows = rows.map(|((number, game, size), &value)| {
        let mut cells: Vec<Cell> = vec![format!("row {number}").into()];
        if is_nim {
            cells.push(size.to_string().into());
        } else {
            cells.extend([game.to_string().into(), size.to_string().into()]);
            cells.push(fill(value.to_string()));
        }
        (cells, value)
    });
    let nim_sum = board.nim_sum();
    let mut cells: Vec<Cell> = vec!["nim sum".into()];
    cells.extend(if is_nim { Vec::new() } else { vec![Cell::default(), Cell::default()] });
    cells.push(fill(nim_sum.to_string()));
    let rows = rows.chain([(cells, nim_sum)]);
    let stubs = if is_nim { "<board|>size" } else { "<board|>game|>size|>value" };
    in_columns(stubs, &values, rows, &fill)
}

/// Rows that end in the digits of a number, in as many columns as these numbers need.
fn in_columns(
    stubs: &'static str,
    numbers: &[u64],
    rows: impl IntoIterator<Item = (Vec<Cell>, u64)>,
    fill: impl Fn(String) -> Cell,
) -> Table {
    let width = ones_per_column(numbers).len().max(1);
    let places = (0..width).rev().map(|exponent| place(1 << exponent).into());
    let mut table = Table::of_digits(stubs, places);
    for (cells, number) in rows {
        let digits = pad(&numeral_binary(number), width);
        let digits = digits.iter().map(|digit| fill(digit.to_string()));
        table.row(cells.into_iter().chain(digits));
    }
    table
}
