//! What a derivation is about, and what it has found, in a sentence or two.

use super::prelude::*;
use crate::derivation::{Derivation, Found, LegalMoves, PlayedMove, Situation};
use crate::kinds::position::{self, of_the_made};
use crate::kinds::sum::nim_sum_is;
use crate::kinds::{ahead, group, proof};
use crate::question::Request;
use theory::{Move, Position};

/// What the derivation is about.
pub(crate) fn opening(derivation: &Derivation) -> Vec<Block> {
    match &derivation.request {
        Request::Question(question) => question.ask().opening(),
        Request::TruthTable => Block::Title("The XOR gate".into()).into_blocks(),
        Request::Explain { position, mv } => {
            (position::opening(position), looked_at(*mv)).into_blocks()
        }
        Request::LookAhead(ahead) => {
            (position::with_board(ahead.position()), looked_at(ahead.mv())).into_blocks()
        }
        Request::Proof(board) => proof::opening(board),
        Request::Moves(Position { board, rule }) => {
            let title = text!["The legal moves from "{board_in_brief(board)}{under(*rule)}];
            Block::Title(title).into_blocks()
        }
        &Request::Group { size } => group::opening(size),
    }
}

fn looked_at(mv: Option<Move>) -> Option<Text> {
    mv.map(|mv| text!["The move: "{taking(mv)}"."])
}

/// What the derivation of a request has found.
pub(crate) fn conclusion(derivation: &Derivation) -> Text {
    match &derivation.found {
        Found::Answers(_) => match &derivation.request {
            Request::Question(question) => question.ask().conclusion(),
            _ => Text::default(),
        },
        Found::TruthTable => {
            "The XOR gate gives 1 when exactly one input is 1, and 0 otherwise.".into()
        }
        Found::Position(analysis) => position::in_one_sentence(analysis),
        Found::Played(move_made) => played(move_made),
        Found::EveryMove(moves) => every_move(moves),
        Found::Group(table) => group::found(table),
        Found::Ahead(foresight) => ahead::found(foresight),
    }
}

/// The conclusion alone for a board that was added up without being kept.
pub fn nim_sum_of_many(rows: usize, value: u64) -> Document {
    let board = text!["a board of "{counted(rows, "row")}];
    Document::of(Block::Conclusion(nim_sum_is(board, value)))
}

fn played(played: &PlayedMove) -> Text {
    let (before, after) = (&played.before, &played.after);
    let takes_last = after.board().is_nim();
    let why = match after.situation {
        _ if after.mover_wins => match after.winning_move() {
            Some(reply) => text!["the other player can "{taking(reply)}" and win"],
            None if takes_last => "it takes the last object".into(),
            None => "it leaves no move".into(),
        },
        Situation::Over if takes_last => "it takes the last object".into(),
        Situation::Over => "it leaves the other player no move".into(),
        Situation::OnlyOnes { .. } => "it leaves an odd number of rows of 1".into(),
        _ => "it leaves nim sum 0, and every reply changes that".into(),
    };
    let is_only = before.count_winning_moves() == 1;
    let instead = before.winning_move().map(|instead| (taking(instead), is_only));
    of_the_made(taking_noun(played.mv), !after.mover_wins, why, instead)
}

/// How many moves are legal, and how many of them win.
fn every_move(moves: &LegalMoves) -> Text {
    let legal = counted(moves.count, "legal move");
    match (moves.count, moves.analysis.count_winning_moves()) {
        (0, _) if moves.analysis.board().is_empty() => {
            "The board is empty, so there is no legal move: the game is over.".into()
        }
        (0, _) => "There is no legal move: the game is over.".into(),
        (1, 0) => "1 legal move, and it does not win.".into(),
        (1, 1) => "1 legal move, and it wins.".into(),
        (_, 0) => text![{legal}", and none of them wins."],
        (_, 1) => text![{legal}", of which one wins."],
        (_, winning) => text![{legal}", of which "{grouped(winning)}" win."],
    }
}
