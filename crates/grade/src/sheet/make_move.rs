//! `make_move([1, 2, 3], 1, 1)`: the board after a move and `True`, or a copy of it and `False` if the move is not
//! legal.

use num_bigint::BigInt;

use super::arguments::{CallArguments, explained, list, made_up_rows, number};
use super::task::{Explanation, ReturnKind, Task};
use crate::python::PythonValue;
use explain::question::Generator;

pub(super) static TASK: Task = Task {
    name: "make_move",
    does: "Makes a move: takes that many elements from that row, where rows count from 1. It returns a tuple of the new board and `True`. A move is legal when there is such a row, and at least 1 and at most all of its objects are taken. For any other move it returns a copy of the board as it was, and `False`. It does not change the board that it was given, and does not return that same list.",
    parameters: &["board", "row", "elements"],
    returns: ReturnKind::BoardAndVerdict,
    written: &[
        "[([1, 2, 3], 1, 1), ([1, 2, 3], 2, 1), ([1, 2, 3], 4, 1), ([1, 2, 3], 0, 1), ([1, 2, 3], -1, 1), ([1, 2, 3], 2, 3)]",
        "[([1, 2, 3], 3, 3), ([1, 2, 3], 3, 0), ([1, 2, 3], 3, -1), ([5], 1, 5), ([0, 2], 1, 1), ([0, 2], 1, 0), ([], 1, 1), ([0, 0, 7], 3, 2), ([1180591620717411303424, 3], 1, 1180591620717411303424)]",
    ],
    made_up,
    right: |arguments, _| {
        let (row, elements) = (arguments[1].as_number()?, arguments[2].as_number()?);
        let left = |size: &BigInt| size - &elements;
        Some(after(arguments[0].as_numbers()?, &row, &elements, left))
    },
    explanation: drawing,
    ..Task::USUAL
};

fn made_up(generator: &mut Generator, turn: usize) -> Vec<CallArguments> {
    let call = |rows: &[u64], row: usize, sign: i64, elements: u64| {
        let row = BigInt::from(row) * sign;
        let numbers = [row, elements.into()].map(PythonValue::from_number);
        list(rows).into_iter().chain(numbers).collect()
    };
    let is_long = turn == 7;
    let rows = made_up_rows(generator, if is_long { (12, 20) } else { (2, 6) }, (1, 30));
    let row = if is_long { rows.len() } else { generator.index(rows.len()) + 1 };
    let size = rows[row - 1];
    let legal = call(&rows, row, 1, generator.number(1, size));
    let illegal = match generator.number(0, 2) {
        0 => call(&rows, row, 1, size + generator.number(1, 5)),
        1 => call(&rows, rows.len() + 1, 1, 1),
        _ => call(&rows, row, -1, 1),
    };
    vec![legal, illegal]
}

/// The board after a move, with what is left of its row, and whether the move was legal.
pub(crate) fn after(
    mut board: Vec<BigInt>,
    row: &BigInt,
    elements: &BigInt,
    left: impl Fn(&BigInt) -> BigInt,
) -> PythonValue {
    let row = usize::try_from(row).unwrap_or(0);
    let size = board.get_mut(row.wrapping_sub(1));
    let size = size.filter(|size| *elements > BigInt::ZERO && *elements <= **size);
    let is_legal = PythonValue::Bool(size.map(|size| *size = left(size)).is_some());
    PythonValue::Tuple(vec![PythonValue::numbers(board), is_legal])
}

/// The drawing of the move, if it is legal and no row is too long.
fn drawing(arguments: &[PythonValue]) -> Option<Explanation> {
    const LONGEST: u64 = 40;
    let board = explained(&arguments[0])?;
    let (row, elements) = (number(&arguments[1])?, number(&arguments[2])?);
    let mv = board.taking(row, elements).ok()?;
    let can_be_drawn = board.rows().iter().all(|&size| size <= LONGEST);
    can_be_drawn.then_some(Explanation::Drawing { board, mv })
}
