//! What a person has said, read as what was meant: "I'd take two from the third row" is row 3, count 2.
//!
//! A text is cut into words, each word has one meaning wherever it stands, and for each kind of answer there is a small
//! grammar that gives the words their roles. Where the words and their order disagree, the words win; two bare numbers are a
//! row and a count. Courtesy is passed over, negation and doubt never are, and whatever has no place in the grammar is a
//! [`Stumble`] that names the word: nothing is guessed.
//!
//! ```
//! use nimlab::game::Board;
//! use nimlab::phrase::{SaidMove, move_said};
//!
//! let board = Board::from([5, 4, 3]);
//! let said = move_said("2 from row 3", Some(&board)).unwrap();
//! assert_eq!(said, SaidMove::Taking { row: 3.into(), take: 2.into() });
//! assert_eq!(move_said("leave 1 in row 3", Some(&board)).unwrap(), said);
//! assert_eq!(move_said("2 from the smallest row", Some(&board)).unwrap(), said);
//! assert!(move_said("not 3,2", Some(&board)).is_err());
//! ```

mod amounts;
mod becoming;
mod called;
mod cutting;
mod digits;
mod disguised;
mod left_there;
mod letters;
mod lexicon;
mod moves;
mod nothing;
mod number;
mod options;
mod restated;
mod rows;
mod said_move;
mod signs;
mod sizes;
mod stumble;
mod subject;
mod turns;
mod unsaid;
mod winner;
mod words;
mod worked;
mod working;

pub use digits::{bit_said, digits_said};
pub use disguised::outlined;
pub use left_there::move_said;
pub use letters::{Choices, letter_of, letters_said, line_said};
pub use lexicon::number_worded;
pub use number::{AskedAs, number_said};
pub use options::option_said;
pub use restated::{before_balance, before_remark, behind_question, without_smile};
pub use rows::rows_said;
pub use said_move::SaidMove;
pub use signs::{MoveSigns, move_signs};
pub use sizes::sizes_said;
pub use stumble::{PhraseRole, Stumble, StumbleCause, TwoRows};
pub use turns::turn_said;
pub use unsaid::knows_not;
pub use winner::{SaidBy, player_said, winner_said};
pub use words::{PlainForm, plainly};
pub use worked::{behind_digits, products, steps_of_xor};
pub use working::{ShownWorking, reasoned, working};
