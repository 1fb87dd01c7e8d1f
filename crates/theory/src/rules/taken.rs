//! The numbers that may be taken in a subtraction game.

use std::fmt;
use std::str::FromStr;

use super::game::NoSuchGame;

/// Numbers from 1 to [`MOST`](Self::MOST), each a binary digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Taken(u128);

impl Taken {
    /// The largest number that may be taken.
    pub const MOST: u64 = 100;

    /// The numbers 1, 2 and 3.
    pub const ONE_TO_THREE: Self = Self(0b1110);

    /// Whether this many may be taken.
    pub fn contains(self, number: u64) -> bool {
        number <= Self::MOST && self.0 & 1 << number != 0
    }

    /// The numbers, the smallest first.
    pub fn numbers(self) -> impl Iterator<Item = u64> {
        (1..=Self::MOST).filter(move |&number| self.contains(number))
    }
}

/// Reads `1,2,3`.
impl FromStr for Taken {
    type Err = NoSuchGame;

    fn from_str(numbers: &str) -> Result<Self, NoSuchGame> {
        if numbers.trim().is_empty() {
            return Err(NoSuchGame::NoCode);
        }
        let mut taken = 0;
        for word in numbers.split(',') {
            match word.trim().parse() {
                Ok(number @ 1..=Self::MOST) => taken |= 1 << number,
                _ => return Err(NoSuchGame::NotTaken { most: Self::MOST }),
            }
        }
        Ok(Self(taken))
    }
}

/// `1,2,3`.
impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.numbers().map(|number| number.to_string()).collect();
        f.write_str(&numbers.join(","))
    }
}
