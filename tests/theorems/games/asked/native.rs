//! Boards of several games by the plain rules and values.

use crate::theorems::games::plain_search::{at, options, values};

/// Every game but Nim, and several subtraction games.
pub const GAMES: [&str; 7] =
    ["subtract:1,2,3", "subtract:2,3,7", "subtract:4", "kayles", "dawson", "grundy", "divisors"];

pub fn value(game: &str, size: u64) -> u64 {
    if game == "nim" {
        return size;
    }
    at(&values(game, size + 1), size)
}

/// Rows, each with its game.
#[derive(Clone, Debug)]
pub struct NativeBoard {
    rows: Vec<(&'static str, u64)>,
    values: Vec<u64>,
}

impl NativeBoard {
    pub fn of(rows: &[(&'static str, u64)]) -> Self {
        Self {
            rows: rows.to_vec(),
            values: rows.iter().map(|&(game, size)| value(game, size)).collect(),
        }
    }

    pub fn rows(&self) -> &[(&'static str, u64)] {
        &self.rows
    }

    pub fn sizes(&self) -> Vec<u64> {
        self.rows.iter().map(|&(_, size)| size).collect()
    }

    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// Of a row counted from 1.
    pub fn size(&self, row: usize) -> u64 {
        self.rows[row - 1].1
    }

    pub fn words(&self) -> String {
        let parts: Vec<String> =
            self.rows.iter().map(|(game, size)| format!("{game} {size}")).collect();
        parts.join(" + ")
    }

    pub fn nim_sum(&self) -> u64 {
        self.values.iter().fold(0, |sum, value| sum ^ value)
    }

    /// Every legal move: the row, counted from 1, and what is left of it.
    pub fn moves(&self) -> Vec<(usize, Vec<u64>)> {
        let rows = (1..).zip(&self.rows);
        rows.flat_map(|(row, &(game, size))| {
            options(game, size).into_iter().map(move |option| (row, option))
        })
        .collect()
    }

    /// The heaps after a move; one that has vanished is left out.
    pub fn after(&self, row: usize, option: &[u64]) -> Self {
        let game = self.rows[row - 1].0;
        let left = option.iter().map(|&size| (game, size));
        let mut rows = self.rows.clone();
        rows.splice(row - 1..row, left);
        Self::of(&rows)
    }

    /// The moves that leave a lost board.
    pub fn winning(&self) -> Vec<(usize, Vec<u64>)> {
        let moves = self.moves().into_iter();
        moves.filter(|(row, option)| self.after(*row, option).nim_sum() == 0).collect()
    }

    pub fn winning_rows(&self) -> Vec<usize> {
        let mut rows: Vec<usize> = self.winning().iter().map(|(row, _)| *row).collect();
        rows.dedup();
        rows
    }

    /// Whether this is the only option with so many objects.
    pub fn is_said_by_number(&self, row: usize, option: &[u64]) -> bool {
        let (game, size) = self.rows[row - 1];
        let total = |option: &[u64]| option.iter().sum::<u64>();
        let alike = options(game, size);
        let alike = alike.iter().filter(|other| total(other) == total(option));
        total(option) < size && alike.count() == 1
    }
}
