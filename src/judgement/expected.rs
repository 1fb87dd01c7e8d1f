//! What would be a right answer to a question: what its derivation has found.

use num_bigint::BigInt;

use super::answer::Answer;
use crate::derivation::{Conclusion, Derivation, Position};
use crate::hand_built::{Bit, binary_numeral};
use crate::nim::Move;
use crate::question::{Exhibit, Question};

/// What would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The output of a gate.
    Bit(Bit),
    /// The binary digits of a number; zeros in front do no harm.
    Digits(Vec<Bit>),
    /// A number.
    Number(u64),
    /// Whether the player to move wins.
    Winner(bool),
    /// The rows that hold a winning move; none where no move wins.
    Rows(Vec<usize>),
    /// Any of these moves; none where no move wins.
    Moves(Vec<Move>),
    /// The player who wins.
    Player(u8),
}

impl Expected {
    /// Works the question out.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        Self::found(Derivation::of(Exhibit::Question(question.clone())).conclusion)
    }

    fn found(conclusion: Conclusion) -> Self {
        match conclusion {
            Conclusion::Gate { output, .. } => Self::Bit(output),
            Conclusion::Binary { digits, .. } => Self::Digits(digits),
            Conclusion::Decimal { number: value, .. }
            | Conclusion::Xor { value, .. }
            | Conclusion::NimSum { value, .. } => Self::Number(value),
            Conclusion::Winner(position) => Self::Winner(position.mover_wins),
            Conclusion::Rows(position) => Self::Rows(winning_rows(&position)),
            Conclusion::Moves(position) => Self::Moves(position.winning_moves),
            Conclusion::Towers { winner, .. } => Self::Player(winner),
            Conclusion::TruthTable
            | Conclusion::Position(_)
            | Conclusion::Played { .. }
            | Conclusion::EveryMove(_)
            | Conclusion::Drawings(_)
            | Conclusion::Group(_) => unreachable!("these are shown, and no question ends in them"),
        }
    }

    /// Whether an answer is right.
    #[must_use]
    pub fn accepts(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Bit(expected), Answer::Bit(bit)) => expected == bit,
            (Self::Digits(expected), Answer::Digits(digits)) => {
                binary_numeral(digits) == binary_numeral(expected)
            }
            (&Self::Number(expected), Answer::Number(number)) => *number == BigInt::from(expected),
            (Self::Winner(expected), Answer::Winner { wins, .. }) => expected == wins,
            (Self::Rows(expected), Answer::Rows(rows)) => {
                expected.len() == rows.len()
                    && expected
                        .iter()
                        .all(|&row| rows.contains(&BigInt::from(row)))
            }
            (Self::Moves(expected), Answer::NoMove) => expected.is_empty(),
            (Self::Moves(expected), Answer::Move { row, take }) => {
                let is_it =
                    |mv: &Move| BigInt::from(mv.row) == *row && BigInt::from(mv.take) == *take;
                expected.iter().any(is_it)
            }
            (Self::Player(expected), Answer::Player(player)) => expected == player,
            _ => false,
        }
    }
}

fn winning_rows(position: &Position) -> Vec<usize> {
    position.winning_moves.iter().map(|mv| mv.row).collect()
}
