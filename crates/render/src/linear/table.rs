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
        let name = columns_named(table).unwrap_or_else(|| "Columns".to_owned());
        sentences.push(format!("{name}: {}.", columns.join(", ")));
    }
    for (rows, is_foot) in [(&table.body, false), (&table.foot, true)] {
        sentences.extend(rows.iter().map(|row| sentence(table, row, is_foot, is_numbered)));
    }
    sentences
}

/// Whether a word is a number, in digits.
fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// What the columns are, where one word is above the names of the rows and these are words too: "heap" above "value". What
/// is filled in is read back as "Columns".
fn columns_named(table: &Table) -> Option<String> {
    if table.stubs != 1 || table.to_fill {
        return None;
    }
    let name = spoken(&table.header[0]);
    let is_word = |text: &str| !text.is_empty() && text.chars().all(char::is_alphabetic);
    let are_words = table.body.iter().all(|row| is_word(&row[0].text.to_string()));
    if is_word(&name) && are_words { Some(name) } else { None }
}

/// Whether all columns after the stubs are called by numbers, such as `16`, `8s` or `+1`.
fn has_numbered_columns(table: &Table) -> bool {
    let is_numbered =
        |header: &Text| is_number(header.to_string().trim_start_matches('+').trim_end_matches('s'));
    let columns = table.digit_columns();
    !columns.is_empty() && table.header[columns].iter().all(is_numbered)
}

fn sentence(table: &Table, row: &[Cell], is_foot: bool, is_numbered: bool) -> String {
    let stubs = table.stubs.min(row.len());
    let (label, cells) = row.split_at(stubs);
    let headers = &table.header[stubs..];
    let mut names = Vec::new();
    for (cell, header) in label.iter().zip(&table.header).filter(|(cell, _)| !says_nothing(cell)) {
        let name = spoken_cell(cell);
        // A total has no size: it is below the sizes.
        let is_total = is_foot && is_number(&name);
        names.push(if is_total || table.to_fill || header.is_empty() || names_itself(cell) {
            name
        } else {
            format!("{} {name}", spoken(header))
        });
    }
    let name = names.join(", ");
    let mut in_brief = None;
    if !is_foot {
        in_brief = groups(table, headers, cells);
    }
    if in_brief.is_none() && is_numbered && !name.is_empty() {
        in_brief = in_order(table, label, cells);
    }
    let values = in_brief.unwrap_or_else(|| by_name(table, headers, cells));
    match (name.is_empty(), values.is_empty()) {
        (_, true) => ended(name),
        (true, false) => ended(values),
        (false, false) if name.ends_with(['.', '?', '!']) => ended(format!("{name} {values}")),
        (false, false) => ended(format!("{name}: {values}")),
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
    if sizes == 0 {
        return None;
    }
    let mut groups = Vec::new();
    for (header, cell) in headers[..sizes].iter().zip(cells).filter(|(_, cell)| !says_nothing(cell))
    {
        let what = if groups.is_empty() { "one group of" } else { "one of" };
        let size = header.to_string();
        groups.push(marked_if(cell, format!("{what} {}", size.trim_end_matches('s'))));
    }
    let groups = if groups.is_empty() { "no groups".to_owned() } else { groups.join(", ") };
    let beside = by_name(table, &headers[sizes..], &cells[sizes..]);
    Some(if beside.is_empty() { groups } else { format!("{groups}; {beside}") })
}

/// The cells one after the other, if none but the last are empty: otherwise it would not be clear which is which.
fn in_order(table: &Table, label: &[Cell], cells: &[Cell]) -> Option<String> {
    let is_written = |cell: &Cell| table.to_fill || !says_nothing(cell);
    let (cells, aside) = cells.split_at(table.digit_columns().len().min(cells.len()));
    let cells = &cells[..cells.iter().rposition(is_written).map_or(0, |last| last + 1)];
    if !cells.iter().all(is_written) {
        return None;
    }
    let are_bits = cells.iter().all(|cell| matches!(&cell.text.to_string()[..], "0" | "1"));
    let any_marked = cells.iter().any(|cell| cell.marked);
    let between = if are_bits && !any_marked && !table.to_fill { " " } else { ", " };
    let mut values = cells.iter().map(spoken_cell).collect::<Vec<_>>().join(between);
    // No place is worth 0: where a column is called so, the table is none of digits.
    let has_places = table.breakable && !table.header.iter().any(|name| name.to_string() == "0");
    let is_number = label.last().is_some_and(|cell| is_number(&cell.text.to_string()));
    if are_bits && has_places && is_number && !table.to_fill {
        values.insert_str(0, "digits ");
    }
    for beside in aside.iter().filter(|cell| !says_nothing(cell)) {
        values.push_str("; ");
        values.push_str(&spoken(&beside.text));
    }
    Some(values)
}

/// Each cell behind the name of its column; what is no number, behind a colon.
fn by_name(table: &Table, headers: &[Text], cells: &[Cell]) -> String {
    let mut values = Vec::new();
    for (header, cell) in headers.iter().zip(cells) {
        if table.to_fill || !says_nothing(cell) {
            let header = spoken(header);
            let is_short = is_number(cell.text.to_string().trim_end_matches('s'));
            let colon =
                if is_short || header.is_empty() || header.ends_with('?') { "" } else { ":" };
            values.push(format!("{header}{colon} {}", spoken_cell(cell)).trim_start().to_owned());
        }
    }
    values.join("; ")
}

/// What the cell reads, and whether it is marked.
fn spoken_cell(cell: &Cell) -> String {
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
    cell.text.to_string().chars().all(|c| c.is_whitespace() || "⋮█".contains(c))
}

fn ended(mut sentence: String) -> String {
    if !sentence.ends_with(['.', '?', '!', ':']) {
        sentence.push('.');
    }
    sentence
}
