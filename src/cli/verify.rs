//! `nimlab verify`: the theorem compared with a search of every position.

use super::args::SearchSize;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::progress_bar::ProgressBar;
use crate::document::{Verification, tell_verification};
use crate::game::{Board, Position, Positions, Rule, Search, bouton};
use crate::question::ParseError;
use crate::render::json;

/// Searches all boards up to a size and compares.
pub(super) fn run(size: SearchSize, output: &Output) -> Result<Outcome, Error> {
    let SearchSize {
        rows,
        max,
        misere,
        game,
    } = size;
    let rule = if misere { Rule::Misere } else { Rule::Normal };
    let rows_in_a_turn = match game.rules().rows_in_a_turn() {
        Some(_) if misere => return Err(ParseError::MisereOf { game }.into()),
        rows => rows,
    };
    let positions = Positions::new(rows, max)?;
    let mut progress = ProgressBar::new("Searching", positions.count(), output.is_ascii());
    let search = Search::run_with(positions, rule, rows_in_a_turn.unwrap_or(1), |done| {
        progress.at(done);
    });
    let theorem = |rows: &[u64]| match rows_in_a_turn {
        None => bouton(rows, rule),
        Some(_) => Position::new(Board::of(game, rows), rule).mover_wins(),
    };
    let (mut won, mut disagreements) = (0, 0);
    search.for_each(|rows, found_won| {
        won += u64::from(found_won);
        disagreements += u64::from(found_won != theorem(rows));
    });
    progress.hide();
    let found = Verification {
        game: rows_in_a_turn.map(|_| game),
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
