//! What can be asked and shown of Moore's Nim. The words are those of other boards: `winner moore:2 1 2 3`.
//!
//! It has types of its own because a turn may be several moves: `explain moore:2 5 4 3 --move 1,3+2,1`.

use std::fmt;

use super::kind::Kind;
use super::wanted::WantedTurn;
use crate::game::{Board, Moore, Position, Turn};

/// Something asked of a position of Moore's Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MooreQuestion {
    /// The position.
    pub position: Position,
    /// What is asked of it.
    pub asks: MooreAsks,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MooreAsks {
    /// Whether the player to move wins.
    Winner,
    /// Which rows take part in a winning turn.
    Rows,
    /// A winning turn.
    Turn,
}

impl MooreQuestion {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.asks {
            MooreAsks::Winner => Kind::Winner,
            MooreAsks::Rows => Kind::Rows,
            MooreAsks::Turn => Kind::Move,
        }
    }

    /// How many rows a turn may change.
    #[must_use]
    pub fn rows_in_a_turn(&self) -> usize {
        let moore = self.position.board.moore();
        moore.map_or(1, Moore::rows_in_a_turn)
    }
}

/// Something shown of a position of Moore's Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MooreRequest {
    /// The position.
    pub position: Position,
    /// What is shown of it.
    pub shown: MooreShown,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MooreShown {
    /// The position, and with a turn, which is legal, what that does.
    Explained(Option<Turn>),
    /// Every legal turn.
    EveryTurn,
    /// The board drawn, and again after each of these turns; each is legal after those before it.
    Drawn(Vec<Turn>),
}

impl MooreRequest {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.shown {
            MooreShown::Explained(_) => Kind::Explain,
            MooreShown::EveryTurn => Kind::Moves,
            MooreShown::Drawn(_) => Kind::Board,
        }
    }
}

impl MooreShown {
    /// The turns that are named.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        match self {
            Self::Explained(turn) => turn.as_slice(),
            Self::EveryTurn => &[],
            Self::Drawn(turns) => turns,
        }
    }

    /// ` --move 1,3+2,1` for each turn.
    pub(super) fn write_turns(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut now = board.clone();
        self.turns().iter().try_for_each(|turn| {
            let words = WantedTurn::of(&now, turn).in_one_word();
            now = now.after_turn(turn).unwrap_or_else(|_| now.clone());
            write!(f, " --move {words}")
        })
    }
}
