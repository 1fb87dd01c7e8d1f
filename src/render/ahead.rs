//! Looking ahead as JSON.
//!
//! `explain --by looking-ahead 2 1 --move 1,2` has `"by":"looking-ahead"`, how many positions can come up, and of the move the
//! `"line"` that is played from there.

use serde::Serialize;

use super::board_json::{Echo, PartJson, parts};
use super::move_json::MoveJson;
use crate::derivation::{ForeseenTurn, Foresight, LineOfPlay};
use crate::game::{Board, Move, Rule, Turn};
use crate::question::LookAhead;

/// A position.
#[derive(Serialize)]
pub(super) struct AheadJson<'a, S> {
    question: String,
    #[serde(flatten)]
    board: Echo<'a>,
    rule: Rule,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Vec<PartJson<'a>>>,
    by: &'static str,
    positions: usize,
    to_move_wins: bool,
    winning_moves: Vec<PlayedTurnJson>,
    /// How many winning moves there are; of turns in several rows, those that leave the same are counted once.
    count: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<PlayedOutJson>,
    steps: S,
}

impl<'a, S> AheadJson<'a, S> {
    pub(super) fn of(question: String, found: &'a Foresight, steps: S) -> Self {
        let board = &found.position.board;
        let winning = found.winning_turns();
        let mut turns: Vec<Turn> = winning
            .flat_map(|foreseen| alike(board, foreseen))
            .collect();
        turns.sort_by_key(|turn| turn.changes().first().map(|mv| mv.row));
        Self {
            question,
            board: Echo::of(board),
            rule: found.position.rule,
            parts: board.moore().map_or_else(|| parts(board), |_| None),
            by: LookAhead::WORD,
            positions: found.positions,
            to_move_wins: found.mover_wins,
            count: turns.len(),
            winning_moves: turns
                .iter()
                .map(|turn| PlayedTurnJson::of(board, turn))
                .collect(),
            r#move: found.played.as_ref().and_then(PlayedOutJson::of),
            steps,
        }
    }
}

/// A turn, and the same in every other row like it.
fn alike(board: &Board, ForeseenTurn { turn, .. }: &ForeseenTurn) -> Vec<Turn> {
    let Some(mv) = turn.only() else {
        return vec![turn.clone()];
    };
    let of = board.game_of(mv.row);
    let rows = board.numbered_with_games();
    let rows = rows.filter(|&(_, game, size)| (game, size) == (of, mv.from));
    rows.map(|(row, ..)| Move { row, ..mv }.into()).collect()
}

/// A turn: a move as on every board of its game, or in Moore's Nim all its changes.
#[derive(Serialize)]
#[serde(untagged)]
enum PlayedTurnJson {
    Move(MoveJson),
    Changes {
        #[serde(flatten)]
        turn: Turn,
        board: Option<Board>,
    },
}

impl PlayedTurnJson {
    fn of(before: &Board, turn: &Turn) -> Self {
        match turn.only() {
            Some(mv) if before.moore().is_none() => Self::Move(MoveJson::of(before, mv)),
            _ => Self::Changes {
                turn: turn.clone(),
                board: before.after_turn(turn).ok(),
            },
        }
    }
}

/// The turn that was asked about, and the game played out from there.
#[derive(Serialize)]
struct PlayedOutJson {
    #[serde(flatten)]
    turn: PlayedTurnJson,
    wins: bool,
    /// The turns after it.
    line: Vec<PlayedTurnJson>,
}

impl PlayedOutJson {
    fn of(line: &LineOfPlay) -> Option<Self> {
        let mut board = line.start.board.clone();
        let turns = line.turns.iter().map(|turn| {
            let told = PlayedTurnJson::of(&board, turn);
            board = board.after_turn(turn).unwrap_or_else(|_| board.clone());
            told
        });
        let mut turns: Vec<PlayedTurnJson> = turns.collect();
        let rest = turns.split_off(1);
        Some(Self {
            turn: turns.pop()?,
            wins: line.first_wins,
            line: rest,
        })
    }
}
