//! The balance of a board in words: its rows split into groups, which are paired off or left alone.
//!
//! Where the rows are small the groups are drawn, `●●●●` for a group of 4; else they are told by their sizes.

use super::block::Block;
use super::columns::digits_of;
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Role, Text, counters, marked, row as row_name, strong, term, text};
use super::wording::{MOST_ROWS_TOLD, counted, left_out, listed, of_place, place};
use crate::derivation::{FoldedRow, GroupSize, Groups, folded_rows};
use crate::hand_built;

/// Groups up to this size are drawn.
const LARGEST_DRAWN: u64 = 8;
/// A table has up to so many sizes of groups; of a board with more, the digits alone are shown.
const MOST_SIZES: usize = 10;

pub(super) fn groups(groups: &Groups) -> StepText<'_> {
    if groups.sizes.iter().all(|group| group.count == 0) {
        let heading = "There is nothing to split into groups, so none is left alone";
        return StepText::heading(heading.into());
    }
    let is_nim = groups.board.is_nim();
    let what = if is_nim { "row" } else { "value" };
    let heading = text![
        "Split each ",
        what,
        " into groups and pair equal ones: ",
        left_alone(groups)
    ];
    StepText::new(heading, move || {
        let as_in_nim = (!is_nim).then(|| Block::Paragraph(as_in_nim()));
        let table = fits(groups).then(|| Block::Table(table_of_groups(groups)));
        let splitting = text![
            "Groups are of 1, 2, 4, 8 and so on: take off the largest that fits, then the largest that fits the rest, until nothing is left."
        ];
        let marked = marked_groups(groups).map_or_else(Text::default, |marked| text![" ", marked]);
        let why = Block::Paragraph(splitting.and(marked));
        as_in_nim.into_iter().chain(table).chain([why])
    })
}

/// Why values may be put in the place of rows.
fn as_in_nim() -> Text {
    text![
        "Each heap plays like a row of Nim as large as its value: a move can reach every smaller value, and never the same one. So the values are treated as the rows of Nim are. (This is the theorem of ",
        term("Sprague and Grundy"),
        ".)"
    ]
}

/// "an 8 and a 2 are left alone", "none is left alone".
pub(super) fn left_alone(groups: &Groups) -> Text {
    match groups.alone().count() {
        0 => "none is left alone".into(),
        1 => text![these(groups.alone()), " is left alone"],
        _ => text![these(groups.alone()), " are left alone"],
    }
}

/// "an 8 and a 2"; of many the first.
pub(super) fn these(sizes: impl Iterator<Item = u64>) -> Text {
    in_brief(sizes.map(one_of).collect())
}

/// The items listed; of many the first, and how many more there are.
fn in_brief(mut items: Vec<Text>) -> Text {
    const MOST_NAMED: usize = 6;
    // One more takes no more room than to say that there is one more.
    if items.len() > MOST_NAMED + 1 {
        let rest = items.split_off(MOST_NAMED).len();
        items.push(text![rest, " more"]);
    }
    listed(items, "and")
}

/// "an 8 and a 2 are", of the groups that are alone where this is the nim sum.
pub(super) fn these_are(nim_sum: u64) -> Text {
    let are = if nim_sum.is_power_of_two() {
        " is"
    } else {
        " are"
    };
    text![these(hand_built::groups(nim_sum)), are]
}

/// "8 and 2"; of many the first.
pub(super) fn sizes(groups: impl IntoIterator<Item = u64>) -> Text {
    in_brief(groups.into_iter().map(|size| number(place(size))).collect())
}

/// "an 8", "a 2".
pub(super) fn one_of(size: u64) -> Text {
    let name = place(size);
    let article = if name.starts_with('8') { "an" } else { "a" };
    text![article, "\u{a0}", number(name)]
}

fn number(name: String) -> Text {
    Text::from(name).in_role(Role::Number)
}

/// What is marked in the table of the groups, where there is one.
pub(super) fn marked_groups(groups: &Groups) -> Option<Text> {
    let largest = groups.alone().next().filter(|_| fits(groups))?;
    Some(marked(text![
        "the ",
        of_place(largest),
        ", the largest size that is not all in pairs"
    ]))
}

/// Whether the groups are told in a table.
fn fits(groups: &Groups) -> bool {
    groups.sizes.len() <= MOST_SIZES
}

/// The groups of every row and which sizes are paired; of large rows their digits, which are shorter.
pub(super) fn table(groups: &Groups) -> Table {
    if fits(groups) {
        table_of_groups(groups)
    } else {
        digits_of(groups)
    }
}

fn table_of_groups(groups: &Groups) -> Table {
    let board = &groups.board;
    let (rows, values) = (board.rows(), board.values());
    let is_nim = board.is_nim();
    let largest_alone = groups.alone().next();
    let is_drawn = groups.sizes[0].size <= LARGEST_DRAWN;
    let mut stubs = vec![(Align::Left, "".into()), (Align::Right, "size".into())];
    stubs.extend((!is_nim).then(|| (Align::Right, "value".into())));
    let blanks = |with: &'static str| (2..stubs.len()).map(move |_| Cell::from(with));
    let (value_blank, value_dots): (Vec<Cell>, Vec<Cell>) =
        (blanks("").collect(), blanks("⋮").collect());
    let sizes = || groups.sizes.iter();
    let headers = sizes().map(|group| of_place(group.size).into());
    let mut table = Table::of_digits(stubs, headers);
    let matters = |value: u64| largest_alone.is_some_and(|size| has(value, size));
    for told in folded_rows(rows.len(), MOST_ROWS_TOLD, |row| matters(values[row - 1])) {
        match told {
            FoldedRow::Row(row) => {
                let (size, value) = (rows[row - 1], values[row - 1]);
                let cells = sizes().map(|&GroupSize { size, .. }| {
                    if !has(value, size) {
                        return Cell::default();
                    }
                    let cell = if is_drawn {
                        counters(size)
                    } else {
                        size.into()
                    };
                    Cell::from(cell).mark_if(largest_alone == Some(size))
                });
                let value = (!is_nim).then(|| value.into());
                let stubs = [row_name(row).into(), Cell::from(size)];
                table.row(stubs.into_iter().chain(value).chain(cells));
            }
            FoldedRow::LeftOut(rows) => {
                let dots = sizes().map(|_| Cell::from("⋮"));
                let stubs = [left_out(rows).into(), Cell::from("⋮")];
                table.row(stubs.into_iter().chain(value_dots.clone()).chain(dots));
            }
        }
    }
    let paired = sizes().map(|group| match (group.count, group.alone) {
        (0, _) => Cell::from("none"),
        (_, true) => Cell::from(strong("alone")),
        (_, false) => Cell::from("paired"),
    });
    let stubs = [Cell::default(), Cell::default()];
    table.foot(stubs.into_iter().chain(value_blank).chain(paired));
    table
}

/// Whether a row of this size has a group of that one.
fn has(value: u64, size: u64) -> bool {
    hand_built::groups(value).any(|group| group == size)
}

pub(super) fn pair_off(
    size: u64,
    pairs: &[(usize, usize)],
    alone: Option<usize>,
) -> StepText<'static> {
    const MOST_NAMED: usize = 6;
    let named = pairs.len().min(MOST_NAMED);
    let pair = |&(one, other): &(usize, usize)| text![row_name(one), " with ", row_name(other)];
    let mut paired: Vec<Text> = pairs[..named].iter().map(pair).collect();
    paired.extend((named < pairs.len()).then(|| counted(pairs.len() - named, "more pair")));
    let is_paired = !paired.is_empty();
    let left = alone.map(|row| {
        let and = if is_paired { ", and " } else { "" };
        text![and, row_name(row), " alone"]
    });
    let told = listed(paired, "and").and(left.unwrap_or_default());
    StepText::heading(text!["The ", of_place(size), ": ", told])
}
