//! What can be asked about a position: `winner 5 4 3`, `winner nimble 3 5 9`.

use super::kind::Kind;

/// What is asked about a position, or about its board.
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
