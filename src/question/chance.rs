//! Chance that a seed decides: the same numbers on every machine and in every later release.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Makes up questions.
#[derive(Clone, Debug)]
pub struct Generator {
    chance: Xoshiro256PlusPlus,
    /// How many rows each board has, where that is not left to chance.
    pub(super) rows: Option<u64>,
}

impl Generator {
    /// A generator whose questions the seed decides.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            rows: None,
        }
    }

    /// The same with boards of so many rows, of two at least: of one row there is nothing to ask.
    #[must_use]
    pub fn with_rows(self, rows: u64) -> Self {
        let rows = (rows >= 2).then_some(rows);
        Self { rows, ..self }
    }

    /// The generator of one question of a round: what was asked before changes nothing.
    #[must_use]
    pub fn of_question(seed: u64, number: u64) -> Self {
        // An odd constant, the golden ratio of 64 bits, spreads neighbouring numbers over all seeds.
        const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
        Self::new(seed ^ number.wrapping_mul(SPREAD))
    }

    /// A seed that some bytes decide (FNV-1a).
    #[must_use]
    pub fn seed_of(bytes: impl Iterator<Item = u8>) -> u64 {
        const BASIS: u64 = 0xCBF2_9CE4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01B3;
        bytes.fold(BASIS, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(PRIME)
        })
    }

    /// A number from `least` to `most`, each as likely as any other.
    pub fn number(&mut self, least: u64, most: u64) -> u64 {
        self.chance.random_range(least..=most)
    }

    /// Something that happens once in this many times.
    pub(super) fn once_in(&mut self, times: u64) -> bool {
        self.number(1, times) == 1
    }

    /// A place in a list of this many.
    pub fn index(&mut self, count: usize) -> usize {
        usize::try_from(self.number(0, count.max(1) as u64 - 1)).unwrap_or(0)
    }

    /// So many places mixed: any order of them but that in which they stand, where there is another.
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
