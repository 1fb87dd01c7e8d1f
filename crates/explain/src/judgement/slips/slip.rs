//! The result of a misconception: `xor 3 5` with a carry gives 8.

use num_bigint::BigInt;

use super::super::diagnosis::Diagnosis;
use crate::question::Answer;

/// The result of a misconception for one question.
pub(crate) struct Slip {
    pub diagnosis: Diagnosis,
    pub answer: Answer,
}

impl Slip {
    /// The slip that gives this answer.
    pub(crate) fn new(diagnosis: Diagnosis, answer: Answer) -> Self {
        Self { diagnosis, answer }
    }
}

/// The slip that gives this number.
pub(crate) fn number(diagnosis: Diagnosis, value: impl Into<BigInt>) -> Slip {
    Slip { diagnosis, answer: Answer::Number(value.into()) }
}
