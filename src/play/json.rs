//! A review as JSON: every move with what it was worth, and the derivation of the mistake that decided the game.

use serde::Serialize;

use super::review::{Review, Worth};
use super::telling::of_move;
use crate::game::{Board, Move, Position, Rule, Turn};
use crate::render::board_json::{PartJson, parts};
use crate::render::json;
use crate::render::move_json::ChangeJson;

#[derive(Serialize)]
struct ReviewJson<'a, D> {
    players: [&'a str; 2],
    rule: Rule,
    board: &'a Board,
    /// Which games are played on it, where not only Nim is.
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Vec<PartJson<'a>>>,
    moves: Vec<TurnJson<'a>>,
    finished: bool,
    winner: Option<&'a str>,
    mistakes: Vec<usize>,
    /// Which of the moves decided the game, counted from 1.
    deciding_mistake: Option<usize>,
    /// That move explained, as `explain` does.
    derivation: Option<D>,
    seed: Option<u64>,
}

#[derive(Serialize)]
struct TurnJson<'a> {
    number: usize,
    player: &'a str,
    #[serde(flatten)]
    made: MadeJson<'a>,
    board: Board,
    #[serde(skip_serializing_if = "Option::is_none")]
    nim_sum_before: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nim_sum_after: Option<u64>,
    worth: Worth,
    winning_moves: Vec<WinningMoveJson>,
}

/// What was done: one move, or in Moore's Nim several at once.
#[derive(Serialize)]
#[serde(untagged)]
enum MadeJson<'a> {
    Move {
        row: usize,
        #[serde(flatten)]
        change: ChangeJson,
    },
    Turn(&'a Turn),
}

impl<'a> MadeJson<'a> {
    fn of(before: &Board, turn: &'a Turn) -> Self {
        match turn.only() {
            Some(mv) if before.moore().is_none() => Self::Move {
                row: mv.row,
                change: ChangeJson::of(before, mv),
            },
            _ => Self::Turn(turn),
        }
    }
}

/// A move that would have won: in Nim how many it takes, in other games what it leaves.
#[derive(Serialize)]
#[serde(untagged)]
enum WinningMoveJson {
    OfNim(Move),
    Other {
        row: usize,
        #[serde(flatten)]
        change: ChangeJson,
    },
    OfMoore(Turn),
}

impl WinningMoveJson {
    fn all(before: &Position) -> Vec<Self> {
        if before.board.moore().is_some() {
            let turns = before.winning_turns().into_iter();
            return turns.map(Self::OfMoore).collect();
        }
        let moves = before.winning_moves().into_iter();
        moves.map(|mv| Self::of(&before.board, mv)).collect()
    }

    fn of(board: &Board, mv: Move) -> Self {
        if board.is_nim() {
            return Self::OfNim(mv);
        }
        Self::Other {
            row: mv.row,
            change: ChangeJson::of(board, mv),
        }
    }
}

/// A review as one line of JSON.
#[must_use]
pub fn to_json(review: &Review, seed: Option<u64>, depth: usize) -> String {
    let game = &review.game;
    let name = |side| game.player(side).name();
    let has_nim_sum = game.start().board.moore().is_none();
    let moves = review.turns_with_positions().filter_map(|(turn, before)| {
        Some(TurnJson {
            number: turn.number,
            player: name(turn.side),
            made: MadeJson::of(&before.board, &turn.mv),
            board: before.board.after_turn(&turn.mv).ok()?,
            nim_sum_before: has_nim_sum.then_some(turn.nim_sum_before),
            nim_sum_after: has_nim_sum.then_some(turn.nim_sum_after),
            worth: turn.worth,
            winning_moves: WinningMoveJson::all(&before),
        })
    });
    let deciding = review.deciding_mistake();
    let derivation = deciding.and_then(|turn| of_move(game, turn.number - 1));
    let [first, second] = game.players();
    json::line(&ReviewJson {
        players: [first.name(), second.name()],
        rule: game.rule(),
        board: &game.start().board,
        parts: parts(&game.start().board),
        moves: moves.collect(),
        finished: game.winner().is_some(),
        winner: game.winner().map(name),
        mistakes: review.mistakes().map(|turn| turn.number).collect(),
        deciding_mistake: deciding.map(|turn| turn.number),
        derivation: derivation
            .as_ref()
            .and_then(|derivation| json::explained(derivation, depth)),
        seed,
    })
}
