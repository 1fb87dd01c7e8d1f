//! The lab's arithmetic, built by hand as a student builds it: nothing here uses the machine's own `^`.
//!
//! Everything rests on one XOR gate. Numbers become binary digits by repeated division and come back by place
//! values; two numbers are padded to the same width and go through the gate column by column; a board goes through
//! that row by row. Each part can also tell what it did on the way, and that record is what explanations show.
//!
//! ```
//! use theory::hand_built::nim_sum;
//!
//! assert_eq!(nim_sum(&[5, 4, 3, 2]), 0);
//! ```

mod bit;
mod circuit;
mod columns;
mod groups;
mod numeral;
mod xor;

pub use bit::Bit;
pub use circuit::{Component, DrivenWire, circuit, exclusive_or};
pub use columns::{ones_per_column, parity};
pub use groups::groups;
pub use numeral::{Division, binary_numeral, divisions, numeral_binary};
pub use xor::{bitwise_exclusive_or, nim_sum, pad, xor_digits};
