//! The value of a tower is the number of its prime factors, judged by the primes that it was built from.

use proptest::collection::vec;
use proptest::prelude::*;
use theory::{Game, Heaps};

use crate::support::cases;

pub fn is_prime(number: u64) -> bool {
    number > 1 && (2..=number.isqrt()).all(|divisor| !number.is_multiple_of(divisor))
}

proptest! {
    #![proptest_config(cases(240))]

    /// A product of primes is worth as many as were multiplied, and its divisors are products of some of them.
    #[test]
    fn a_tower_is_worth_the_primes_that_it_was_built_from(wanted in vec((1_u64.., 1..17_u32), 1..12)) {
        let mut height = 1_u64;
        let mut count = 0;
        for (number, digits) in wanted {
            let from = number >> (64 - digits);
            let prime = (from..=u64::MAX).find(|&number| is_prime(number)).unwrap();
            if let Some(higher) = height.checked_mul(prime).filter(|&higher| higher <= u32::MAX.into()) {
                height = higher;
                count += 1;
            }
        }
        prop_assert_eq!(Game::Divisors.value(height), count, "{}", height);
        prop_assert_eq!(Game::Divisors.options_worth(height, 0).next(), (height > 1).then_some(Heaps::One(1)));
    }
}
