//! A review as JSON: every move with what it was worth, and the derivation of the mistake that decided the game.

use serde::Serialize;

use super::review::{Review, Worth};
use super::telling::of_move;
use crate::game::{Board, Move, Rule};
use crate::render::json::{self, PartJson};
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
    row: usize,
    #[serde(flatten)]
    change: ChangeJson,
    board: Board,
    nim_sum_before: u64,
    nim_sum_after: u64,
    worth: Worth,
    winning_moves: Vec<WinningMoveJson>,
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
}

impl WinningMoveJson {
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
    let moves = review.turns_with_positions().filter_map(|(turn, before)| {
        Some(TurnJson {
            number: turn.number,
            player: name(turn.side),
            row: turn.mv.row,
            change: ChangeJson::of(&before.board, turn.mv),
            board: before.board.after(turn.mv).ok()?,
            nim_sum_before: turn.nim_sum_before,
            nim_sum_after: turn.nim_sum_after,
            worth: turn.worth,
            winning_moves: before
                .winning_moves()
                .into_iter()
                .map(|mv| WinningMoveJson::of(&before.board, mv))
                .collect(),
        })
    });
    let deciding = review.deciding_mistake();
    let derivation = deciding.and_then(|turn| of_move(game, turn.number - 1));
    let [first, second] = game.players();
    json::line(&ReviewJson {
        players: [first.name(), second.name()],
        rule: game.rule(),
        board: &game.start().board,
        parts: json::parts(&game.start().board),
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
