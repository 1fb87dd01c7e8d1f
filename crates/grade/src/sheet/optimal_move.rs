//! `optimal_move([5, 4, 3, 2, 1])`: a random winning move, or else a random legal one.

use num_bigint::{BigInt, BigUint};

use super::arguments::{CallArguments, explained, list, made_up_rows, numbers, rows};
use super::nim_sum::{self, nim_sum};
use super::task::{Explanation, ReturnKind, Task};
use crate::python::PythonValue;
use explain::question::{Generator, Question};
use theory::{Position, Rule};

pub(super) static TASK: Task = Task {
    name: "optimal_move",
    does: "Returns a tuple of a row, counted from 1, and how many elements to take from it. Where some moves leave nim sum 0 it is one of those, chosen at random; where there is none, it is any legal move, chosen at random. The board is never empty.",
    returns: ReturnKind::Move,
    built_on: &[&nim_sum::TASK],
    written: &[
        "[[5, 4, 3, 2, 1], [7], [1, 5, 4, 2], [13, 12, 8], [18, 6, 3, 20, 9], [1, 2, 3]]",
        "[[1, 1, 1], [0, 3, 0, 1], [1, 1], [0, 2, 2], [1, 0, 1, 0], [0, 3, 0, 3], [256, 5]]",
    ],
    made_up,
    right: |arguments, generator| {
        let moves = optimal_moves(&rows(&arguments[0])?)?;
        moves.get(generator.index(moves.len())).map(move_value)
    },
    explanation: |arguments| {
        let position = Position::new(explained(&arguments[0])?, Rule::Normal);
        Some(Explanation::Question(Question::Move(position)))
    },
    ..Task::USUAL
};

/// A move: the row, counted from 1, and how many to take.
pub(crate) type Pick = (usize, BigUint);

/// A move as a value of Python: `(3, 1)`.
pub(crate) fn move_value((row, elements): &Pick) -> PythonValue {
    PythonValue::Tuple(numbers([BigInt::from(*row), elements.clone().into()]))
}

/// The right moves: those that leave nim sum 0, or all legal ones if there is none. `None` for a board too large to
/// list all legal moves.
pub(crate) fn optimal_moves(board: &[BigUint]) -> Option<Vec<Pick>> {
    const MOST: usize = 10_000;
    let sum = nim_sum(board);
    let numbered = (1..).zip(board);
    if sum != BigUint::ZERO {
        let winning = numbered.filter_map(|(row, size)| {
            let left = size ^ &sum;
            (left < *size).then(|| (row, size - left))
        });
        return Some(winning.collect());
    }
    let mut moves = Vec::new();
    for (row, size) in numbered {
        let room = MOST - moves.len();
        let size = usize::try_from(size).ok().filter(|&size| size <= room)?;
        moves.extend((1..=size).map(|elements| (row, BigUint::from(elements))));
    }
    Some(moves)
}

/// Boards with several winning moves, with one and with none. They are small, because trying every move is a valid
/// method.
fn made_up(generator: &mut Generator, turn: usize) -> Vec<CallArguments> {
    let rows = match [3, 7, 15, 31].get(turn) {
        Some(&most) => {
            // Making the last row odd leaves something to even out.
            let count = if turn == 3 { (7, 9) } else { (2, 4) };
            let mut rows = made_up_rows(generator, count, (1, most));
            let sum = rows.iter().fold(0, |sum, size| sum ^ size);
            rows.push(sum ^ generator.number(1, most));
            rows
        }
        None => zero_board(generator, turn),
    };
    vec![list(&rows)]
}

/// A board with nim sum 0 on which each legal move has a chance of at least 1 in 20, whether a row is chosen first or a
/// move at once. Of four, one has a row of more than three, one has more than four rows and one has empty rows.
fn zero_board(generator: &mut Generator, turn: usize) -> Vec<u64> {
    const MOST_MOVES: u64 = 20;
    loop {
        let mut rows = made_up_rows(generator, (2, 5), (0, 6));
        rows.push(rows.iter().fold(0, |sum, size| sum ^ size));
        let largest = rows.iter().copied().max().unwrap_or(0);
        let filled = rows.iter().filter(|&&size| size > 0).count() as u64;
        let is_wanted = match turn % 4 {
            0 => largest > 3,
            1 => rows.len() > 4,
            2 => rows.contains(&0),
            _ => true,
        };
        if is_wanted && filled > 0 && filled * largest <= MOST_MOVES {
            return rows;
        }
    }
}
