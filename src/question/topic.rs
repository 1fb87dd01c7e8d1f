//! The topics of questions: a kind of question, the end of misère play, or a game.

use super::kind::Kind;
use super::notation::Question;
use crate::game::{Family, Game, Position, Rule};

/// The topic of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A kind of question, in normal play of Nim.
    Kind(Kind),
    /// Values, winners and moves in a game, by itself and in sums with Nim.
    Game(Game),
    /// Winners and moves in misère play of a game, on boards where it differs from normal play.
    Misere(Game),
}

impl Topic {
    /// The topics of the lab, which are used if none is given.
    pub fn of_the_lab() -> impl Iterator<Item = Self> {
        Kind::OF_THE_LAB.into_iter().map(Self::Kind)
    }

    /// All topics except games, which are unlimited; later additions come last.
    pub fn all() -> impl Iterator<Item = Self> {
        let games = Kind::of_games().map(Self::Kind);
        let balance = Self::Kind(Kind::Balance);
        Self::of_the_lab().chain(games).chain([Self::Misere(Game::nim()), balance])
    }

    /// The topic of a question.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        let other_game = question.board().and_then(|board| {
            let mut games = board.parts().map(|(game, _)| game);
            games.find(|game| game.family() != Family::Nim)
        });
        let is_misere = |position: &Position| position.rule == Rule::Misere;
        match (other_game, question.position().is_some_and(is_misere)) {
            (game, true) => Self::Misere(game.unwrap_or_else(Game::nim)),
            (Some(game), false) => Self::Game(game),
            (None, false) => Self::Kind(question.kind()),
        }
    }

    /// Its word: the first word of its questions, such as `xor`, or `misere`, or the name of a game.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Kind(kind) => kind.word(),
            Self::Misere(game) if game.family() == Family::Nim => "misere",
            Self::Game(game) | Self::Misere(game) => game.name().unwrap_or(game.code()),
        }
    }

    /// The same in misère play: winners and moves of a game. `None` for a kind of question.
    #[must_use]
    pub fn in_misere_play(self) -> Option<Self> {
        match self {
            Self::Game(game) | Self::Misere(game) => Some(Self::Misere(game)),
            Self::Kind(_) => None,
        }
    }
}
