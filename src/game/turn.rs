//! A turn: what a player does before the other is to move.
//!
//! In most games a turn is one [`Move`]. Where it may be several, each is in a row of its own, all at once:
//! taking 3 from row 1 and 1 from row 2.

use serde::{Serialize, Serializer};

use super::moves::Move;

/// One move, or several made at once, each in a different row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(Vec<Move>);

impl Turn {
    /// A turn of these moves, at least one, each in a different row.
    pub(super) fn of(mut changes: Vec<Move>) -> Self {
        changes.sort_unstable_by_key(|mv| mv.row);
        Self(changes)
    }

    /// Its moves, in the order of the rows.
    #[must_use]
    pub fn changes(&self) -> &[Move] {
        &self.0
    }

    /// Its move, if it has just one.
    #[must_use]
    pub fn only(&self) -> Option<Move> {
        match self.0[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

impl From<Move> for Turn {
    fn from(mv: Move) -> Self {
        Self(vec![mv])
    }
}

/// As `{"changes":[{"row":1,"take":3,"leaves":2}]}`.
impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let changes: Vec<RowChanged> = self.0.iter().map(RowChanged::of).collect();
        serializer.collect_map([("changes", changes)])
    }
}

#[derive(Serialize)]
struct RowChanged {
    row: usize,
    take: u64,
    leaves: u64,
}

impl RowChanged {
    fn of(mv: &Move) -> Self {
        let (row, take, leaves) = (mv.row, mv.take(), mv.leaves());
        Self { row, take, leaves }
    }
}
