//! What can be wrong with a game that was written down, told by file and line so that it can be mended.
//!
//! `game.txt, line 3: Alice moves twice in a row: expected a move of the other player`.

use thiserror::Error;

use crate::question::{ParseError, Word};

const EXPECTED_BOARD: &str = "expected a line with the board, such as board 5 4 3";
const EXPECTED_MOVE: &str = "expected a move, a row and how many to take from it, such as Alice: 3, 2, or # before a remark";

/// Why a text is no game that can be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}: {fault}")]
pub struct NotAGame {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a line of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Fault {
    /// The text ends and no line had a board.
    #[error("there is no board here: {EXPECTED_BOARD}")]
    NoBoard,
    /// More lines than any game has.
    #[error("the text goes on: expected a game of at most {most} lines")]
    TooManyLines { most: usize },
    /// A move stands before the board.
    #[error("a move stands before the board: {EXPECTED_BOARD} above it")]
    MoveBeforeBoard,
    /// The text ends and no line had a move.
    #[error("there is a board but no move: expected lines below it such as Alice: 3, 2")]
    NoMove,
    /// Numbers that are no board.
    #[error("this is not a board: {0}")]
    Board(ParseError),
    /// The game cannot be played by this rule.
    #[error("{0}")]
    Rule(ParseError),
    /// A board of more rows than a game is played on.
    #[error("the board has {rows} rows: expected at most {most}", most = super::Match::MOST_ROWS)]
    TooManyRows { rows: usize },
    /// A row of a drawn board that cannot be read.
    #[error("{line} is not a row of a drawn board: expected row {row}, such as {row}: X X X")]
    DrawnRow { line: Word, row: usize },
    /// A board that is not what the moves above it lead to.
    #[error(
        "this board is {found}, but after the moves above it is {}: expected the same",
        .reached
    )]
    OtherBoard { found: Word, reached: Word },
    /// A player's line that holds no move.
    #[error("{line} is not a move: {EXPECTED_MOVE}")]
    NotAMove { line: Word },
    /// A move that the rules do not allow.
    #[error("{0}")]
    Illegal(ParseError),
    /// A player moves out of turn.
    #[error("{name} moves, but it is the other player's turn: expected a move by {}", .expected.as_ref().map_or("somebody else".to_owned(), ToString::to_string))]
    OutOfTurn {
        name: Word,
        /// Whose turn it is, where that player has a name by now.
        expected: Option<Word>,
    },
    /// Somebody moves who is not one of the two players.
    #[error("{name} is a third player: expected a move by {expected}")]
    ThirdPlayer { name: Word, expected: Word },
    /// A name that no player can have.
    #[error("{0}")]
    Name(super::NotAName),
    /// More moves are taken back than were made.
    #[error("{moves} moves are taken back, but only {made} were made: expected no more than that")]
    TakenBack { moves: usize, made: usize },
}
