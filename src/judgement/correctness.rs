//! Whether an answer is right: it says what the derivation of its question has found, in whatever form.
//!
//! Zeros in front of digits do no harm, and any winning move is right.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::answer::{Answer, SaidBy};
use super::moore::winning_rows;
use super::pick::Picking;
use crate::derivation::{Analysis, ArgumentFound, Columns, Conclusion, MooreAnalysis, MooreFound};
use crate::hand_built::{Bit, binary_numeral};
use crate::question::Question;

impl Answer {
    /// Whether it is what has been found.
    #[must_use]
    pub fn is_right(&self, found: &Conclusion) -> bool {
        match (found, self) {
            (Conclusion::Bit(found), Self::Bit(bit)) => found == bit,
            (Conclusion::Digits(found), Self::Digits(digits)) => {
                binary_numeral(digits) == binary_numeral(found)
            }
            (&Conclusion::Number(found), Self::Number(number)) => *number == BigInt::from(found),
            (
                &(Conclusion::Winner(Analysis { mover_wins, .. })
                | Conclusion::Moore(MooreFound::Winner(MooreAnalysis { mover_wins, .. }))
                | Conclusion::FirstPlayerWins(mover_wins)),
                &Self::Winner { wins, .. },
            ) => mover_wins == wins,
            (Conclusion::Rows(found), Self::Rows(rows)) => {
                let winning = found.winning_rows().into_iter().map(BigInt::from);
                winning.eq(rows.iter().cloned())
            }
            (Conclusion::Moore(MooreFound::Rows(found)), Self::Rows(rows)) => {
                *rows == winning_rows(&found.position)
            }
            (Conclusion::Alone(found), Self::Sizes(sizes)) => *sizes == alone(found),
            (Conclusion::Moves(found), Self::NoMove) => found.winning_moves.is_empty(),
            (Conclusion::Moves(found), Self::Move { .. } | Self::Becomes { .. }) => {
                let mv = self
                    .wanted()
                    .and_then(|wanted| wanted.on(found.board()).ok());
                mv.is_some_and(|mv| found.position.is_won_by(mv))
            }
            (Conclusion::Moore(MooreFound::Turns(found)), Self::NoMove) => !found.mover_wins,
            (Conclusion::Moore(MooreFound::Turns(found)), Self::Turn(_)) => {
                let turn = self.turn_on(found.board());
                turn.is_ok_and(|turn| found.position.is_won_by_turn(&turn))
            }
            (Conclusion::Argued(ArgumentFound::Fill { number, .. }), Self::Number(answer)) => {
                *answer == BigInt::from(*number)
            }
            (Conclusion::Choices(_) | Conclusion::Argued(_), answer) => {
                Picking::of(found).is_some_and(|picking| picking.right() == *answer)
            }
            _ => false,
        }
    }

    /// The nim sum that it leaves, where it is a move of a disguise that makes a row of its board of Nim longer.
    #[must_use]
    pub fn left_by_raise(&self, question: &Question) -> Option<u64> {
        let (Question::Disguised(asked), Self::Becomes { row, heaps }) = (question, self) else {
            return None;
        };
        let size = u64::try_from(heaps.first().filter(|_| heaps.len() == 1)?).ok()?;
        let disguise = asked.disguise();
        let raise = disguise.raise(usize::try_from(row).ok()?, size)?;
        Some(disguise.after(&raise)?.board().nim_sum())
    }

    /// A right answer to what has been found, as it would be typed, of several the first; `None` where nothing was asked.
    #[must_use]
    pub fn right(found: &Conclusion) -> Option<Self> {
        Some(match found {
            &Conclusion::Bit(bit) => Self::Bit(bit),
            Conclusion::Digits(digits) if digits.is_empty() => Self::Digits(vec![Bit::Zero]),
            Conclusion::Digits(digits) => Self::Digits(digits.clone()),
            &Conclusion::Number(number)
            | &Conclusion::Argued(ArgumentFound::Fill { number, .. }) => {
                Self::Number(number.into())
            }
            &(Conclusion::Winner(Analysis { mover_wins, .. })
            | Conclusion::Moore(MooreFound::Winner(MooreAnalysis { mover_wins, .. }))) => {
                Self::Winner {
                    wins: mover_wins,
                    said: SaidBy::Word,
                }
            }
            &Conclusion::FirstPlayerWins(wins) => Self::Winner {
                wins,
                said: SaidBy::Player,
            },
            Conclusion::Rows(found) => {
                let rows = found.winning_rows().into_iter();
                Self::Rows(rows.map(BigInt::from).collect())
            }
            Conclusion::Alone(found) => Self::Sizes(alone(found)),
            Conclusion::Moves(found) => match found.winning_moves.first() {
                Some(&mv) => Self::of_move(found.board(), mv),
                None => Self::NoMove,
            },
            Conclusion::Moore(MooreFound::Rows(found)) => Self::Rows(winning_rows(&found.position)),
            Conclusion::Moore(MooreFound::Turns(found)) => {
                let turn = found.winning_turn();
                turn.map_or(Self::NoMove, Self::of_turn)
            }
            Conclusion::Choices(_) | Conclusion::Argued(_) => {
                return Picking::of(found).map(|picking| picking.right());
            }
            Conclusion::Moore(_)
            | Conclusion::TruthTable
            | Conclusion::Position(_)
            | Conclusion::Played(_)
            | Conclusion::EveryMove(_)
            | Conclusion::Ahead(_)
            | Conclusion::Drawings(_)
            | Conclusion::Group(_)
            | Conclusion::Values(_) => return None,
        })
    }
}

fn alone(found: &Columns) -> BTreeSet<BigInt> {
    found.alone().map(BigInt::from).collect()
}

impl Picking {
    /// The right answer.
    #[must_use]
    pub fn right(&self) -> Answer {
        match self {
            Self::One { right, .. } => Answer::Chosen([*right].into()),
            Self::Several { right, .. } => Answer::Chosen(right.clone()),
            Self::Order { places } => {
                let mut shown: Vec<usize> = (0..places.len()).collect();
                shown.sort_by_key(|&at| places[at]);
                Answer::Order(shown)
            }
            Self::Line { right, .. } => Answer::Line(BigInt::from(*right)),
        }
    }

    /// The code of where a wrong answer about the lines of an argument goes wrong, which scripts rely on: it is no misconception.
    #[must_use]
    pub fn code(&self, answer: &Answer) -> Option<&'static str> {
        match (self, answer) {
            (Self::Order { .. }, Answer::Order(_)) => Some("line-too-early"),
            (Self::Line { right, of }, Answer::Line(line)) => {
                let line = usize::try_from(line).ok();
                let line = line.filter(|line| (1..=*of).contains(line))?;
                Some(if line < *right {
                    "before-the-flaw"
                } else {
                    "after-the-flaw"
                })
            }
            _ => None,
        }
    }
}
