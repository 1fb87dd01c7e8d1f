//! Whether an answer is right: it agrees with the conclusion of the derivation, in any form.
//!
//! Leading zeros do not matter, and any winning move is right.

use num_bigint::BigInt;

use crate::derivation::{Analysis, Conclusion};
use crate::phrase::StatedMove;
use crate::question::{Answer, WinnerForm};
use theory::hand_built::{Bit, binary_numeral};
use theory::{Board, IllegalMove, Move};

impl Answer {
    /// Whether it agrees with a conclusion.
    pub fn is_right(&self, found: &Conclusion) -> bool {
        match (found, self) {
            // Any winning move is right, not only the first.
            (Conclusion::Moves(found), Self::Move(stated)) => {
                stated.on(found.board()).is_ok_and(|mv| found.position.is_won_by(mv))
            }
            _ => Self::right(found).is_some_and(|right| right.means_same_as(self)),
        }
    }

    /// The move that it gives on a board.
    ///
    /// # Errors
    /// If the rules do not allow it, or it is not a move.
    pub fn move_on(&self, board: &Board) -> Result<Move, IllegalMove> {
        self.stated_move().unwrap_or(&StatedMove::NoMove).on(board)
    }

    /// Whether another answer means the same, in whatever form.
    fn means_same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Digits(one), Self::Digits(other)) => {
                binary_numeral(one) == binary_numeral(other)
            }
            (Self::Winner { wins: one, .. }, Self::Winner { wins: other, .. }) => one == other,
            _ => self == other,
        }
    }

    /// A right answer for a conclusion, as it would be typed, the first if there are several; `None` if nothing was
    /// asked.
    pub fn right(found: &Conclusion) -> Option<Self> {
        Some(match found {
            &Conclusion::Bit(bit) => Self::Bit(bit),
            Conclusion::Digits(digits) if digits.is_empty() => Self::Digits(vec![Bit::Zero]),
            Conclusion::Digits(digits) => Self::Digits(digits.clone()),
            &Conclusion::Number(number) => Self::Number(number.into()),
            &Conclusion::Winner(Analysis { mover_wins, .. }) => {
                Self::Winner { wins: mover_wins, said: WinnerForm::Word }
            }
            &Conclusion::FirstPlayerWins(wins) => Self::Winner { wins, said: WinnerForm::Player },
            Conclusion::Rows(found) => {
                let rows = found.winning_rows().into_iter();
                Self::Rows(rows.map(BigInt::from).collect())
            }
            Conclusion::Alone(found) => Self::Sizes(found.odd().map(BigInt::from).collect()),
            Conclusion::Moves(found) => match found.winning_move() {
                Some(mv) => Self::Move(mv.into()),
                None => Self::NoMove,
            },
            Conclusion::TruthTable
            | Conclusion::Position(_)
            | Conclusion::Played(_)
            | Conclusion::EveryMove(_)
            | Conclusion::Ahead(_)
            | Conclusion::Group(_) => return None,
        })
    }
}
