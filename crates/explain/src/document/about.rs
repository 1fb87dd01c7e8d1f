//! One line about each thing that nimlab has: the questions and topics, for the help of a command and for choosing what to
//! practise; the games, each with a board and its rules; and what a newcomer should try first.

use serde::Serialize;

use super::games::{name_of, rules_in_a_row};
use super::prelude::*;
use crate::question::Topic;
use theory::Game;

/// The name of a topic where no commands are typed: "Who wins?".
pub fn name_of_topic(topic: Topic) -> String {
    match topic {
        Topic::Kind(kind) => kind.name().to_owned(),
        Topic::Misere => "The last one loses".to_owned(),
        Topic::Game(game) => Text::from(name_of(game)).capitalised().plain(),
    }
}

/// A game as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KnownGame {
    /// What it is called: "Nim".
    pub name: String,
    /// A board of it, as it is typed: "nim 7 5 3".
    pub example: String,
    /// What a move does.
    pub rules: String,
}

impl KnownGame {
    /// Every game, Nim first; of the subtraction games one.
    pub fn all() -> Vec<Self> {
        let known = |game| Self {
            name: name_of_topic(Topic::Game(game)),
            example: format!("{game} 7 5 3"),
            rules: rules_in_a_row(game).plain(),
        };
        Game::ALL.map(known).into()
    }
}

/// The games, and how boards of them are typed.
pub fn tell_games(games: &[KnownGame]) -> Document {
    Document::of((
        Block::Title("The games that nimlab knows".into()),
        text![
            "A command that takes a board takes one of these. Numbers alone are a board of Nim, and "
            {code("+")}" joins boards: "{code("nimlab kayles 7 + nim 3 4")}
            ". In all of them, a player who cannot move loses. Other numbers may follow "
            {code("subtract:")}". The values of a game: "{code("nimlab games kayles")}"."
        ],
        Block::list(games.iter().cloned().map(|KnownGame { name, example, rules }| {
            text![{strong(name)}" ("{code(example)}"): "{rules}]
        })),
    ))
}

/// A greeting, and three things to try first.
pub fn welcome() -> Document {
    let things_to_try = [
        ("nimlab lesson the-game", "starts the course: ten minutes, nothing to know beforehand"),
        ("nimlab 5 4 3 2 1", "shows who wins this board, why, and how"),
        ("nimlab practice", "asks questions, judges and explains"),
    ];
    Document::of((
        Block::Title("nimlab explains the game of Nim, step by step.".into()),
        "Three things to try first:",
        Block::list(things_to_try.map(|(command, what)| text![{code(command)}" "{what}])),
        text![{code("nimlab --help")}" lists everything that nimlab can do."],
    ))
}
