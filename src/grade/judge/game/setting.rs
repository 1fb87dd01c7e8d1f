//! The games to play: who plays, how, and on which boards.
//!
//! The kinds of games are fixed, the boards depend on the seed: one row, six rows, empty rows, with at most 7 in a row,
//! so that they can be drawn. Each player wins about equally often, first and second, people and computers, so that
//! always naming the same one is wrong. A computer that should win gets a board on which it can.

use std::iter;

use crate::grade::sheet::is_human;
use crate::question::Generator;

/// A game to play.
pub(super) struct Setting {
    pub players: [&'static str; 2],
    pub board: Vec<u64>,
    /// How people choose their moves.
    pub people: People,
}

/// How people choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum People {
    /// Any legal move.
    AtRandom,
    /// A winning move if there is one.
    Well,
    /// Well, but they try illegal moves before each of their own.
    WithSlips,
}

impl Setting {
    /// The index of its kind among those of the sheet.
    pub fn kind(&self) -> usize {
        let has_computer = self.players.iter().any(|player| !is_human(player));
        match self.people {
            People::WithSlips => 1,
            _ if has_computer => 2,
            _ => 0,
        }
    }
}

/// The games, in order.
pub(super) fn settings(generator: &mut Generator) -> Vec<Setting> {
    use People::{AtRandom, Well, WithSlips};
    const COMPUTERS: [&str; 2] = ["Computer 1", "Computer 2"];
    // Who plays and how, how many rows of at most how many, whether the first player wins, and whether a row is empty.
    let games = [
        (["Anna", "Boris"], Well, (2, 3), 4, false, false),
        (["Anna", "Boris"], AtRandom, (1, 1), 7, true, false),
        (["Anna", "Boris"], WithSlips, (3, 4), 5, false, false),
        (["Anna", "Computer"], AtRandom, (5, 6), 7, false, true),
        (["Anna", "Computer"], Well, (3, 4), 7, true, false),
        (["Anna", "the computer"], WithSlips, (4, 5), 7, false, true),
        (["COMPUTER", "Boris"], AtRandom, (5, 6), 7, true, false),
        (["Computer 1", "Boris"], WithSlips, (4, 4), 7, true, false),
        (COMPUTERS, AtRandom, (3, 4), 7, true, false),
        (COMPUTERS, AtRandom, (5, 6), 7, false, true),
    ];
    let setting = |(players, people, rows, most, first_wins, has_empty_row)| {
        let any_board = || any_board(generator, rows, most, has_empty_row);
        Setting { players, board: board_won_by(first_wins, any_board), people }
    };
    games.map(setting).into()
}

/// The first of the random boards on which this player wins if both play well.
fn board_won_by(first_wins: bool, any_board: impl FnMut() -> Vec<u64>) -> Vec<u64> {
    /// The first player wins on at least one in four boards, the second on one in eight.
    const TRIES: usize = 1000;
    let fits = |board: &Vec<u64>| {
        let nim_sum = board.iter().fold(0, |sum, row| sum ^ row);
        // More than one move, so that there is a game to see.
        board.iter().sum::<u64>() > 2 && (nim_sum != 0) == first_wins
    };
    let mut boards = iter::repeat_with(any_board).take(TRIES);
    let otherwise = || vec![1 + u64::from(first_wins), 2, 3];
    boards.find(fits).unwrap_or_else(otherwise)
}

/// This many rows with at most this many objects each.
fn any_board(
    generator: &mut Generator,
    (fewest, most_rows): (u64, u64),
    most: u64,
    has_empty_row: bool,
) -> Vec<u64> {
    let rows = generator.number(fewest, most_rows);
    let mut board: Vec<u64> = (0..rows).map(|_| generator.number(1, most)).collect();
    if has_empty_row {
        // The last two rows are not empty, so that it shows if row 0 or row -1 is taken from them.
        let row = generator.index(board.len() - 2);
        board[row] = 0;
    }
    board
}

#[cfg(test)]
mod tests {
    use super::{People, Setting, settings};
    use crate::question::Generator;

    fn nim_sum(setting: &Setting) -> u64 {
        setting.board.iter().fold(0, |sum, row| sum ^ row)
    }

    #[test]
    fn boards_can_be_drawn_and_have_the_winner_that_they_are_for() {
        for seed in 0..200 {
            let games = settings(&mut Generator::new(seed));
            assert_eq!(games.len(), 10);
            for game in &games {
                assert!((1..=6).contains(&game.board.len()), "{:?}", game.board);
                assert!(game.board.iter().all(|&row| row <= 7), "{:?}", game.board);
                if game.people == People::WithSlips {
                    assert!(game.board[game.board.len() - 2..].iter().all(|&row| row > 0));
                }
            }
            let first: Vec<bool> = games.iter().map(|game| nim_sum(game) != 0).collect();
            let expected = [0, 1, 0, 0, 1, 0, 1, 1, 1, 0].map(|wins| wins == 1);
            assert_eq!(first, expected);
        }
    }

    #[test]
    fn boards_differ_from_seed_to_seed_and_are_of_all_sizes() {
        let boards: Vec<Vec<u64>> = (0..20)
            .flat_map(|seed| settings(&mut Generator::new(seed)))
            .map(|setting| setting.board)
            .collect();
        for rows in 1..=6 {
            assert!(boards.iter().any(|board| board.len() == rows), "{rows} rows");
        }
        assert!(boards.iter().any(|board| board.contains(&0)));
        assert_ne!(boards[..10], boards[10..20]);
    }
}
