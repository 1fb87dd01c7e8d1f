//! Tables laid out in lines: in one piece where they fit, in blocks of columns where these are digits, with
//! cells of several lines where these are words, else row by row.

use owo_colors::Style;

use super::grid::{Grid, Written, lines, written};
use super::prose::{SetLine, Styled, styled, wrapped};
use super::terminal::Terminal;
use explain::document::{Cell, Table};

/// The lines of a table, none wider than the terminal.
pub(super) fn table(table: &Table, terminal: Terminal) -> Vec<String> {
    let grid = Grid::of(table, terminal, !table.is_continued);
    let all: Vec<usize> = (0..grid.widths.len()).collect();
    let without_aside = &all[..all.len() - usize::from(table.aside)];
    for columns in [&all, without_aside] {
        for gap in [2, 1] {
            if grid.width_of(columns, gap) <= terminal.width {
                return lines(&grid, columns, gap);
            }
        }
    }
    let grid = Grid::of(table, terminal, true);
    match blocks(table, &grid, terminal.width) {
        Some(blocks) => blocks
            .iter()
            .map(|columns| lines(&grid, columns, 1))
            .collect::<Vec<_>>()
            .join(&String::new()),
        None if table.breakable => row_by_row(table, terminal),
        None => match grid.folded(2, terminal.width) {
            Some(folded) => lines(&folded, &all, 2),
            None => row_by_row(table, terminal),
        },
    }
}

/// The columns of each block: a run of digits after the stubs, of which only the first is said again and again; `None`
/// where not even one digit fits.
fn blocks(table: &Table, grid: &Grid, width: usize) -> Option<Vec<Vec<usize>>> {
    if !table.breakable {
        return None;
    }
    let digits: Vec<usize> = table.digit_columns().collect();
    let fit =
        |stubs: &[usize], digits: &[usize]| grid.width_of(&[stubs, digits].concat(), 1) <= width;
    let room = (1..=digits.len()).take_while(|&count| fit(&[0], &digits[..count])).count();
    if room == 0 {
        return None;
    }
    // The first block has all that is said about a row, with as many digits as there is room for next to it.
    let all_stubs: Vec<usize> = (0..table.stubs).collect();
    let beside = (0..digits.len()).rev().find(|&count| fit(&all_stubs, &digits[..count]))?;
    let (beside, in_block) = if room < 4 {
        let rest = digits.len() - beside;
        (beside, rest.div_ceil(rest.div_ceil(room)))
    } else {
        // Blocks of a multiple of 4 digits, counted from the right, are easiest to read.
        let in_block = room / 4 * 4;
        let leaves_blocks = |count: &usize| (digits.len() - count).is_multiple_of(in_block);
        ((0..=beside).rev().find(leaves_blocks).unwrap_or(beside), in_block)
    };
    let (beside, others) = digits.split_at(beside);
    let mut blocks = vec![[&all_stubs[..], beside].concat()];
    blocks.extend(others.rchunks(in_block).rev().map(|digits| [&[0], digits].concat()));
    Some(blocks)
}

/// Each row as a sentence, for tables that cannot be made narrow enough: "row 1: 8s digit 0; size ⊕ 10 18 ⊕ 10 = 24", and
/// "a 0: b 1; output 1".
fn row_by_row(table: &Table, terminal: Terminal) -> Vec<String> {
    const HANG: usize = 2;
    table
        .body
        .iter()
        .chain(&table.foot)
        .map(|row| sentence(table, row, terminal))
        .flat_map(|sentence| wrapped(sentence, SetLine::default(), HANG, terminal))
        .map(|line| line.text)
        .collect()
}

/// Whether the first cell of a row says what the row is, as "row 3" does; a number needs the name of its column.
pub(super) fn names_itself(cell: &Cell) -> bool {
    cell.text.to_string().starts_with(char::is_alphabetic)
}

fn sentence<'a>(table: &'a Table, row: &'a [Cell], terminal: Terminal) -> Vec<Styled<'a>> {
    let plain = |text: &'static str| (text.into(), Style::new());
    let mut sentence = Vec::new();
    let mut joint = ": ";
    for (index, (header, cell)) in table.header.iter().zip(row).enumerate() {
        if index > 0 {
            if matches!(&cell.text.to_string()[..], "" | "⋮") {
                continue;
            }
            let is_ended = joint == ": " && row[0].text.to_string().ends_with(['.', '?', '!']);
            sentence.push(plain(if is_ended { " " } else { joint }));
            joint = "; ";
        }
        if !header.is_empty() && (index > 0 || !names_itself(cell)) {
            sentence.extend(styled(header, terminal));
            sentence.push(plain(" "));
        }
        if cell.marked {
            let Written { text, style } = written(cell, false, terminal);
            sentence.push((text, style));
        } else {
            sentence.extend(styled(&cell.text, terminal));
        }
    }
    sentence
}
