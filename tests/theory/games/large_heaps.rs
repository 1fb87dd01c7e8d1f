//! The moves of large heaps in Lasker's Nim and Tower Breakers: found and counted without going through them all, and judged by
//! counts that are made in other ways.

use nimlab::game::{Game, Heaps};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::cases;

proptest! {
    #![proptest_config(cases(240))]

    /// The moves of a large heap of Lasker's Nim are legal, worth what was asked for, and in order.
    #[test]
    fn splits_of_a_large_heap_are_worth_what_is_asked_for(heap in 1_u64..u64::MAX - 1, at in any::<prop::sample::Index>(), bits in 0..10_u32) {
        let rules = "lasker".parse::<Game>().unwrap().rules();
        let rule = |heap: u64| match heap % 4 {
            0 if heap > 0 => heap - 1,
            3 => heap + 1,
            _ => heap,
        };
        // What some split is worth, often with few digits.
        let heap = heap >> (6 * bits);
        let part = 1 + at.index(usize::try_from((heap / 2).max(1)).unwrap()) as u64;
        prop_assume!(part < heap);
        let value = rule(part) ^ rule(heap - part);
        let found: Vec<Heaps> = rules.options_worth(heap, value).take(200).collect();
        let count = rules.count_worth(heap, value);
        prop_assert!(count >= found.len() as u64 && (found.len() == 200 || count == found.len() as u64));
        let firsts: Vec<u64> = found.iter().filter_map(|option| match option {
            Heaps::Two(first, second) => {
                assert!(first <= second && first + second == heap && *first > 0);
                assert_eq!(rule(*first) ^ rule(*second), value);
                Some(*first)
            }
            left => {
                assert!(left.total() < heap && rule(left.total()) == value);
                None
            }
        }).collect();
        prop_assert!(firsts.is_sorted_by(|one, next| one < next));
        let smaller = part.min(heap - part);
        prop_assert!(firsts.contains(&smaller) || firsts.len() > 190);
        let taking = u64::from(found.len() > firsts.len());
        prop_assert_eq!(count, taking + splits_by_digits(heap, value), "{} {}", heap, value);
    }
}

/// How many splits of a heap of Lasker's Nim are worth so much, counted digit by digit with the carry of their sum.
fn splits_by_digits(heap: u64, value: u64) -> u64 {
    // What all but the last two digits of the value are more than those of the size, and the last two.
    let places = [(-1_i128, 3_u64), (0, 1), (0, 2), (1, 0)];
    let mut ordered = 0;
    for (one, &(more, digits)) in (0_u64..).zip(&places) {
        for (other, &(other_more, other_digits)) in (0_u64..).zip(&places) {
            if (one + other) % 4 != heap % 4
                || digits ^ other_digits != value % 4
                || one + other > heap
            {
                continue;
            }
            let sum = i128::from((heap - one - other) / 4) + more + other_more;
            // With the places of 0 mod 4 the size itself must not be 0; with the others all but the last digits may be.
            let Ok(sum) = u64::try_from(sum) else {
                continue;
            };
            ordered += pairs(sum, value / 4);
            let both = [(more, sum == value / 4), (other_more, sum == value / 4)];
            let none =
                both.iter().filter(|(more, is_there)| *more == 1 && *is_there).count() as u64;
            // Numbers less than the least that the place has: 0 where all but the last digits are one more.
            ordered -= if sum == 0 { none.min(1) } else { none };
        }
    }
    ordered.div_ceil(2)
}

/// How many ordered pairs of numbers have this sum and this XOR.
fn pairs(sum: u64, xor: u64) -> u64 {
    let mut ways = [1_u64, 0];
    for bit in 0..64 {
        let mut next = [0; 2];
        for (carry, &ways) in ways.iter().enumerate() {
            for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let total = a + b + carry as u64;
                if total % 2 == sum >> bit & 1 && a ^ b == xor >> bit & 1 {
                    next[usize::try_from(total / 2).unwrap()] += ways;
                }
            }
        }
        ways = next;
    }
    ways[0]
}

pub fn is_prime(number: u64) -> bool {
    number > 1 && (2..=number.isqrt()).all(|divisor| !number.is_multiple_of(divisor))
}

proptest! {
    #![proptest_config(cases(240))]

    /// A product of primes is worth as many as were multiplied, and its divisors are products of some of them.
    #[test]
    fn a_tower_is_worth_the_primes_that_it_was_built_from(wanted in vec((1_u64.., 1..33_u32), 1..12)) {
        let mut height = 1_u64;
        let mut count = 0;
        for (number, digits) in wanted {
            let from = number >> (64 - digits);
            let prime = (from..=u64::MAX).find(|&number| is_prime(number)).unwrap();
            if let Some(higher) = height.checked_mul(prime) {
                height = higher;
                count += 1;
            }
        }
        let rules = "divisors".parse::<Game>().unwrap().rules();
        prop_assert_eq!(rules.value(height), count, "{}", height);
        let of_one: Vec<Heaps> = rules.options_worth(height, 1).collect();
        prop_assert!(count == 1 || of_one.iter().all(|prime| is_prime(prime.total())));
    }
}
