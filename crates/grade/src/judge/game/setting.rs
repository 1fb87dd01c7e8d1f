//! The games to play: who plays, and on which boards.
//!
//! The kinds of games are fixed, the boards depend on the seed: one row to six rows, empty rows, at most 7 in a row. Each
//! player wins about equally often, so that always naming the same one is wrong.

use std::iter;

use crate::python::PythonValue;
use crate::sheet::is_human;
use explain::question::Generator;

/// A game to play.
pub(super) struct Setting {
    pub players: [&'static str; 2],
    pub board: Vec<u64>,
    /// Whether people try illegal moves before each of their own.
    pub has_slips: bool,
}

impl Setting {
    /// The index of its kind among those of the sheet.
    pub fn kind(&self) -> usize {
        let has_computer = self.players.iter().any(|player| !is_human(player));
        if self.has_slips { 1 } else { 2 * usize::from(has_computer) }
    }

    /// The arguments of the call.
    pub fn arguments(&self) -> Vec<PythonValue> {
        let players = self.players.map(|player| PythonValue::Str(player.to_owned()));
        players.into_iter().chain([PythonValue::numbers(self.board.iter().copied())]).collect()
    }
}

/// The games, in order.
pub(super) fn settings(generator: &mut Generator) -> Vec<Setting> {
    const PEOPLE: [&str; 2] = ["Anna", "Boris"];
    const COMPUTERS: [&str; 2] = ["Computer 1", "Computer 2"];
    // Who plays, whether with slips, how many rows of at most how many, and whether the first player wins.
    let games = [
        (PEOPLE, false, (2, 3), 4, false),
        (PEOPLE, false, (1, 1), 7, true),
        (PEOPLE, true, (3, 4), 5, false),
        (["Anna", "Computer"], false, (5, 6), 7, false),
        (["Anna", "Computer"], false, (3, 4), 7, true),
        (["Anna", "the computer"], true, (4, 5), 7, false),
        (["COMPUTER", "Boris"], false, (5, 6), 7, true),
        (["Computer 1", "Boris"], true, (4, 4), 7, true),
        (COMPUTERS, false, (3, 4), 7, true),
        (COMPUTERS, false, (5, 6), 7, false),
    ];
    let setting = |(players, has_slips, rows, most, first_wins)| {
        let any_board = || any_board(generator, rows, most);
        Setting { players, board: board_won_by(first_wins, any_board), has_slips }
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
    boards.find(fits).unwrap_or_else(|| vec![1 + u64::from(first_wins), 2, 3])
}

/// So many rows of at most so many objects each; of more than four rows, one is empty.
fn any_board(generator: &mut Generator, rows: (u64, u64), most: u64) -> Vec<u64> {
    let rows = generator.number(rows.0, rows.1);
    let mut board: Vec<u64> = (0..rows).map(|_| generator.number(1, most)).collect();
    if board.len() > 4 {
        // The last two rows are not empty, so that it shows if row 0 or row -1 is taken from them.
        let row = generator.index(board.len() - 2);
        board[row] = 0;
    }
    board
}

#[cfg(test)]
mod tests {
    use super::settings;
    use explain::question::Generator;

    #[test]
    fn boards_have_the_winner_that_they_are_for() {
        for seed in 0..200 {
            let games = settings(&mut Generator::new(seed));
            for game in &games {
                assert!((1..=6).contains(&game.board.len()), "{:?}", game.board);
                assert!(game.board.iter().all(|&row| row <= 7), "{:?}", game.board);
            }
            let nim_sums = games.iter().map(|game| game.board.iter().fold(0, |sum, row| sum ^ row));
            let first: Vec<bool> = nim_sums.map(|sum| sum != 0).collect();
            assert_eq!(first, [0, 1, 0, 0, 1, 0, 1, 1, 1, 0].map(|wins| wins == 1));
        }
    }
}
