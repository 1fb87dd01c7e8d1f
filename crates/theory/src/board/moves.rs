//! Which moves the rules allow on a board, and the board after and before them.

use super::Board;
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
        let left = from.checked_sub(take);
        let mut options = left.into_iter().flat_map(|left| game.options_leaving(from, left));
        match (options.next(), options.next()) {
            (Some(becomes), None) => Ok(Move::new(row, game, from, becomes)),
            (Some(one), Some(other)) => Err(IllegalMove::SeveralWays { row, one, other }),
            // In games other than Nim, not only the size of a row limits how many may be taken.
            (None, _) if game != Game::Nim => Err(self.no_option(row, from)),
            (None, _) if take == 0 => Err(IllegalMove::NothingTaken { row, size: from }),
            (None, _) => Err(IllegalMove::TooMany { row, size: from, take }),
        }
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
        let mut parts = self.parts.to_vec();
        match mv.becomes {
            Heaps::Nothing => rows[at] = 0,
            Heaps::One(size) => rows[at] = size,
            Heaps::Two(first, second) => {
                rows.splice(at..=at, [first, second]);
                parts[self.part_of(mv.row)].rows += 1;
            }
        }
        Ok(Self { rows: rows.into(), parts: parts.into() })
    }

    /// The board before a move that led to this one.
    pub fn before(&self, mv: Move) -> Self {
        let mut rows = self.rows().to_vec();
        let mut parts = self.parts.to_vec();
        if matches!(mv.becomes, Heaps::Two(..)) && mv.row < rows.len() {
            rows.remove(mv.row);
            parts[self.part_of(mv.row)].rows -= 1;
        }
        rows[mv.row - 1] = mv.from;
        Self { rows: rows.into(), parts: parts.into() }
    }

    /// Checks that the rules allow a move.
    fn allows(&self, mv: Move) -> Result<(), IllegalMove> {
        let size = self.row(mv.row).ok_or_else(|| self.no_such_row(mv.row))?;
        if mv.from == size && self.game_of(mv.row).allows(size, mv.becomes) {
            Ok(())
        } else {
            Err(self.no_option(mv.row, size))
        }
    }

    fn no_option(&self, row: usize, size: u64) -> IllegalMove {
        IllegalMove::NoOption { row, size, example: self.game_of(row).option(size, 1) }
    }

    fn no_such_row(&self, row: usize) -> IllegalMove {
        IllegalMove::NoSuchRow { row, rows: self.rows.len() }
    }
}
