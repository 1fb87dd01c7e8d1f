//! A board is a sum of parts: rows of Nim or of other games, numbered from 1 across all parts, as on the lab sheet.
//!
//! Each row has a *value*, which in Nim is its size, and the nim sum is taken over the values.

mod moves;

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::moves::Move;
use super::rules::Game;

/// The rows of a game, each with 0 to 18446744073709551615 objects.
///
/// Cloning is cheap: clones share their rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    rows: Arc<[u64]>,
    parts: Arc<[BoardPart]>,
}

/// Consecutive rows on which the same game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct BoardPart {
    game: Game,
    rows: usize,
}

impl Board {
    /// The longest board that is explained; of a longer one only the answer is shown.
    pub const MOST_ROWS_EXPLAINED: usize = 40;

    /// A board on which one game is played.
    pub fn of(game: Game, rows: impl Into<Arc<[u64]>>) -> Self {
        let rows = rows.into();
        if rows.is_empty() {
            return Self::default();
        }
        let part = BoardPart { game, rows: rows.len() };
        Self { rows, parts: [part].into() }
    }

    /// The sum of several boards: the rows of the first, then those of the second, and so on.
    pub fn sum(boards: &[Self]) -> Self {
        let mut parts: Vec<BoardPart> = Vec::new();
        for part in boards.iter().flat_map(|board| &*board.parts) {
            match parts.last_mut() {
                Some(last) if last.game == part.game => last.rows += part.rows,
                _ => parts.push(*part),
            }
        }
        Self { rows: boards.iter().flat_map(Board::rows).copied().collect(), parts: parts.into() }
    }

    /// The size of every row, row 1 first.
    pub fn rows(&self) -> &[u64] {
        &self.rows
    }

    /// The value of every row, row 1 first: in Nim its size.
    pub fn values(&self) -> Cow<'_, [u64]> {
        if self.is_nim() {
            return self.rows().into();
        }
        self.numbered_with_games().map(|(_, game, size)| game.value(size)).collect()
    }

    /// The value of a row before a legal move, and the value of what the move leaves of it.
    pub fn values_of(&self, mv: Move) -> (u64, u64) {
        (mv.game.value(mv.from), mv.game.worth(mv.becomes))
    }

    /// The parts, each with its game and the sizes of its rows.
    pub fn parts(&self) -> impl Iterator<Item = (Game, &[u64])> {
        let mut rest = self.rows();
        self.parts.iter().map(move |part| {
            let (rows, after) = rest.split_at(part.rows);
            rest = after;
            (part.game, rows)
        })
    }

    /// Whether only Nim is played.
    pub fn is_nim(&self) -> bool {
        self.other_game().is_none()
    }

    /// The first game other than Nim that is played, if there is one.
    pub fn other_game(&self) -> Option<Game> {
        self.parts.iter().map(|part| part.game).find(|&game| game != Game::Nim)
    }

    /// The game of the first part; Nim if there is none.
    pub fn game(&self) -> Game {
        self.parts.first().map_or(Game::Nim, |part| part.game)
    }

    /// Each row with its number, counted from 1, its game and its size.
    pub fn numbered_with_games(&self) -> impl Iterator<Item = (usize, Game, u64)> {
        let games = self.parts.iter().flat_map(|part| std::iter::repeat_n(part.game, part.rows));
        self.numbered().zip(games).map(|((row, size), game)| (row, game, size))
    }

    /// Whether the board is short enough to be explained, row by row.
    pub fn is_explained(&self) -> bool {
        self.rows.len() <= Self::MOST_ROWS_EXPLAINED
    }

    /// The size of a row, counted from 1, or `None` if there is no such row.
    pub fn row(&self, row: usize) -> Option<u64> {
        self.rows.get(row.checked_sub(1)?).copied()
    }

    /// The rows with their numbers, counted from 1.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, u64)> {
        (1..).zip(self.rows.iter().copied())
    }

    /// Whether nothing is left to take.
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&size| size == 0)
    }

    /// The number of objects on the board.
    pub fn total(&self) -> u128 {
        self.rows.iter().map(|&size| u128::from(size)).sum()
    }

    /// The bitwise XOR of the values of all rows; 0 for a board without rows.
    pub fn nim_sum(&self) -> u64 {
        self.values().iter().fold(0, |sum, &value| sum ^ value)
    }

    /// The game played on a row; Nim if there is no such row.
    pub fn game_of(&self, row: usize) -> Game {
        self.parts.get(self.part_of(row)).map_or(Game::Nim, |part| part.game)
    }

    /// The index of the part that an existing row belongs to.
    fn part_of(&self, row: usize) -> usize {
        let mut last_row = 0;
        let is_before = |part: &&BoardPart| {
            last_row += part.rows;
            last_row < row
        };
        self.parts.iter().take_while(is_before).count()
    }
}

/// A board of Nim.
impl From<Vec<u64>> for Board {
    fn from(rows: Vec<u64>) -> Self {
        Self::of(Game::Nim, rows)
    }
}

/// A board of Nim.
impl<const N: usize> From<[u64; N]> for Board {
    fn from(rows: [u64; N]) -> Self {
        Self::of(Game::Nim, rows)
    }
}

/// Serialized as the list of its rows.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.rows().serialize(serializer)
    }
}

/// The rows separated by spaces, as they are typed: `5 4 3`; a board without rows is `[]`. If a game other than Nim is
/// played, each part begins with its game: `kayles 7 + nim 3 4`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rows.is_empty() {
            return f.write_str("[]");
        }
        let mut written = Vec::new();
        for (game, rows) in self.parts() {
            let sizes = rows.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
            written.push(if self.is_nim() { sizes } else { format!("{game} {sizes}") });
        }
        f.write_str(&written.join(" + "))
    }
}
