//! A game by its name: how games are written, and where each is kept.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Serialize, Serializer};
use thiserror::Error;

use super::divisors::Divisors;
use super::grundy::Grundy;
use super::heap_rules::HeapRules;
use super::lasker::Lasker;
use super::nim::Nim;
use super::octal::{self, Octal};
use super::subtraction::Subtraction;

/// A kind of game. Most are one game; the others are many, told apart by a code after a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Take any number from a heap.
    Nim,
    /// Take one of certain numbers: `subtract:1,2,3`.
    Subtraction,
    /// Do what a code of digits allows: `octal:0.77`.
    Octal,
    /// Take any number, or split.
    Lasker,
    /// Split into two unequal heaps.
    Grundy,
    /// Replace a number by a proper divisor of it.
    Divisors,
}

/// The rules of a game that has a code, and the code as it is always written.
type Coded = (Box<dyn HeapRules>, String);

impl Family {
    /// All families, the one that everything begins with first.
    pub const ALL: [Self; 6] = [
        Self::Nim,
        Self::Subtraction,
        Self::Octal,
        Self::Lasker,
        Self::Grundy,
        Self::Divisors,
    ];

    /// The word that its games begin with.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Nim => "nim",
            Self::Subtraction => "subtract",
            Self::Octal => "octal",
            Self::Lasker => "lasker",
            Self::Grundy => "grundy",
            Self::Divisors => "divisors",
        }
    }

    /// How a game of the family is written.
    #[must_use]
    pub fn example(self) -> &'static str {
        match self {
            Self::Subtraction => "subtract:1,2,3",
            Self::Octal => "octal:0.77",
            one => one.word(),
        }
    }

    /// The game of this code; of none, where the family is one game.
    fn read(self, code: Option<&str>) -> Result<Coded, GameFault> {
        Ok(match (self, code) {
            (Self::Nim, None) => (Box::new(Nim), String::new()),
            (Self::Lasker, None) => (Box::new(Lasker), String::new()),
            (Self::Grundy, None) => (Box::new(Grundy::new()), String::new()),
            (Self::Divisors, None) => (Box::new(Divisors), String::new()),
            (Self::Subtraction, Some(numbers)) => {
                let (rules, numbers) = Subtraction::read(numbers)?;
                (Box::new(rules), numbers)
            }
            (Self::Octal, Some(code)) => {
                let (rules, code) = Octal::read(code)?;
                (Box::new(rules), code)
            }
            (Self::Subtraction | Self::Octal, None) => return Err(GameFault::NoCode),
            (_, Some(_)) => return Err(GameFault::NoCodeTaken),
        })
    }
}

/// A game played on heaps.
///
/// It is copied freely: all copies share its rules, and with them the values that were worked out. A game that has been
/// named once is kept for as long as the program runs.
#[derive(Clone, Copy)]
pub struct Game(&'static KeptGame);

struct KeptGame {
    family: Family,
    /// `octal:0.77`.
    code: String,
    /// Another name, where it has one.
    name: Option<&'static str>,
    rules: Box<dyn HeapRules>,
}

/// Why a word is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum GameFault {
    #[error("is not a game that nimlab knows")]
    Unknown,
    #[error("has no code")]
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
    NotTaken { most: u64 },
}

impl Game {
    /// Nim, the game that everything begins with.
    #[must_use]
    pub fn nim() -> Self {
        static NIM: LazyLock<Game> = LazyLock::new(|| Game::alone(Family::Nim));
        *NIM
    }

    /// The only game of a family, or of one that has many an example.
    #[must_use]
    pub fn alone(family: Family) -> Self {
        let example = family.example().parse();
        example.unwrap_or_else(|fault| unreachable!("every example is a game: {fault}"))
    }

    /// Every word that a game can be called by, without its code.
    pub fn words() -> impl Iterator<Item = &'static str> {
        let names = octal::NAMED.iter().map(|(name, _)| *name);
        Family::ALL.into_iter().map(Family::word).chain(names)
    }

    /// What the game says of one heap.
    #[must_use]
    pub fn rules(self) -> &'static dyn HeapRules {
        &*self.0.rules
    }

    /// What kind of game it is.
    #[must_use]
    pub fn family(self) -> Family {
        self.0.family
    }

    /// How it is written, the same by whatever name it was called: `octal:0.77`.
    #[must_use]
    pub fn code(self) -> &'static str {
        &self.0.code
    }

    /// The name that it has beside its code.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        self.0.name
    }
}

/// Reads `nim`, `subtract:1,2,3`, `octal:0.137`, or one of the names that some games have.
///
/// ```
/// use nimlab::game::Game;
///
/// let game: Game = "octal:.70".parse().unwrap();
/// assert_eq!(game, "octal:0.7".parse().unwrap());
/// assert!("octal:0.8".parse::<Game>().is_err());
/// ```
impl FromStr for Game {
    type Err = GameFault;

    fn from_str(word: &str) -> Result<Self, GameFault> {
        static KEPT: Mutex<BTreeMap<String, &'static KeptGame>> = Mutex::new(BTreeMap::new());
        let word = word.trim().to_ascii_lowercase();
        let named = octal::NAMED.iter().find(|(name, _)| *name == word);
        let (first, code) = match (named, word.split_once(':')) {
            (Some((_, code)), _) => (Family::Octal.word(), Some(*code)),
            (None, Some((first, code))) => (first, Some(code)),
            (None, None) => (&*word, None),
        };
        let mut families = Family::ALL.into_iter();
        let family = families.find(|family| family.word() == first);
        let family = family.ok_or(GameFault::Unknown)?;
        let (rules, code) = family.read(code)?;
        let named = octal::NAMED.iter().find(|(_, named)| *named == code);
        let code = match &*code {
            "" => family.word().to_owned(),
            code => format!("{}:{code}", family.word()),
        };
        // What is kept is whole at every moment, so a thread that has panicked has left nothing half done.
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let game = kept.entry(code.clone()).or_insert_with(|| {
            Box::leak(Box::new(KeptGame {
                family,
                code,
                name: named.map(|(name, _)| *name),
                rules,
            }))
        });
        Ok(Self(game))
    }
}

/// By its name, or else by its code.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name().unwrap_or(self.code()))
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// By its code.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.code().serialize(serializer)
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl Ord for Game {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.family(), self.code()).cmp(&(other.family(), other.code()))
    }
}

impl PartialOrd for Game {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
