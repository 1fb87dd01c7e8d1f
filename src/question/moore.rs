//! What can be asked of Moore's Nim. The words are those of other boards: `winner moore:2 1 2 3`.

use super::disguised::PositionAsks;
use crate::game::{Moore, Position};

/// Something asked of a position of Moore's Nim, whose columns are counted in other groups than pairs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MooreQuestion {
    /// The position.
    pub position: Position,
    /// What is asked of it: not what is asked of a nim sum.
    pub asks: PositionAsks,
}

impl MooreQuestion {
    /// How many rows a turn may change.
    #[must_use]
    pub fn rows_in_a_turn(&self) -> usize {
        let moore = self.position.board.moore();
        moore.map_or(1, Moore::rows_in_a_turn)
    }
}
