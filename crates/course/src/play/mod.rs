//! Playing: a match as a value, computer players, the conversation in which it is played, and a review of it.
//!
//! A [`Match`] makes moves, takes them back, and knows the winner; [`Play`] is the conversation around it. Explanations
//! come from the same derivations as everywhere else.
//!
//! ```
//! use theory::{Board, Rule};
//! use course::play::{Match, Player, Review};
//!
//! let players = [Player::named("Alice").unwrap(), Player::named("Bob").unwrap()];
//! let mut game = Match::new(players, Board::from([5, 4, 5, 2, 3]), Rule::Normal);
//! for (row, take) in [(3, 2), (1, 5)] {
//!     let mv = game.board().taking(row, take).unwrap();
//!     game.play(mv).unwrap();
//! }
//! let review = Review::of(&game);
//! assert_eq!(review.mistakes().count(), 2);
//! ```

mod computer;
mod conversation;
mod json;
mod match_;
mod messages;
mod opponent;
mod player;
mod program;
mod record;
mod review;
mod review_report;
mod why;

pub use computer::{Computer, Difficulty};
pub use conversation::Play;
pub use json::to_json;
pub use match_::{Forfeit, Match, Side};
pub use opponent::Opponent;
pub use player::{Player, with_distinct_names};
pub use program::Program;
pub use record::{GameRecordError, read_record, record};
pub use review::{Review, ReviewedTurn, Worth};
pub use review_report::review_report;
