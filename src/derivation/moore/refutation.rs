//! What a given turn of Moore's Nim does, and how every turn from a balanced board is answered.

use super::analysis::{MooreAnalysis, PlayedTurn};
use super::step::{MooreStep, RefutedTurn};
use crate::game::{Change, Moore, Position, Turn};

/// The position, the turn, and the reply where there is one that wins; `None` where the rules do not allow the turn.
pub(super) fn played(position: &Position, turn: &Turn) -> Option<(Vec<MooreStep>, PlayedTurn)> {
    let after = MooreAnalysis::of(&position.after_turn(turn).ok()?);
    let before = MooreAnalysis::of(position);
    let mut steps = before.verdict_steps();
    steps.extend(before.after(turn));
    if after.mover_wins {
        steps.push(MooreStep::ReplyToTurn(after.clone()));
    }
    if before.mover_wins && after.mover_wins {
        steps.push(MooreStep::TurnInstead(before.clone()));
    }
    let turn = turn.clone();
    Some((
        steps,
        PlayedTurn {
            before,
            turn,
            after,
        },
    ))
}

/// So many turns are refuted one by one.
const MOST_REFUTED: usize = 12;

/// For the first rows of a balanced board the shortest removal from each, and one from as many rows as a turn may change,
/// each with a reply that wins.
pub(super) fn refutations(position: &Position) -> Vec<MooreStep> {
    let board = &position.board;
    let most = board.moore().map_or(1, Moore::rows_in_a_turn);
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
        .filter_map(|turn| MooreStep::refute(position, &turn.ok()?))
        .collect()
}

impl MooreStep {
    /// A reply that wins after a losing turn; `None` where the turn is not legal or has no such reply.
    #[must_use]
    pub fn refute(position: &Position, turn: &Turn) -> Option<Self> {
        let after = MooreAnalysis::of(&position.after_turn(turn).ok()?);
        let column = after.columns.leftmost()?;
        Some(Self::RefuteTurn(RefutedTurn {
            turn: turn.clone(),
            place: column.place,
            remainder: column.remainder,
            group: after.columns.group,
            reply: after.winning_turn()?.clone(),
        }))
    }
}
