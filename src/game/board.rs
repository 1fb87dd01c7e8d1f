//! A board is a sum of parts: rows of Nim, or of other games, numbered through all parts from 1, as on the lab sheet.
//!
//! Each row has a *value*, which in Nim is its size, and the nim sum is taken over the values.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::heaps::Heaps;
use super::moore::Moore;
use super::moves::{Change, IllegalMove, Move};
use super::rules::{Family, Game};
use super::turn::Turn;

/// The rows of a game, each 0 to 18446744073709551615 objects long.
///
/// Cloning is cheap: clones share their rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    rows: Arc<[u64]>,
    parts: Arc<[BoardPart]>,
}

/// This many rows, one after the other, on which the same game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct BoardPart {
    game: Game,
    rows: usize,
}

impl Board {
    /// The longest board whose rows are written out in full; a longer one is told by its number of rows.
    pub const MOST_ROWS_ECHOED: usize = 1000;

    /// Rows on which one game is played.
    #[must_use]
    pub fn of(game: Game, rows: impl Into<Arc<[u64]>>) -> Self {
        let rows = rows.into();
        let part = BoardPart {
            game,
            rows: rows.len(),
        };
        // Without rows no game is played, but for one that stands in no sum, and is told by its name.
        let stands_alone = game.rules().rows_in_a_turn().is_some();
        let parts = Some(part).filter(|part| part.rows > 0 || stands_alone);
        Self {
            rows,
            parts: parts.into_iter().collect(),
        }
    }

    /// The sum of several boards: the rows of the first, then those of the second, and so on.
    #[must_use]
    pub fn sum(boards: &[Self]) -> Self {
        let mut parts: Vec<BoardPart> = Vec::new();
        for part in boards.iter().flat_map(|board| &*board.parts) {
            match parts.last_mut() {
                Some(last) if last.game == part.game => last.rows += part.rows,
                _ => parts.push(*part),
            }
        }
        Self {
            rows: boards.iter().flat_map(Board::rows).copied().collect(),
            parts: parts.into(),
        }
    }

    /// The size of every row, row 1 first.
    #[must_use]
    pub fn rows(&self) -> &[u64] {
        &self.rows
    }

    /// The value of every row, row 1 first: in Nim its size.
    #[must_use]
    pub fn values(&self) -> Cow<'_, [u64]> {
        if self.is_nim() {
            return self.rows().into();
        }
        let value = |(game, rows): (Game, &[u64])| -> Vec<u64> {
            rows.iter().map(|&size| game.rules().value(size)).collect()
        };
        self.parts().flat_map(value).collect()
    }

    /// What the row of a legal move is worth before it, and what all that it leaves of the row is worth after it.
    #[must_use]
    pub fn values_of(&self, mv: Move) -> (u64, u64) {
        let rules = self.game_of(mv.row).rules();
        (rules.value(mv.from), rules.worth(mv.becomes))
    }

    /// Each part: the game that is played there, and the sizes of its rows.
    pub fn parts(&self) -> impl Iterator<Item = (Game, &[u64])> {
        let mut rest = self.rows();
        self.parts.iter().map(move |part| {
            let (rows, after) = rest.split_at(part.rows);
            rest = after;
            (part.game, rows)
        })
    }

    /// Whether it is a board of Nim alone.
    #[must_use]
    pub fn is_nim(&self) -> bool {
        self.parts
            .iter()
            .all(|part| part.game.family() == Family::Nim)
    }

    /// The game of its first part; Nim where it has none.
    #[must_use]
    pub fn game(&self) -> Game {
        self.parts.first().map_or_else(Game::nim, |part| part.game)
    }

    /// The board as one of Moore's Nim, if that is played on it: it stands in no sum.
    #[must_use]
    pub fn moore(&self) -> Option<Moore<'_>> {
        let most = self.game().rules().rows_in_a_turn()?;
        Some(Moore::new(self.game(), self.rows(), most))
    }

    /// How many rows one turn may change.
    #[must_use]
    pub fn rows_in_a_turn(&self) -> usize {
        self.game().rules().rows_in_a_turn().unwrap_or(1)
    }

    /// Each row with its number, counted from 1, its game and its size.
    pub fn numbered_with_games(&self) -> impl Iterator<Item = (usize, Game, u64)> {
        let games = self
            .parts
            .iter()
            .flat_map(|part| std::iter::repeat_n(part.game, part.rows));
        self.numbered()
            .zip(games)
            .map(|((row, size), game)| (row, game, size))
    }

    /// Whether the board is short enough to be written out, row by row.
    #[must_use]
    pub fn is_echoed(&self) -> bool {
        self.rows.len() <= Self::MOST_ROWS_ECHOED
    }

    /// The size of a row counted from 1, or `None` where there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> Option<u64> {
        self.rows.get(row.checked_sub(1)?).copied()
    }

    /// The rows with their numbers, counted from 1.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, u64)> {
        (1..).zip(self.rows.iter().copied())
    }

    /// Whether nothing is left to take.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&size| size == 0)
    }

    /// How many objects lie on the board.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.rows.iter().map(|&size| u128::from(size)).sum()
    }

    /// The bitwise XOR of the values of all rows; 0 for a board without rows.
    #[must_use]
    pub fn nim_sum(&self) -> u64 {
        self.values().iter().fold(0, |sum, &value| sum ^ value)
    }

    /// The move that takes this many objects from a row.
    ///
    /// # Errors
    /// When there is no such row, or it does not hold this many, or none is taken, or the rules of its game do not allow it.
    pub fn taking(&self, row: usize, take: u64) -> Result<Move, IllegalMove> {
        let from = self.row(row).ok_or_else(|| self.no_such_row(row))?;
        let game = self.game_of(row);
        // In other games than Nim it is not only the size of a row that decides how many may be taken.
        let in_nim = |why| match game.family() {
            Family::Nim | Family::Moore => why,
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

    /// The move that changes a row so.
    ///
    /// # Errors
    /// When the rules of its game do not allow it, or several moves do it.
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

    /// The shortest way to say a move: by how many objects it takes, or, where that does not say it all, by what it leaves.
    #[must_use]
    pub fn said(&self, mv: Move) -> Change {
        match self.taking(mv.row, mv.take()) {
            Ok(same) if same == mv && mv.take() > 0 => Change::Take(mv.take()),
            _ => Change::Leave(mv.becomes),
        }
    }

    /// The turn that makes these changes at once, each in the row of this number.
    ///
    /// # Errors
    /// When the rules do not allow one of them, or so many in one turn, or a row is named twice.
    pub fn turn(
        &self,
        changes: impl IntoIterator<Item = (usize, Change)>,
    ) -> Result<Turn, IllegalMove> {
        let changes = changes.into_iter();
        let moves = changes.map(|(row, change)| self.changing(row, change));
        let turn = Turn::of(moves.collect::<Result<_, _>>()?);
        self.allows_turn(&turn).map(|()| turn)
    }

    /// Whether a turn changes each row once, and no more rows than one turn may.
    fn allows_turn(&self, turn: &Turn) -> Result<(), IllegalMove> {
        let changes = turn.changes();
        if let Some(pair) = changes.windows(2).find(|pair| pair[0].row == pair[1].row) {
            return Err(IllegalMove::RowTwice { row: pair[0].row });
        }
        let rows = changes.len();
        match self.rows_in_a_turn() {
            most if rows > most => Err(IllegalMove::TooManyRows { rows, most }),
            _ => Ok(()),
        }
    }

    /// The board after a turn.
    ///
    /// # Errors
    /// When the rules do not allow it; this board stays as it is in either case.
    pub fn after_turn(&self, turn: &Turn) -> Result<Self, IllegalMove> {
        self.allows_turn(turn)?;
        let mut changes = turn.changes().iter();
        changes.try_fold(self.clone(), |board, &mv| board.after(mv))
    }

    /// The board before a turn that has led to this one.
    #[must_use]
    pub fn before_turn(&self, turn: &Turn) -> Self {
        let changes = turn.changes().iter().rev();
        changes.fold(self.clone(), |board, &mv| board.before(mv))
    }

    /// The board after a move: a row of which nothing is left stays as an empty row, and of two heaps the second becomes
    /// a new row after the first.
    ///
    /// # Errors
    /// When the rules do not allow the move; this board stays as it is in either case.
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
        Ok(Self {
            rows: rows.into(),
            parts,
        })
    }

    /// The board before a move that has led to this one.
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
        Self {
            rows: rows.into(),
            parts: parts.into(),
        }
    }

    /// Whether the rules allow a move.
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

    /// The game that is played on a row; Nim where there is no such row.
    #[must_use]
    pub fn game_of(&self, row: usize) -> Game {
        let part = self.parts.get(self.part_of(row));
        part.map_or_else(Game::nim, |part| part.game)
    }

    /// Which part a row that is there belongs to, counted from 0.
    fn part_of(&self, row: usize) -> usize {
        let mut last_row = 0;
        let ends = self.parts.iter().map(|part| {
            last_row += part.rows;
            last_row
        });
        ends.take_while(|&last_row| last_row < row).count()
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

/// A board of Nim.
impl From<Vec<u64>> for Board {
    fn from(rows: Vec<u64>) -> Self {
        Self::of(Game::nim(), rows)
    }
}

/// A board of Nim.
impl<const N: usize> From<[u64; N]> for Board {
    fn from(rows: [u64; N]) -> Self {
        Self::of(Game::nim(), rows)
    }
}

/// As the list of its rows, or as `{"rows": N}` where it is too long to be written out.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_echoed() {
            self.rows().serialize(serializer)
        } else {
            let mut map = serializer.serialize_map(Some(1))?;
            map.serialize_entry("rows", &self.rows.len())?;
            map.end()
        }
    }
}

/// The rows separated by spaces, as they are typed: `5 4 3`; a board without rows is `[]`. Where something other than Nim is
/// played, the game of each part stands before its rows: `lasker 7 + nim 3 4`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rows.is_empty() && self.moore().is_none() {
            return f.write_str("[]");
        }
        let is_nim = self.is_nim();
        for (index, (game, rows)) in self.parts().enumerate() {
            if index > 0 {
                f.write_str(" + ")?;
            }
            if !is_nim {
                write!(f, "{game} ")?;
            }
            if rows.is_empty() {
                f.write_str("[]")?;
            }
            for (index, size) in rows.iter().enumerate() {
                if index > 0 {
                    f.write_str(" ")?;
                }
                write!(f, "{size}")?;
            }
        }
        Ok(())
    }
}
