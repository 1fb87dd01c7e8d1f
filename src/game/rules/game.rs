//! Games by name: how they are written, and where they are interned.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Serialize, Serializer};

use super::divisors::Divisors;
use super::heap_rules::HeapRules;
use super::lasker::Lasker;
use super::nim::Nim;
use super::no_such_game::NoSuchGame;
use super::octal;
use super::subtraction;
use super::take_and_break::TakeAndBreak;

/// The rules of a game, and its canonical code; empty if it needs none.
type Coded = (Box<dyn HeapRules>, String);

/// The families of games: the word, an example, and how the rules are read from the code after a colon.
macro_rules! families {
    ($($(#[$meaning:meta])* $family:ident($word:literal, $example:literal) = $read:expr;)*) => {
        /// A family of games. Most are a single game; the others are many, distinguished by a code after a colon.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Family {
            $($(#[$meaning])* $family,)*
        }

        impl Family {
            /// All families, Nim first.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$family),*];

            /// The word that its games begin with.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$family => $word,)*
                }
            }

            /// How a game of the family is written.
            #[must_use]
            pub fn example(self) -> &'static str {
                match self {
                    $(Self::$family => $example,)*
                }
            }

            /// The game with this code; `None` for a family of one game.
            fn read(self, code: Option<&str>) -> Result<Coded, NoSuchGame> {
                let read: fn(Option<&str>) -> Result<Coded, NoSuchGame> = match self {
                    $(Self::$family => $read,)*
                };
                read(code)
            }
        }
    };
}

families! {
    /// Take any number from a heap.
    Nim("nim", "nim") = |code| alone(Nim, code);
    /// Take one of certain numbers.
    Subtraction("subtract", "subtract:1,2,3") = |code| coded(subtraction::read, code);
    /// Do what a code of digits allows.
    Octal("octal", "octal:0.77") = |code| coded(octal::read, code);
    /// Take any number, or split.
    Lasker("lasker", "lasker") = |code| alone(Lasker, code);
    /// Split into two unequal heaps.
    Grundy("grundy", "grundy") = |code| alone(TakeAndBreak::grundy(), code);
    /// Replace a number by a proper divisor of it.
    Divisors("divisors", "divisors") = |code| alone(Divisors, code);
}

/// The only game of its family.
fn alone(rules: impl HeapRules + 'static, code: Option<&str>) -> Result<Coded, NoSuchGame> {
    match code {
        None => Ok((Box::new(rules), String::new())),
        Some(_) => Err(NoSuchGame::NoCodeTaken),
    }
}

/// One of many.
fn coded<R: HeapRules + 'static>(
    read: fn(&str) -> Result<(R, String), NoSuchGame>,
    code: Option<&str>,
) -> Result<Coded, NoSuchGame> {
    let (rules, code) = read(code.ok_or(NoSuchGame::NoCode)?)?;
    Ok((Box::new(rules), code))
}

/// A game played on heaps.
///
/// Copies are free: they share the rules and the computed values. A game, once named, is kept until the program ends.
#[derive(Clone, Copy)]
pub struct Game(&'static InternedGame);

struct InternedGame {
    family: Family,
    /// `octal:0.77`.
    code: String,
    /// Another name, if it has one.
    name: Option<&'static str>,
    rules: Box<dyn HeapRules>,
}

impl Game {
    /// Nim, the game that everything starts from.
    #[must_use]
    pub fn nim() -> Self {
        static NIM: LazyLock<Game> = LazyLock::new(|| Game::alone(Family::Nim));
        *NIM
    }

    /// The only game of a family, or its example if it has many.
    #[must_use]
    pub fn alone(family: Family) -> Self {
        let example = family.example().parse();
        example.unwrap_or_else(|fault| unreachable!("every example is a game: {fault}"))
    }

    /// Every word that can name a game, without its code.
    pub fn words() -> impl Iterator<Item = &'static str> {
        let names = octal::NAMED.iter().map(|(name, _)| *name);
        Family::ALL.into_iter().map(Family::word).chain(names)
    }

    /// The octal games that have their own name.
    pub fn named() -> impl Iterator<Item = Self> {
        let games = octal::NAMED.iter().map(|(name, _)| name.parse());
        games.filter_map(Result::ok)
    }

    /// Every game as it may be typed: an example of each family, and the named games.
    pub fn examples() -> impl Iterator<Item = &'static str> {
        let named = octal::NAMED.iter().map(|(name, _)| *name);
        Family::ALL.into_iter().map(Family::example).chain(named)
    }

    /// Its rules for a single heap.
    #[must_use]
    pub fn rules(self) -> &'static dyn HeapRules {
        &*self.0.rules
    }

    /// What kind of game it is.
    #[must_use]
    pub fn family(self) -> Family {
        self.0.family
    }

    /// Its canonical code, under any of its names: `octal:0.77`.
    #[must_use]
    pub fn code(self) -> &'static str {
        &self.0.code
    }

    /// Its name besides its code.
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
    type Err = NoSuchGame;

    fn from_str(word: &str) -> Result<Self, NoSuchGame> {
        static KEPT: Mutex<BTreeMap<String, &'static InternedGame>> = Mutex::new(BTreeMap::new());
        let word = word.trim().to_ascii_lowercase();
        let named = octal::NAMED.iter().find(|(name, _)| *name == word);
        let (first, code) = match (named, word.split_once(':')) {
            (Some((_, code)), _) => (Family::Octal.word(), Some(*code)),
            (None, Some((first, code))) => (first, Some(code)),
            (None, None) => (&*word, None),
        };
        let mut families = Family::ALL.into_iter();
        let family = families.find(|family| family.word() == first);
        let family = family.ok_or(NoSuchGame::Unknown)?;
        let (rules, code) = family.read(code)?;
        let named = octal::NAMED.iter().find(|(_, named)| *named == code);
        let code = match &*code {
            "" => family.word().to_owned(),
            code => format!("{}:{code}", family.word()),
        };
        // The map is consistent at every moment, so a panicked thread has left nothing half done.
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let game = kept.entry(code.clone()).or_insert_with(|| {
            Box::leak(Box::new(InternedGame {
                family,
                code,
                name: named.map(|(name, _)| *name),
                rules,
            }))
        });
        Ok(Self(game))
    }
}

/// The name, or else the code.
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

/// The code.
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
