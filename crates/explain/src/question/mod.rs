//! What can be asked and what can be shown, in one notation used everywhere.
//!
//! The command line, a lesson's fence and a worksheet use the same words and the same parser: `xor 3 5` is a
//! [`Question`], which has an answer; `explain 5 4 3 --move 1,2` is a [`Request`], which can be shown. Every question
//! is also a request.
//!
//! ```
//! use explain::question::{Dash, Request};
//!
//! let request = Request::parse("explain 5,4,3 --misere", Dash::Refused).unwrap();
//! assert_eq!(request.to_string(), "explain --misere 5 4 3");
//! ```

mod answer;
mod board_request;
mod chance;
mod display;
mod error;
mod game_questions;
mod generate;
mod giveaway;
mod notation;
mod number;
mod parts;
mod reader;
mod rows;
mod suggestion;
mod topic;
mod words;

pub use crate::kinds::{Binary, Decimal, Gate, Kind, Question, Xor};
pub use crate::phrase::WinnerForm;
pub use answer::Answer;
pub use chance::Generator;
pub(crate) use display::write_position;
pub use error::{ParseError, Word};
pub use generate::Level;
pub use notation::{LookAhead, Request};
pub use number::{MOST_IN_GROUP, parse_move};
pub(crate) use number::{parse_binary_digits, parse_bit};
pub use parts::{begins_with_game, parse_board, parse_game, position_of};
pub(crate) use reader::{RequestReader, in_range, pieces};
pub use rows::read_rows;
pub use suggestion::nearest;
pub use topic::Topic;
pub use words::{Dash, Words};
