//! Parts of a class that were graded elsewhere, put together and reported on as if they had been graded here.

use std::sync::Arc;

use super::grader::run_of;
use super::reporter::{Occasion, Reporter};
use crate::class::{ClassError, Part};
use crate::cli::class;
use crate::cli::error::Error;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::grade::Submission;

/// Reports on a class, all parts of it together.
pub(in crate::cli) fn report(
    whole: Part<Submission>,
    folder: Option<&str>,
    output: &Output,
) -> Result<Outcome, Error> {
    let run = run_of(&whole.rules)
        .ok_or_else(|| ClassError::damaged(&format!("part {}", whole.shard.number)))?;
    let there = class::tell(&whole.notes, output)?;
    if whole.results.is_empty() && there != Outcome::Right && output.is_for_people() {
        return Ok(there);
    }
    let hand_ins: Vec<_> = whole
        .results
        .iter()
        .map(|submission| &submission.of)
        .collect();
    let mut reporter = Reporter::new(
        output,
        &run,
        &whole.notes,
        &hand_ins,
        folder,
        None,
        Occasion::Asked,
    )?;
    for mut submission in whole.results {
        submission.lab = Arc::clone(&run.lab);
        reporter.add(submission)?;
    }
    Ok(reporter.end()?.and(there))
}
