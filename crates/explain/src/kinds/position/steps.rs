//! The steps to the winner of a position, its rows and its moves: what `winner`, `rows`, `move` and `explain` share.

use super::analysis::{Analysis, Situation, large_and_ones};
use crate::derivation::{AfterMove, Columns, HeapHasBit, LeftmostOne, MisereEndgame, Raise, Step};
use crate::kinds::values;
use theory::hand_built::{bitwise_exclusive_or, groups};
use theory::{Board, Move, Position, Rule};

impl Analysis {
    /// Why the player to move wins or loses.
    pub(crate) fn verdict_steps(&self) -> Vec<Step> {
        let mover_wins = self.mover_wins;
        let verdict = match self.situation {
            Situation::Over => {
                let (rule, is_nim) = (self.rule(), self.board().is_nim());
                return vec![Step::GameOver { rule, is_nim }];
            }
            Situation::NimSum => Step::Verdict(self.clone()),
            Situation::OnlyOnes { ones } => Step::MisereOnes { ones, mover_wins },
            Situation::OneLarge { row, size, ones } => Step::MisereEndgame(MisereEndgame {
                row,
                size,
                ones,
                leave: self.winning_moves.first().map_or(0, Move::leaves),
            }),
        };
        let mut steps: Vec<Step> = self.phase().into_iter().collect();
        if self.situation == Situation::NimSum {
            steps.extend(values::steps(self.board()));
            steps.push(Step::Columns { columns: self.columns.clone(), changes: None });
        }
        steps.push(verdict);
        steps
    }

    /// Which rows hold a winning move. In the columns, the first of them is marked.
    pub(crate) fn row_steps(&self) -> Vec<Step> {
        let first = self.winning_move().map(|mv| mv.row);
        let mut steps = self.verdict_steps();
        for step in &mut steps {
            if let Step::Columns { changes, .. } = step {
                *changes = if self.board().is_nim() { first } else { None };
            }
        }
        steps.extend(self.leftmost_one());
        steps
    }

    /// Which moves win, the first of them worked out.
    pub(crate) fn move_steps(&self) -> Vec<Step> {
        let mut steps = self.row_steps();
        if self.winning_moves.len() > 1 && !self.board().is_nim() {
            steps.push(Step::WinningOptions {
                count: self.count_winning_moves(),
                moves: self.winning_moves.clone(),
            });
        }
        let first = self.winning_moves.first();
        steps.extend(first.and_then(|&mv| self.after(mv)));
        steps
    }

    /// The whole explanation of the position, with the first winning move worked out.
    pub(crate) fn explained(&self) -> Vec<Step> {
        let mut steps = self.move_steps();
        if self.situation == Situation::NimSum && !self.mover_wins {
            let (board, rule) = (self.board().clone(), self.rule());
            steps.push(Step::EveryMoveSpoils { board, rule });
        }
        steps.extend(self.raise());
        if self.rule() == Rule::Misere {
            steps.push(Step::CompareRules {
                normal: Self::of(&self.position.under_other_rule()),
                misere: self.clone(),
            });
        }
        steps
    }

    /// What a move leaves; `None` if it is not legal.
    pub fn after(&self, mv: Move) -> Option<Step> {
        let Position { board: after, .. } = self.position.after(mv).ok()?;
        let wins = self.position.is_won_by(mv);
        Some(Step::After(AfterMove {
            mv,
            leaves: mv.leaves(),
            columns: Columns::as_wide_as(&after, self.columns.columns.len()),
            wins,
            rule: self.rule(),
        }))
    }

    /// The first question of misère play; `None` in normal play.
    fn phase(&self) -> Option<Step> {
        if self.rule() == Rule::Normal {
            return None;
        }
        let (large, ones) = large_and_ones(self.board().rows());
        Some(Step::MiserePhase { board: self.board().clone(), large, ones })
    }

    /// A move that gives a row a higher value, which Nim never has, and the reply.
    fn raise(&self) -> Option<Step> {
        let board = self.board();
        if board.is_nim() {
            return None;
        }
        let mv = if self.mover_wins {
            let mut winning = self.winning_moves.iter().copied();
            winning.find(|&mv| values::is_raised(board, mv))?
        } else {
            values::raising(board)?
        };
        let (before, after) = board.values_of(mv);
        let left = Self::of(&self.position.after(mv).ok()?);
        // A reply that restores the row shows best that nothing was gained.
        let mut replies = left.winning_moves.iter().copied();
        let back =
            replies.find(|reply| mv.row == reply.row && !values::is_raised(left.board(), *reply));
        Some(Step::Raise(Raise {
            mv,
            becomes: mv.becomes,
            before,
            after,
            nim_sum: left.nim_sum(),
            reply: back.or(left.winning_moves.first().copied()),
        }))
    }

    fn leftmost_one(&self) -> Option<Step> {
        let place = self.columns.odd().next()?;
        let (board, nim_sum) = (self.board().clone(), self.nim_sum());
        match self.situation {
            Situation::NimSum if board.is_nim() => {
                Some(Step::LeftmostOne(LeftmostOne { board, nim_sum, place, is_marked: true }))
            }
            Situation::NimSum => Some(Step::Targets { board, nim_sum }),
            _ => None,
        }
    }
}

/// For each row, whether it has a 1 in the leftmost odd column, and what it would become.
pub(crate) fn heaps_with_bit(board: &Board, nim_sum: u64, place: u64) -> Vec<Step> {
    board.numbered().map(|(row, size)| Step::heap_has_bit(row, size, place, nim_sum)).collect()
}

impl Step {
    /// Whether a row of this size has a 1 in the column `place`, the leftmost odd one, and what the row would become.
    pub fn heap_has_bit(row: usize, size: u64, place: u64, nim_sum: u64) -> Self {
        Self::HeapHasBit(HeapHasBit {
            row,
            size,
            place,
            has: groups(size).any(|group| group == place),
            nim_sum,
            target: bitwise_exclusive_or(size, nim_sum),
        })
    }
}
