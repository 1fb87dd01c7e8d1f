//! What the rows of games other than Nim are worth, and why: what each heap may become, the least number missing among
//! those values, and the period if the values repeat.
//!
//! If one, two or three may be taken, a heap of 3 may become 2, 1 or nothing, worth 2, 1 and 0; so it is worth 3. A
//! heap of 4 may become 3, 2 or 1, worth 3, 2 and 1; so it is worth 0.
//!
//! Of three equal heaps worth 2 each, two make a pair on which every move can be copied. Player 1 makes the third
//! worthless and copies from then on.

use std::collections::{BTreeMap, BTreeSet};

use super::columns::evened_out;
use super::statements::{
    BreakPairing, DivideOut, EqualSum, HeapValue, OptionValue, OptionsWorth, Pairing, Target,
};
use super::step::Step;
use crate::game::{Board, EqualHeaps, Family, Game, Heaps, Move, ValueFrom};
use crate::hand_built::bitwise_exclusive_or;

/// The most heaps of different sizes that are worked out in full; of all others only the value is shown.
const MOST_IN_FULL: usize = 6;
/// A heap with at most this many options lists them one by one; otherwise those of equal value are shown together.
const MOST_OPTIONS: u64 = 12;

/// The value of each heap that is not one of Nim; empty if there are only those.
pub(super) fn steps(board: &Board) -> Vec<Step> {
    let mut heaps: BTreeMap<Game, BTreeSet<u64>> = BTreeMap::new();
    for (game, rows) in board.parts() {
        if game.family() != Family::Nim {
            heaps.entry(game).or_default().extend(rows);
        }
    }
    heaps.into_iter().flat_map(|(game, sizes)| of_game(game, &sizes)).collect()
}

/// The values of heaps of one game: those of the smaller heaps, the period, then heap by heap.
fn of_game(game: Game, sizes: &BTreeSet<u64>) -> Vec<Step> {
    let rules = game.rules();
    let values: Vec<Step> = sizes
        .iter()
        .take(MOST_IN_FULL)
        .map(|&heap| Step::HeapValue(HeapValue::of(game, heap)))
        .collect();
    let told = |wanted: fn(&ValueFrom) -> bool| {
        let told = values.iter().filter_map(move |step| match step {
            Step::HeapValue(of) if wanted(&of.from) => Some(of.heap),
            _ => None,
        });
        told.max()
    };
    let smaller = told(|from| *from == ValueFrom::Options)
        .filter(|&heap| heap > 0)
        .map(|heap| Step::SmallerValues { game, to: heap - 1 });
    let repeats = told(|from| matches!(from, ValueFrom::Period { .. }))
        .and_then(|_| rules.period())
        .map(|period| Step::Repetition { game, period });
    smaller.into_iter().chain(repeats).chain(values).collect()
}

/// `values lasker --to 20`: what each heap can reach, the values, and how they go on.
pub(super) fn of_heaps(game: Game, to: u64) -> (Vec<Step>, Vec<u64>) {
    let rules = game.rules();
    let going_on = match rules.period() {
        Some(period) => Step::Repetition { game, period },
        None => Step::NoRepetition { game, searched: rules.searched() },
    };
    let outline = [Step::MexOfEach { game, to }, Step::SmallerValues { game, to }];
    let values = (0..=to).map(|heap| rules.value(heap)).collect();
    (outline.into_iter().chain([going_on]).collect(), values)
}

impl HeapValue {
    /// The value of a heap of a game.
    #[must_use]
    pub fn of(game: Game, heap: u64) -> Self {
        let rules = game.rules();
        Self { game, heap, value: rules.value(heap), from: rules.value_from(heap) }
    }
}

/// What a heap may become, with the value of each option, or, if there are many, how often each value occurs.
pub(super) fn options(game: Game, heap: u64) -> Vec<Step> {
    let rules = game.rules();
    if rules.count_options(heap) <= MOST_OPTIONS {
        let option =
            |option| Step::OptionValue(OptionValue { game, option, value: rules.worth(option) });
        return rules.options(heap).map(option).collect();
    }
    let mut by_value: BTreeMap<u64, (Heaps, u64)> = BTreeMap::new();
    for option in rules.options(heap) {
        by_value.entry(rules.worth(option)).or_insert((option, 0)).1 += 1;
    }
    let together = by_value.into_iter();
    together
        .map(|(value, (example, count))| {
            Step::OptionsWorth(OptionsWorth { game, value, count, example })
        })
        .collect()
}

/// The heaps up to this one with their values; if there are many, only the first.
pub(super) fn mex_of_each(game: Game, to: u64) -> Vec<Step> {
    const MOST: u64 = 30;
    (0..=to.min(MOST)).map(|heap| Step::HeapValue(HeapValue::of(game, heap))).collect()
}

/// The value that each row needs, and whether a move leads to it.
pub(super) fn targets(board: &Board, nim_sum: u64) -> Vec<Step> {
    let rows = board.numbered_with_games();
    rows.map(|(row, game, size)| target(row, game, size, nim_sum)).collect()
}

/// The value that one row needs, and whether a move leads to it.
pub(super) fn target(row: usize, game: Game, size: u64, nim_sum: u64) -> Step {
    let rules = game.rules();
    let value = rules.value(size);
    let (taken, put_back) = evened_out(value, nim_sum);
    let target = bitwise_exclusive_or(value, nim_sum);
    Step::Target(Target {
        row,
        game,
        size,
        value,
        taken,
        put_back,
        target,
        moves: rules.count_worth(size, target),
        example: rules.options_worth(size, target).next(),
    })
}

/// Whether a move gives its row a higher value.
pub(super) fn is_raised(board: &Board, mv: Move) -> bool {
    let (before, after) = board.values_of(mv);
    after > before
}

/// A move that gives a row a higher value, if one is found quickly.
pub(super) fn raising(board: &Board) -> Option<Move> {
    const TRIED: usize = 10_000;
    let mut rows = board.numbered_with_games();
    rows.find_map(|(row, game, from)| {
        let rules = game.rules();
        let value = rules.value(from);
        let mut options = rules.options(from).take(TRIED);
        let becomes = options.find(|&option| rules.worth(option) > value)?;
        Some(Move::new(row, game, from, becomes))
    })
}

/// The steps, and whether player 1, who moves first, wins.
pub(super) fn of_equal_heaps(heaps: EqualHeaps) -> (Vec<Step>, bool) {
    let EqualHeaps { game, count, size } = heaps;
    let each = game.rules().value(size);
    let mut steps = vec![Step::HeapValue(HeapValue::of(game, size))];
    if each == 0 {
        steps.push(Step::NoOption { game, count });
        return (steps, false);
    }
    let (pairs, left_over) = (count / 2, count % 2);
    // The two heaps of a pair cancel, so the one left over decides.
    let value = left_over * each;
    steps.push(Step::Pairing(Pairing { game, count, pairs, left_over }));
    steps.push(Step::EqualSum(EqualSum { game, count, each, value }));
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
    DivideOut::one_by_one(heap, primes).map(Step::DivideOut).collect()
}

impl DivideOut {
    /// The prime factors of a number divided out one after the other.
    pub fn one_by_one(mut number: u64, primes: &[u64]) -> impl Iterator<Item = Self> {
        primes.iter().map(move |&prime| {
            let rest = number / prime;
            let step = Self { number, prime, rest };
            number = rest;
            step
        })
    }
}
