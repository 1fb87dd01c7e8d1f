//! The game itself: boards, moves, the two rules, and the theory computed fast.
//!
//! Everything here uses the machine's own `^`. The arithmetic that a student builds by hand is in
//! [`hand_built`](crate::hand_built); keeping the two apart lets each be the judge of the other.
//!
//! ```
//! use nimlab::nim::{Board, Move, Rule, mover_wins, winning_moves};
//!
//! let board = Board::from([18, 6, 3, 20, 9]);
//! assert_eq!(board.nim_sum(), 10);
//! assert!(mover_wins(board.rows(), Rule::Normal));
//! assert_eq!(winning_moves(&board, Rule::Normal), [Move { row: 5, take: 6 }]);
//! ```

mod board;
mod search;
mod theory;
mod towers;

pub use board::{Board, IllegalMove, Move, legal_moves};
pub use search::{Positions, Search, TooManyPositions};
pub use theory::{Rule, mover_wins, winning_moves};
pub use towers::{Towers, prime_factors};
