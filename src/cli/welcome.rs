//! `nimlab` alone: a greeting, and what to try first.

use super::output::Output;
use super::{Error, Outcome};
use crate::document::welcome;

/// Greets a newcomer.
pub(super) fn run(output: &Output) -> Result<Outcome, Error> {
    output.result(welcome, || "{}\n".to_owned())?;
    Ok(Outcome::Right)
}
