//! Positions of every game: who wins, by which moves, what a move does, and what looking ahead finds.
//!
//! A move of Nim is written by how many it takes, `{"row":5,"take":6,"leaves":3}`, a move of another game by what the row becomes.

use super::object::Object;
use explain::derivation::{Analysis, Foresight, LegalMoves, LineOfPlay, PlayedMove};
use theory::{Board, Game, Move, Rule};

/// A position.
pub(super) fn position(analysis: &Analysis) -> Object {
    let before = analysis.board();
    let winning = &analysis.winning_moves;
    let is_nim = before.is_nim();
    begun(before, analysis.rule())
        .with(parts(before))
        .optional("values", if is_nim { None } else { Some(before.values()) })
        .field("nim_sum", analysis.nim_sum())
        .with(winner(analysis.mover_wins))
        .field("columns", &analysis.columns.columns)
        .list("winning_moves", winning.iter().map(|&mv| with_board(before, mv)))
        .optional("count", if is_nim { None } else { Some(analysis.count_winning_moves()) })
}

/// A move in a position, with a reply that wins, if there is one.
pub(super) fn played(played: &PlayedMove) -> Object {
    let (before, after) = (&played.before, &played.after);
    let reply = after.winning_move().map(|reply| with_board(after.board(), reply));
    let mv = valued(before.board(), played.mv, after.nim_sum(), !after.mover_wins);
    position(before).field("move", mv.optional("reply", reply))
}

/// The legal moves.
pub(super) fn every_move(moves: &LegalMoves) -> Object {
    let before = moves.analysis.board();
    begun(before, moves.analysis.rule())
        .field("count", moves.count)
        .field("complete", moves.complete)
        .list(
            "moves",
            moves.listed.iter().map(|legal| valued(before, legal.mv, legal.nim_sum, legal.wins)),
        )
}

fn valued(before: &Board, mv: Move, nim_sum: u64, wins: bool) -> Object {
    with_board(before, mv).field("nim_sum", nim_sum).field("wins", wins)
}

/// A board and its rule.
fn begun(before: &Board, rule: Rule) -> Object {
    Object::new().field("board", before).field("rule", rule)
}

/// A position that is looked ahead from.
pub(super) fn foresight(found: &Foresight) -> Object {
    let before = &found.position.board;
    let mut moves: Vec<Move> =
        found.winning_moves().flat_map(|foreseen| alike(before, foreseen.mv)).collect();
    moves.sort_by_key(|mv| mv.row);
    begun(before, found.position.rule)
        .with(parts(before))
        .field("positions", found.positions)
        .field("to_move_wins", found.mover_wins)
        .list("winning_moves", moves.iter().map(|&mv| with_board(before, mv)))
        .field("count", moves.len())
        .optional("move", found.played.as_ref().and_then(played_out))
}

/// A move, and the same in every other row like it.
fn alike(board: &Board, mv: Move) -> impl Iterator<Item = Move> {
    board
        .numbered_with_games()
        .filter(move |&(_, game, size)| (game, size) == (mv.game, mv.from))
        .map(move |(row, ..)| Move { row, ..mv })
}

/// The move that was asked about, and the game played out from there.
fn played_out(line: &LineOfPlay) -> Option<Object> {
    let mut board = line.start.board.clone();
    let mut moves = line.moves.iter().map(|&mv| {
        let made = with_board(&board, mv);
        board = board.after(mv).unwrap_or_else(|_| board.clone());
        made
    });
    let first = moves.next()?;
    Some(first.field("wins", line.first_wins).list("line", moves))
}

/// The games that are played on a board, each with its rows and what they are worth; nothing where it is Nim alone.
pub fn parts(board: &Board) -> Object {
    if board.is_nim() {
        return Object::new();
    }
    let part = |(game, heaps): (Game, &[u64])| {
        let values = heaps.iter().map(|&heap| game.value(heap));
        Object::new().field("game", game).field("heaps", heaps).list("values", values)
    };
    Object::new().list("parts", board.parts().map(part))
}

/// Whether the player to move wins, with the letters for that: the standard one and the lab's.
fn winner(mover_wins: bool) -> Object {
    let (standard, lab) = if mover_wins { ('N', 'P') } else { ('P', 'N') };
    Object::new()
        .field("to_move_wins", mover_wins)
        .field("position", standard)
        .field("lab_position", lab)
}

/// A move with its row and what it makes of that.
pub fn made(before: &Board, mv: Move) -> Object {
    let row = Object::new().field("row", mv.row);
    if before.is_nim() {
        return row.field("take", mv.take()).field("leaves", mv.leaves());
    }
    let (_, value) = before.values_of(mv);
    row.field("from", mv.from).field("becomes", mv.becomes).field("value", value)
}

/// A move with the board that it leaves, where that is not too long.
pub(super) fn with_board(before: &Board, mv: Move) -> Object {
    let made = made(before, mv);
    match before.after(mv) {
        Ok(board) if before.is_explained() => made.field("board", board),
        _ => made,
    }
}
