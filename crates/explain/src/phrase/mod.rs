//! Reads free text as an answer: "I'd take two from the third row" is row 3, count 2.
//!
//! A text is cut into words, each word has one meaning everywhere, and a small grammar for each kind of answer
//! gives the words their roles. If words and order disagree, the words win; two bare numbers are a row and a count.
//! Courtesy is skipped, negation and doubt never are, and any word that does not fit the grammar is a [`Stumble`] that
//! names it: nothing is guessed.
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

mod amounts;
mod becoming;
mod called;
mod cutting;
mod digits;
mod left_there;
mod letters;
mod lexicon;
mod moves;
mod no_answer;
mod nothing;
mod number;
mod options;
mod restated;
mod rows;
mod sizes;
mod stated_move;
mod stumble;
mod subject;
mod winner;
mod words;
mod worked;
mod working;

pub use digits::{read_bit, read_digits};
pub use left_there::read_move;
pub use letters::{Choices, letter_of, read_letters};
pub use no_answer::knows_not;
pub use number::{AskedForm, read_number};
pub use options::read_option;
pub use restated::{before_balance, before_remark, behind_question, without_smile};
pub use rows::read_rows;
pub use sizes::read_sizes;
pub use stated_move::StatedMove;
pub use stumble::{PhraseRole, Stumble, StumbleCause, TwoRows};
pub use winner::{WinnerForm, read_player, read_winner};
pub use words::{PlainForm, plainly};
pub use worked::{behind_digits, products, steps_of_xor};
pub use working::{ShownWorking, reasoned, working};
