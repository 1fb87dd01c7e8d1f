//! How a question is solved: typed steps that carry the numbers, and a conclusion.
//!
//! A [`Step`] states one thing, such as "9 ⊕ 10 = 3", and can tell the [`substeps`](Step::substeps) that it rests on.
//! Substeps are worked out when they are asked for, by running the arithmetic of [`hand_built`](crate::hand_built)
//! again: so a derivation costs little however deep it goes, and what is shown is what really ran. There is no prose
//! here; prose is made once, in [`document`](crate::document).
//!
//! ```
//! use nimlab::derivation::{Conclusion, Derivation};
//! use nimlab::question::{Dash, Exhibit};
//!
//! let derivation = Derivation::of(Exhibit::parse("xor 3 5", Dash::Refused).unwrap());
//! assert_eq!(derivation.conclusion, Conclusion::Xor { a: 3, b: 5, value: 6 });
//! ```

mod columns;
mod conversion;
mod fold;
mod gate;
mod group;
mod misere;
mod moves;
mod position;
mod refutation;
mod step;
mod substeps;
mod towers;
mod xor;

pub use columns::{Column, Columns};
pub use fold::{Told, told_rows};
pub use group::{Outsider, Table};
pub use moves::{LegalMove, LegalMoves};
pub use position::{Position, Situation};
pub use step::Step;

use crate::hand_built::Bit;
use crate::nim::{Board, Move, Rule, Towers};
use crate::question::{Exhibit, Question};

/// Something to show, the steps that lead to its end, and that end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// What was asked.
    pub exhibit: Exhibit,
    /// The outline; each step can tell its own substeps.
    pub steps: Vec<Step>,
    /// What has been found.
    pub conclusion: Conclusion,
}

/// What a derivation has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// The output of an XOR gate.
    Gate {
        /// The first input.
        a: Bit,
        /// The second input.
        b: Bit,
        /// The output.
        output: Bit,
    },
    /// The XOR gate for all inputs.
    TruthTable,
    /// The binary digits of a number.
    Binary {
        /// The number.
        number: u64,
        /// Its digits, most significant first; none for 0.
        digits: Vec<Bit>,
    },
    /// The number that binary digits stand for.
    Decimal {
        /// The digits, most significant first.
        digits: Vec<Bit>,
        /// The number.
        number: u64,
    },
    /// The bitwise XOR of two numbers.
    Xor {
        /// The first number.
        a: u64,
        /// The second number.
        b: u64,
        /// Their XOR.
        value: u64,
    },
    /// The nim sum of a board.
    NimSum {
        /// The board.
        board: Board,
        /// Its nim sum.
        value: u64,
    },
    /// Who wins a position.
    Winner(Position),
    /// Which rows hold a winning move.
    Rows(Position),
    /// Which moves win.
    Moves(Position),
    /// A position as a whole.
    Position(Position),
    /// What a move does: the position it was made from, the move, and the position that it leaves.
    Played {
        /// Before the move.
        before: Position,
        /// The move.
        mv: Move,
        /// After the move; the other player is to move.
        after: Position,
    },
    /// Every legal move.
    EveryMove(LegalMoves),
    /// The board drawn, before the first move and after each.
    Drawings(Vec<Board>),
    /// The nim-addition table.
    Group(Table),
    /// Who wins Tower Breakers.
    Towers {
        /// The towers.
        towers: Towers,
        /// The player who wins: 1, who moves first, or 2.
        winner: u8,
    },
}

impl Derivation {
    /// Solves a question, or works out whatever else can be shown.
    #[must_use]
    pub fn of(exhibit: Exhibit) -> Self {
        let (steps, conclusion) = match &exhibit {
            Exhibit::Question(question) => answer(question),
            Exhibit::TruthTable => (gate::truth_table_steps(), Conclusion::TruthTable),
            Exhibit::Explain { board, rule, mv } => {
                let played = mv.and_then(|mv| refutation::played(board, *rule, mv));
                played.unwrap_or_else(|| explained(board, *rule))
            }
            Exhibit::Moves { board, rule } => (
                Vec::new(),
                Conclusion::EveryMove(LegalMoves::of(Position::of(board, *rule))),
            ),
            Exhibit::Drawing { board, moves } => {
                (Vec::new(), Conclusion::Drawings(drawings(board, moves)))
            }
            Exhibit::Group { size } => group::steps(*size),
        };
        Self {
            exhibit,
            steps,
            conclusion,
        }
    }
}

/// A position, with everything there is to say about it.
fn explained(board: &Board, rule: Rule) -> (Vec<Step>, Conclusion) {
    let position = Position::of(board, rule);
    (position.explanation(), Conclusion::Position(position))
}

fn answer(question: &Question) -> (Vec<Step>, Conclusion) {
    match question {
        &Question::Gate { a, b } => gate::steps(a, b),
        &Question::Binary { number } => conversion::binary_steps(number),
        Question::Decimal { digits } => conversion::decimal_steps(digits),
        &Question::Xor { a, b } => (
            xor::steps(a, b),
            Conclusion::Xor {
                a,
                b,
                value: xor::value(a, b),
            },
        ),
        Question::Sum { board } => columns::sum_steps(board),
        Question::Winner { board, rule } => {
            with_position(board, *rule, Position::verdict_steps, Conclusion::Winner)
        }
        Question::Rows { board, rule } => {
            with_position(board, *rule, Position::row_steps, Conclusion::Rows)
        }
        Question::Move { board, rule } => {
            with_position(board, *rule, Position::move_steps, Conclusion::Moves)
        }
        Question::Towers(towers) => towers::steps(*towers),
    }
}

fn with_position(
    board: &Board,
    rule: Rule,
    steps: fn(&Position) -> Vec<Step>,
    conclusion: fn(Position) -> Conclusion,
) -> (Vec<Step>, Conclusion) {
    let position = Position::of(board, rule);
    (steps(&position), conclusion(position))
}

/// The board before the first move and after each; a move that is not legal ends the list.
fn drawings(board: &Board, moves: &[Move]) -> Vec<Board> {
    let mut drawn = vec![board.clone()];
    for &mv in moves {
        match drawn[drawn.len() - 1].after(mv) {
            Ok(after) => drawn.push(after),
            Err(_) => break,
        }
    }
    drawn
}
