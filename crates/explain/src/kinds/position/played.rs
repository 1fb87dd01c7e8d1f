//! What a given move does, and why every move from a losing position can be answered.

use std::collections::{BTreeMap, BTreeSet};

use super::Analysis;
use crate::derivation::{Refutation, Step};
use theory::{Board, Move, Position, Rule};

/// A move with the positions before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// Before the move.
    pub before: Analysis,
    /// The move.
    pub mv: Move,
    /// After the move; the other player is to move.
    pub after: Analysis,
}

/// `explain 5 4 3 --move 1,2`: the position, the move, and a winning reply if there is one; `None` if the rules do not
/// allow the move.
pub(crate) fn played(position: &Position, mv: Move) -> Option<(Vec<Step>, PlayedMove)> {
    let after = Analysis::of(&position.after(mv).ok()?);
    let before = Analysis::of(position);
    let mut steps = before.verdict_steps();
    steps.extend(before.after(mv));
    if after.winning_move().is_some() {
        steps.push(Step::Reply(after.clone()));
    }
    if before.mover_wins && after.mover_wins {
        steps.push(Step::Instead(before.clone()));
    }
    Some((steps, PlayedMove { before, mv, after }))
}

impl Step {
    /// For each row of a board with nim sum 0 the first and the last option, in Nim the shortest and the
    /// longest removal, each with the winning reply.
    pub fn refuted_in(board: &Board, rule: Rule) -> Vec<Self> {
        let position = Position::new(board.clone(), rule);
        let options: BTreeMap<usize, u64> = position.rows_with_moves().collect();
        let refuted = (1..=board.rows().len()).flat_map(|row| {
            let last = options.get(&row).copied().unwrap_or(0);
            let first_and_last: BTreeSet<u64> = [1, last].into();
            let moves = first_and_last.into_iter();
            moves.filter_map(|option| position.legal_move(row, option)).collect::<Vec<_>>()
        });
        refuted.filter_map(|mv| Self::refute(&position, mv)).collect()
    }

    /// The first winning reply to a losing move; `None` if the move is not legal or has no such reply.
    pub fn refute(position: &Position, mv: Move) -> Option<Self> {
        let after = Analysis::of(&position.after(mv).ok()?);
        let reply = after.winning_move()?;
        let board = after.board();
        let values = if board.is_nim() { Vec::new() } else { board.values().into_owned() };
        Some(Self::Refute(Refutation {
            mv,
            leaves: mv.leaves(),
            values,
            nim_sum: after.nim_sum(),
            reply,
            reply_leaves: reply.leaves(),
            rule: position.rule,
        }))
    }
}
