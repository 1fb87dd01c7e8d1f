//! `nimlab verify`: compares the theorem with a search of every position.

use crate::args::SearchSize;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::progress::progress;
use explain::document::{Verification, tell_verification};
use render::json;
use theory::{Positions, Rule, Search, bouton};

/// Searches all boards up to a size and compares.
pub(crate) fn run(size: &SearchSize, output: &Output) -> Result<Outcome, Error> {
    let nothing_yet =
        Verification { rows: size.rows, max: size.max, positions: 0, won: 0, disagreements: 0 };
    let found = searched(nothing_yet, output)?;
    output.result(|| tell_verification(&found), || json::verification(&found))?;
    Ok(Outcome::of(found.disagreements == 0))
}

fn searched(mut found: Verification, output: &Output) -> Result<Verification, Error> {
    let positions = Positions::new(found.rows, found.max)?;
    found.positions = positions.count();
    let progress = progress("Searching", found.positions, output.terminal());
    let search = Search::run(positions, |done| progress.set_position(done));
    search.for_each(|rows, found_won| {
        found.won += u64::from(found_won);
        found.disagreements += u64::from(found_won != bouton(rows, Rule::Normal));
    });
    progress.finish_and_clear();
    Ok(found)
}
