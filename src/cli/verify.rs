//! `nimlab verify`: compares the theorem with a search of every position.

use super::args::SearchSize;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::progress::progress;
use crate::document::{Verification, tell_verification};
use crate::game::{Board, Game, Positions, Rule, Search, Sums, bouton};
use crate::question::{board_of, parse_game, position_of};
use crate::render::json;

/// Searches all boards up to a size and compares.
pub(super) fn run(size: &SearchSize, output: &Output) -> Result<Outcome, Error> {
    let rule = Rule::of(size.misere);
    let game = size.game.as_deref().map(parse_game).transpose()?;
    let game = game.unwrap_or_else(Game::nim);
    let nothing_yet = Verification {
        game,
        rows: size.rows,
        max: size.max,
        rule,
        positions: 0,
        won: 0,
        disagreements: 0,
        smallest: None,
    };
    let found = if game == Game::nim() {
        position_of(Board::of(game, []), rule)?;
        of_rows(nothing_yet, output)?
    } else {
        // What cannot be computed cannot be searched.
        board_of(game, &[size.max])?;
        of_other(nothing_yet, output)?
    };
    output.result(|| tell_verification(&found), || json::verification(&found))?;
    Ok(Outcome::of(found.is_as_expected()))
}

/// For Nim.
fn of_rows(mut found: Verification, output: &Output) -> Result<Verification, Error> {
    let rule = found.rule;
    let positions = Positions::new(found.rows, found.max)?;
    found.positions = positions.count();
    let progress = progress("Searching", found.positions, output.terminal());
    let search = Search::run(positions, rule, |done| progress.set_position(done));
    search.for_each(|rows, found_won| {
        found.won += u64::from(found_won);
        found.disagreements += u64::from(found_won != bouton(rows, rule));
    });
    progress.finish_and_clear();
    Ok(found)
}

fn of_other(mut found: Verification, output: &Output) -> Result<Verification, Error> {
    let (game, rule) = (found.game, found.rule);
    let sums = Sums::new(game, found.rows, found.max)?;
    found.positions = sums.count();
    let progress = progress("Searching", found.positions, output.terminal());
    let see = |heaps: &[u32], found_won: bool| {
        let heaps: Vec<u64> = heaps.iter().copied().map(u64::from).collect();
        found.won += u64::from(found_won);
        if found_won == bouton(&Board::of(game, &heaps[..]).values(), rule) {
            return;
        }
        found.disagreements += 1;
        let size = |heaps: &[u64]| (heaps.iter().sum::<u64>(), heaps.len());
        let smallest = found.smallest.as_ref();
        if smallest.is_none_or(|smallest| size(&heaps) < size(smallest)) {
            found.smallest = Some(heaps);
        }
    };
    sums.search(rule, see, |done| progress.set_position(done));
    progress.finish_and_clear();
    Ok(found)
}
