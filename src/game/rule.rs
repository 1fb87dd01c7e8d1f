//! What it means to make the last move: normal play and misère play.

use serde::Serialize;

/// What taking the last object means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// Whoever takes last wins.
    #[default]
    Normal,
    /// Whoever takes last loses.
    Misere,
}

impl Rule {
    /// Misère play where that is asked for, and else normal play.
    #[must_use]
    pub fn of(is_misere: bool) -> Self {
        if is_misere {
            Self::Misere
        } else {
            Self::Normal
        }
    }

    /// The other rule.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Normal => Self::Misere,
            Self::Misere => Self::Normal,
        }
    }
}
