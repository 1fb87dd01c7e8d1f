//! Errors in a recorded game, with file and line so that they can be fixed.
//!
//! `game.txt, line 3: Alice moves twice in a row: expected a move of the other player`.

use thiserror::Error;

use crate::question::Word;

/// What is wrong with a line of a game, and what was expected.
pub(super) type Fault = String;

/// Why a text is not a game that can be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}: {fault}")]
pub struct GameRecordError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

pub(super) const NO_BOARD: &str =
    "there is no board here: expected a line with the board, such as board 5 4 3";
pub(super) const MOVE_BEFORE_BOARD: &str =
    "a move stands before the board: expected a line with the board, such as board 5 4 3 above it";

/// A player's line without a move.
pub(super) fn not_a_move(line: &str) -> Fault {
    let line = Word::new(line);
    format!(
        "{line} is not a move: expected a move, a row and how many to take from it, such as Alice: 3, 2, or # before a remark"
    )
}

/// A row of a drawn board that cannot be read.
pub(super) fn not_a_row(line: &str, row: usize) -> Fault {
    let line = Word::new(line);
    format!("{line} is not a row of a drawn board: expected row {row}, such as {row}: X X X")
}
