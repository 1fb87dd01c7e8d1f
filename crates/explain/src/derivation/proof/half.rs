//! The two halves of the proof on a board: no move from nim sum 0 leaves 0, and from any other some move does; and a
//! game played this way down to the empty board, in which the winner always leaves nim sum 0.

use std::cmp::Reverse;

use crate::kinds::position::Analysis;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Move};

/// A board on which one half of the proof is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofBoard {
    /// The move that led to it, if it is not the board that was asked about.
    pub after: Option<Move>,
    /// The board.
    pub board: Board,
    /// Its nim sum.
    pub nim_sum: u64,
}

/// What a move does to the nim sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowChange {
    /// The move.
    pub mv: Move,
    /// The size of the row before it.
    pub x: u64,
    /// The size of the row after it.
    pub y: u64,
    /// The nim sum before it.
    pub s: u64,
    /// The nim sum after it: s ⊕ x ⊕ y.
    pub t: u64,
}

/// What a row would have to become for nim sum 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowToZero {
    /// The row, counted from 1.
    pub row: usize,
    /// Its size.
    pub x: u64,
    /// The place of the leftmost 1 of the nim sum.
    pub d: u64,
    /// Whether the row has a 1 there.
    pub has: bool,
    /// x ⊕ s, which is smaller than x exactly if the row has that 1.
    pub y: u64,
}

impl RowChange {
    pub(crate) fn of(mv: Move, s: u64) -> Self {
        let (x, y) = (mv.from, mv.leaves());
        let t = bitwise_exclusive_or(bitwise_exclusive_or(s, x), y);
        Self { mv, x, y, s, t }
    }
}

impl RowToZero {
    /// The values before and after of the columns to the right of the deciding one.
    pub fn smaller_columns(&self) -> (u64, u64) {
        let below = self.d - 1;
        (self.x & below, self.y & below)
    }
}

impl ProofBoard {
    pub(crate) fn asked_about(board: Board, nim_sum: u64) -> Self {
        Self { after: None, board, nim_sum }
    }

    /// The board that a move leaves; `None` if it is not legal.
    pub(crate) fn after(&self, mv: Move) -> Option<Self> {
        Some(Self {
            after: Some(mv),
            board: self.board.after(mv).ok()?,
            nim_sum: RowChange::of(mv, self.nim_sum).t,
        })
    }

    /// The place of the leftmost 1 of the nim sum; `None` if that is 0.
    pub fn deciding_place(&self) -> Option<u64> {
        self.nim_sum.checked_ilog2().map(|exponent| 1 << exponent)
    }

    /// The moves to nim sum 0, one for each row with a 1 in the deciding column.
    pub(crate) fn moves_to_zero(&self) -> impl Iterator<Item = Move> {
        let place = self.deciding_place().unwrap_or(0);
        let rows = self.board.numbered().filter(move |&(_, x)| x & place != 0);
        rows.map(|(row, from)| Move::of_nim(row, from, bitwise_exclusive_or(from, self.nim_sum)))
    }

    /// The move that takes all of the first largest row; `None` if nothing is left.
    pub(crate) fn largest_row(&self) -> Option<Move> {
        let rows = self.board.numbered().filter(|&(_, size)| size > 0);
        let (row, from) = rows.max_by_key(|&(row, size)| (size, Reverse(row)))?;
        Some(Move::of_nim(row, from, 0))
    }

    /// For each nonempty row, the smallest and the largest change.
    pub fn changes(&self) -> Vec<RowChange> {
        let changes = self.board.numbered().flat_map(|(row, from)| {
            let smallest = from.checked_sub(1);
            let largest = smallest.filter(|&left| left > 0).map(|_| 0);
            let to = move |left: u64| Move::of_nim(row, from, left);
            smallest.into_iter().chain(largest).map(to)
        });
        changes.map(|mv| RowChange::of(mv, self.nim_sum)).collect()
    }

    /// What each row would have to become.
    pub fn rows_to_zero(&self) -> Vec<RowToZero> {
        let Some(d) = self.deciding_place() else {
            return Vec::new();
        };
        let rows = self.board.numbered();
        rows.map(|(row, x)| RowToZero {
            row,
            x,
            d,
            has: x & d != 0,
            y: bitwise_exclusive_or(x, self.nim_sum),
        })
        .collect()
    }
}

/// How such a game goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayDown {
    /// Whether the player who moves first is the one who wins.
    pub first_wins: bool,
    /// The moves, and what each leaves: how many objects, and which nim sum.
    pub moves: Vec<(Move, u128, u64)>,
    /// Whether the game is shown to its end; a long one is not.
    pub is_whole: bool,
}

impl PlayDown {
    /// The most moves shown.
    const MOST_MOVES: usize = 12;

    /// A game from a position; `None` if it is over.
    pub(crate) fn from(analysis: &Analysis) -> Option<Self> {
        let mut now = ProofBoard::asked_about(analysis.board().clone(), analysis.nim_sum());
        let mut objects = now.board.total();
        let mut moves = Vec::new();
        while moves.len() < Self::MOST_MOVES {
            // A player who cannot leave nim sum 0 shortens the game.
            let to_zero = now.moves_to_zero().next();
            let Some(mv) = to_zero.or_else(|| now.largest_row()) else {
                break;
            };
            let after = now.after(mv)?;
            objects -= u128::from(mv.take());
            moves.push((mv, objects, RowChange::of(mv, now.nim_sum).t));
            now = after;
        }
        (!moves.is_empty()).then_some(Self {
            first_wins: analysis.mover_wins,
            is_whole: objects == 0,
            moves,
        })
    }
}
