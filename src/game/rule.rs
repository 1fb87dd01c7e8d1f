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
    /// The other rule.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Normal => Self::Misere,
            Self::Misere => Self::Normal,
        }
    }
}
