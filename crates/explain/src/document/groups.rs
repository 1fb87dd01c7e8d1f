//! The balance of a board in words: its rows split into groups, which are paired off or left alone.
//!
//! Groups of small rows are drawn, `●●●●` for a group of 4; those of other rows are given by their sizes. Next to them are
//! the digits of the row, which say the same in short: 1 for a group that is there, 0 for one that is not.

use super::prelude::*;
use crate::derivation::{Column, Columns, PairOff, Step};
use theory::hand_built::{self, Bit};

/// Groups up to this size are drawn.
const LARGEST_DRAWN: u64 = 8;
/// A table has up to so many sizes of groups, which fit side by side in 80 columns; of a board with more, the digits alone
/// are shown.
const MOST_SIZES: usize = 6;

pub(super) fn groups(groups: &Columns) -> StepText {
    if groups.columns.iter().all(|column| column.ones == 0) {
        let heading = "There is nothing to split into groups, so none is left alone";
        return StepText::heading(heading.into());
    }
    let body = body(groups, table(groups), Text::default());
    StepText::new(heading(groups), body)
}

/// The groups, and their digits with the nim sum that these give.
pub(super) fn groups_and_digits(columns: &Columns) -> StepText {
    if columns.board.rows().is_empty() {
        let heading = "The board has no rows, so no group is left alone: the nim sum is 0";
        return StepText::heading(heading.into());
    }
    let table = table_with(columns, InCells::GroupsAndDigits);
    let alone = if columns.is_balanced() {
        text!["None is alone, so the "{strong("nim sum")}" is 0."]
    } else {
        let made = text![": "{added(columns.nim_sum)}"."];
        text!["Those alone make the "{strong("nim sum")}{made}]
    };
    let in_digits = text!["In digits, 1 says that a group is there. "{alone}];
    StepText::new(heading(columns), body(columns, table, in_digits))
}

fn heading(groups: &Columns) -> Text {
    let what = if groups.board.is_nim() { "row" } else { "value" };
    text!["Split each "{what}" into groups and pair equal ones: "{left_alone(groups)}]
}

fn body(groups: &Columns, table: Table, in_digits: Text) -> Vec<Block> {
    let as_in_nim = (!groups.board.is_nim()).then(as_in_nim);
    let splitting = text!["Groups are of 1, 2, 4, 8 and so on, the largest first (lesson\u{a0}3)."];
    let why = splitting.then(in_digits).then(marked_groups(groups));
    (as_in_nim, table, why).into_blocks()
}

/// "8 + 2 = 10": the groups that a number is made of, where they are few.
fn added(number: u64) -> Text {
    const MOST_ADDED: usize = 6;
    let groups: Vec<u64> = hand_built::groups(number).collect();
    match groups.len() {
        2..=MOST_ADDED => {
            let sum = joined(groups, "\u{a0}+\u{a0}");
            text![{sum}"\u{a0}=\u{a0}"{number}]
        }
        _ => number.into(),
    }
}

/// Why values may be put in the place of rows.
fn as_in_nim() -> Text {
    text![
        "Each row plays like a row of Nim as large as its value: a move can reach every smaller value, and never the same one. So the values are treated as the rows of Nim are. (This is the theorem of "
        {term("Sprague and Grundy")}".)"
    ]
}

/// "an 8 and a 2 are left alone", "none is left alone".
pub(super) fn left_alone(groups: &Columns) -> Text {
    match groups.alone().count() {
        0 => "none is left alone".into(),
        count => text![{these(groups.alone())}{one_or_more(count, " is", " are")}" left alone"],
    }
}

/// "an 8 and a 2"; of many the first.
pub(super) fn these(sizes: impl Iterator<Item = u64>) -> Text {
    const MOST_NAMED: usize = 6;
    let mut items: Vec<Text> = sizes.map(one_of).collect();
    // One more takes no more room than to say that there is one more.
    if items.len() > MOST_NAMED + 1 {
        let rest = items.split_off(MOST_NAMED).len();
        items.push(text![{rest}" more"]);
    }
    listed(items, "and")
}

/// "an 8 and a 2 are", of the groups that are alone where this is the nim sum.
pub(super) fn these_are(nim_sum: u64) -> Text {
    let are = one_or_more(nim_sum.count_ones(), " is", " are");
    text![{these(hand_built::groups(nim_sum))}{are}]
}

/// "8 and 2"; of three sizes and more only the first, "1024, …", where the largest in play is too large for a table of groups.
pub(super) fn sizes(groups: &[u64], largest: u64) -> Text {
    match groups {
        &[first, _, _, ..] if largest >= 1 << MOST_SIZES => text![{named(first)}", …"],
        _ => listed(groups.iter().copied().map(named), "and"),
    }
}

fn named(size: u64) -> Text {
    in_groups(place(size))
}

/// "8s".
fn all_of(size: u64) -> Text {
    in_groups(of_place(size))
}

/// "an 8", "a 2".
pub(super) fn one_of(size: u64) -> Text {
    let name = place(size);
    let article = if name.starts_with('8') { "an" } else { "a" };
    text![{article}"\u{a0}"{in_groups(name)}]
}

fn in_groups(name: String) -> Text {
    Text::from(name).in_role(Role::Group)
}

/// How many groups of each size there are on a balanced board, if a table shows them.
pub(super) fn all_even(groups: &Columns) -> Option<Text> {
    let counts = groups.columns.iter().enumerate().map(|(index, column)| {
        let what = match index {
            0 => one_or_more(column.ones, " group of ", " groups of "),
            _ => " of ",
        };
        // They are counted, and none of them is pointed at.
        let size = Text::from(place(column.place)).in_role(Role::Number);
        text![{column.ones}{what}{size}]
    });
    let counts = listed(counts, "and");
    let even = one_or_more(groups.columns.len(), "an even number", "all even");
    let is_told = fits(groups) && groups.is_balanced() && groups.board.is_nim();
    is_told.then(|| text!["Left are "{counts}": "{even}"."])
}

/// What is marked in the table of the groups, where there is one.
pub(super) fn marked_groups(groups: &Columns) -> Option<Text> {
    let largest = groups.alone().next().filter(|_| fits(groups))?;
    let which = text!["the "{all_of(largest)}", the largest that is alone"];
    Some(marked(which))
}

/// Whether a table shows the groups.
fn fits(columns: &Columns) -> bool {
    columns.columns.len() <= MOST_SIZES
}

/// The largest size of group that any row has.
fn largest(columns: &Columns) -> u64 {
    columns.columns.first().map_or(0, |column| column.place)
}

/// The cells of a table of groups.
#[derive(Clone, Copy, PartialEq, Eq)]
enum InCells {
    /// The groups.
    Groups,
    /// The same; marked are those that are left over when equal ones have been paired, one of a size.
    Pairs,
    /// The groups, and next to them the digits of each row.
    GroupsAndDigits,
    /// The digits alone.
    Digits,
}

/// The groups of every row and which sizes are paired; of large rows their digits, which are shorter.
pub(super) fn table(columns: &Columns) -> Table {
    table_with(columns, InCells::Groups)
}

/// The same with the groups marked that have no partner, and no others.
pub(super) fn table_of_pairs(columns: &Columns) -> Table {
    table_with(columns, InCells::Pairs)
}

fn table_with(columns: &Columns, wanted: InCells) -> Table {
    let board = &columns.board;
    let (rows, values) = (board.rows(), board.values());
    let is_nim = board.is_nim();
    let places = || columns.columns.iter();
    let shown = if fits(columns) { wanted } else { InCells::Digits };
    let stubs = if is_nim { "<|>size" } else { "<|>size|>value" };
    let named = |size: u64| match shown {
        InCells::Digits => place(size).into(),
        _ => all_of(size),
    };
    let beside = |cell: &dyn Fn() -> Cell| (shown == InCells::GroupsAndDigits).then(cell);
    let headers = places().map(|column| named(column.place));
    let digits_too = beside(&|| "digits".into()).map(|cell| cell.text);
    let mut table = Table::of_digits(stubs, headers.chain(digits_too));
    tell_board_rows(&mut table, rows.len(), |row| {
        let (size, value) = (rows[row - 1], values[row - 1]);
        let cells = places().map(move |column| cell(columns, shown, row, column.place));
        let digits = beside(&|| digits(places().map(|column| value & column.place != 0)));
        let value = (!is_nim).then(|| value.into());
        let stubs = std::iter::once(size.into()).chain(value);
        stubs.chain(cells).chain(digits)
    });
    let mut foot = |name: Text, total: Cell, cells: Vec<Cell>, digits: Cell| {
        let value = (!is_nim).then_some(total.clone());
        let size = if is_nim { total } else { Cell::default() };
        let stubs = [name.into(), size].into_iter().chain(value);
        table.foot(stubs.chain(cells).chain(beside(&|| digits.clone())));
    };
    let none = Cell::default;
    let has_digits = matches!(shown, InCells::GroupsAndDigits | InCells::Digits);
    if has_digits {
        let ones = places().map(|column| column.ones.into()).collect();
        foot("how many".into(), none(), ones, none());
    }
    if shown != InCells::Digits {
        let paired = places().map(|column| match (column.ones, column.bit.is_one()) {
            (0, _) => "none".into(),
            (_, true) => strong("alone").into(),
            (_, false) => "paired".into(),
        });
        foot(Text::default(), none(), paired.collect(), none());
    }
    if has_digits {
        let bits = places().map(|column| column.bit.into()).collect();
        let all = digits(places().map(|column| column.bit.is_one()));
        foot(strong("nim sum"), columns.nim_sum.into(), bits, all);
    }
    table
}

/// The cell of a row for one size of groups; the largest that is alone is marked, or where pairs are shown what is left over.
fn cell(columns: &Columns, shown: InCells, row: usize, size: u64) -> Cell {
    let values = columns.board.values();
    let has_it = |&value: &u64| value & size != 0;
    let has = has_it(&values[row - 1]);
    let cell: Text = match shown {
        InCells::Digits => return Bit::from(has).into(),
        _ if !has => return Cell::default(),
        _ if largest(columns) <= LARGEST_DRAWN => counters(size),
        _ => size.into(),
    };
    Cell::from(cell).mark_if(match shown {
        // Pairs are made from the first row on.
        InCells::Pairs => {
            columns.alone().any(|alone| alone == size) && !values[row..].iter().any(has_it)
        }
        _ => columns.alone().next() == Some(size),
    })
}

/// "10010".
fn digits(bits: impl Iterator<Item = bool>) -> Cell {
    let digits: String = bits.map(|bit| if bit { '1' } else { '0' }).collect();
    Text::from(digits).in_role(Role::Number).into()
}

/// "The 4s: row 1 with row 2. The 2s: row 3 alone."; nothing where there are more sizes than can be taken in at a glance.
pub(super) fn how_all_pair_off(groups: &Columns) -> Option<Text> {
    const MOST_SIZES_TOLD: usize = 4;
    let sizes = Step::Groups(groups.clone()).substeps();
    let told = sizes.iter().filter_map(|step| match step {
        Step::PairOff(sizes) => Some(pair_off(sizes).heading.sentence()),
        _ => None,
    });
    (sizes.len() <= MOST_SIZES_TOLD).then(|| joined(told, " "))
}

/// "There are 2 groups of 4, so all of them are paired", as a hint says it.
pub(super) fn how_many(column: &Column) -> Text {
    let size = in_groups(place(column.place));
    match (column.ones, column.bit.is_one()) {
        (1, _) => text!["There is one group of "{size}", and it is left alone"],
        (ones, true) => text!["There are "{ones}" groups of "{size}", so one is left alone"],
        (ones, false) => text!["There are "{ones}" groups of "{size}", so all of them are paired"],
    }
}

pub(super) fn pair_off(PairOff { size, pairs, alone }: &PairOff) -> StepText {
    const MOST_NAMED: usize = 6;
    let named = pairs.len().min(MOST_NAMED);
    let pair = |&(one, other): &(usize, usize)| text![{row_name(one)}" with "{row_name(other)}];
    let mut paired: Vec<Text> = pairs[..named].iter().map(pair).collect();
    paired.extend((named < pairs.len()).then(|| counted(pairs.len() - named, "more pair")));
    let is_paired = !paired.is_empty();
    let left = alone.map(|row| {
        let and = if is_paired { ", and " } else { "" };
        text![{and}{row_name(row)}" alone"]
    });
    let told = listed(paired, "and").and(left.unwrap_or_default());
    StepText::heading(text!["The "{all_of(*size)}": "{told}])
}
