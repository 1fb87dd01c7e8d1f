//! `nimlab` alone: a greeting, and what to try first.

use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use crate::document::welcome;

/// Greets a newcomer.
pub(super) fn run(output: &Output) -> Result<Outcome, Error> {
    output.result(welcome, || "{}\n".to_owned())?;
    Ok(Outcome::Right)
}
