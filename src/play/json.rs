//! A review as JSON: every move with what it was worth, and the derivation of the mistake that decided the game.

use serde::Serialize;

use super::review::{Review, Worth};
use super::telling::of_move;
use crate::game::{Board, Move, Rule};
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
    row: usize,
    take: u64,
    leaves: u64,
    board: Board,
    nim_sum_before: u64,
    nim_sum_after: u64,
    worth: Worth,
    winning_moves: Vec<Move>,
}

/// A review as one line of JSON.
#[must_use]
pub fn to_json(review: &Review, seed: Option<u64>, depth: usize) -> String {
    let game = &review.game;
    let name = |side| game.player(side).name();
    let moves = review.turns_with_positions().filter_map(|(turn, before)| {
        Some(TurnJson {
            number: turn.number,
            player: name(turn.side),
            row: turn.mv.row,
            take: turn.mv.take(),
            leaves: turn.mv.leaves(),
            board: before.board.after(turn.mv).ok()?,
            nim_sum_before: turn.nim_sum_before,
            nim_sum_after: turn.nim_sum_after,
            worth: turn.worth,
            winning_moves: before.winning_moves(),
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
