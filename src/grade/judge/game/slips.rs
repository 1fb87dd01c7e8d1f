//! Moves that are not legal, which people try before their first legal one.
//!
//! On the board 3 1 2: rows 0, -1 and 4, and 0, -1 and more than 3 from row 1. There is an odd number of them, so that a
//! turn that changes each time ends up with the other player.

use crate::game::Board;

/// A move as it is entered: the row and the elements.
pub(super) type Entered = (i64, i64);

/// Slips for a line with both numbers, or for prompts that can be told apart. Those with a row that exists come last, all
/// in the same row, since some games ask again for the elements alone.
pub(super) fn slips(board: &Board) -> Vec<Entered> {
    let filled = board.numbered().find(|&(_, size)| size > 0);
    let Some((row, size)) = filled.map(|(row, size)| entered(row, size)) else {
        return Vec::new();
    };
    let rows = entered(board.rows().len(), 0).0;
    let empty = board.numbered().find(|&(_, size)| size == 0);
    let mut slips = vec![(0, 1), (-1, 1), (rows + 1, 1)];
    slips.extend(empty.map(|(empty, _)| entered(empty, 1)));
    slips.extend([(row, 0), (row, -1), (row, size + 1)]);
    if empty.is_none() {
        slips.push((row, size + 2));
    }
    slips
}

/// The one slip for prompts that cannot be told apart: too many from a row whose number may be entered next, be it taken
/// for a row or for elements.
pub(super) fn slip_in_the_dark(board: &Board) -> Option<Entered> {
    board
        .numbered()
        .map(|(row, size)| entered(row, size))
        .find(|&(row, size)| size >= row)
        .map(|(row, size)| (row, size + 1))
}

/// The numbers of a move as they are entered.
pub(super) fn entered(row: usize, elements: u64) -> Entered {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    (number(row as u64), number(elements))
}

#[cfg(test)]
mod tests {
    use super::{slip_in_the_dark, slips};
    use crate::game::Board;

    #[test]
    fn slips_are_odd_in_number_and_never_legal() {
        for rows in [vec![3, 1, 2], vec![0, 3, 1], vec![2], vec![0, 0, 1]] {
            let board = Board::from(rows);
            let slips = slips(&board);
            assert_eq!(slips.len(), 7);
            for &(row, elements) in &slips {
                let mv = usize::try_from(row).ok().zip(u64::try_from(elements).ok());
                let after = mv.map(|(row, take)| board.taking(row, take));
                assert!(
                    after.is_none_or(|after| after.is_err()),
                    "{row}, {elements}"
                );
            }
        }
    }

    #[test]
    fn the_number_after_a_slip_in_the_dark_is_a_row_and_a_legal_number() {
        assert_eq!(slip_in_the_dark(&Board::from(vec![0, 1, 4])), Some((3, 5)));
        assert_eq!(slip_in_the_dark(&Board::from(vec![0, 1])), None);
    }
}
