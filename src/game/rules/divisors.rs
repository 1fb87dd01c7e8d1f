//! The rules of Tower Breakers: a move replaces a tower's height by a proper divisor of it; who cannot move loses.
//!
//! A tower of height m is worth Ω(m), the number of prime factors of m counted with repetition: each move takes away at
//! least one prime factor and may take away any number of them. 12 = 2 × 2 × 3 is worth 3.

use super::super::heaps::Heaps;
use super::factors::prime_factors;
use super::heap_rules::{EqualForm, HeapOptions, HeapRules};
use super::values::ValueFrom;

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
        Box::new(proper_divisors(heap, |_| true).map(Heaps::One))
    }

    fn is_tame(&self) -> bool {
        true
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        matches!(option, Heaps::One(divisor) if divisor < heap && heap.is_multiple_of(divisor))
    }

    fn value(&self, heap: u64) -> u64 {
        prime_factors(heap).len() as u64
    }

    fn value_from(&self, heap: u64) -> ValueFrom {
        ValueFrom::PrimeFactors(prime_factors(heap))
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        Box::new(proper_divisors(heap, move |primes| primes == value).map(Heaps::One))
    }

    fn equal_form(&self) -> Option<&'static EqualForm> {
        Some(&FORM)
    }
}

/// The proper divisors of a number whose count of prime factors is wanted, ascending; none for 0 and 1.
fn proper_divisors(number: u64, wanted: impl Fn(u64) -> bool) -> impl Iterator<Item = u64> {
    let mut divisors = vec![(1, 0)];
    for power in prime_factors(number).chunk_by(|one, next| one == next) {
        let so_far = divisors.clone();
        let mut times = 1;
        for (count, prime) in (1..).zip(power) {
            times *= prime;
            divisors
                .extend(so_far.iter().map(|(divisor, primes)| (divisor * times, primes + count)));
        }
    }
    divisors.retain(|&(divisor, primes)| divisor < number && wanted(primes));
    divisors.sort_unstable();
    divisors.into_iter().map(|(divisor, _)| divisor)
}
