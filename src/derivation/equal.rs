//! Equal heaps of any game, by what one of them is worth and by pairing.
//!
//! Three heaps worth 2 each: two of them make a pair, on which every move can be copied. The third is made worthless at
//! once, and from then on player 1 copies.

use super::statements::{BreakPairing, DivideOut, EqualSum, HeapValue, Pairing};
use super::step::Step;
use crate::game::{EqualHeaps, ValueFrom};

/// The steps, and whether player 1, who moves first, wins.
pub(super) fn steps(heaps: EqualHeaps) -> (Vec<Step>, bool) {
    let EqualHeaps { game, count, size } = heaps;
    let each = game.rules().value(size);
    let mut steps = vec![Step::HeapValue(HeapValue::of(game, size))];
    if each == 0 {
        steps.push(Step::NoOption { game, count });
        return (steps, false);
    }
    let (pairs, left_over) = (count / 2, count % 2);
    // The two heaps of a pair are worth nothing together, so the one left over decides.
    let value = left_over * each;
    steps.push(Step::Pairing(Pairing {
        game,
        count,
        pairs,
        left_over,
    }));
    steps.push(Step::EqualSum(EqualSum {
        game,
        count,
        each,
        value,
    }));
    steps.extend(heaps.winning_option().map(|becomes| {
        Step::BreakPairing(BreakPairing {
            game,
            from: size,
            to: becomes.total(),
            remaining: count - 1,
        })
    }));
    (steps, value != 0)
}

/// The prime factors of a heap, divided out one after the other.
pub(super) fn divide_out(heap: u64, from: &ValueFrom) -> Vec<Step> {
    let ValueFrom::PrimeFactors(primes) = from else {
        return Vec::new();
    };
    DivideOut::one_by_one(heap, primes)
        .map(Step::DivideOut)
        .collect()
}

impl DivideOut {
    /// The prime factors of a number divided out one after the other.
    pub fn one_by_one(mut number: u64, primes: &[u64]) -> impl Iterator<Item = Self> {
        primes.iter().map(move |&prime| {
            let rest = number / prime;
            let step = Self {
                number,
                prime,
                rest,
            };
            number = rest;
            step
        })
    }
}
