//! The rules of the games, the mex and the search once more, as plainly as they can be written.

use std::collections::BTreeSet;

/// A game of each kind, some with nothing but splits, some without any.
pub const GAMES: [&str; 12] = [
    "subtract:1,2,3",
    "subtract:2,3,7",
    "subtract:4",
    "octal:0.77",
    "octal:0.137",
    "octal:0.07",
    "octal:0.6",
    "octal:0.45",
    "octal:4.0",
    "lasker",
    "grundy",
    "divisors",
];

/// What one move makes of a heap, the smaller of two heaps first.
pub fn options(game: &str, size: u64) -> Vec<Vec<u64>> {
    let (first, code) = game.split_once(':').unwrap_or((game, ""));
    let one = |left: u64| if left == 0 { vec![] } else { vec![left] };
    let splits = |total: u64| (1..=total / 2).map(move |part| vec![part, total - part]);
    match first {
        "nim" => (0..size).map(one).collect(),
        "lasker" => (0..size).map(one).chain(splits(size)).collect(),
        "grundy" => splits(size).filter(|two| two[0] != two[1]).collect(),
        "divisors" => {
            let proper = (1..size).filter(|part| size.is_multiple_of(*part));
            proper.map(|part| vec![part]).collect()
        }
        "subtract" => {
            let taken = code.split(',').map(|number| number.parse::<u64>().unwrap());
            taken
                .filter(|&taken| taken <= size)
                .map(|taken| one(size - taken))
                .collect()
        }
        _ => {
            let digits: Vec<u64> = code
                .chars()
                .filter_map(|c| c.to_digit(8))
                .map(u64::from)
                .collect();
            let mut options = Vec::new();
            for (taken, digit) in (0..).zip(digits) {
                let Some(left) = size.checked_sub(taken) else {
                    continue;
                };
                if digit & 1 != 0 && left == 0 && taken > 0 {
                    options.push(vec![]);
                }
                if digit & 2 != 0 && left > 0 && taken > 0 {
                    options.push(vec![left]);
                }
                if digit & 4 != 0 {
                    options.extend(splits(left));
                }
            }
            options
        }
    }
}

/// The least whole number that is not among these.
pub fn mex(values: &BTreeSet<u64>) -> u64 {
    (0..=values.len() as u64)
        .find(|value| !values.contains(value))
        .unwrap()
}

/// The values of the heaps up to one, by some way to tell the value from those of the options.
pub fn values_by(game: &str, largest: u64, mex: fn(&BTreeSet<u64>) -> u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=largest {
        let value = mex(&values_of_options(game, size, &values));
        values.push(value);
    }
    values
}

/// What the options of a heap are worth, by these values of smaller heaps.
pub fn values_of_options(game: &str, size: u64, values: &[u64]) -> BTreeSet<u64> {
    let worth = |option: &Vec<u64>| match option[..] {
        [] => values[0],
        _ => option.iter().fold(0, |sum, &heap| sum ^ at(values, heap)),
    };
    options(game, size).iter().map(worth).collect()
}

/// The value of a heap among those from 0 on.
pub fn at(values: &[u64], heap: u64) -> u64 {
    values[usize::try_from(heap).unwrap()]
}

pub fn value(game: &str, size: u64) -> u64 {
    if game == "nim" {
        return size;
    }
    at(&values_by(game, size, mex), size)
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
        let parts: Vec<String> = self
            .rows
            .iter()
            .map(|(game, size)| format!("{game} {size}"))
            .collect();
        parts.join(" + ")
    }

    pub fn nim_sum(&self) -> u64 {
        self.values.iter().fold(0, |sum, value| sum ^ value)
    }

    /// Every legal move: the row, counted from 1, and what is left of it.
    pub fn moves(&self) -> Vec<(usize, Vec<u64>)> {
        let rows = (1..).zip(&self.rows);
        rows.flat_map(|(row, &(game, size))| {
            options(game, size)
                .into_iter()
                .map(move |option| (row, option))
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
        moves
            .filter(|(row, option)| self.after(*row, option).nim_sum() == 0)
            .collect()
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

/// The values and the search by them, against a search that looks ahead to the end of the game.
#[test]
fn values_tell_who_wins() {
    fn wins(heaps: &[(&'static str, u64)]) -> bool {
        let board = NativeBoard::of(heaps);
        board
            .moves()
            .iter()
            .any(|(row, option)| !wins(board.after(*row, option).rows()))
    }
    for game in GAMES {
        for (a, b) in [(3, 2), (4, 4), (5, 1), (6, 3)] {
            let rows = [(game, a), ("nim", b)];
            assert_eq!(
                wins(&rows),
                NativeBoard::of(&rows).nim_sum() != 0,
                "{game} {a} + {b}"
            );
        }
    }
}
