//! Tower Breakers, by pairing and by prime factors.
//!
//! Three towers of height 6: two of them make a pair, on which every move can be copied. The third is broken down to 1
//! at once, and from then on player 1 copies.

use super::step::Step;
use crate::hand_built::nim_sum;
use crate::nim::{Towers, prime_factors};

pub(super) fn steps(towers: Towers) -> Vec<Step> {
    let Towers { count, height } = towers;
    let factors = prime_factors(height);
    let grundy = factors.len() as u64;
    let (pairs, left_over) = (count / 2, count % 2);
    let mut steps = vec![Step::PrimeFactors { height, factors }];
    if height == 1 {
        steps.push(Step::NoTowerMove { count });
        return steps;
    }
    steps.push(Step::Pairing {
        count,
        pairs,
        left_over,
    });
    // Any pair of equal rows adds 0, so the left-over tower alone decides.
    let value = nim_sum(&vec![grundy; usize::from(left_over == 1)]);
    steps.push(Step::TowerSum {
        count,
        grundy,
        value,
    });
    if value != 0 {
        steps.push(Step::BreakTower {
            from: height,
            remaining: count - 1,
        });
    }
    steps
}

pub(super) fn divide_out(height: u32) -> Vec<Step> {
    let mut number = height;
    prime_factors(height)
        .into_iter()
        .map(|prime| {
            let rest = number / prime;
            let step = Step::DivideOut {
                number,
                prime,
                rest,
            };
            number = rest;
            step
        })
        .collect()
}
