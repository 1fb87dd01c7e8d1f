//! The steps that derivations of Moore's Nim are made of.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::super::analysis::Analysis;
use super::columns::{ColumnWork, MooreColumns};
use crate::game::{Board, Position, Turn};

/// One step. Rows are counted from 1; places are place values (1, 2, 4, 8, …); a group is K + 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "step",
    rename_all = "kebab-case",
    rename_all_fields = "snake_case"
)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum MooreStep {
    /// Nothing is left to take.
    Over,
    /// Every row in binary, the 1s of each column counted in groups.
    CountInGroups(MooreColumns),
    /// The 1s of one column, and what is left over.
    CountOfColumn {
        /// The place value of the column.
        place: u64,
        ones: usize,
        group: usize,
        remainder: usize,
    },
    /// Who wins.
    LeftOver {
        group: usize,
        /// The leftmost column with something left over, if any.
        place: Option<u64>,
        mover_wins: bool,
    },
    /// A winning turn made up column by column.
    MakeUp {
        board: Board,
        columns: Vec<ColumnWork>,
        turn: Turn,
    },
    /// The work in one column.
    InColumn(ColumnWork),
    /// One winning turn in full.
    TakeAtOnce { board: Board, turn: Turn },
    /// A turn and the columns that it leaves.
    AfterTurn(AfterTurn),
    /// Which rows take part in a winning turn, each with an example, if there is one.
    RowsInTurns {
        board: Board,
        rows: Vec<(usize, Option<Turn>)>,
    },
    /// Every winning turn, or the first of them.
    WinningTurns {
        turns: Vec<Turn>,
        /// Their number, if they can be counted.
        count: Option<u128>,
    },
    /// From a balanced board every turn leaves something over.
    EveryTurnSpoils {
        #[serde(serialize_with = "board_alone")]
        position: Position,
        group: usize,
    },
    /// A losing turn and the reply that refutes it.
    RefuteTurn(RefutedTurn),
    /// All turns lose, so any will do.
    AnyTurn {
        /// The number of legal turns, if they can be counted.
        count: Option<u128>,
    },
    /// The reply to a losing turn, derived like any winning turn.
    ReplyToTurn(#[serde(serialize_with = "winner_alone")] Analysis),
    /// What would have won instead of a losing turn.
    TurnInstead(#[serde(serialize_with = "winner_alone")] Analysis),
}

/// A turn and the columns that it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub struct AfterTurn {
    pub turn: Turn,
    pub columns: MooreColumns,
    pub wins: bool,
}

/// A losing turn and the reply that refutes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub struct RefutedTurn {
    pub turn: Turn,
    /// The leftmost column in which it leaves something over.
    pub place: u64,
    /// How many 1s are left over there.
    pub remainder: usize,
    pub group: usize,
    pub reply: Turn,
}

fn winner_alone<S: Serializer>(analysis: &Analysis, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry("mover_wins", &analysis.mover_wins)?;
    map.end()
}

fn board_alone<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    position.board.serialize(serializer)
}
