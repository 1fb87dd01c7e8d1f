//! Tables read aloud: a sentence for each row.
//!
//! Where the columns are numbered, as the places of digits are, they are named once and a row is its cells in that order: "row 1,
//! size 18: digits 1 0 0 1 0." So is a row that is there to be filled in. Groups of counters are read by their sizes: "one group of
//! 16, one of 2; digits 1 0 0 1 0". Everywhere else each cell follows the name of its column: "row 1: take 1, marked; leaves 2."
//! What brackets show on a page is said: "marked".

use super::signs::spoken;
use crate::layout::names_itself;
use explain::document::{Cell, Role, Table, Text};

/// The sentences that say all that is shown of a table.
pub(super) fn sentences(table: &Table) -> Vec<String> {
    let is_numbered = table.to_fill || has_numbered_columns(table);
    let mut sentences = Vec::new();
    if is_numbered {
        let columns: Vec<String> = table.header[table.digit_columns()].iter().map(spoken).collect();
        // What is filled in is read back by this word.
        let name = columns_named(table).filter(|_| !table.to_fill);
        let name = name.unwrap_or_else(|| "Columns".to_owned());
        sentences.push(format!("{name}: {}.", columns.join(", ")));
    }
    let body = table.body.iter().map(|row| (row, false));
    let foot = table.foot.iter().map(|row| (row, true));
    let rows = body.chain(foot);
    sentences.extend(rows.map(|(row, is_foot)| sentence(table, row, is_foot, is_numbered)));
    sentences
}

/// Whether a word is a number, in digits.
fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// What the columns are, where one word stands above the names of the rows and these are words too: "heap" above "value".
fn columns_named(table: &Table) -> Option<String> {
    let stub = table.header.first().filter(|_| table.stubs == 1)?;
    let is_word = |text: &str| !text.is_empty() && text.chars().all(char::is_alphabetic);
    let are_words = table.body.iter().all(|row| is_word(&row[0].text.to_string()));
    Some(spoken(stub)).filter(|stub| is_word(stub) && are_words)
}

/// Whether all columns after the stubs are called by numbers, such as `16`, `8s` or `+1`.
fn has_numbered_columns(table: &Table) -> bool {
    let is_numbered = |header: &Text| {
        let header = header.to_string();
        is_number(header.trim_start_matches('+').trim_end_matches('s'))
    };
    let columns = table.digit_columns();
    !columns.is_empty() && table.header[columns].iter().all(is_numbered)
}

fn sentence(table: &Table, row: &[Cell], is_foot: bool, is_numbered: bool) -> String {
    let stubs = table.stubs.min(row.len());
    let (label, cells) = row.split_at(stubs);
    let names = label.iter().zip(&table.header);
    let names: Vec<String> = names
        .filter(|(cell, _)| !says_nothing(cell))
        .map(|(cell, header)| match said(cell) {
            // A total has no size: it is below the sizes.
            label if is_foot && is_number(&label) => label,
            label if table.to_fill || header.is_empty() || names_itself(cell) => label,
            label => format!("{} {label}", spoken(header)),
        })
        .collect();
    let name = names.join(", ");
    let headers = &table.header[stubs..];
    let in_order = || in_order(table, label, cells).filter(|_| is_numbered && !name.is_empty());
    let groups = || groups(table, headers, cells);
    let said = (!is_foot)
        .then(groups)
        .flatten()
        .or_else(in_order)
        .unwrap_or_else(|| by_name(table, headers, cells));
    match (name.is_empty(), said.is_empty()) {
        (_, true) => ended(name),
        (true, false) => ended(said),
        (false, false) if name.ends_with(['.', '?', '!']) => ended(format!("{name} {said}")),
        (false, false) => ended(format!("{name}: {said}")),
    }
}

/// "one group of 16, one of 2", where each cell is a group of the size that its column is called by, in a number or in
/// counters, or empty. The cells next to the groups follow with their names.
fn groups(table: &Table, headers: &[Text], cells: &[Cell]) -> Option<String> {
    let is_of_groups = |header: &&Text| {
        let is_size = header.spans().iter().any(|it| it.role == Role::Group);
        is_size && header.to_string().ends_with('s')
    };
    let sizes = headers.iter().take_while(is_of_groups).count();
    let there = headers[..sizes].iter().zip(cells);
    let there = there.filter(|(_, cell)| !says_nothing(cell));
    let groups = there.enumerate().map(|(index, (header, cell))| {
        let what = if index == 0 { "one group of" } else { "one of" };
        let header = header.to_string();
        let size = header.trim_end_matches('s');
        marked_if(cell, format!("{what} {size}"))
    });
    let groups: Vec<String> = groups.collect();
    let groups = if groups.is_empty() { "no groups".to_owned() } else { groups.join(", ") };
    let beside = by_name(table, &headers[sizes..], &cells[sizes..]);
    let all = if beside.is_empty() { groups } else { format!("{groups}; {beside}") };
    (sizes > 0).then_some(all)
}

/// The cells one after the other, if none but the last are empty: otherwise it would not be clear which is which.
fn in_order(table: &Table, label: &[Cell], cells: &[Cell]) -> Option<String> {
    let is_written = |cell: &Cell| table.to_fill || !says_nothing(cell);
    let (cells, aside) = cells.split_at(table.digit_columns().len().min(cells.len()));
    let written = cells.iter().rposition(is_written);
    let cells = &cells[..written.map_or(0, |last| last + 1)];
    if !cells.iter().all(is_written) {
        return None;
    }
    let are_bits = cells.iter().all(|cell| matches!(&cell.text.to_string()[..], "0" | "1"));
    let any_marked = cells.iter().any(|cell| cell.marked);
    let between = if are_bits && !any_marked && !table.to_fill { " " } else { ", " };
    let said: Vec<String> = cells.iter().map(said).collect();
    let said = said.join(between);
    // No place is worth 0: where a column is called so, the table is none of digits.
    let has_places = table.breakable && !table.header.iter().any(|name| name.to_string() == "0");
    let is_number = label.last().is_some_and(|cell| is_number(&cell.text.to_string()));
    let mut said = if are_bits && has_places && is_number && !table.to_fill {
        format!("digits {said}")
    } else {
        said
    };
    for beside in aside.iter().filter(|cell| !says_nothing(cell)) {
        said.push_str("; ");
        said.push_str(&spoken(&beside.text));
    }
    Some(said)
}

/// Each cell behind the name of its column; what is no number, behind a colon.
fn by_name(table: &Table, headers: &[Text], cells: &[Cell]) -> String {
    let cells = headers.iter().zip(cells);
    let said =
        cells.filter(|(_, cell)| table.to_fill || !says_nothing(cell)).map(|(header, cell)| {
            let header = spoken(header);
            let is_short = is_number(cell.text.to_string().trim_end_matches('s'));
            let colon =
                if is_short || header.is_empty() || header.ends_with('?') { "" } else { ":" };
            format!("{header}{colon} {}", said(cell)).trim_start().to_owned()
        });
    said.collect::<Vec<_>>().join("; ")
}

/// What the cell reads, and whether it is marked.
fn said(cell: &Cell) -> String {
    let text = match spoken(&cell.text) {
        empty if empty.is_empty() => "blank".to_owned(),
        text => text,
    };
    marked_if(cell, text)
}

fn marked_if(cell: &Cell, text: String) -> String {
    if cell.marked { text + ", marked" } else { text }
}

/// A cell that is empty, stands for rows that are left out, or is a bar of a chart, whose number is next to it.
fn says_nothing(cell: &Cell) -> bool {
    let text = cell.text.to_string();
    text.chars().all(|c| c.is_whitespace() || "⋮█".contains(c))
}

fn ended(mut sentence: String) -> String {
    if !sentence.ends_with(['.', '?', '!', ':']) {
        sentence.push('.');
    }
    sentence
}
