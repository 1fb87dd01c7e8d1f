//! Tower Breakers, by pairing and by prime factors.
//!
//! Three towers of height 6: two of them make a pair, on which every move can be copied. The third is broken down to 1
//! at once, and from then on player 1 copies.

use super::Conclusion;
use super::step::Step;
use crate::nim::{Towers, prime_factors};

/// The steps, and the player who wins.
pub(super) fn steps(towers: Towers) -> (Vec<Step>, Conclusion) {
    let Towers { count, height } = towers;
    let factors = prime_factors(height);
    let grundy = factors.len() as u64;
    let mut steps = vec![Step::PrimeFactors { height, factors }];
    if height == 1 {
        steps.push(Step::NoTowerMove { count });
        return (steps, Conclusion::Towers { towers, winner: 2 });
    }
    let (pairs, left_over) = (count / 2, count % 2);
    // The two towers of a pair are worth nothing together, so the one left over decides.
    let value = left_over * grundy;
    steps.push(Step::Pairing {
        count,
        pairs,
        left_over,
    });
    steps.push(Step::TowerSum {
        count,
        grundy,
        value,
    });
    if value == 0 {
        return (steps, Conclusion::Towers { towers, winner: 2 });
    }
    steps.push(Step::BreakTower {
        from: height,
        remaining: count - 1,
    });
    (steps, Conclusion::Towers { towers, winner: 1 })
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
