//! `explain --by looking-ahead 5 4 3`: a position explained by what can come up from it, without any theory.

use crate::game::{GameTree, Position, TooManyToLookAhead, Turn};

/// A position that is small enough to look ahead from, and a turn in it if one is named.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookAhead {
    position: Position,
    turn: Option<Turn>,
}

impl LookAhead {
    /// What is written after `--by`.
    pub const WORD: &str = "looking-ahead";

    /// A position, and a turn that is legal there.
    ///
    /// # Errors
    /// When too many positions can come up from it.
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
