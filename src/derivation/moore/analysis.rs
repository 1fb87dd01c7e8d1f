//! What decides a position of Moore's Nim, and a turn that wins it.

use super::build::{ColumnWork, build};
use super::columns::MooreColumns;
use crate::game::{Board, Turn};

/// What is true of a board of Moore's Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MooreAnalysis {
    /// The board in binary, with the counts of its columns.
    pub columns: MooreColumns,
    /// A winning turn, with how it is made up.
    pub built: Option<(Vec<ColumnWork>, Turn)>,
}

impl MooreAnalysis {
    /// Works a board out; `None` where another game is played.
    pub(in super::super) fn of(board: &Board) -> Option<Self> {
        board.moore()?;
        let columns = MooreColumns::of(board);
        let built = build(&columns);
        Some(Self { columns, built })
    }

    /// A winning turn: the one that the derivation makes up.
    #[must_use]
    pub fn winning_turn(&self) -> Option<&Turn> {
        self.built.as_ref().map(|(_, turn)| turn)
    }
}
