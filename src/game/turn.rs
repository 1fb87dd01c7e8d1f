//! A turn: what a player does before the other is to move.
//!
//! In most games a turn is one [`Move`]. In Moore's Nim it may be several, each in a row of its own and all at once:
//! taking 3 from row 1 and 1 from row 2.

use serde::ser::{Serialize, SerializeStruct, Serializer};

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
        let changes: Vec<RowChangeJson> = self.0.iter().copied().map(RowChangeJson).collect();
        let mut turn = serializer.serialize_struct("Turn", 1)?;
        turn.serialize_field("changes", &changes)?;
        turn.end()
    }
}

struct RowChangeJson(Move);

impl Serialize for RowChangeJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(mv) = self;
        let mut change = serializer.serialize_struct("Change", 3)?;
        change.serialize_field("row", &mv.row)?;
        change.serialize_field("take", &mv.take())?;
        change.serialize_field("leaves", &mv.leaves())?;
        change.end()
    }
}
