//! Which moves the rules allow on a board, and the board after and before them.

use std::sync::Arc;

use super::{Board, BoardPart};
use crate::heaps::Heaps;
use crate::moves::{IllegalMove, Move};
use crate::rules::Game;

impl Board {
    /// The move that takes this many objects from a row.
    ///
    /// # Errors
    /// If there is no such row, it holds fewer objects, none is taken, or the rules of its game do not allow it.
    pub fn taking(&self, row: usize, take: u64) -> Result<Move, IllegalMove> {
        let from = self.row(row).ok_or_else(|| self.no_such_row(row))?;
        let game = self.game_of(row);
        // In games other than Nim, not only the size of a row limits how many may be taken.
        let in_nim = |why| match game {
            Game::Nim => why,
            _ => self.no_option(row, from),
        };
        let size = from;
        let too_many = IllegalMove::TooMany { row, size, take };
        let left = from.checked_sub(take).ok_or_else(|| in_nim(too_many))?;
        let whole = Heaps::from(left);
        let is_whole = take > 0 && game.allows(from, whole);
        let splits = game.count_splits(from, left);
        let split = |first| Heaps::Two(first, left - first);
        let becomes = match (is_whole, splits) {
            (true, 0) => whole,
            (false, 1) => split(1),
            (true, _) => return Err(several_ways(row, whole, split(1))),
            (false, 2..) => return Err(several_ways(row, split(1), split(2))),
            (false, 0) if take == 0 => {
                return Err(in_nim(IllegalMove::NothingTaken { row, size }));
            }
            (false, 0) => return Err(self.no_option(row, from)),
        };
        Ok(Move::new(row, game, from, becomes))
    }

    /// The move after which this is left of a row.
    ///
    /// # Errors
    /// If there is no such row, or the rules of its game do not allow it.
    pub fn leaving(&self, row: usize, becomes: Heaps) -> Result<Move, IllegalMove> {
        let from = self.row(row).ok_or_else(|| self.no_such_row(row))?;
        let mv = Move::new(row, self.game_of(row), from, becomes);
        self.allows(mv).map(|()| mv)
    }

    /// The board after a move: an emptied row stays as an empty row, and of two heaps the second becomes a new row
    /// below the first.
    ///
    /// # Errors
    /// If the rules do not allow the move.
    pub fn after(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.allows(mv)?;
        let at = mv.row - 1;
        let mut rows = self.rows().to_vec();
        let mut parts = self.parts.clone();
        match mv.becomes {
            Heaps::Nothing => rows[at] = 0,
            Heaps::One(size) => rows[at] = size,
            Heaps::Two(first, second) => {
                rows.splice(at..=at, [first, second]);
                parts = self.with_one_row_more(mv.row);
            }
        }
        Ok(Self { rows: rows.into(), parts })
    }

    /// The board before a move that led to this one.
    pub fn before(&self, mv: Move) -> Self {
        let mut rows = self.rows().to_vec();
        let mut parts = self.parts.to_vec();
        let at = mv.row.saturating_sub(1);
        if matches!(mv.becomes, Heaps::Two(..)) && mv.row < rows.len() {
            rows.remove(mv.row);
            parts[self.part_of(mv.row)].rows -= 1;
        }
        if let Some(size) = rows.get_mut(at) {
            *size = mv.from;
        }
        Self { rows: rows.into(), parts: parts.into() }
    }

    /// Checks that the rules allow a move.
    fn allows(&self, mv: Move) -> Result<(), IllegalMove> {
        let row = mv.row;
        let size = self.row(row).ok_or_else(|| self.no_such_row(row))?;
        let game = self.game_of(row);
        if mv.from == size && game.allows(size, mv.becomes) {
            Ok(())
        } else {
            Err(self.no_option(row, size))
        }
    }

    fn no_option(&self, row: usize, size: u64) -> IllegalMove {
        let example = self.game_of(row).option(size, 1);
        IllegalMove::NoOption { row, size, example }
    }

    fn no_such_row(&self, row: usize) -> IllegalMove {
        let rows = self.rows.len();
        IllegalMove::NoSuchRow { row, rows }
    }

    fn with_one_row_more(&self, row: usize) -> Arc<[BoardPart]> {
        let mut parts = self.parts.to_vec();
        parts[self.part_of(row)].rows += 1;
        parts.into()
    }
}

fn several_ways(row: usize, one: Heaps, other: Heaps) -> IllegalMove {
    IllegalMove::SeveralWays { row, one, other }
}
