//! A board as JSON: by its rows, or a long one by how many it has; and the games that are played on it.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::game::{Board, Game};

/// A board by its rows, or a long one by how many it has.
pub(super) enum Echo<'a> {
    Board(&'a Board),
    Rows(usize),
}

impl<'a> Echo<'a> {
    pub(super) fn of(board: &'a Board) -> Self {
        if board.is_echoed() {
            Self::Board(board)
        } else {
            Self::Rows(board.rows().len())
        }
    }
}

impl Serialize for Echo<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self {
            Self::Board(board) => map.serialize_entry("board", board)?,
            Self::Rows(rows) => map.serialize_entry("rows", rows)?,
        }
        map.end()
    }
}

/// The games that are played on a board, with their rows; nothing where it is Nim alone.
pub(crate) fn parts(board: &Board) -> Option<Vec<PartJson<'_>>> {
    let parts = || board.parts().map(PartJson::from).collect();
    (!board.is_nim()).then(parts)
}

/// The rows on which one game is played, with what they are worth.
#[derive(Serialize)]
pub(crate) struct PartJson<'a> {
    game: Game,
    heaps: &'a [u64],
    values: Vec<u64>,
}

impl<'a> From<(Game, &'a [u64])> for PartJson<'a> {
    fn from((game, heaps): (Game, &'a [u64])) -> Self {
        let values = heaps.iter().map(|&heap| game.rules().value(heap)).collect();
        Self {
            game,
            heaps,
            values,
        }
    }
}
