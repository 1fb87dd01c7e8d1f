//! Random text for every reader of text from outside: what happens to it must be lawful, whatever it is.
//!
//! Text that is right (the program's own output, the course's lessons, small lab files) is damaged at random and read: bytes
//! flipped, lines dropped, doubled and swapped, numbers made huge, the end cut off. That no reader panics is the least of the
//! laws. What can be read can be printed and read again; an error names a word or a line that is there; a damaged cell spoils
//! no other. So `xor 3 0b` must name `0b`.
//!
//! Every test tries 256 texts. More of them, for as long as one likes to wait, here and in the readers that are private:
//!
//! ```text
//! PROPTEST_CASES=100000 cargo test --test fuzz
//! PROPTEST_CASES=100000 cargo test --lib fuzz
//! ```
//!
//! What was found so is kept as a test of its own beside the law, since random text may not find it again.

mod answers;
mod damage;
mod games;
mod large;
mod lessons;
mod python;
mod questions;
mod rendered;
mod worksheets;
mod zips;

use proptest::prelude::ProptestConfig;

use crate::support::cases;

/// As many cases as `PROPTEST_CASES` says. What fails is told in full, and is not kept in a file.
fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..cases(256) }
}
