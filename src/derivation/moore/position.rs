//! The steps to a verdict, to the rows and to the turns of Moore's Nim: what `winner`, `rows`, `move` and `explain` share.

use super::analysis::MooreAnalysis;
use super::columns::MooreColumns;
use super::step::{AfterTurn, MooreStep};
use crate::game::{Moore, Turn};

impl MooreAnalysis {
    /// Why the player to move wins or loses.
    pub(super) fn verdict_steps(&self) -> Vec<MooreStep> {
        if self.is_over() {
            return vec![MooreStep::Over];
        }
        vec![
            MooreStep::CountInGroups(self.columns.clone()),
            MooreStep::LeftOver {
                group: self.columns.group,
                place: self.columns.leftmost().map(|column| column.place),
                mover_wins: self.mover_wins,
            },
        ]
    }

    /// Which rows take part in a winning turn.
    pub(super) fn row_steps(&self) -> Vec<MooreStep> {
        let mut steps = self.verdict_steps();
        if self.mover_wins {
            let moore = self.board().moore();
            let turn = |row| moore.and_then(|moore| moore.winning_turn_with(row));
            let rows = 1..=self.board().rows().len();
            steps.push(MooreStep::RowsInTurns {
                board: self.board().clone(),
                rows: rows.map(|row| (row, turn(row))).collect(),
            });
        }
        steps
    }

    /// Which turns win.
    pub(super) fn turn_steps(&self) -> Vec<MooreStep> {
        let mut steps = self.verdict_steps();
        if let Some((columns, turn)) = &self.built {
            steps.extend([
                MooreStep::MakeUp {
                    board: self.board().clone(),
                    columns: columns.clone(),
                    turn: turn.clone(),
                },
                MooreStep::TakeAtOnce {
                    board: self.board().clone(),
                    turn: turn.clone(),
                },
            ]);
            steps.extend(self.after(turn));
        }
        steps
    }

    /// Everything there is to say about the position, with every winning turn that is told worked out; and how many they are.
    pub(in super::super) fn every_winning_turn(&self) -> (Vec<MooreStep>, usize) {
        let turns = self.winning_turns();
        let others = turns
            .iter()
            .filter(|turn| Some(*turn) != self.winning_turn());
        let others = others.flat_map(|turn| {
            let taken = MooreStep::TakeAtOnce {
                board: self.board().clone(),
                turn: turn.clone(),
            };
            std::iter::once(taken).chain(self.after(turn))
        });
        let mut steps = self.turn_steps();
        steps.extend(others);
        steps.extend(self.rest());
        (steps, turns.len())
    }

    /// Everything there is to say about the position.
    pub(super) fn explanation(&self) -> Vec<MooreStep> {
        let mut steps = self.turn_steps();
        steps.extend(self.rest());
        steps
    }

    /// What is said after a winning turn, or where there is none.
    fn rest(&self) -> Vec<MooreStep> {
        let mut steps = Vec::new();
        if self.mover_wins {
            steps.push(MooreStep::WinningTurns {
                turns: self.winning_turns(),
                count: self.count_winning_turns(),
            });
        } else if !self.is_over() {
            let moore = self.board().moore();
            steps.extend([
                MooreStep::EveryTurnSpoils {
                    position: self.position.clone(),
                    group: self.columns.group,
                },
                MooreStep::AnyTurn {
                    count: moore.and_then(Moore::count_turns),
                },
            ]);
        }
        steps
    }

    /// What a turn leaves; `None` where it is not legal.
    #[must_use]
    pub fn after(&self, turn: &Turn) -> Option<MooreStep> {
        let after = self.position.after_turn(turn).ok()?;
        Some(MooreStep::AfterTurn(AfterTurn {
            turn: turn.clone(),
            columns: MooreColumns::as_wide_as(&after.board, self.columns.columns.len()),
            wins: !after.mover_wins(),
        }))
    }
}
