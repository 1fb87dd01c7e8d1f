//! How every turn from a balanced board of Moore's Nim is answered.

use super::super::step::Step;
use crate::game::{Change, Position};

/// So many turns are refuted one by one.
const MOST_REFUTED: usize = 12;

/// For the first rows of a balanced board the shortest removal from each, and one from as many rows as a turn may change,
/// each with a reply that wins.
pub(super) fn refutations(position: &Position) -> Vec<Step> {
    let board = &position.board;
    let most = board.rows_in_a_turn();
    let rows: Vec<usize> = board
        .numbered()
        .filter(|&(_, size)| size > 0)
        .map(|(row, _)| row)
        .collect();
    let one_each = |rows: &[usize]| board.turn(rows.iter().map(|&row| (row, Change::Take(1))));
    let singles = rows.chunks(1).take(MOST_REFUTED - 1).map(one_each);
    let several = rows
        .get(..most.min(rows.len()))
        .filter(|rows| rows.len() > 1);
    singles
        .chain(several.map(one_each))
        .filter_map(|turn| Step::refute(position, &turn.ok()?))
        .collect()
}
