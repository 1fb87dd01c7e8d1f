//! What looking ahead has found, in a sentence or two.

use super::super::moore;
use super::super::prelude::*;
use super::super::winning::{self, MOST_IN_A_SENTENCE, first_few, one_of};
use super::{left, taken, taken_in_any, taking};
use crate::derivation::{Foresight, LineOfPlay};
use crate::game::Rule;
use crate::question::LookAhead;

/// The game, the board, and the move to look at.
pub fn opening(ahead: &LookAhead) -> Vec<Block> {
    let position = ahead.position();
    let mut blocks = match position.board.moore() {
        Some(_) => moore::opening(position),
        None => winning::opening(position),
    };
    let turn = ahead.turn().map(taken);
    blocks.extend(turn.map(|turn| Block::Paragraph(text!["The move to look at: "{turn}"."])));
    blocks
}

/// Who wins, and how.
pub fn found(foresight: &Foresight) -> Text {
    if let Some(line) = &foresight.played {
        return played(foresight, line);
    }
    if foresight.is_over() {
        let [moved, to_move] = match foresight.position.rule {
            Rule::Normal => [good("has won"), text!["has lost"]],
            Rule::Misere => [bad("has lost"), text!["has won"]],
        };
        return text![
            "The game is over: the player who moved last "{moved}", and the player to move "
            {to_move}"."
        ];
    }
    if !foresight.mover_wins {
        return text![
            {bad("The player to move loses")}
            " against perfect play. No move wins, so any is as good as another."
        ];
    }
    text![{good("The player to move wins")}". "{winning_turns(foresight)}]
}

/// "The only winning move: take 1 from row 2, which leaves 1 1."
fn winning_turns(foresight: &Foresight) -> Text {
    let winning: Vec<_> = foresight.winning_turns().collect();
    if let [only] = &winning[..] {
        // In Moore's Nim, turns in other rows may leave the same.
        let is_only = only.rows_alike == Some(1) && foresight.position.board.moore().is_none();
        let opens = if is_only {
            "The only winning move: "
        } else {
            "To win: "
        };
        let told = strong(taken_in_any(only).to_string());
        return text![{opens}{told}", which leaves "{left(only)}"."];
    }
    let told = first_few(&winning, MOST_IN_A_SENTENCE);
    let told = told.map(|foreseen| strong(taken_in_any(foreseen).to_string()));
    let count = winning.len() as u128;
    text!["The winning moves: "{one_of(told.collect(), count)}"."]
}

fn played(foresight: &Foresight, line: &LineOfPlay) -> Text {
    let Some(first) = line.turns.first() else {
        return Text::default();
    };
    let the_move = strong(taking(first).capitalised().to_string());
    let reply = line.turns.get(1);
    let board = &foresight.position.board;
    let is_nim = board.is_nim() || board.moore().is_some();
    let why = match (line.first_wins, reply) {
        (true, None) if is_nim => text!["it takes the last object"],
        (true, None) => text!["it leaves no move"],
        (true, Some(_)) => text!["whatever the other player does then, there is an answer"],
        // Only misère play is lost so.
        (false, None) => text!["it takes the last object"],
        (false, Some(reply)) => text!["the other player can "{taken(reply)}" and win"],
    };
    if line.first_wins {
        return text![{the_move}" "{good("wins")}": "{why}"."];
    }
    let lost = text![{the_move}" "{bad("loses")}];
    let mut winning = foresight.winning_turns();
    match winning.next() {
        Some(instead) => {
            let example = if winning.next().is_some() {
                ", for example."
            } else {
                "."
            };
            text![{lost}": "{why}". To win, "{taken_in_any(instead)}" instead"{example}]
        }
        None => text![{lost}", as every move does here: "{why}"."],
    }
}
