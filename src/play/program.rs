//! Somebody's own program that moves for a player.

use crate::game::{Position, Turn};

/// A program that is asked for moves. Whatever it does, nobody but its player loses by it.
pub trait Program {
    /// The move on this board; or what was done in place of one, as a sentence goes on after the player's name.
    ///
    /// # Errors
    /// When that is no move by the rules.
    fn choose(&mut self, position: &Position) -> Result<Turn, String>;
}
