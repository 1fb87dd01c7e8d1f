//! Who wins a position of Moore's Nim and how: what `winner`, `rows`, `move` and `explain` share.

use serde::Serialize;

use super::build::{ColumnWork, build};
use super::columns::MooreColumns;
use crate::game::{Board, Moore, Position, Turn};

/// A position with what is true of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MooreAnalysis {
    /// The position.
    #[serde(skip)]
    pub position: Position,
    /// The board in binary, with the counts of its columns.
    #[serde(skip)]
    pub columns: MooreColumns,
    /// Whether the player to move wins with perfect play.
    pub mover_wins: bool,
    /// A winning turn, with how it is made up.
    #[serde(skip)]
    pub built: Option<(Vec<ColumnWork>, Turn)>,
}

/// What a derivation of Moore's Nim has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MooreFound {
    /// Who wins a position.
    Winner(MooreAnalysis),
    /// Which rows take part in a winning turn.
    Rows(MooreAnalysis),
    /// Which turns win.
    Turns(MooreAnalysis),
    /// A position as a whole.
    Position(MooreAnalysis),
    /// What a turn does.
    Played(Box<PlayedTurn>),
    /// Every legal turn.
    EveryTurn(LegalTurns),
}

/// A turn with the positions before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Before the turn.
    pub before: MooreAnalysis,
    /// The turn.
    pub turn: Turn,
    /// After the turn; the other player is to move.
    pub after: MooreAnalysis,
}

/// The legal turns of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalTurns {
    /// The position.
    pub position: Position,
    /// How many legal turns there are, where they can be counted.
    pub count: Option<u128>,
    /// How many of them win, where they can be counted.
    pub winning: Option<u128>,
    /// Whether all of them are listed, or only the winning ones.
    pub complete: bool,
    /// Those listed, each with whether it wins.
    pub listed: Vec<(Turn, bool)>,
}

impl LegalTurns {
    /// Up to this many turns are all listed; of more, the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal turns of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let moore = position.board.moore();
        let count = moore.and_then(Moore::count_turns);
        let complete = count.is_some_and(|count| count <= Self::MOST_LISTED);
        let turns: Vec<Turn> = match moore {
            Some(moore) if complete => moore.turns().collect(),
            _ => position.winning_turns(),
        };
        let listed = turns.into_iter().map(|turn| {
            let wins = position.is_won_by_turn(&turn);
            (turn, wins)
        });
        Self {
            position: position.clone(),
            count,
            winning: moore.and_then(Moore::count_winning_turns),
            complete,
            listed: listed.collect(),
        }
    }
}

impl MooreAnalysis {
    /// Works a position out.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let columns = MooreColumns::of(&position.board);
        Self {
            position: position.clone(),
            mover_wins: columns.leftmost().is_some(),
            built: build(&columns),
            columns,
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    /// How many rows a turn may change.
    #[must_use]
    pub fn rows_in_a_turn(&self) -> usize {
        self.columns.group - 1
    }

    /// Whether nothing is left to take.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board().is_empty()
    }

    /// A winning turn: the one that the derivation makes up.
    #[must_use]
    pub fn winning_turn(&self) -> Option<&Turn> {
        self.built.as_ref().map(|(_, turn)| turn)
    }

    /// The winning turns, the first [`MOST_TOLD`](Position::MOST_TOLD) of them.
    #[must_use]
    pub fn winning_turns(&self) -> Vec<Turn> {
        self.position.winning_turns()
    }

    /// How many winning turns there are, where they can be counted.
    #[must_use]
    pub fn count_winning_turns(&self) -> Option<u128> {
        self.board().moore()?.count_winning_turns()
    }
}
