//! A review as JSON: the worth of every move, and the mistake that decided the game.

use super::opponent::Opponent;
use super::review::Review;
use render::json::{self, Object, line, parts};
use theory::Position;

/// A review as one line of JSON.
pub fn to_json(review: &Review, seed: Option<u64>) -> String {
    let game = &review.game;
    let name = |side| game.player(side).name();
    let moves = review.turns_with_positions().filter_map(|(turn, before)| {
        let board = before.board.after(turn.mv).ok()?;
        let object = Object::new()
            .field("number", turn.number)
            .field("player", name(turn.side))
            .with(json::made(&before.board, turn.mv))
            .field("board", board)
            .field("nim_sum_before", turn.nim_sum_before)
            .field("nim_sum_after", turn.nim_sum_after)
            .field("worth", turn.worth);
        Some(winning_moves(object, &before))
    });
    let deciding = review.deciding_mistake();
    let [first, second] = game.players();
    let object = Object::new()
        .field("players", [first.name(), second.name()])
        .field("rule", game.rule())
        .field("board", &game.start().board)
        .with(parts(&game.start().board))
        .list("moves", moves)
        .field("finished", game.winner().is_some())
        .field("winner", game.winner().map(name))
        .list("mistakes", review.mistakes().map(|turn| turn.number))
        .field("deciding_mistake", deciding.map(|turn| turn.number))
        .field("seed", seed)
        .optional("forfeit", game.forfeit().map(|forfeit| &forfeit.why));
    let object = match review.opponent() {
        Some(opponent) => object.with(rule_of(review, opponent)),
        None => object,
    };
    line(object)
}

/// The rule of an opponent, and the move that gave it away.
fn rule_of(review: &Review, opponent: Opponent) -> Object {
    let given_away = review.mistakes_of(opponent).next().map(|turn| turn.number);
    Object::new()
        .field("opponent", opponent.name())
        .field("plays", opponent.plays())
        .field("gave_itself_away", given_away)
}

/// The moves that would have won: in Nim how many each takes, in other games what it leaves.
fn winning_moves(object: Object, before: &Position) -> Object {
    let board = &before.board;
    if board.is_nim() {
        return object.field("winning_moves", before.winning_moves());
    }
    let moves = before.winning_moves();
    object.list("winning_moves", moves.into_iter().map(|mv| json::made(board, mv)))
}
