//! The table of columns: rows in binary, one below the other, the 1s in each column counted, and the nim sum.

use super::prelude::*;
use crate::derivation::{Column, Columns};
use theory::hand_built::{Bit, groups, numeral_binary, pad};

/// With more columns than these, the sum that a row is in binary would not fit beside them.
const MOST_COLUMNS_WITH_SUMS: usize = 6;

/// The step that counts: every row in binary, the 1s of each column, and the nim sum. The 1 in the leftmost odd column
/// of the row that will change is marked.
pub(crate) fn count_columns(columns: &Columns, changes: Option<usize>) -> StepText {
    if columns.board.rows().is_empty() {
        return StepText::heading("The board has no rows, so the nim sum is 0".into());
    }
    if columns.board.is_nim() {
        let heading = "Write each row in binary and count the 1s in each column";
        let why = in_binary(columns).then(Text::from(XOR));
        return StepText::new(heading.into(), (whole_table(columns, changes), why));
    }
    let heading = "Write each value in binary and count the 1s in each column";
    let why = text![
        "A move can reach every smaller value and never the same one, so a row behaves like a row of Nim as large as its value (the theorem of "
        {term("Sprague and Grundy")}"). So treat the values as the rows of Nim are treated."
    ];
    StepText::new(heading.into(), (why, whole_table(columns, changes), XOR))
}

const XOR: &str = "The nim sum has a 1 in each odd column, a 0 in each even one. Combining rows like this, without carrying, is called XOR; its sign is ⊕.";

/// What binary is, by the example of the row that is the shortest sum, or of the first that is not 0.
fn in_binary(columns: &Columns) -> Text {
    let rows = columns.board.rows().iter().copied();
    let sums = rows.clone().filter(|size| size.count_ones() > 1);
    match sums.min_by_key(|size| size.count_ones()).or_else(|| rows.clone().find(|&size| size > 0))
    {
        None => Text::default(),
        Some(size) if size.is_power_of_two() => {
            text!["In binary, "{size}" has a single 1, in the "{column(size)}"."]
        }
        Some(size) => {
            let sum = joined(groups(size).map(place), "\u{a0}+\u{a0}");
            text![{size}" is "{sum}": in binary it has a 1 for each of these."]
        }
    }
}

/// The table with the sum that each row is, and whether each column is odd.
pub(crate) fn whole_table(columns: &Columns, changes: Option<usize>) -> Table {
    table(columns, changes, true)
}

/// The table of a board that a move has left.
pub(crate) fn table_after(columns: &Columns) -> Table {
    Table { is_continued: true, ..table(columns, None, false) }
}

fn table(columns: &Columns, changes: Option<usize>, is_whole: bool) -> Table {
    let board = &columns.board;
    let (rows, values) = (board.rows(), board.values());
    let is_nim = board.is_nim();
    let places = columns.columns.iter().map(|column| in_groups(place(column.place)));
    let stubs = if is_nim { "<|>size" } else { "<|>size|>value" };
    let mut table = Table::of_digits(stubs, places);
    let has_sums = is_whole && columns.columns.len() <= MOST_COLUMNS_WITH_SUMS;
    if has_sums {
        table = table.with_aside();
    }
    let leftmost_odd = columns.odd().next();
    let cells = |row: usize| {
        let (size, value) = (rows[row - 1], values[row - 1]);
        let mut cells: Vec<Cell> = vec![row_name(row).into(), size.into()];
        if !is_nim {
            cells.push(value.into());
        }
        let digits = pad(&numeral_binary(value), columns.columns.len());
        for (digit, column) in digits.into_iter().zip(&columns.columns) {
            let is_marked = changes == Some(row) && leftmost_odd == Some(column.place);
            cells.push(Cell::from(digit).mark_if(is_marked));
        }
        if has_sums {
            cells.push(aside(value).into());
        }
        cells
    };
    for row in 1..=rows.len() {
        table.row(cells(row));
    }
    let mut foot = |name: Text, total: Text, cells: Vec<Cell>, sum: Text| {
        let mut row: Vec<Cell> = vec![name.into()];
        if !is_nim {
            row.push(Cell::default());
        }
        row.push(total.into());
        row.extend(cells);
        if has_sums {
            row.push(sum.into());
        }
        table.foot.push(row);
    };
    let of_each = |cell: fn(&Column) -> Cell| columns.columns.iter().map(cell).collect();
    let none = Text::default;
    foot("1s in column".into(), none(), of_each(|column| column.ones.into()), none());
    if is_whole {
        foot(none(), none(), of_each(|column| parity(column.bit).into()), none());
    }
    let bits = of_each(|column| column.bit.into());
    foot(strong("nim sum"), columns.nim_sum.into(), bits, aside(columns.nim_sum));
    table
}

/// "16 + 2": the number as a sum of places, where it is more than one.
fn aside(number: u64) -> Text {
    match number.count_ones() {
        0 | 1 => Text::default(),
        _ => joined(groups(number).map(place), " + ").to_string().into(),
    }
}

pub(crate) fn parity(bit: Bit) -> &'static str {
    if bit.is_one() { "odd" } else { "even" }
}

/// "the 8s column" or "the 8s and 2s columns": the odd columns of a board with this nim sum; of many the leftmost.
pub(crate) fn odd_columns(nim_sum: u64) -> Text {
    const MOST_NAMED: usize = 5;
    let places = groups(nim_sum).map(|place| in_groups(of_place(place))).collect();
    let named = listed(some(places, MOST_NAMED, |more| text![{more}" more"]), "and");
    text!["the "{named}{one_or_more(nim_sum.count_ones(), " column", " columns")}]
}

/// The same with its verb: "the 8s column is odd".
pub(crate) fn are_odd(nim_sum: u64) -> Text {
    match nim_sum.count_ones() {
        0 => "every column is even".into(),
        1 => text![{odd_columns(nim_sum)}" is odd"],
        _ => text![{odd_columns(nim_sum)}" are odd"],
    }
}

pub(crate) fn count_ones(&Column { place, ones, bit }: &Column) -> StepText {
    let parity = if bit.is_one() {
        "an odd number, so the nim sum has a 1 there"
    } else {
        "an even number, so the nim sum has a 0 there"
    };
    StepText::heading(text![
        "The "{column(place)}" has "{counted_ones(ones)}", "{parity}
    ])
}

fn counted_ones(ones: usize) -> Text {
    match ones {
        0 => "no 1".into(),
        1 => "one 1".into(),
        2 => "two 1s".into(),
        3 => "three 1s".into(),
        4 => "four 1s".into(),
        5 => "five 1s".into(),
        6 => "six 1s".into(),
        _ => text![{ones}"\u{a0}1s"],
    }
}
