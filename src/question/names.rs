//! The two letters P and N, which the lab sheet uses the other way round from everybody else.

/// Which letter of P and N comes first, or is meant where one is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Names {
    /// N where the next player, who is to move, wins.
    #[default]
    Standard,
    /// As on the lab sheet: N where the player to move loses.
    Lab,
}
