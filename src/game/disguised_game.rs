//! The games that are Nim in disguise, with their words and their moves.
//!
//! ```
//! use nimlab::game::DisguisedGame;
//!
//! let words = DisguisedGame::ALL.map(DisguisedGame::word);
//! assert_eq!(words, ["nimble", "turtles", "staircase", "northcott"]);
//! ```

use std::fmt;

use serde::Serialize;

/// A game that is Nim in disguise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DisguisedGame {
    /// Coins slide to the left on a strip of squares.
    Nimble,
    /// Heads are turned to tails, each with one more coin on its left.
    Turtles,
    /// Coins go down a staircase, one stair at a time.
    Staircase,
    /// On each line two pieces face each other.
    Northcott,
}

impl DisguisedGame {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Nimble, Self::Turtles, Self::Staircase, Self::Northcott];

    /// The word that it is typed with.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Nimble => "nimble",
            Self::Turtles => "turtles",
            Self::Staircase => "staircase",
            Self::Northcott => "northcott",
        }
    }

    /// The game of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        let mut games = Self::ALL.into_iter();
        games.find(|game| game.word().eq_ignore_ascii_case(word))
    }

    /// What follows its word, and an example.
    #[must_use]
    pub fn takes(self) -> (&'static str, &'static str) {
        match self {
            Self::Nimble => ("the squares of the coins", "3 5 9"),
            Self::Turtles => ("H for each head and T for each tail", "THTTH"),
            Self::Staircase => ("how many coins lie on stairs 1, 2, 3 and so on", "2 0 3 1"),
            Self::Northcott => ("the gaps between the pieces", "3 1 4"),
        }
    }

    /// The JSON key for the numbers of a position.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Nimble | Self::Turtles => "coins",
            Self::Staircase => "stairs",
            Self::Northcott => "gaps",
        }
    }
}

impl fmt::Display for DisguisedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A move in a disguised game. Everything is counted from 1, except the squares of a strip, which are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum DisguisedMove {
    /// A coin slides from one square to another.
    Slide {
        /// The number of the coin, in the order in which they were listed.
        coin: usize,
        /// Its square.
        from: u64,
        /// Its new square.
        to: u64,
    },
    /// A head is turned to tail.
    Turn {
        /// The place of the head.
        place: usize,
        /// The place of another coin that is turned too.
        #[serde(skip_serializing_if = "Option::is_none")]
        also: Option<usize>,
    },
    /// Coins go down one stair.
    GoDown {
        /// The stair that they leave.
        stair: usize,
        /// How many coins go.
        coins: u64,
    },
    /// A piece steps forward.
    Forward {
        /// Its line.
        line: usize,
        /// By this many squares.
        forward: u64,
        /// The gap that is left.
        gap: u64,
    },
    /// A piece steps back.
    Back {
        /// Its line.
        line: usize,
        /// By this many squares.
        back: u64,
        /// The gap that is left.
        gap: u64,
    },
}
