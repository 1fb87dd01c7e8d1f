//! What a given move does, and why every move from a losing position can be answered.

use super::Conclusion;
use super::fold::rows_with_substep;
use super::position::Position;
use super::step::Step;
use crate::nim::{Board, Move, Rule};

/// `explain 5 4 3 --move 1,2`: the position, the move, and the reply where there is one that wins; `None` where the rules
/// do not allow the move.
pub(super) fn played(board: &Board, rule: Rule, mv: Move) -> Option<(Vec<Step>, Conclusion)> {
    let after = Position::of(&board.after(mv).ok()?, rule);
    let before = Position::of(board, rule);
    let mut steps = before.verdict_steps();
    steps.extend(before.after(mv));
    if after.mover_wins && !after.winning_moves.is_empty() {
        steps.push(Step::Reply(after.clone()));
    }
    if before.mover_wins && after.mover_wins {
        steps.push(Step::Instead(before.clone()));
    }
    Some((steps, Conclusion::Played { before, mv, after }))
}

/// For every row of a board with nim sum 0, the shortest and the longest removal, each with the reply that wins.
pub(super) fn refutations(board: &Board, rule: Rule) -> Vec<Step> {
    rows_with_substep(board, |_| false)
        .flat_map(|(row, size)| {
            let takes = match size {
                0 => vec![],
                1 => vec![1],
                _ => vec![1, size],
            };
            takes.into_iter().map(move |take| Move { row, take })
        })
        .filter_map(|mv| Step::refute(board, rule, mv))
        .collect()
}

impl Step {
    /// The first reply that wins after a losing move; `None` where the move is not legal or has no such reply.
    #[must_use]
    pub fn refute(board: &Board, rule: Rule, mv: Move) -> Option<Self> {
        let after = Position::of(&board.after(mv).ok()?, rule);
        let reply = *after.winning_moves.first()?;
        Some(Self::Refute {
            mv,
            leaves: after.board.row(mv.row)?,
            nim_sum: after.nim_sum(),
            reply,
            reply_leaves: after.left_by(reply),
            rule,
        })
    }
}
