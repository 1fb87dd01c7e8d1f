//! What the heaps of equal sums are worth, replayed: prime factors by dividing them out, and the heap left over by the
//! rules of its game.

use nimlab::derivation::{HeapValue, Step};
use nimlab::game::ValueFrom;

use super::values;
use crate::games::large_heaps::is_prime;

pub fn heap_value(told: &HeapValue, substeps: &[Step]) {
    let &HeapValue { game, heap, value, .. } = told;
    assert_eq!(value, game.rules().value(heap));
    match &told.from {
        ValueFrom::Size => {
            assert_eq!(value, heap);
            assert!(substeps.is_empty(), "a size speaks for itself");
        }
        ValueFrom::Options => values::by_options(game, heap, value, substeps),
        ValueFrom::Period { .. } => values::by_period(told, substeps),
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
    assert!(told.iter().all(|&prime| is_prime(prime)));
    assert!(told.is_sorted());
    // That each is divided out rightly, its own step says.
    let mut next = heap;
    for (step, &factor) in substeps.iter().zip(told) {
        let Step::DivideOut(divided) = step else {
            panic!("prime factors are divided out, not {step:?}");
        };
        assert_eq!((divided.number, divided.prime), (next, factor));
        next = divided.rest;
    }
    assert_eq!((next, substeps.len()), (1, told.len()));
}
