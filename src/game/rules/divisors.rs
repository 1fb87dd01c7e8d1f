//! The rules of Tower Breakers: a move replaces a tower's height by a proper divisor of it; who cannot move loses.
//!
//! A tower of height m is worth Ω(m), the number of prime factors of m counted with repetition: each move takes away at
//! least one prime factor and may take away any number of them. 12 = 2 × 2 × 3 is worth 3.

use super::super::moves::Heaps;
use super::heap_rules::{EqualForm, HeapOptions, HeapRules, ValueFrom};

/// The rules of Tower Breakers.
pub(super) struct Divisors;

static FORM: EqualForm = EqualForm {
    word: "towers",
    also: &["tower-breakers", "breakers", "divisors"],
    takes: "two numbers, how many towers and how high they are",
    example: "towers 3 6",
    count: "a number of towers",
    size: "a height of towers",
    sizes: (1, u32::MAX as u64),
};

impl HeapRules for Divisors {
    /// The smallest divisor first.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Box::new(proper_divisors(heap).into_iter().map(Heaps::One))
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        matches!(option, Heaps::One(divisor) if divisor < heap && heap.is_multiple_of(divisor))
    }

    /// The factors of larger numbers may take minutes to find.
    fn most(&self, _wanted: u64) -> u64 {
        u64::from(u32::MAX)
    }

    fn value(&self, heap: u64) -> u64 {
        prime_factors(heap).len() as u64
    }

    fn value_from(&self, heap: u64) -> ValueFrom {
        ValueFrom::PrimeFactors(prime_factors(heap))
    }

    fn equal_form(&self) -> Option<&'static EqualForm> {
        Some(&FORM)
    }
}

/// The divisors of a number but for itself, from the smallest up; none for 0 and 1.
fn proper_divisors(number: u64) -> Vec<u64> {
    let small: Vec<u64> = (1..=number.isqrt())
        .filter(|&divisor| number.is_multiple_of(divisor))
        .collect();
    let large = small.iter().rev().map(|divisor| number / divisor);
    let mut divisors: Vec<u64> = small.iter().copied().chain(large).collect();
    divisors.dedup();
    divisors.retain(|&divisor| divisor < number);
    divisors
}

/// The prime factors of a number from the smallest up, each as often as it divides; none for 0 and 1.
///
/// `prime_factors(12)` is `[2, 2, 3]`.
#[must_use]
pub fn prime_factors(number: u64) -> Vec<u64> {
    let mut rest = number;
    let mut factors = Vec::new();
    let mut candidate = 2;
    while rest > 1 {
        if u128::from(candidate) * u128::from(candidate) > u128::from(rest) {
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
