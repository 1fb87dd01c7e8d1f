//! Why a word does not name a game, such as `subtract:0`.

use thiserror::Error;

/// Why a word is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum NoSuchGame {
    #[error("is not a game that nimlab knows")]
    Unknown,
    #[error("has no numbers after a colon")]
    NoCode,
    #[error("takes nothing after a colon")]
    NoCodeTaken,
    #[error("names what may be taken, and these are whole numbers from 1 to {most}")]
    NotTaken { most: u64 },
}
