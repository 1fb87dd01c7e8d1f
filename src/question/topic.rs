//! What questions are made up about: a kind of question, or the end of misère play.

use super::kind::Kind;
use super::notation::Question;
use crate::game::{Game, Rule};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A kind of question, in normal play.
    Kind(Kind),
    /// Winners and moves in misère play, near the end, where it differs from normal play.
    Misere,
    /// A game of its own: winners, rows and moves in it.
    Game(Game),
}

impl Topic {
    /// What the lab is about: what is asked where no topic is named.
    pub fn of_the_lab() -> impl Iterator<Item = Self> {
        Kind::OF_THE_LAB.into_iter().map(Self::Kind)
    }

    /// All topics, in the order in which they are learned.
    pub fn all() -> impl Iterator<Item = Self> {
        let games = Kind::of_games().map(Self::Kind);
        Self::of_the_lab().chain(games).chain([Self::Misere])
    }

    /// The topic of a question.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        match question.position() {
            Some(position) if position.rule == Rule::Misere => Self::Misere,
            Some(position) if position.board.moore().is_some() => Self::Game(position.board.game()),
            _ => Self::Kind(question.kind()),
        }
    }

    /// The word for it: the first word of its questions, such as `xor`, or `misere`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Kind(kind) => kind.word(),
            Self::Misere => "misere",
            Self::Game(game) => game.code(),
        }
    }
}
