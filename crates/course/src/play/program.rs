//! Programs that move for a player.

use theory::{Move, Position};

/// A program that is asked for moves. Its mistakes can only lose the game for its own player.
pub trait Program {
    /// The move on this board, after that of the other player; or what was done instead, as the rest of a sentence after
    /// the player's name.
    ///
    /// # Errors
    /// If the result is not a legal move: then the game is lost.
    fn choose(&mut self, position: &Position, last: Option<Move>) -> Result<Move, String>;
}
