//! The value of a heap, replayed: prime factors by dividing them out, any other heap by the rules of its game.

use explain::derivation::{HeapValue, Step};
use theory::Game;

use super::values;
use crate::theorems::games::prime_factors::is_prime;

pub fn heap_value(told: &HeapValue, substeps: &[Step]) {
    let &HeapValue { game, heap, value, .. } = told;
    assert_eq!(value, game.value(heap));
    match game {
        Game::Divisors => prime_factors(heap, value, substeps),
        _ => values::by_options(game, heap, value, substeps),
    }
}

fn prime_factors(heap: u64, value: u64, substeps: &[Step]) {
    assert_eq!(value, substeps.len() as u64);
    let mut next = heap;
    for step in substeps {
        // That each is divided out rightly, its own step says.
        let Step::DivideOut(divided) = step else {
            panic!("prime factors are divided out, not {step:?}");
        };
        assert_eq!(divided.number, next);
        assert!(is_prime(divided.prime));
        next = divided.rest;
    }
    assert!(next == 1 || heap == 0);
}
