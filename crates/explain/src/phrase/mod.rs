//! Reads free text as an answer: "I'd take two from the third row" is row 3, count 2.
//!
//! A text is cut into words with one meaning each. An *outline* is a way of saying an answer, such as
//! `take? C from ROW`; a table of them for each kind of answer says what the words mean. What no outline matches is a
//! [`Stumble`] at the word from which on none fits: nothing is guessed.
//!
//! ```
//! use theory::Board;
//! use explain::phrase::{StatedMove, read_move};
//!
//! let board = Board::from([5, 4, 3]);
//! let said = read_move("2 from row 3", Some(&board)).unwrap();
//! assert_eq!(said, StatedMove::Taking { row: 3.into(), take: 2.into() });
//! assert_eq!(read_move("leave 1 in row 3", Some(&board)).unwrap(), said);
//! assert_eq!(read_move("2 from the smallest row", Some(&board)).unwrap(), said);
//! assert!(read_move("not 3,2", Some(&board)).is_err());
//! ```

mod letters;
mod lexicon;
mod moves;
mod number;
mod options;
mod outline;
mod outlines;
mod reasons;
mod rows;
mod stated_move;
mod stumble;
mod token;
mod winner;

pub use letters::{Choices, letter_of, read_letters};
pub use moves::read_move;
pub use number::{AskedForm, read_bit, read_digits, read_number};
pub use options::read_option;
pub(crate) use outlines::Reason;
pub use reasons::knows_not;
pub(crate) use reasons::{behind_question, reason, without_smile};
pub use rows::{read_rows, read_sizes};
pub use stated_move::StatedMove;
pub use stumble::{PhraseRole, Stumble, StumbleCause};
pub(crate) use token::{DIGITS, POWER, Token, tokens};
pub use winner::{WinnerForm, read_player, read_winner};
