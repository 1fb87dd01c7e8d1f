//! `make_move([1, 2, 3], 1, 1)`: the board after a move and `True`, or a copy of it and `False` where the move is not legal.

use num_bigint::{BigInt, BigUint};

use super::arguments::{
    CallArguments, MADE_UP, board, explained, made_up_rows, number, rows, two_to_the,
};
use super::task::{Gives, Task};
use crate::grade::python::PythonValue;
use crate::question::{Generator, Request};

pub(super) static TASK: Task = Task {
    name: "make_move",
    does: "Makes a move: takes so many elements from a row, where rows count from 1. It returns a tuple of the new board and `True`. A move is legal when there is such a row, and at least 1 and at most all of its objects are taken. For any other move it returns a copy of the board as it was, and `False`. It does not change the board that it was given, and does not return that same list.",
    parameters: &["board", "row", "elements"],
    gives: Gives::BoardAndVerdict,
    calls,
    right: |arguments, _| {
        let (row, elements) = (arguments[1].as_number()?, arguments[2].as_number()?);
        Some(after(rows(&arguments[0])?, &row, &elements))
    },
    derived: drawing,
    ..Task::USUAL
};

fn call(rows: &[u64], row: i64, elements: impl Into<BigInt>) -> CallArguments {
    vec![
        board(rows),
        PythonValue::from_number(row),
        PythonValue::from_number(elements),
    ]
}

fn calls(generator: &mut Generator) -> Vec<Vec<CallArguments>> {
    let on_three_rows = |(row, elements): (i64, i64)| call(&[1, 2, 3], row, elements);
    let examples = [(1, 1), (2, 1), (4, 1), (0, 1), (-1, 1), (2, 3)];
    let mut edges = [(3, 3), (3, 0), (3, -1)].map(on_three_rows).to_vec();
    edges.extend([
        call(&[5], 1, 5),
        call(&[0, 2], 1, 1),
        call(&[0, 2], 1, 0),
        call(&[], 1, 1),
        call(&[0, 0, 7], 3, 2),
    ]);
    let large = two_to_the(70);
    edges.push(vec![
        PythonValue::numbers([large.clone(), BigInt::from(3)]),
        PythonValue::from_number(1),
        PythonValue::from_number(large),
    ]);
    let mut made_up = Vec::new();
    for _ in 0..MADE_UP {
        let rows = made_up_rows(generator, (2, 6), (1, 30));
        let index = generator.index(rows.len());
        let size = rows[index];
        let number = |index: usize| i64::try_from(index).map_or(1, |index| index + 1);
        let row = number(index);
        made_up.push(call(&rows, row, generator.number(1, size)));
        made_up.push(match generator.number(0, 2) {
            0 => call(&rows, row, size + generator.number(1, 5)),
            1 => call(&rows, number(rows.len()), 1),
            _ => call(&rows, -row, 1),
        });
    }
    vec![examples.map(on_three_rows).into(), edges, made_up]
}

fn after(mut board: Vec<BigUint>, row: &BigInt, elements: &BigInt) -> PythonValue {
    let index = usize::try_from(row).ok().and_then(|row| row.checked_sub(1));
    let size = index.and_then(|index| board.get_mut(index));
    let elements = BigUint::try_from(elements)
        .ok()
        .filter(|elements| *elements != BigUint::ZERO);
    let is_legal = match (size, elements) {
        (Some(size), Some(elements)) if elements <= *size => {
            *size -= elements;
            true
        }
        _ => false,
    };
    let after = PythonValue::numbers(board.into_iter().map(BigInt::from));
    PythonValue::Tuple(vec![after, PythonValue::Bool(is_legal)])
}

/// The move as it is drawn, where it is legal and no row is too long.
fn drawing(arguments: &[PythonValue]) -> Option<Request> {
    const LONGEST: u64 = 40;
    let board = explained(&arguments[0])?;
    let (row, elements) = (number(&arguments[1])?, number(&arguments[2])?);
    let moves = vec![board.taking(row, elements).ok()?];
    let can_be_drawn = board.rows().iter().all(|&size| size <= LONGEST);
    can_be_drawn.then_some(Request::Drawing { board, moves })
}
