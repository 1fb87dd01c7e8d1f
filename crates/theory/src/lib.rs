//! The games: boards, moves, normal and misère play, and the theory, computed fast.
//!
//! Everything here uses native `^`. The arithmetic that a student builds by hand is in
//! [`hand_built`]; because the two are separate, each can check the other.
//!
//! ```
//! use theory::{Board, Position, Rule};
//!
//! let board = Board::from([18, 6, 3, 20, 9]);
//! let only = board.taking(5, 6).unwrap();
//! let position = Position::new(board, Rule::Normal);
//! assert_eq!(position.nim_sum(), 10);
//! assert!(position.mover_wins());
//! assert_eq!(position.winning_moves(), [only]);
//! ```

mod board;
pub mod hand_built;
mod heap_counts;
mod heaps;
mod moves;
mod position;
mod rule;
mod rules;
mod search;
mod towers;
mod tree;

pub use board::Board;
pub use heaps::Heaps;
pub use moves::{IllegalMove, Move};
pub use position::{Position, bouton};
pub use rule::Rule;
pub use rules::{Game, HeapOptions, NoSuchGame, Repetition, Taken, prime_factors};
pub use search::{Positions, Search, TooManyPositions};
pub use towers::Towers;
pub use tree::{GameTree, TooManyToLookAhead, TreePosition};
