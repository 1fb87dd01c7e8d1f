//! The steps to the winner, the rows and the turns of Moore's Nim, which `winner`, `rows`, `move` and `explain` share;
//! their substeps; and the reply to every turn from a balanced board.

use super::super::analysis::{Analysis, Situation};
use super::super::step::Step;
use super::columns::{MooreAnalysis, MooreColumn, MooreColumns};
use super::step::{AfterTurn, MooreStep};
use crate::game::{Change, Position, Turn};

/// Only for Moore's Nim.
impl Analysis {
    /// Why the player to move wins or loses.
    pub(in super::super) fn steps_in_groups(&self, moore: &MooreAnalysis) -> Vec<Step> {
        let columns = &moore.columns;
        if self.situation == Situation::Over {
            return vec![MooreStep::Over.into()];
        }
        let left_over = MooreStep::LeftOver {
            group: columns.group,
            place: columns.leftmost().map(|column| column.place),
            mover_wins: self.mover_wins,
        };
        vec![
            MooreStep::CountInGroups(columns.clone()).into(),
            left_over.into(),
        ]
    }

    /// Which rows take part in a winning turn; `None` if no turn wins.
    pub(in super::super) fn rows_in_turns(&self) -> Option<Step> {
        let moore = self.board().moore().filter(|_| self.mover_wins)?;
        let rows = 1..=self.board().rows().len();
        let rows = rows.map(|row| (row, moore.winning_turn_with(row)));
        let rows = rows.collect();
        Some(
            MooreStep::RowsInTurns {
                board: self.board().clone(),
                rows,
            }
            .into(),
        )
    }

    /// Which turns win.
    pub(in super::super) fn turn_steps(&self, moore: &MooreAnalysis) -> Vec<Step> {
        let mut steps = self.steps_in_groups(moore);
        if let Some((columns, turn)) = &moore.built {
            let made_up = MooreStep::MakeUp {
                board: self.board().clone(),
                columns: columns.clone(),
                turn: turn.clone(),
            };
            steps.push(made_up.into());
            steps.extend(self.taking(turn));
        }
        steps
    }

    /// A winning turn in full, and what it leaves.
    fn taking(&self, turn: &Turn) -> impl Iterator<Item = Step> {
        let taken = MooreStep::TakeAtOnce {
            board: self.board().clone(),
            turn: turn.clone(),
        };
        std::iter::once(taken.into()).chain(self.after(turn))
    }

    /// The whole explanation of the position; with `all`, every winning turn that is listed is worked out.
    pub(in super::super) fn explained_in_groups(
        &self,
        moore: &MooreAnalysis,
        all: bool,
    ) -> Vec<Step> {
        let mut steps = self.turn_steps(moore);
        if self.mover_wins {
            let turns = self.position.winning_turns();
            let count = self.count_winning_turns();
            let others = turns
                .iter()
                .filter(|turn| all && Some(*turn) != moore.winning_turn());
            steps.extend(others.flat_map(|turn| self.taking(turn)));
            let told = turns.len();
            steps.push(MooreStep::WinningTurns { turns, count }.into());
            let not_told = count.map(|count| count.saturating_sub(told as u128));
            if all && told == Position::MOST_TOLD && not_told != Some(0) {
                steps.push(Step::NotWorkedOut { moves: not_told });
            }
        } else if self.situation != Situation::Over {
            let spoils = MooreStep::EveryTurnSpoils {
                position: self.position.clone(),
                group: moore.columns.group,
            };
            let count = self.position.count_turns();
            steps.extend([spoils.into(), MooreStep::AnyTurn { count }.into()]);
        }
        steps
    }
}

/// What a turn leaves; `None` if it is not legal.
pub(in super::super) fn after(
    before: &Analysis,
    moore: &MooreAnalysis,
    turn: &Turn,
) -> Option<Step> {
    let after = before.position.after_turn(turn).ok()?;
    let step = MooreStep::AfterTurn(AfterTurn {
        turn: turn.clone(),
        columns: MooreColumns::as_wide_as(&after.board, moore.columns.columns.len()),
        wins: !after.mover_wins(),
    });
    Some(step.into())
}

/// How many turns are refuted one by one.
const MOST_REFUTED: usize = 12;

/// For the first rows of a balanced board, the shortest removal from each, and one from as many rows as a turn may
/// change, each with a winning reply.
pub(super) fn refutations(position: &Position) -> Vec<Step> {
    let board = &position.board;
    let most = board.rows_in_a_turn();
    let rows: Vec<usize> = board
        .numbered()
        .filter(|&(_, size)| size > 0)
        .map(|(row, _)| row)
        .collect();
    let one_each = |rows: &[usize]| board.turn(rows.iter().map(|&row| (row, Change::Take(1))));
    let singles = rows.chunks(1).take(MOST_REFUTED - 1).map(one_each);
    let several = rows
        .get(..most.min(rows.len()))
        .filter(|rows| rows.len() > 1);
    singles
        .chain(several.map(one_each))
        .filter_map(|turn| Step::refute(position, &turn.ok()?))
        .collect()
}

impl MooreStep {
    /// The steps behind this one, in order.
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
            Self::EveryTurnSpoils { position, .. } => refutations(position),
            Self::ReplyToTurn(analysis) | Self::TurnInstead(analysis) => analysis.move_steps(),
            _ => Vec::new(),
        }
    }
}
