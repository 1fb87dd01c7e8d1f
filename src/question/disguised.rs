//! What can be asked of a game that is Nim in disguise: `winner nimble 3 5 9`.

use super::kind::Kind;
use crate::game::{Disguise, Position, Rule};

/// Something asked of a disguise, which is asked of the board of Nim that it is, and has the same answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DisguisedQuestion {
    disguise: Disguise,
    of_nim: Position,
    asks: PositionAsks,
}

/// What is asked of a position, or of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionAsks {
    /// Which groups are left alone.
    Balance,
    /// The nim sum.
    Sum,
    /// Who wins.
    Winner,
    /// Which rows hold a winning move.
    Rows,
    /// A winning move.
    Move,
}

impl DisguisedQuestion {
    /// The question.
    #[must_use]
    pub fn new(disguise: Disguise, asks: PositionAsks) -> Self {
        let of_nim = Position::new(disguise.board(), Rule::Normal);
        Self {
            disguise,
            of_nim,
            asks,
        }
    }

    /// The position of the disguise.
    #[must_use]
    pub fn disguise(&self) -> &Disguise {
        &self.disguise
    }

    /// The position of Nim that it is.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.of_nim
    }

    /// The same, where it is asked how it is won, and not about its board alone.
    #[must_use]
    pub fn position_if_asked(&self) -> Option<&Position> {
        let is_of_board = matches!(self.asks, PositionAsks::Balance | PositionAsks::Sum);
        (!is_of_board).then_some(&self.of_nim)
    }

    /// What is asked.
    #[must_use]
    pub fn asks(&self) -> PositionAsks {
        self.asks
    }
}

impl PositionAsks {
    /// Its kind.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::Balance => Kind::Balance,
            Self::Sum => Kind::Sum,
            Self::Winner => Kind::Winner,
            Self::Rows => Kind::Rows,
            Self::Move => Kind::Move,
        }
    }
}
