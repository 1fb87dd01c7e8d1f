//! The two letters P and N, which the lab sheet uses the other way round from everybody else.

/// Which meaning of P and N comes first, or applies to a typed letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Names {
    /// N if the next player, who is to move, wins.
    #[default]
    Standard,
    /// As on the lab sheet: N if the player to move loses.
    Lab,
}
