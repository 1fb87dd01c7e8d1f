//! What each step of Moore's Nim rests on.
//!
//! The substeps of the column table are the counts of its columns.

use super::super::step::Step;
use super::columns::MooreColumn;
use super::refutation;
use super::step::{AfterTurn, MooreStep};

impl MooreStep {
    /// The steps that this one rests on, in order.
    #[must_use]
    pub fn substeps(&self) -> Vec<Step> {
        match self {
            Self::CountInGroups(columns) | Self::AfterTurn(AfterTurn { columns, .. }) => {
                let count = |column: &MooreColumn| Self::CountOfColumn {
                    place: column.place,
                    ones: column.ones,
                    group: columns.group,
                    remainder: column.remainder,
                };
                let counts = columns.columns.iter().map(count);
                counts.map(Step::Moore).collect()
            }
            Self::MakeUp { columns, .. } => {
                let works = columns.iter().cloned();
                works.map(Self::InColumn).map(Step::Moore).collect()
            }
            Self::EveryTurnSpoils { position, .. } => refutation::refutations(position),
            Self::ReplyToTurn(analysis) | Self::TurnInstead(analysis) => analysis.move_steps(),
            _ => Vec::new(),
        }
    }
}
