//! The topics of questions: a kind of question, the end of misère play, or a game.

use crate::kinds::{Kind, Question};
use theory::{Board, Game, Rule};

/// The topic of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A kind of question, in normal play of Nim.
    Kind(Kind),
    /// Values, winners and moves in a game, by itself and in sums with Nim.
    Game(Game),
    /// Winners and moves in misère play of Nim, on boards where it differs from normal play.
    Misere,
}

impl Topic {
    /// The topics of the lab, which are used if none is given.
    pub fn of_the_lab() -> impl Iterator<Item = Self> {
        Kind::OF_THE_LAB.into_iter().map(Self::Kind)
    }

    /// All topics except games; later additions come last.
    pub fn all() -> impl Iterator<Item = Self> {
        let [groups, towers, later @ ..] = Kind::BESIDE_THE_LAB.map(Self::Kind);
        Self::of_the_lab().chain([towers, Self::Misere, groups]).chain(later)
    }

    /// The topic of a question.
    pub fn of(question: &Question) -> Self {
        let rule = question.position().map(|position| position.rule);
        match question.board().and_then(Board::other_game) {
            Some(game) => Self::Game(game),
            None if rule == Some(Rule::Misere) => Self::Misere,
            None => Self::Kind(question.kind()),
        }
    }

    /// Its word: the first word of its questions, such as `xor`, or `misere`, or the name of a game.
    pub fn word(self) -> String {
        match self {
            Self::Kind(kind) => kind.word().to_owned(),
            Self::Misere => "misere".to_owned(),
            Self::Game(game) => game.to_string(),
        }
    }

    /// The words of all topics except games.
    pub fn words() -> impl Iterator<Item = &'static str> {
        Self::all().filter_map(|topic| match topic {
            Self::Kind(kind) => Some(kind.word()),
            Self::Misere => Some("misere"),
            Self::Game(_) => None,
        })
    }
}
