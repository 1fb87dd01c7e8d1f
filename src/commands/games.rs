//! `nimlab games`: the games that there are, or the values of one.

use crate::args::GameArguments;
use crate::error::Error;
use crate::output::Output;
use explain::document::{KnownGame, tell_games, tell_values};
use explain::question::parse_game;
use render::json;

/// Lists the games, or shows the values of the one that is named.
pub(crate) fn run(arguments: &GameArguments, output: &Output) -> Result<(), Error> {
    let Some(word) = &arguments.game else {
        let games = KnownGame::all();
        return Ok(output.result(|| tell_games(&games), || json::games(&games))?);
    };
    let game = parse_game(word)?;
    let values = game.values();
    Ok(output.result(|| tell_values(game, &values), || json::values(game, &values))?)
}
