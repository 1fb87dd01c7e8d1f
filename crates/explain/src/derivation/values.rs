//! What the rows of games other than Nim are worth, and why: what each heap may become, and the least number missing among
//! those values.
//!
//! If one, two or three may be taken, a heap of 3 may become 2, 1 or nothing, worth 2, 1 and 0; so it is worth 3. A
//! heap of 4 may become 3, 2 or 1, worth 3, 2 and 1; so it is worth 0.
//!
//! Of three equal towers worth 2 each, two make a pair on which every move can be copied. Player 1 makes the third
//! worthless and copies from then on.

use std::collections::{BTreeMap, BTreeSet};

use super::statements::{
    BreakPairing, DivideOut, EqualSum, HeapValue, OptionValue, OptionsWorth, Pairing, Target,
};
use super::step::Step;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Game, Heaps, Move, Towers, prime_factors};

/// The most heaps of different sizes that are worked out in full; of all others only the value is shown.
const MOST_IN_FULL: usize = 6;
/// A heap with at most this many options lists them one by one; otherwise those of equal value are shown together.
const MOST_OPTIONS: u64 = 12;

/// The value of each heap that is not one of Nim; empty if there are only those.
pub(crate) fn steps(board: &Board) -> Vec<Step> {
    let mut heaps: BTreeMap<Game, BTreeSet<u64>> = BTreeMap::new();
    for (game, rows) in board.parts() {
        if game != Game::Nim {
            heaps.entry(game).or_default().extend(rows);
        }
    }
    heaps.into_iter().flat_map(|(game, sizes)| of_game(game, &sizes)).collect()
}

/// The values of heaps of one game: those of the smaller heaps, then heap by heap.
fn of_game(game: Game, sizes: &BTreeSet<u64>) -> Vec<Step> {
    let told: Vec<u64> = sizes.iter().copied().take(MOST_IN_FULL).collect();
    // Those of divisors follow from the size alone.
    let largest = told.last().copied().filter(|&heap| heap > 0 && game != Game::Divisors);
    let smaller = largest.map(|heap| Step::SmallerValues { game, to: heap - 1 });
    let values = told.into_iter().map(|heap| Step::HeapValue(HeapValue::of(game, heap)));
    smaller.into_iter().chain(values).collect()
}

impl HeapValue {
    /// The value of a heap of a game.
    pub fn of(game: Game, heap: u64) -> Self {
        Self { game, heap, value: game.value(heap) }
    }
}

/// What a heap may become, with the value of each option, or, if there are many, how often each value occurs.
pub(crate) fn options(game: Game, heap: u64) -> Vec<Step> {
    if game.count_options(heap) <= MOST_OPTIONS {
        let option =
            |option| Step::OptionValue(OptionValue { game, option, value: game.worth(option) });
        return game.options(heap).map(option).collect();
    }
    let mut by_value: BTreeMap<u64, (Heaps, u64)> = BTreeMap::new();
    for option in game.options(heap) {
        by_value.entry(game.worth(option)).or_insert((option, 0)).1 += 1;
    }
    let together = by_value.into_iter();
    together
        .map(|(value, (example, count))| {
            Step::OptionsWorth(OptionsWorth { game, value, count, example })
        })
        .collect()
}

/// The value that each row needs, and whether a move leads to it.
pub(crate) fn targets(board: &Board, nim_sum: u64) -> Vec<Step> {
    let rows = board.numbered_with_games();
    rows.map(|(row, game, size)| target(row, game, size, nim_sum)).collect()
}

/// The value that one row needs, and whether a move leads to it.
pub(crate) fn target(row: usize, game: Game, size: u64, nim_sum: u64) -> Step {
    let value = game.value(size);
    let target = bitwise_exclusive_or(value, nim_sum);
    Step::Target(Target {
        row,
        game,
        size,
        value,
        target,
        moves: game.count_worth(size, target),
        example: game.options_worth(size, target).next(),
    })
}

/// Whether a move gives its row a higher value.
pub(crate) fn is_raised(board: &Board, mv: Move) -> bool {
    let (before, after) = board.values_of(mv);
    after > before
}

/// A move that gives a row a higher value, if one is found quickly.
pub(crate) fn raising(board: &Board) -> Option<Move> {
    const TRIED: usize = 10_000;
    let mut rows = board.numbered_with_games();
    rows.find_map(|(row, game, from)| {
        let value = game.value(from);
        let mut options = game.options(from).take(TRIED);
        let becomes = options.find(|&option| game.worth(option) > value)?;
        Some(Move::new(row, game, from, becomes))
    })
}

/// The steps, and whether player 1, who moves first, wins.
pub(crate) fn of_towers(towers: Towers) -> (Vec<Step>, bool) {
    let Towers { count, size } = towers;
    let mut steps = vec![Step::HeapValue(HeapValue::of(Game::Divisors, size))];
    let each = towers.value_of_each();
    if each == 0 {
        steps.push(Step::NoOption { count });
        return (steps, false);
    }
    // The two towers of a pair cancel, so the one left over decides.
    let value = towers.value();
    steps.push(Step::Pairing(Pairing { count, pairs: count / 2, left_over: count % 2 }));
    steps.push(Step::EqualSum(EqualSum { count, each, value }));
    steps.extend(
        towers
            .winning_option()
            .map(|to| Step::BreakPairing(BreakPairing { from: size, to, remaining: count - 1 })),
    );
    (steps, value != 0)
}

impl DivideOut {
    /// The prime factors of a number divided out one after the other.
    pub fn one_by_one(mut number: u64) -> impl Iterator<Item = Self> {
        prime_factors(number).into_iter().map(move |prime| {
            let rest = number / prime;
            let step = Self { number, prime, rest };
            number = rest;
            step
        })
    }
}
