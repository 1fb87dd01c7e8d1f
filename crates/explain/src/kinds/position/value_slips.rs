//! Buggy rules for the values of heaps.
//!
//! If one, two or three may be taken, a heap of 4 may become 3, 2 or 1, worth 3, 2 and 1; so it is worth 0. Taking its
//! size for its value gives 4; so does taking one more than the largest of those values.

use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigInt;

use crate::judgement::{Diagnosis, Slip, number};
use theory::{Board, Game, Heaps, Move, Position};

/// The nim sums that misconceptions lead to; empty if only Nim is played.
pub(crate) fn slips(board: &Board) -> Vec<Slip> {
    if board.is_nim() {
        return Vec::new();
    }
    let added: BigInt = board.values().iter().map(|&value| BigInt::from(value)).sum();
    let of_sizes = sum_of_sizes(board);
    let mut slips =
        vec![number(Diagnosis::SizeForValue, of_sizes), number(Diagnosis::ValuesAdded, added)];
    for (diagnosis, mex) in [
        (Diagnosis::MexFromOne, WrongMex::FromOne),
        (Diagnosis::MexAboveLargest, WrongMex::AboveLargest),
    ] {
        if let Some([at_last, throughout]) = mex.nim_sums(board) {
            slips.push(number(diagnosis.clone(), at_last));
            // One more than the largest, applied repeatedly, often gives the size, which is easier to arrive at.
            if throughout != of_sizes {
                slips.push(number(diagnosis, throughout));
            }
        }
    }
    slips
}

/// The XOR of the sizes.
fn sum_of_sizes(board: &Board) -> u64 {
    board.rows().iter().fold(0, |sum, size| sum ^ size)
}

/// The rows that would hold a winning move if every heap were worth its size: those where the rules allow the change,
/// and those where Nim would.
pub(crate) fn rows_by_size(position: &Position) -> Vec<BTreeSet<BigInt>> {
    /// More moves in a row than anybody tries by hand.
    const MOST_TRIED: u64 = 2000;
    let board = &position.board;
    let sum = sum_of_sizes(board);
    if board.is_nim() {
        return Vec::new();
    }
    let is_smaller = |size: u64| size ^ sum < size;
    let mut in_nim = BTreeSet::new();
    let mut by_the_rules = BTreeSet::new();
    for (row, game, from) in board.numbered_with_games() {
        let is_one = |becomes| evens_out(sum, Move::new(row, game, from, becomes));
        if is_smaller(from) {
            in_nim.insert(BigInt::from(row));
        }
        let has_option = if game == Game::Nim {
            is_smaller(from)
        } else {
            sum != 0 && game.count_options(from) <= MOST_TRIED && game.options(from).any(is_one)
        };
        if has_option {
            by_the_rules.insert(BigInt::from(row));
        }
    }
    vec![in_nim, by_the_rules]
}

/// Whether a move would win if every heap were worth its size; without a move, whether none would.
pub(crate) fn wins_by_size(board: &Board, mv: Option<Move>) -> bool {
    let sum = sum_of_sizes(board);
    match mv {
        Some(mv) => sum != 0 && evens_out(sum, mv),
        None => sum == 0,
    }
}

/// Whether the XOR of the sizes is 0 after a move.
fn evens_out(sum: u64, mv: Move) -> bool {
    let left = Vec::from(mv.becomes).into_iter();
    left.fold(sum ^ mv.from, |sum, size| sum ^ size) == 0
}

/// Whether a move leaves value 0 in a row that should have another value.
pub(crate) fn leaves_zero(position: &Position, mv: Move) -> bool {
    let sum = position.nim_sum();
    let (before, after) = position.board.values_of(mv);
    sum != 0 && after == 0 && before ^ sum != 0
}

/// Wrong substitutes for the least missing number.
#[derive(Clone, Copy, Debug)]
enum WrongMex {
    /// The least from 1 on.
    FromOne,
    /// One more than the largest that is there.
    AboveLargest,
}

/// The values of the heaps of one game, from 0 on, with a wrong mex.
struct WrongValues {
    /// If it is used only in the last step.
    at_last: Vec<u64>,
    /// If it is also used for the smaller heaps.
    throughout: Vec<u64>,
}

impl WrongMex {
    /// Larger than any heap that is worked out by hand.
    const LARGEST_HEAP: u64 = 64;

    fn of(self, values: &BTreeSet<u64>) -> u64 {
        match self {
            // Of one number more than there are values, one is missing.
            Self::FromOne => {
                (1..=values.len() as u64 + 1).find(|value| !values.contains(value)).unwrap_or(1)
            }
            Self::AboveLargest => values.last().map_or(0, |largest| largest + 1),
        }
    }

    fn values(self, game: Game, largest: u64) -> WrongValues {
        let mut throughout: Vec<u64> = Vec::new();
        let mut at_last = Vec::new();
        for heap in 0..=largest {
            let right = game.options(heap).map(|option| game.worth(option));
            at_last.push(self.of(&right.collect()));
            let worth = |heap: u64| {
                let index = usize::try_from(heap).ok();
                index.and_then(|index| throughout.get(index).copied())
            };
            let wrong = game.options(heap).filter_map(|option| match option {
                Heaps::Nothing => worth(0),
                Heaps::One(size) => worth(size),
                Heaps::Two(first, second) => Some(worth(first)? ^ worth(second)?),
            });
            let wrong_value = self.of(&wrong.collect());
            throughout.push(wrong_value);
        }
        WrongValues { at_last, throughout }
    }

    /// The nim sum with it in the last step of every heap, and with it throughout.
    fn nim_sums(self, board: &Board) -> Option<[u64; 2]> {
        let mut largest: BTreeMap<Game, u64> = BTreeMap::new();
        for (game, rows) in board.parts() {
            if game != Game::Nim {
                let most = rows.iter().copied().max().unwrap_or(0);
                largest.entry(game).and_modify(|it| *it = most.max(*it)).or_insert(most);
            }
        }
        if largest.values().any(|&heap| heap > Self::LARGEST_HEAP) {
            return None;
        }
        let values: BTreeMap<Game, WrongValues> =
            largest.into_iter().map(|(game, largest)| (game, self.values(game, largest))).collect();
        let mut sums = [0, 0];
        for (game, rows) in board.parts() {
            for &size in rows {
                let [at_last, throughout] = match values.get(&game) {
                    None => [size, size],
                    Some(values) => {
                        let heap = usize::try_from(size).ok()?;
                        [*values.at_last.get(heap)?, *values.throughout.get(heap)?]
                    }
                };
                sums[0] ^= at_last;
                sums[1] ^= throughout;
            }
        }
        Some(sums)
    }
}
