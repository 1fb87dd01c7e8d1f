//! How a question is solved: typed steps that carry the numbers, and the right answers.
//!
//! A [`Step`] states one thing, such as "9 ⊕ 10 = 3", and gives the [`substeps`](Step::substeps) behind it. Substeps
//! are computed on request by running the arithmetic of [`hand_built`](theory::hand_built) again, so a derivation is
//! cheap however deep it goes, and it shows what really ran. There is no prose here; [`document`](crate::document)
//! makes it.
//!
//! ```
//! use explain::question::{Answer, Question};
//!
//! let question: Question = "xor 3 5".parse().unwrap();
//! assert_eq!(question.solve().right, [Answer::Number(6.into())]);
//! ```

mod columns;
mod places;
mod solve;
mod statements;
mod step;

pub use crate::kinds::ahead::{AheadStep, ForeseenBoard, ForeseenMove, Foresight, LineOfPlay};
pub use crate::kinds::group::{NimTable, OrderDoesNotMatter, Outsider};
pub use crate::kinds::position::{
    Analysis, LegalMove, LegalMoves, PlayedMove, Situation, boards_after,
};
pub use crate::kinds::proof::{ProofBoard, ProofStep, RowChange, RowToZero};
pub use crate::kinds::towers::{BreakPairing, EqualSum, Pairing};
pub use crate::kinds::values::{DivideOut, HeapValue, OptionValue, OptionsWorth};
pub use columns::{Column, Columns};
pub(crate) use places::{places, value};
pub use solve::{Derivation, Found, Solved};
pub use statements::{
    AfterMove, GateColumns, GateOutput, HeapHasBit, LeftmostOne, MisereEndgame, Padded, PairOff,
    PlaceValue, Raise, Refutation, TakeIn, Target,
};
pub use step::Step;
