//! `present_board([2, 0])`: `Nim:`, and a line for each row.

use num_bigint::BigUint;

use super::arguments::{list, made_up_rows, rows};
use super::task::{ReturnKind, Task};
use crate::python::PythonValue;

pub(super) static TASK: Task = Task {
    name: "present_board",
    does: "Returns a text: `Nim:`, then a line for each row with its number, a colon and an `X` for each object, such as `1: X X X`. An empty row is `1:`. Spaces at the end of a line do no harm; a line break after the last row costs half of the points.",
    points: 6,
    returns: ReturnKind::Lines,
    written: &[
        "[[4, 3, 1, 2], [2, 3], [1]]",
        "[[0], [], [2, 0, 3], [0, 0], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [30, 0, 100], [1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3]]",
    ],
    made_up: |generator, _| vec![list(&made_up_rows(generator, (2, 6), (0, 9)))],
    right: |arguments, _| Some(PythonValue::Str(drawn(&rows(&arguments[0])?)?)),
    ..Task::USUAL
};

/// `None` for a board too large to be drawn.
fn drawn(board: &[BigUint]) -> Option<String> {
    const LARGEST: usize = 1 << 18;
    let mut drawn = String::from("Nim:");
    for (row, size) in (1..).zip(board) {
        let room = LARGEST.checked_sub(drawn.len())?;
        let size = usize::try_from(size).ok().filter(|&size| size <= room)?;
        drawn.extend(["\n", &row.to_string(), ":", &" X".repeat(size)]);
    }
    Some(drawn)
}
