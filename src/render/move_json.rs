//! A move as JSON: in Nim by what it takes, `{"row":5,"take":6,"leaves":3}`, elsewhere by what the row becomes.

use serde::Serialize;

use crate::game::{Board, Heaps, Move};

/// What a move makes of its row.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ChangeJson {
    /// In Nim.
    Taken { take: u64, leaves: u64 },
    /// In every other game, and in a sum with one.
    Becomes {
        from: u64,
        becomes: Heaps,
        /// What is left of the row is worth so much.
        value: u64,
    },
}

impl ChangeJson {
    pub(crate) fn of(before: &Board, mv: Move) -> Self {
        if before.is_nim() {
            let (take, leaves) = (mv.take(), mv.leaves());
            return Self::Taken { take, leaves };
        }
        let (_, value) = before.values_of(mv);
        let Move { from, becomes, .. } = mv;
        Self::Becomes {
            from,
            becomes,
            value,
        }
    }
}

/// A move with what it leaves; how much is told depends on where.
#[derive(Serialize)]
pub(super) struct MoveJson {
    pub row: usize,
    #[serde(flatten)]
    pub change: ChangeJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_sum: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Box<MoveJson>>,
}

impl MoveJson {
    pub(super) fn of(before: &Board, mv: Move) -> Self {
        let board = before.is_echoed().then(|| before.after(mv).ok()).flatten();
        Self {
            row: mv.row,
            change: ChangeJson::of(before, mv),
            board,
            nim_sum: None,
            wins: None,
            reply: None,
        }
    }
}
