//! Tower Breakers: a move replaces one tower's height by a proper divisor of it; who cannot move loses.
//!
//! A tower of height m is worth a Nim row of Ω(m), the number of prime factors of m counted with repetition: each
//! move takes away at least one prime factor and may take away any number of them. 12 = 2 × 2 × 3 is worth 3.

/// `count` equal towers of height `height`, both at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Towers {
    /// How many towers there are, at least 1.
    pub count: u64,
    /// How high each of them is, 1 to 4294967295.
    pub height: u32,
}

impl Towers {
    /// Who wins with perfect play: player 1, who moves first, or player 2.
    ///
    /// An even number of equal towers is worth Ω(m) ⊕ Ω(m) ⊕ … = 0, an odd number Ω(m), which is 0 only for m = 1.
    #[must_use]
    pub fn winner(self) -> u8 {
        if self.height == 1 || self.count.is_multiple_of(2) {
            2
        } else {
            1
        }
    }
}

/// The prime factors of a number from the smallest up, each as often as it divides; none for 0 and 1.
///
/// `prime_factors(12)` is `[2, 2, 3]`.
#[must_use]
pub fn prime_factors(number: u32) -> Vec<u32> {
    let mut rest = number;
    let mut factors = Vec::new();
    let mut candidate = 2;
    while rest > 1 {
        if u64::from(candidate) * u64::from(candidate) > u64::from(rest) {
            candidate = rest;
        }
        while rest.is_multiple_of(candidate) {
            factors.push(candidate);
            rest /= candidate;
        }
        candidate += 1;
    }
    factors
}
