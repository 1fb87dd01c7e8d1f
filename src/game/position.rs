//! Who wins, and with which moves: the theorem of Sprague and Grundy, and the misère form of Bouton's (1902).
//!
//! Under normal play the player to move wins exactly when the nim sum of the values is not 0. Under misère play, which is
//! for Nim alone, the same holds as long as some row has two or more; when every row has at most one, the player to move
//! wins exactly when the number of ones is even.
//!
//! ```
//! use nimlab::game::{Board, Position, Rule};
//!
//! let board = Board::from([1, 1, 4]);
//! let take = |rule| Position::new(board.clone(), rule).winning_moves()[0].take();
//! assert_eq!((take(Rule::Normal), take(Rule::Misere)), (4, 3));
//! ```

use super::board::Board;
use super::moves::{IllegalMove, Move};
use super::rule::Rule;
use super::turn::Turn;

/// Whether the player to move wins from rows of these values, by Bouton's theorem.
#[must_use]
pub fn bouton(values: &[u64], rule: Rule) -> bool {
    let nim_sum = values.iter().fold(0, |sum, &value| sum ^ value);
    match rule {
        // With rows of 0 and 1 alone, the nim sum is 0 exactly when the number of ones is even.
        Rule::Misere if values.iter().all(|&size| size <= 1) => nim_sum == 0,
        _ => nim_sum != 0,
    }
}

/// A board, and what the last move on it means. Theory is asked here, so that nobody else needs to know the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// What taking the last object means.
    pub rule: Rule,
}

impl Position {
    /// A board under a rule.
    #[must_use]
    pub fn new(board: Board, rule: Rule) -> Self {
        Self { board, rule }
    }

    /// The same board under the other rule.
    #[must_use]
    pub fn under_other_rule(&self) -> Self {
        Self::new(self.board.clone(), self.rule.other())
    }

    /// The nim sum of the board.
    #[must_use]
    pub fn nim_sum(&self) -> u64 {
        self.board.nim_sum()
    }

    /// Whether no move is left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rows_with_moves().next().is_none()
    }

    /// Whether the player to move wins with perfect play (an N-position).
    #[must_use]
    pub fn mover_wins(&self) -> bool {
        match self.board.moore() {
            Some(moore) => !moore.is_balanced(),
            None => bouton(&self.board.values(), self.rule),
        }
    }

    /// So many winning moves are told one by one. In Nim there is at most one in each row, and all of them are told.
    pub const MOST_TOLD: usize = 1000;

    /// The winning moves, in the order of the rows: in Nim all of them, in other games the first
    /// [`MOST_TOLD`](Self::MOST_TOLD). Empty exactly when there is none.
    ///
    /// In Moore's Nim these are the winning turns that change one row alone; [`winning_turns`](Self::winning_turns) has all.
    #[must_use]
    pub fn winning_moves(&self) -> Vec<Move> {
        if self.board.moore().is_some() {
            return self.winning_turns().iter().filter_map(Turn::only).collect();
        }
        match self.rule {
            Rule::Misere if self.rows_of(|size| size >= 2) < 2 => self.moves_to_odd_ones(),
            _ => self.moves_to_zero(),
        }
    }

    /// The turns that win, the first [`MOST_TOLD`](Self::MOST_TOLD) of them: each a winning move, but in Moore's Nim, where a
    /// turn may be several moves. Empty exactly when there is none.
    #[must_use]
    pub fn winning_turns(&self) -> Vec<Turn> {
        match self.board.moore() {
            Some(moore) => moore.winning_turns(Self::MOST_TOLD),
            None => self.winning_moves().into_iter().map(Turn::from).collect(),
        }
    }

    /// How many winning moves there are.
    #[must_use]
    pub fn count_winning_moves(&self) -> u128 {
        if self.board.is_nim() {
            return self.winning_moves().len() as u128;
        }
        self.winning_moves_by_row()
            .map(|(_, count)| u128::from(count))
            .sum()
    }

    /// The rows that hold a winning move.
    #[must_use]
    pub fn winning_rows(&self) -> Vec<usize> {
        if let Some(moore) = self.board.moore() {
            let rows = 1..=self.board.rows().len();
            return rows
                .filter(|&row| moore.winning_turn_with(row).is_some())
                .collect();
        }
        if self.board.is_nim() {
            return self.winning_moves().iter().map(|mv| mv.row).collect();
        }
        let counts = self.winning_moves_by_row().filter(|&(_, count)| count > 0);
        counts.map(|(row, _)| row).collect()
    }

    /// Whether a move is legal and wins.
    #[must_use]
    pub fn is_won_by(&self, mv: Move) -> bool {
        self.after(mv).is_ok_and(|after| !after.mover_wins())
    }

    /// Whether a turn is legal and wins.
    #[must_use]
    pub fn is_won_by_turn(&self, turn: &Turn) -> bool {
        self.after_turn(turn).is_ok_and(|after| !after.mover_wins())
    }

    /// Each row with how many options it has that leave nim sum 0.
    fn winning_moves_by_row(&self) -> impl Iterator<Item = (usize, u64)> {
        let sum = self.nim_sum();
        let rows = self.board.numbered_with_games();
        rows.filter(move |_| sum != 0)
            .map(move |(row, game, size)| {
                let rules = game.rules();
                (row, rules.count_worth(size, rules.value(size) ^ sum))
            })
    }

    /// Every legal move: row by row, in the order of the game's options, which in Nim is the smallest removal first.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> {
        self.board
            .numbered_with_games()
            .flat_map(|(row, game, from)| {
                let options = game.rules().options(from);
                options.map(move |becomes| Move {
                    row,
                    game,
                    from,
                    becomes,
                })
            })
    }

    /// Each row that can be changed, with how many options it has.
    pub fn rows_with_moves(&self) -> impl Iterator<Item = (usize, u64)> {
        let rows = self.board.numbered_with_games();
        rows.map(|(row, game, size)| (row, game.rules().count_options(size)))
            .filter(|&(_, options)| options > 0)
    }

    /// The legal move that makes the so-manieth option of a row, counted from 1; in Nim it takes as many objects.
    #[must_use]
    pub fn legal_move(&self, row: usize, option: u64) -> Option<Move> {
        let (row, game, from) = self.board.numbered_with_games().find(|&(r, ..)| r == row)?;
        let becomes = game.rules().option(from, option)?;
        Some(Move {
            row,
            game,
            from,
            becomes,
        })
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_moves(&self) -> u128 {
        self.rows_with_moves()
            .map(|(_, options)| u128::from(options))
            .sum()
    }

    /// What is left after a move, for the other player.
    ///
    /// # Errors
    /// When the rules do not allow the move.
    pub fn after(&self, mv: Move) -> Result<Self, IllegalMove> {
        Ok(Self::new(self.board.after(mv)?, self.rule))
    }

    /// What is left after a turn, for the other player.
    ///
    /// # Errors
    /// When the rules do not allow the turn.
    pub fn after_turn(&self, turn: &Turn) -> Result<Self, IllegalMove> {
        Ok(Self::new(self.board.after_turn(turn)?, self.rule))
    }

    /// Every move that leaves nim sum 0: it changes one row from its value v to v ⊕ s.
    fn moves_to_zero(&self) -> Vec<Move> {
        let sum = self.nim_sum();
        let mut moves = Vec::new();
        if sum == 0 {
            return moves;
        }
        let most = if self.board.is_nim() {
            usize::MAX
        } else {
            Self::MOST_TOLD
        };
        for (row, game, from) in self.board.numbered_with_games() {
            let rules = game.rules();
            let options = rules.options_worth(from, rules.value(from) ^ sum);
            let options = options.take(most - moves.len());
            moves.extend(options.map(|becomes| Move {
                row,
                game,
                from,
                becomes,
            }));
        }
        moves
    }

    /// The end of misère play, where at most one row has two or more: every move that leaves an odd number of ones and
    /// nothing else.
    fn moves_to_odd_ones(&self) -> Vec<Move> {
        let ones = self.rows_of(|size| size == 1);
        let large = self.rows_of(|size| size >= 2);
        let winning = |(row, from): (usize, u64)| {
            let other_ones = ones - usize::from(from == 1);
            let other_large = large - usize::from(from >= 2);
            let left = u64::from(other_ones.is_multiple_of(2));
            (other_large == 0 && left < from).then(|| Move::of_nim(row, from, left))
        };
        self.board.numbered().filter_map(winning).collect()
    }

    /// How many rows have such a size.
    fn rows_of(&self, is_such: fn(u64) -> bool) -> usize {
        let rows = self.board.rows().iter();
        rows.filter(|&&size| is_such(size)).count()
    }
}
