//! Games by name: how they are written and read.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use thiserror::Error;

use super::taken::Taken;

/// A game played on heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Take any number from a heap.
    Nim,
    /// Take one of certain numbers.
    Subtraction(Taken),
    /// Take one or two, and split what is left if you like.
    Kayles,
    /// Take three and split what is left if you like, two from an end, or one that stands alone.
    Dawson,
    /// Split a heap into two unequal ones.
    Grundy,
    /// Replace a number by a proper divisor of it.
    Divisors,
}

impl Game {
    /// Every game, Nim first; of the subtraction games one.
    pub const ALL: [Self; 6] = [
        Self::Nim,
        Self::Subtraction(Taken::ONE_TO_THREE),
        Self::Kayles,
        Self::Dawson,
        Self::Grundy,
        Self::Divisors,
    ];

    /// The word that it is written with, before the numbers of a subtraction game.
    pub fn word(self) -> &'static str {
        match self {
            Self::Nim => "nim",
            Self::Subtraction(_) => "subtract",
            Self::Kayles => "kayles",
            Self::Dawson => "dawson",
            Self::Grundy => "grundy",
            Self::Divisors => "divisors",
        }
    }
}

/// Reads `nim` or `subtract:1,2,3`.
///
/// ```
/// use theory::Game;
///
/// let game: Game = "subtract:3,1".parse().unwrap();
/// assert_eq!(game.to_string(), "subtract:1,3");
/// assert!("kayles:2".parse::<Game>().is_err());
/// ```
impl FromStr for Game {
    type Err = NoSuchGame;

    fn from_str(word: &str) -> Result<Self, NoSuchGame> {
        let lower = word.trim().to_ascii_lowercase();
        let mut parts = lower.splitn(2, ':');
        let first = parts.next();
        let game = Self::ALL.into_iter().find(|game| Some(game.word()) == first);
        match (game.ok_or(NoSuchGame::Unknown)?, parts.next()) {
            (Self::Subtraction(_), None) => Err(NoSuchGame::NoCode),
            (Self::Subtraction(_), Some(numbers)) => numbers.parse().map(Self::Subtraction),
            (game, None) => Ok(game),
            (_, Some(_)) => Err(NoSuchGame::NoCodeTaken),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Self::Subtraction(taken) => write!(f, ":{taken}"),
            _ => Ok(()),
        }
    }
}

/// As it is written.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a word does not name a game, such as `subtract:0`.
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
