//! Which rows of a long board are shown: the first few, those that matter, and the last.
//!
//! If at most 12 of 40 rows are shown and only row 17 matters: rows 1, 2, 3, then 13 left out, row 17, 22 left out, row
//! 40.

use crate::game::Board;

/// A row that is shown, or a run of rows that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldedRow {
    /// This row, counted from 1, is shown.
    Row(usize),
    /// This many consecutive rows are left out.
    LeftOut(usize),
}

/// The rows shown of a board of `rows` rows: all of them up to `most`, otherwise no more than `most`, at least 4.
pub fn folded_rows(rows: usize, most: usize, matters: impl Fn(usize) -> bool) -> Vec<FoldedRow> {
    const FIRST: usize = 3;
    if rows <= most {
        return (1..=rows).map(FoldedRow::Row).collect();
    }
    let mattering = (FIRST + 1..rows).filter(|&row| matters(row)).take(most - FIRST - 1);
    let mut told = Vec::new();
    let mut next = 1;
    for row in (1..=FIRST).chain(mattering).chain([rows]) {
        if row > next {
            told.push(FoldedRow::LeftOut(row - next));
        }
        told.push(FoldedRow::Row(row));
        next = row + 1;
    }
    told
}

/// The rows that have a substep of their own: all of an echoed board, a dozen of a longer one.
pub(super) fn rows_with_substep(
    board: &Board,
    matters: impl Fn(u64) -> bool,
) -> impl Iterator<Item = (usize, u64)> {
    const OF_A_LONG_BOARD: usize = 12;
    let most = if board.is_echoed() { Board::MOST_ROWS_ECHOED } else { OF_A_LONG_BOARD };
    let told = folded_rows(board.rows().len(), most, |row| board.row(row).is_some_and(&matters));
    told.into_iter().filter_map(|told| match told {
        FoldedRow::Row(row) => Some((row, board.row(row)?)),
        FoldedRow::LeftOut(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_board_is_told_whole() {
        assert_eq!(folded_rows(2, 12, |_| false), [FoldedRow::Row(1), FoldedRow::Row(2)]);
    }

    #[test]
    fn a_long_board_keeps_its_ends_and_what_matters() {
        use FoldedRow::{LeftOut, Row};
        let told = folded_rows(40, 12, |row| row == 17 || row == 2);
        assert_eq!(told, [Row(1), Row(2), Row(3), LeftOut(13), Row(17), LeftOut(22), Row(40)]);
    }

    #[test]
    fn never_more_rows_than_the_most() {
        for rows in 13..60 {
            let told = folded_rows(rows, 12, |_| true);
            let shown = told.iter().filter(|told| matches!(told, FoldedRow::Row(_))).count();
            let counted: usize = told
                .iter()
                .map(|told| match told {
                    FoldedRow::Row(_) => 1,
                    FoldedRow::LeftOut(rows) => *rows,
                })
                .sum();
            assert_eq!((shown, counted), (12, rows));
        }
    }
}
