//! How a question is solved: typed steps that carry the numbers, and a conclusion.
//!
//! A [`Step`] states one thing, such as "9 ⊕ 10 = 3", and gives the [`substeps`](Step::substeps) behind it. Substeps
//! are computed on request by running the arithmetic of [`hand_built`](theory::hand_built) again, so a derivation is
//! cheap however deep it goes, and it shows what really ran. There is no prose here; [`document`](crate::document)
//! makes it.
//!
//! ```
//! use explain::derivation::{Conclusion, Derivation};
//! use explain::question::Question;
//!
//! let question: Question = "xor 3 5".parse().unwrap();
//! assert_eq!(Derivation::of(question).conclusion, Conclusion::Number(6));
//! ```

mod ahead;
mod analysis;
mod columns;
mod group;
mod nim_table;
mod places;
mod proof;
mod solve;
mod statements;
mod step;
mod substeps;
pub(crate) mod values;

pub use crate::kinds::position::{
    Analysis, LegalMove, LegalMoves, PlayedMove, Situation, boards_after,
};
pub use ahead::{AheadStep, ForeseenBoard, ForeseenMove, Foresight, LineOfPlay};
pub use columns::{Column, Columns};
pub use nim_table::{NimTable, Outsider};
pub(crate) use places::{places, value};
pub use proof::{PlayDown, ProofBoard, ProofStep, RowChange, RowToZero};
pub use solve::{Conclusion, Derivation};
pub use statements::{
    AfterMove, BreakPairing, DivideOut, EqualSum, GateColumns, GateOutput, HeapHasBit, HeapValue,
    LeftmostOne, MisereEndgame, OptionValue, OptionsWorth, OrderDoesNotMatter, Padded, PairOff,
    Pairing, PlaceValue, Raise, Refutation, TakeIn, Target, Wiring,
};
pub use step::Step;
