//! `nimlab verify`: the theorem compared with a search of every position.

use super::args::SearchSize;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::progress_bar::ProgressBar;
use crate::document::{Verification, tell_verification};
use crate::game::{Positions, Rule, Search, bouton};
use crate::render::json;

/// Searches all boards up to a size and compares.
pub(super) fn run(size: SearchSize, output: &Output) -> Result<Outcome, Error> {
    let SearchSize { rows, max, misere } = size;
    let rule = if misere { Rule::Misere } else { Rule::Normal };
    let positions = Positions::new(rows, max)?;
    let mut progress = ProgressBar::new("Searching", positions.count(), output.is_ascii());
    let search = Search::run(positions, rule, |done| progress.at(done));
    let (mut won, mut disagreements) = (0, 0);
    search.for_each(|rows, found_won| {
        won += u64::from(found_won);
        disagreements += u64::from(found_won != bouton(rows, rule));
    });
    progress.hide();
    let found = Verification {
        rows,
        max,
        rule,
        positions: positions.count(),
        won,
        disagreements,
    };
    output.result(|| tell_verification(&found), || json::verification(&found))?;
    Ok(if disagreements == 0 {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}
