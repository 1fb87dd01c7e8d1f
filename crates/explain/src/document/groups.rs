//! The balance of a board in words: its rows split into groups of counters, which are paired or unpaired.
//!
//! Groups of small rows are drawn, `●●●●` for a group of 4; those of other rows are given by their sizes.

use super::columns;
use super::prelude::*;
use crate::derivation::{Columns, PairOff, Step};

/// Groups up to this size are drawn.
const LARGEST_DRAWN: u64 = 8;
/// A table has up to this many sizes of groups, which fit side by side in 80 columns; a board with more is drawn in binary.
const MOST_SIZES: usize = 6;

pub(crate) fn groups(groups: &Columns) -> StepText {
    let splitting = text![
        "The groups are of 1, 2, 4, 8 and so on. Take the largest that fits into the row, then the largest that fits into the rest."
    ];
    let pairing = "Two groups of the same size make a pair, whichever rows they are in.";
    if groups.columns.iter().all(|column| column.ones == 0) {
        return StepText::heading("There is nothing to split, so nothing is unpaired".into());
    }
    let what = if groups.board.is_nim() { "row" } else { "value" };
    let heading = text!["Split each "{what}" into groups and pair equal ones: "{unpaired(groups)}];
    StepText::new(heading, (table(groups), splitting.then(Text::from(pairing))))
}

/// "8 and 2 are unpaired", "8 is unpaired", "all are paired".
pub(crate) fn unpaired(groups: &Columns) -> Text {
    match groups.odd().count() {
        0 => "all are paired".into(),
        1 => text![{these(groups.odd())}" is unpaired"],
        _ => text![{these(groups.odd())}" are unpaired"],
    }
}

/// "8 and 2"; of many the first.
pub(crate) fn these(sizes: impl Iterator<Item = u64>) -> Text {
    const MOST_NAMED: usize = 6;
    let sizes = sizes.map(|size| in_groups(place(size))).collect();
    listed(some(sizes, MOST_NAMED, |more| text![{more}" more"]), "and")
}

/// "8s".
fn all_of(size: u64) -> Text {
    in_groups(of_place(size))
}

/// "a group of 8".
pub(crate) fn one_of(size: u64) -> Text {
    text!["a group of "{in_groups(place(size))}]
}

fn in_groups(name: String) -> Text {
    Text::from(name).in_role(Role::Group)
}

/// The groups of every row, and which sizes are paired; large rows in binary, which is shorter. The groups that have no partner
/// are marked.
pub(crate) fn table(groups: &Columns) -> Table {
    if groups.columns.len() > MOST_SIZES {
        return columns::whole_table(groups, None);
    }
    let board = &groups.board;
    let (rows, values) = (board.rows(), board.values());
    let is_nim = board.is_nim();
    let is_drawn = groups.columns.first().is_none_or(|column| column.place <= LARGEST_DRAWN);
    let stubs = if is_nim { "<|>size" } else { "<|>size|>value" };
    let mut table =
        Table::of_digits(stubs, groups.columns.iter().map(|column| all_of(column.place)));
    tell_board_rows(&mut table, rows.len(), |row| {
        let mut cells: Vec<Cell> = vec![rows[row - 1].into()];
        if !is_nim {
            cells.push(values[row - 1].into());
        }
        cells.extend(groups.columns.iter().map(|column| {
            let has = |value: &u64| value & column.place != 0;
            if !has(&values[row - 1]) {
                return Cell::default();
            }
            let group = if is_drawn { counters(column.place) } else { column.place.into() };
            // Pairs are made from the first row on, so the last one of an odd number has no partner.
            let is_last = !values[row..].iter().any(has);
            Cell::from(group).mark_if(column.bit.is_one() && is_last)
        }));
        cells
    });
    let paired = groups.columns.iter().map(|column| match (column.ones, column.bit.is_one()) {
        (0, _) => Cell::from("none"),
        (_, true) => "unpaired".into(),
        (_, false) => "paired".into(),
    });
    let stubs = std::iter::repeat_n(Cell::default(), table.stubs);
    table.foot(stubs.chain(paired).collect::<Vec<_>>());
    table
}

/// "The 4s: row 1 with row 2. The 2s: row 3 is unpaired."; nothing where there are more sizes than can be taken in at a glance.
pub(crate) fn how_all_pair_off(groups: &Columns) -> Option<Text> {
    const MOST_SIZES_TOLD: usize = 4;
    let sizes = Step::Groups(groups.clone()).substeps();
    let told = sizes.iter().filter_map(|step| match step {
        Step::PairOff(sizes) => Some(pair_off(sizes).heading.sentence()),
        _ => None,
    });
    (sizes.len() <= MOST_SIZES_TOLD).then(|| joined(told, " "))
}

pub(crate) fn pair_off(PairOff { size, pairs, alone }: &PairOff) -> StepText {
    const MOST_NAMED: usize = 6;
    let pair = |&(one, other): &(usize, usize)| text![{row_name(one)}" with "{row_name(other)}];
    let paired =
        some(pairs.iter().map(pair).collect(), MOST_NAMED, |more| counted(more, "more pair"));
    let paired = listed(paired, "and");
    let size = all_of(*size);
    StepText::heading(match (alone, pairs.len()) {
        (None, _) => text!["The "{size}": "{paired}],
        (Some(row), 0) => text!["The "{size}": "{row_name(*row)}" is unpaired"],
        (Some(row), _) => text!["The "{size}": "{paired}", and "{row_name(*row)}" is unpaired"],
    })
}
