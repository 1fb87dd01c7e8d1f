//! Who wins, and by which moves: the theorem of Sprague and Grundy, and the misère form of Bouton's (1902).
//!
//! In normal play the player to move wins exactly when the nim sum of the values is not 0. In misère play the same
//! holds in Nim as long as some row has two or more; if every row has at most one, the player to move wins exactly when
//! the number of ones is even. Nothing is known here of misère play in other games, where the values do not decide.
//!
//! ```
//! use theory::{Board, Position, Rule};
//!
//! let board = Board::from([1, 1, 4]);
//! let take = |rule| Position::new(board.clone(), rule).winning_moves()[0].take();
//! assert_eq!((take(Rule::Normal), take(Rule::Misere)), (4, 3));
//! ```

use super::board::Board;
use super::moves::{IllegalMove, Move};
use super::rule::Rule;
use super::rules::Game;

/// Whether the player to move wins with rows of these values, by Bouton's theorem.
pub fn bouton(values: &[u64], rule: Rule) -> bool {
    let nim_sum = values.iter().fold(0, |sum, &value| sum ^ value);
    match rule {
        // If all rows are 0 or 1, the nim sum is 0 exactly when the number of ones is even.
        Rule::Misere if values.iter().all(|&size| size <= 1) => nim_sum == 0,
        _ => nim_sum != 0,
    }
}

/// A board with the rule for the last move. All theory is asked for here, so that no caller depends on the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// What taking the last object means.
    pub rule: Rule,
}

impl Position {
    /// A board under a rule; misère play is of Nim alone.
    pub fn new(board: Board, rule: Rule) -> Self {
        Self { board, rule }
    }

    /// The same board under the other rule.
    pub fn under_other_rule(&self) -> Self {
        Self::new(self.board.clone(), self.rule.other())
    }

    /// The nim sum of the board.
    pub fn nim_sum(&self) -> u64 {
        self.board.nim_sum()
    }

    /// Whether no move is left.
    pub fn is_over(&self) -> bool {
        self.rows_with_moves().next().is_none()
    }

    /// Whether the player to move wins with perfect play (an N-position).
    pub fn mover_wins(&self) -> bool {
        bouton(&self.board.values(), self.rule)
    }

    /// The most winning moves that are listed. Nim has at most one in each row, and lists them all.
    pub const MOST_LISTED: usize = 1000;

    /// The winning moves in the order of the rows: in Nim all of them, in other games the first
    /// [`MOST_LISTED`](Self::MOST_LISTED). Empty exactly if there is none.
    pub fn winning_moves(&self) -> Vec<Move> {
        let most = if self.board.is_nim() { usize::MAX } else { Self::MOST_LISTED };
        let target = self.target();
        let of_row = |(row, game, from): (usize, Game, u64)| {
            game.options_worth(from, target(game.value(from)))
                .map(move |becomes| Move::new(row, game, from, becomes))
        };
        self.board.numbered_with_games().flat_map(of_row).take(most).collect()
    }

    /// How many winning moves there are.
    pub fn count_winning_moves(&self) -> u128 {
        self.winning_moves_by_row().map(|(_, count)| u128::from(count)).sum()
    }

    /// The rows that hold a winning move.
    pub fn winning_rows(&self) -> Vec<usize> {
        self.winning_moves_by_row().filter(|&(_, count)| count > 0).map(|(row, _)| row).collect()
    }

    /// Whether a move is legal and wins.
    pub fn is_won_by(&self, mv: Move) -> bool {
        self.after(mv).is_ok_and(|after| !after.mover_wins())
    }

    /// Each row with the number of its winning options.
    fn winning_moves_by_row(&self) -> impl Iterator<Item = (usize, u64)> {
        let target = self.target();
        self.board
            .numbered_with_games()
            .map(move |(row, game, size)| (row, game.count_worth(size, target(game.value(size)))))
    }

    /// The value that a row of a given value must have after a winning move: v ⊕ s, which leaves nim sum 0; in misère play,
    /// if no row would then be worth more than 1, the other of 0 and 1, which leaves an odd number of ones. Where that is
    /// the value that the row has, no move of the row wins.
    fn target(&self) -> impl Fn(u64) -> u64 + use<> {
        let values = self.board.values();
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let large = values.iter().filter(|&&value| value >= 2).count();
        let is_misere = self.rule == Rule::Misere;
        move |value| {
            let target = value ^ sum;
            let others = large - usize::from(value >= 2);
            let are_ones = is_misere && others == 0 && target < 2;
            target ^ u64::from(are_ones)
        }
    }

    /// Every legal move: row by row, in the order of the game's options, which in Nim is the smallest removal first.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> {
        self.board.numbered_with_games().flat_map(|(row, game, from)| {
            game.options(from).map(move |becomes| Move::new(row, game, from, becomes))
        })
    }

    /// Each row that can be changed, with the number of its options.
    pub fn rows_with_moves(&self) -> impl Iterator<Item = (usize, u64)> {
        self.board
            .numbered_with_games()
            .map(|(row, game, size)| (row, game.count_options(size)))
            .filter(|&(_, options)| options > 0)
    }

    /// The legal move to the option of a row with this number, counted from 1; in Nim it takes as many objects.
    pub fn legal_move(&self, row: usize, option: u64) -> Option<Move> {
        let (row, game, from) = self.board.numbered_with_games().find(|&(r, ..)| r == row)?;
        Some(Move::new(row, game, from, game.option(from, option)?))
    }

    /// How many legal moves there are.
    pub fn count_moves(&self) -> u128 {
        self.rows_with_moves().map(|(_, options)| u128::from(options)).sum()
    }

    /// The position after a move, for the other player.
    ///
    /// # Errors
    /// If the rules do not allow the move.
    pub fn after(&self, mv: Move) -> Result<Self, IllegalMove> {
        Ok(Self::new(self.board.after(mv)?, self.rule))
    }
}
