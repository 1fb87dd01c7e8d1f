//! What can be asked and shown, each in a line: for the help of a command, and for whoever chooses what to practise.

use super::games::name_of;
use crate::game::Game;
use crate::question::{Kind, Topic};

/// What is done with a request of this kind: "XOR two numbers, column by column".
#[must_use]
pub fn about(kind: Kind) -> String {
    match kind {
        Kind::Explain => "Explain who wins a board, why, and how",
        Kind::Gate => "Explain the XOR gate, for all inputs or for two",
        Kind::Binary => "Convert a number to binary by repeated division",
        Kind::Decimal => "Convert binary digits to a number by place values",
        Kind::Xor => "XOR two numbers, column by column",
        Kind::Balance => {
            "Work out which groups of a board are left alone when equal ones are paired"
        }
        Kind::Sum => "Work out the nim sum of a board",
        Kind::Winner => "Work out whether the player to move wins",
        Kind::Rows => "Work out which rows hold a winning move",
        Kind::Move => "Work out a winning move",
        Kind::Choose => "Work out which of several moves, or boards, win",
        Kind::Refute => "Work out a reply to a move that loses",
        Kind::Fill => "Find the number that is missing in an argument",
        Kind::Order => "Put the steps of an argument in order",
        Kind::Flaw => "Find the first line of an argument that does not follow",
        Kind::Moves => "List the legal moves with what each leaves",
        Kind::Board => "Draw a board as the lab sheet does, and again after each move",
        Kind::Group => "Show the nim-addition table below N, and whether it is a group",
        Kind::Values => "Work out the Grundy values of a game, and why they repeat",
        Kind::Equal(game) => return format!("Explain who wins {}", name_of(game)),
    }
    .into()
}

/// What is practised in a topic.
#[must_use]
pub fn about_topic(topic: Topic) -> String {
    match topic {
        Topic::Kind(kind) => about(kind),
        Topic::Misere(game) if game == Game::nim() => {
            "Work out who wins, and how, where whoever takes the last object loses".to_owned()
        }
        Topic::Misere(game) => {
            format!(
                "Work out winners and moves in misère play of {}",
                name_of(game)
            )
        }
        Topic::Game(game) => format!("Work out values, winners and moves in {}", name_of(game)),
    }
}
