//! A move as it is typed, before it is known whether the board allows it: `3,2`.

/// What somebody wants to take from a board. Whether that is a [`Move`](crate::game::Move) depends on the board:
/// [`Board::taking`](crate::game::Board::taking) tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The row, counted from 1.
    pub row: usize,
    /// How many objects.
    pub take: u64,
}
