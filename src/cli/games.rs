//! `nimlab games`: lists the games.

use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use crate::document::{KnownGame, tell_games};
use crate::render::json;

/// Lists them.
pub(super) fn run(output: &Output) -> Result<Outcome, Error> {
    let games = KnownGame::all();
    output.handout(|| tell_games(&games), || json::games(&games))?;
    Ok(Outcome::Right)
}
