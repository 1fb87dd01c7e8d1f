//! What making the last move means: normal play and misère play.

use serde::Serialize;

/// What taking the last object means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// The player who takes last wins.
    #[default]
    Normal,
    /// The player who takes last loses.
    Misere,
}

impl Rule {
    /// Misère or normal play.
    pub fn of(is_misere: bool) -> Self {
        if is_misere { Self::Misere } else { Self::Normal }
    }

    /// The other rule.
    pub fn other(self) -> Self {
        match self {
            Self::Normal => Self::Misere,
            Self::Misere => Self::Normal,
        }
    }
}
