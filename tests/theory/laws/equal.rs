//! What the heaps of equal sums are worth, replayed: prime factors by dividing them out, and the heap left over by the
//! rules of its game.

use nimlab::derivation::{DivideOut, Step};
use nimlab::game::{Game, Heaps, ValueFrom};

use super::values;

pub fn heap_value(game: Game, heap: u64, value: u64, from: &ValueFrom, substeps: &[Step]) {
    assert_eq!(value, game.rules().value(heap));
    match from {
        ValueFrom::Size => {
            assert_eq!(value, heap);
            assert!(substeps.is_empty(), "a size speaks for itself");
        }
        ValueFrom::Options => values::by_options(game, heap, value, substeps),
        ValueFrom::Period { .. } => values::by_period(game, heap, value, from, substeps),
        ValueFrom::PrimeFactors(told) => {
            assert_eq!(value, told.len() as u64);
            prime_factors(heap, told, substeps);
        }
    }
}

fn prime_factors(heap: u64, told: &[u64], substeps: &[Step]) {
    if heap == 0 {
        return assert!(told.is_empty() && substeps.is_empty());
    }
    let product: u128 = told.iter().copied().map(u128::from).product();
    assert_eq!(product, heap.into());
    assert!(told.iter().all(|&prime| is_prime(prime)));
    assert!(told.is_sorted());
    let mut next = heap;
    let mut divided_out = Vec::new();
    for step in substeps {
        let &Step::DivideOut(DivideOut {
            number,
            prime,
            rest,
        }) = step
        else {
            panic!("prime factors are divided out, not {step:?}");
        };
        assert_eq!(number, next);
        divided_out.push(prime);
        next = rest;
    }
    assert_eq!((next, &divided_out[..]), (1, told));
}

fn is_prime(number: u64) -> bool {
    let mut divisors = (2..).take_while(|&divisor: &u64| divisor.pow(2) <= number);
    number > 1 && divisors.all(|divisor| !number.is_multiple_of(divisor))
}

/// The rules let one heap become the other, which no move can gain anything from.
pub fn made_worthless(game: Game, from: u64, to: u64) {
    assert!(game.rules().allows(from, Heaps::from(to)));
    assert_eq!(game.rules().value(to), 0);
}
