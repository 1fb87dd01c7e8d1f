//! Seeded randomness: the same numbers on every machine and in every later release.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Makes up questions.
#[derive(Clone, Debug)]
pub struct Generator {
    chance: Xoshiro256PlusPlus,
    /// How many rows each board has; random if `None`.
    pub(crate) rows: Option<u64>,
}

impl Generator {
    /// A generator determined by the seed.
    pub fn new(seed: u64) -> Self {
        Self { chance: Xoshiro256PlusPlus::seed_from_u64(seed), rows: None }
    }

    /// The same with boards of this many rows, at least two: one row leaves nothing to ask.
    pub fn with_rows(self, rows: u64) -> Self {
        if rows >= 2 { Self { rows: Some(rows), ..self } } else { self }
    }

    /// The generator for one question of a round, independent of what was asked before.
    pub fn of_question(seed: u64, number: u64) -> Self {
        // The 64-bit golden ratio, an odd constant, spreads neighbouring numbers over all seeds.
        const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
        Self::new(seed ^ number.wrapping_mul(SPREAD))
    }

    /// A seed from some bytes (FNV-1a).
    pub fn seed_of(bytes: impl Iterator<Item = u8>) -> u64 {
        const BASIS: u64 = 0xCBF2_9CE4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01B3;
        bytes.fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
    }

    /// A uniformly distributed number from `least` to `most`.
    pub fn number(&mut self, least: u64, most: u64) -> u64 {
        self.chance.random_range(least..=most)
    }

    /// True once in this many times on average.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        self.number(1, times) == 1
    }

    /// An index into a list of this length.
    pub fn index(&mut self, count: usize) -> usize {
        usize::try_from(self.number(0, count.max(1) as u64 - 1)).unwrap_or(0)
    }

    /// The indices of this many items in random order; never the original order, if there is another.
    pub fn mixed(&mut self, count: usize) -> Vec<usize> {
        let mut places: Vec<usize> = (0..count).collect();
        loop {
            for last in (1..count).rev() {
                places.swap(last, self.index(last + 1));
            }
            if count < 2 || !places.is_sorted() {
                return places;
            }
        }
    }
}
