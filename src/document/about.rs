//! What can be asked and shown, each in a line: for the help of a command, and for whoever chooses what to practise.

use super::games::name_of;
use crate::game::Game;
use crate::question::{Kind, Topic};

/// What is done with a request of this kind: "XOR two numbers, column by column".
#[must_use]
pub fn about(kind: Kind) -> String {
    match kind {
        Kind::Equal(game) => format!("{} {}", kind.about(), name_of(game)),
        _ => kind.about().to_owned(),
    }
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
