//! The course of a game: its expected state, and what boards the game may hold or show instead.
//!
//! **Which boards are looked for.** The moves of people are known. Those of computers are a chain of moves through
//! boards that the game has given to its own functions or else has shown, in that order. Any other board (an example in
//! the rules, what would be left, the board before the move) is ignored. On 3 1, where the computer is to move, `3 1`,
//! `1 1`, `2 1`, `1 1` reads as its move to 1 1.

mod causes;
mod chain;

use crate::game::{Board, Position, Rule};
use crate::grade::judge::failure::GameFault;
use crate::grade::sheet::is_human;

use super::entry::{EnteredMove, PARTS};

/// The lab's game is normal play.
pub(super) fn in_normal_play(board: &Board) -> Position {
    Position::new(board.clone(), Rule::Normal)
}

/// The expected state of a game.
#[derive(Clone, Default)]
pub(super) struct Course {
    pub players: [&'static str; 2],
    pub board: Board,
    /// Whose turn it is, 0 or 1.
    pub turn: usize,
    /// Who moved last.
    pub last: Option<usize>,
    /// How many moves have been played.
    pub moves: u32,
    /// How many of them were seen on a board.
    pub confirmed: u32,
    /// Whether the last move entered is not legal.
    pub has_slipped: bool,
    /// The last move that a person entered, and the board before it, until its effect is seen.
    entered: Option<(Board, EnteredMove)>,
    /// The board that was seen last.
    seen: Board,
    /// The moves entered by people and made by the computer, in words.
    pub story: Vec<String>,
}

impl Course {
    pub fn new(players: [&'static str; 2], board: Board) -> Self {
        Self { players, seen: board.clone(), board, ..Self::default() }
    }

    /// Whether the opponent of the player to move is a computer.
    pub fn is_against_a_computer(&self) -> bool {
        !is_human(self.players[1 - self.turn])
    }

    /// Whether it is a computer's turn.
    pub fn is_computers(&self) -> bool {
        !is_human(self.players[self.turn])
    }

    pub fn is_legal(&self, entered: EnteredMove) -> bool {
        after(&self.board, entered).is_some()
    }

    /// Notes that a part of a move must be refused.
    pub fn refuse(&mut self, part: usize, entered: EnteredMove) {
        self.has_slipped = true;
        let (player, name, number) = (self.players[self.turn], PARTS[part], entered[part]);
        self.story.push(format!("{player} enters {name} {number} (not legal)"));
    }

    /// The person whose turn it is enters a move.
    pub fn enter(&mut self, entered: EnteredMove) {
        let (player, [row, elements]) = (self.players[self.turn], entered);
        let after = after(&self.board, entered);
        self.has_slipped = after.is_none();
        let illegal = if self.has_slipped { " (not legal)" } else { "" };
        self.story.push(format!("{player} enters {row}, {elements}{illegal}"));
        self.entered = Some((self.board.clone(), entered));
        if let Some(after) = after {
            self.played(after);
        }
    }

    fn played(&mut self, after: Board) {
        self.board = after;
        self.last = Some(self.turn);
        self.turn = 1 - self.turn;
        self.moves += 1;
    }

    /// Follows the computers' moves through these boards, if it is a computer's turn.
    ///
    /// # Errors
    /// If one of them gives a win away.
    pub fn follow(&mut self, boards: &[Board]) -> Result<(), GameFault> {
        for place in self.computers_moves(boards) {
            self.computer_plays(&boards[place])?;
        }
        Ok(())
    }

    /// Notes that the board was seen as it should be.
    pub fn confirm(&mut self) {
        if self.board != self.seen {
            self.seen = self.board.clone();
            self.confirmed += 1;
            self.entered = None;
        }
    }

    fn computer_plays(&mut self, after: &Board) -> Result<(), GameFault> {
        let name = self.players[self.turn];
        for ((row, before), after) in self.board.numbered().zip(after.rows()) {
            if before > *after {
                let taken = before - after;
                self.story.push(format!("{name} plays {row}, {taken}"));
            }
        }
        if !is_optimal(&self.board, after) {
            return Err(GameFault::ComputerNotOptimal);
        }
        self.entered = None;
        self.played(after.clone());
        Ok(())
    }

    /// Advances moves that need not be seen: the empty board need not be shown, so nor need the computer's last move;
    /// and if boards are shown only to people, a game of two computers shows none and is assumed to be played well.
    pub fn play_unseen(&mut self, nothing_was_shown: bool) {
        let is_last_row = self.board.rows().iter().filter(|&&size| size > 0).count() == 1;
        let nothing_left = Board::from(vec![0; self.board.rows().len()]);
        if !self.is_computers() || self.board.is_empty() {
            return;
        }
        if is_last_row {
            self.played(nothing_left);
        } else if nothing_was_shown && self.moves == 0 && self.is_against_a_computer() {
            let wins = !in_normal_play(&self.board).winning_moves().is_empty();
            self.last = Some(if wins { self.turn } else { 1 - self.turn });
            self.board = nothing_left;
        }
    }
}

/// The boards after each legal move.
pub(super) fn after_any_move(board: &Board) -> Vec<Board> {
    let position = in_normal_play(board);
    let moves = position.legal_moves();
    moves.filter_map(|mv| board.after(mv).ok()).collect()
}

/// The board after an entered move, if it is legal.
fn after(board: &Board, [row, elements]: EnteredMove) -> Option<Board> {
    let (row, take) = (usize::try_from(row).ok()?, u64::try_from(elements).ok()?);
    let mv = board.taking(row, take).ok()?;
    board.after(mv).ok()
}

/// The number of rows in which two boards differ.
fn changed(before: &Board, after: &Board) -> usize {
    let rows = before.rows().iter().zip(after.rows());
    rows.filter(|(before, after)| before != after).count()
}

/// Whether one legal move leads from one board to the other.
fn is_one_move(before: &Board, after: &Board) -> bool {
    changed(before, after) == 1 && after.total() < before.total()
}

/// Whether a legal move wins, or no other would.
fn is_optimal(before: &Board, after: &Board) -> bool {
    after.nim_sum() == 0 || before.nim_sum() == 0
}

#[cfg(test)]
mod tests {
    use super::{Board, Course};
    use crate::question::Generator;

    fn boards(rows: &[&[u64]]) -> Vec<Board> {
        rows.iter().map(|rows| Board::from(rows.to_vec())).collect()
    }

    #[test]
    fn other_boards_are_neither_here_nor_there() {
        let mut course = Course::new(["Computer", "Anna"], Board::from(vec![3, 1]));
        let shown = boards(&[&[3, 1], &[1, 1], &[2, 1], &[1, 1]]);
        assert_eq!(course.follow(&shown), Ok(()));
        assert_eq!((course.board.rows(), course.turn), (&[1, 1][..], 1));
        course.enter([1, 1]);
        let shown = boards(&[&[3, 2], &[0, 1], &[0, 0]]);
        assert_eq!(course.follow(&shown), Ok(()));
        assert_eq!((course.moves, course.last), (3, Some(0)));
    }

    #[test]
    fn games_of_computers_are_followed_through_boards_of_any_other_kind() {
        let mut generator = Generator::new(3);
        for _ in 0..300 {
            let start: Vec<u64> = (0..4).map(|_| generator.number(0, 5)).collect();
            let mut course = Course::new(["Computer 1", "Computer 2"], start.clone().into());
            let (mut board, mut shown) = (Board::from(start), Vec::new());
            let mut winner = None;
            for mover in [0, 1].into_iter().cycle() {
                shown.push(board.clone());
                let position = super::in_normal_play(&board);
                let mut moves = position.winning_moves();
                if moves.is_empty() {
                    moves.extend(position.legal_moves());
                }
                if moves.is_empty() {
                    break;
                }
                // What would be left, and an example.
                shown.extend(board.after(moves[generator.index(moves.len())]));
                shown.push(Board::from(vec![3, 2, 1, 9]));
                shown.push(board.clone());
                board = board.after(moves[generator.index(moves.len())]).unwrap();
                winner = Some(mover);
            }
            assert_eq!(course.follow(&shown), Ok(()), "{shown:?}");
            assert!(course.board.is_empty() && course.last == winner, "{shown:?}");
        }
    }
}
