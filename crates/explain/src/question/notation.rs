//! What can be asked and what can be shown.

use std::borrow::Cow;

use crate::kinds::{Question, Xor};
use theory::{Board, GameTree, Move, Position, TooManyToLookAhead};

/// A request: a question, or something to show that has no single answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// A question and its solution.
    Question(Question),
    /// `gate`: the XOR gate for all inputs.
    TruthTable,
    /// `explain 5 4 3`: the position, and with `--move 1,2` a move in it.
    Explain {
        /// The position.
        position: Position,
        /// The move to explain; it is legal.
        mv: Option<Move>,
    },
    /// `explain --looking-ahead 5 4 3`: the same, judged only by what is reachable.
    LookAhead(LookAhead),
    /// `explain --proof 5 4 3`: Bouton's theorem proved on a board of Nim in normal play.
    Proof(Board),
    /// `moves 5 4 3`: every legal move with what it leaves.
    Moves(Position),
    /// `group 4`: the nim-addition table of 0 to N − 1.
    Group {
        /// N, from 1 to 64.
        size: u64,
    },
}

/// A position small enough to look ahead from, and perhaps a move in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookAhead {
    position: Position,
    mv: Option<Move>,
}

impl LookAhead {
    /// A position, and perhaps a move that is legal there.
    ///
    /// # Errors
    /// If too many positions are reachable.
    pub fn new(position: Position, mv: Option<Move>) -> Result<Self, TooManyToLookAhead> {
        GameTree::of(&position.board, position.rule)?;
        Ok(Self { position, mv })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The move to look at.
    pub fn mv(&self) -> Option<Move> {
        self.mv
    }
}

impl Request {
    /// The board that it is about, if it is about one.
    pub fn board(&self) -> Option<&Board> {
        match self {
            Self::Question(question) => question.board(),
            Self::Explain { position, .. } | Self::Moves(position) => Some(&position.board),
            Self::Proof(board) => Some(board),
            Self::LookAhead(ahead) => Some(&ahead.position().board),
            Self::TruthTable | Self::Group { .. } => None,
        }
    }
}

impl Question {
    /// The numbers combined by XOR: the two of `xor`, the values of the rows of `sum`; none for any other kind.
    pub fn operands(&self) -> Cow<'_, [u64]> {
        match self {
            &Self::Xor(Xor { a, b }) => Cow::Owned(vec![a, b]),
            Self::Sum(board) => board.values(),
            _ => Cow::Borrowed(&[]),
        }
    }

    /// The position that it is about, with the rule that applies.
    pub fn position(&self) -> Option<&Position> {
        match self {
            Self::Winner(position) | Self::Rows(position) | Self::Move(position) => Some(position),
            _ => None,
        }
    }

    /// The board that it is about.
    pub fn board(&self) -> Option<&Board> {
        match self {
            Self::Balance(board) | Self::Sum(board) => Some(board),
            _ => Some(&self.position()?.board),
        }
    }
}

impl From<Question> for Request {
    fn from(question: Question) -> Self {
        Self::Question(question)
    }
}

impl From<&Question> for Request {
    fn from(question: &Question) -> Self {
        Self::Question(question.clone())
    }
}
