//! Why a word does not name a game, such as `octal:0.8`.

use thiserror::Error;

/// Why a word is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum NoSuchGame {
    #[error("is not a game that nimlab knows")]
    Unknown,
    #[error("has no code after a colon")]
    NoCode,
    #[error("takes no code after it")]
    NoCodeTaken,
    #[error("has the digit {digit}, and an octal code has the digits 0 to 7")]
    NotOctal { digit: char },
    #[error("has {whole} before the point, where only 0 or 4 can stand")]
    BeforeThePoint { whole: String },
    #[error("has more than {most} digits after the point")]
    TooManyPlaces { most: usize },
    #[error("names what may be taken, and these are whole numbers from 1 to {most}")]
    NotTaken { most: usize },
}
