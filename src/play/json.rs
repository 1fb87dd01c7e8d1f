//! A review as JSON: every move with what it was worth, and the derivation of the mistake that decided the game.

use serde::Serialize;

use super::review::{Review, Worth};
use super::telling::of_move;
use crate::game::{Board, Move, Position, Rule, Turn};
use crate::render::json;

#[derive(Serialize)]
struct ReviewJson<'a, D> {
    players: [&'a str; 2],
    rule: Rule,
    board: &'a Board,
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
    winning_moves: WinningJson,
}

/// What was done: one move, or in Moore's Nim several at once.
#[derive(Serialize)]
#[serde(untagged)]
enum MadeJson<'a> {
    Move { row: usize, take: u64, leaves: u64 },
    Turn(&'a Turn),
}

#[derive(Serialize)]
#[serde(untagged)]
enum WinningJson {
    Moves(Vec<Move>),
    Turns(Vec<Turn>),
}

fn made<'a>(before: &Board, turn: &'a Turn) -> MadeJson<'a> {
    match turn.only() {
        Some(mv) if before.moore().is_none() => MadeJson::Move {
            row: mv.row,
            take: mv.take(),
            leaves: mv.leaves(),
        },
        _ => MadeJson::Turn(turn),
    }
}

fn winning(position: &Position) -> WinningJson {
    match position.board.moore() {
        Some(_) => WinningJson::Turns(position.winning_turns()),
        None => WinningJson::Moves(position.winning_moves()),
    }
}

/// A review as one line of JSON.
#[must_use]
pub fn to_json(review: &Review, seed: Option<u64>, depth: usize) -> String {
    let game = &review.game;
    let name = |side| game.player(side).name();
    let has_nim_sum = game.board().moore().is_none();
    let moves = review.turns_with_positions().filter_map(|(turn, before)| {
        Some(TurnJson {
            number: turn.number,
            player: name(turn.side),
            made: made(&before.board, &turn.mv),
            board: before.board.after_turn(&turn.mv).ok()?,
            nim_sum_before: has_nim_sum.then_some(turn.nim_sum_before),
            nim_sum_after: has_nim_sum.then_some(turn.nim_sum_after),
            worth: turn.worth,
            winning_moves: winning(&before),
        })
    });
    let deciding = review.deciding_mistake();
    let derivation = deciding.and_then(|turn| of_move(game, turn.number - 1));
    let [first, second] = game.players();
    json::line(&ReviewJson {
        players: [first.name(), second.name()],
        rule: game.rule(),
        board: &game.start().board,
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
