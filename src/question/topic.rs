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
}

impl Topic {
    /// What the lab is about: what is asked where no topic is named.
    pub const OF_THE_LAB: [Self; 8] = [
        Self::Kind(Kind::Gate),
        Self::Kind(Kind::Binary),
        Self::Kind(Kind::Decimal),
        Self::Kind(Kind::Xor),
        Self::Kind(Kind::Sum),
        Self::Kind(Kind::Winner),
        Self::Kind(Kind::Rows),
        Self::Kind(Kind::Move),
    ];

    /// All topics, in the order in which they are learned.
    pub const ALL: [Self; 10] = {
        let [gate, binary, decimal, xor, sum, winner, rows, mv] = Self::OF_THE_LAB;
        let equal = Self::Kind(Kind::Equal(Game::Divisors));
        [
            gate,
            binary,
            decimal,
            xor,
            sum,
            winner,
            rows,
            mv,
            equal,
            Self::Misere,
        ]
    };

    /// The topic of a question.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        match question.position() {
            Some(position) if position.rule == Rule::Misere => Self::Misere,
            _ => Self::Kind(question.kind()),
        }
    }

    /// The word for it: the first word of its questions, such as `xor`, or `misere`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Kind(kind) => kind.word(),
            Self::Misere => "misere",
        }
    }
}
