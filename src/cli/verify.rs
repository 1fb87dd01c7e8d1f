//! `nimlab verify`: the theorem compared with a search of every position.

use super::args::SearchSize;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::progress_bar::ProgressBar;
use crate::document::{Verification, tell_verification};
use crate::game::{Board, Game, Position, Positions, Rule, Search, Sums, bouton};
use crate::question::{board_of, parse_game, position_of};
use crate::render::json;

/// Searches all boards up to a size and compares.
pub(super) fn run(size: &SearchSize, output: &Output) -> Result<Outcome, Error> {
    let rule = if size.misere {
        Rule::Misere
    } else {
        Rule::Normal
    };
    let game = size.game.as_deref().map(parse_game).transpose()?;
    let game = game.unwrap_or_else(Game::nim);
    let rows_in_a_turn = game.rules().rows_in_a_turn();
    let found = if game == Game::nim() || rows_in_a_turn.is_some() {
        position_of(Board::of(game, []), rule)?;
        of_rows(game, (size.rows, size.max), rule, output)?
    } else {
        // What cannot be worked out cannot be searched.
        board_of(game, &[size.max])?;
        of_other(game, (size.rows, size.max), rule, output)?
    };
    output.result(|| tell_verification(&found), || json::verification(&found))?;
    Ok(if found.is_as_expected() {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}

/// Of Nim, and of Moore's Nim, in which a turn changes several rows.
fn of_rows(
    game: Game,
    (rows, max): (u32, u64),
    rule: Rule,
    output: &Output,
) -> Result<Verification, Error> {
    let positions = Positions::new(rows, max)?;
    let rows_in_a_turn = game.rules().rows_in_a_turn();
    let theorem = |rows: &[u64]| match rows_in_a_turn {
        None => bouton(rows, rule),
        Some(_) => Position::new(Board::of(game, rows), rule).mover_wins(),
    };
    let mut progress = progress(positions.count(), output);
    let search = Search::run_with(positions, rule, rows_in_a_turn.unwrap_or(1), |done| {
        progress.at(done);
    });
    let (mut won, mut disagreements) = (0, 0);
    search.for_each(|rows, found_won| {
        won += u64::from(found_won);
        disagreements += u64::from(found_won != theorem(rows));
    });
    progress.hide();
    Ok(Verification {
        game,
        rows,
        max,
        rule,
        positions: positions.count(),
        won,
        disagreements,
        smallest: None,
    })
}

fn of_other(
    game: Game,
    (rows, max): (u32, u64),
    rule: Rule,
    output: &Output,
) -> Result<Verification, Error> {
    let sums = Sums::new(game, rows, max)?;
    let mut progress = progress(sums.count(), output);
    let (mut won, mut disagreements) = (0, 0);
    let mut smallest: Option<Vec<u64>> = None;
    let see = |heaps: &[u32], found_won: bool| {
        let heaps: Vec<u64> = heaps.iter().copied().map(u64::from).collect();
        won += u64::from(found_won);
        if found_won == bouton(&Board::of(game, &heaps[..]).values(), rule) {
            return;
        }
        disagreements += 1;
        let size = |heaps: &[u64]| (heaps.iter().sum::<u64>(), heaps.len());
        if smallest
            .as_ref()
            .is_none_or(|found| size(&heaps) < size(found))
        {
            smallest = Some(heaps);
        }
    };
    sums.search(rule, see, |done| progress.at(done));
    progress.hide();
    Ok(Verification {
        game,
        rows,
        max,
        rule,
        positions: sums.count(),
        won,
        disagreements,
        smallest,
    })
}

fn progress(positions: u64, output: &Output) -> ProgressBar {
    ProgressBar::new("Searching", positions, output.terminal())
}
