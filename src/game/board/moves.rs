//! Which moves the rules allow on a board, and the board after and before them.

use std::sync::Arc;

use super::{Board, BoardPart};
use crate::game::heaps::Heaps;
use crate::game::moves::{Change, IllegalMove, Move};
use crate::game::rules::Family;
use crate::game::turn::Turn;

impl Board {
    /// The move that takes this many objects from a row.
    ///
    /// # Errors
    /// If there is no such row, it holds fewer objects, none is taken, or the rules of its game do not allow it.
    pub fn taking(&self, row: usize, take: u64) -> Result<Move, IllegalMove> {
        let from = self.row(row).ok_or_else(|| self.no_such_row(row))?;
        let game = self.game_of(row);
        // In games other than Nim, not only the size of a row limits how many may be taken.
        let in_nim = |why| match game.family() {
            Family::Nim => why,
            _ => self.no_option(row, from),
        };
        let size = from;
        let too_many = IllegalMove::TooMany { row, size, take };
        let left = from.checked_sub(take).ok_or_else(|| in_nim(too_many))?;
        let rules = game.rules();
        let whole = Heaps::from(left);
        let is_whole = take > 0 && rules.allows(from, whole);
        let splits = rules.count_splits(from, left);
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

    /// The move that makes this change in a row.
    ///
    /// # Errors
    /// If the rules of its game do not allow it, or several moves make this change.
    pub fn changing(&self, row: usize, change: Change) -> Result<Move, IllegalMove> {
        match change {
            Change::Take(take) => self.taking(row, take),
            Change::Leave(becomes) => {
                let from = self.row(row).ok_or_else(|| self.no_such_row(row))?;
                let game = self.game_of(row);
                let mv = Move::new(row, game, from, becomes);
                self.allows(mv).map(|()| mv)
            }
        }
    }

    /// The shortest way to write a move: how many objects it takes, or, if that is ambiguous, what it leaves.
    #[must_use]
    pub fn shortest_change(&self, mv: Move) -> Change {
        match self.taking(mv.row, mv.take()) {
            Ok(same) if same == mv && mv.take() > 0 => Change::Take(mv.take()),
            _ => Change::Leave(mv.becomes),
        }
    }

    /// The turn that makes these changes at once, each in the row with this number.
    ///
    /// # Errors
    /// If the rules do not allow one of them, or so many in one turn, or a row is named twice.
    pub fn turn(
        &self,
        changes: impl IntoIterator<Item = (usize, Change)>,
    ) -> Result<Turn, IllegalMove> {
        let changes = changes.into_iter();
        let moves = changes.map(|(row, change)| self.changing(row, change));
        let turn = Turn::of(moves.collect::<Result<_, _>>()?);
        self.allows_turn(&turn).map(|()| turn)
    }

    /// Checks that a turn changes each row once, and no more rows than one turn may.
    fn allows_turn(&self, turn: &Turn) -> Result<(), IllegalMove> {
        let changes = turn.changes();
        if let Some(pair) = changes.windows(2).find(|pair| pair[0].row == pair[1].row) {
            return Err(IllegalMove::RowTwice { row: pair[0].row });
        }
        let rows = changes.len();
        match rows {
            1 => Ok(()),
            _ => Err(IllegalMove::TooManyRows { rows, most: 1 }),
        }
    }

    /// The board after a turn.
    ///
    /// # Errors
    /// If the rules do not allow it.
    pub fn after_turn(&self, turn: &Turn) -> Result<Self, IllegalMove> {
        self.allows_turn(turn)?;
        let mut changes = turn.changes().iter();
        changes.try_fold(self.clone(), |board, &mv| board.after(mv))
    }

    /// The board before a turn that led to this one.
    #[must_use]
    pub fn before_turn(&self, turn: &Turn) -> Self {
        let changes = turn.changes().iter().rev();
        changes.fold(self.clone(), |board, &mv| board.before(mv))
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
    #[must_use]
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
        if mv.from == size && game.rules().allows(size, mv.becomes) {
            Ok(())
        } else {
            Err(self.no_option(row, size))
        }
    }

    fn no_option(&self, row: usize, size: u64) -> IllegalMove {
        let example = self.game_of(row).rules().option(size, 1);
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
