//! What whoever grades may choose: the random cases, and how long a function may take.

use std::time::Duration;

/// How a hand-in is graded.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What the random cases follow from.
    pub seed: u64,
    /// How long each function may take.
    pub timeout: Duration,
}

impl Settings {
    /// A hand-in as a whole may take this many times as long as one function: there are 13, and some are asked again.
    pub const OVERALL: u32 = 16;
}
