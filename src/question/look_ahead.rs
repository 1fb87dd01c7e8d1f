//! `explain --by looking-ahead 5 4 3`: a position explained by what is reachable from it, without theory.

use crate::game::{GameTree, Position, TooManyToLookAhead, Turn};

/// A position small enough to look ahead from, and perhaps a turn in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookAhead {
    position: Position,
    turn: Option<Turn>,
}

impl LookAhead {
    /// The word after `--by`.
    pub const WORD: &str = "looking-ahead";

    /// A position, and perhaps a turn that is legal there.
    ///
    /// # Errors
    /// If too many positions are reachable.
    pub fn new(position: Position, turn: Option<Turn>) -> Result<Self, TooManyToLookAhead> {
        GameTree::of(&position.board, position.rule)?;
        Ok(Self { position, turn })
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The turn to look at.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }
}
