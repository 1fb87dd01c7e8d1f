//! `nimlab play`: a game with a coach, and the review of a game.

use std::io;
use std::path::Path;

use super::args::PlayArguments;
use super::at_prompt::AtPrompt;
use super::error::Error;
use super::interruptible::InterruptibleLines;
use super::lesson::Bookmark;
use super::line::visible;
use super::outcome::Outcome;
use super::output::Output;
use super::practice::any_seed;
use super::unquoted::as_typed;
use crate::conversation::converse;
use crate::document::Style;
use crate::files::{FileKind, decoded};
use crate::game::{Board, Position, Rule};
use crate::legible::quoted;
use crate::play::{
    Computer, Difficulty, Match, Play, Player, Review, read_game, tell_review, to_json, told_apart,
};
use crate::question::{begins_with_game, parse_board, position_of};

/// Plays a game, or reviews one.
pub(super) fn run(arguments: &PlayArguments, output: &Output) -> Result<Outcome, Error> {
    let rule = if arguments.misere {
        Rule::Misere
    } else {
        Rule::Normal
    };
    let (game, seed) = match &arguments.review {
        Some(file) => (read(file, rule)?, None),
        None => played(arguments, rule, output)?,
    };
    let review = Review::of(&game);
    let output = &InterruptibleLines::steps(output);
    InterruptibleLines::over();
    output.result(
        || tell_review(&review, seed, output.style),
        || to_json(&review, seed, output.style.depth),
    )?;
    Ok(Outcome::Right)
}

/// A game played here, and the seed of the computer if it had a part in it.
fn played(
    arguments: &PlayArguments,
    rule: Rule,
    output: &Output,
) -> Result<(Match, Option<u64>), Error> {
    let (board, players) = board_and_players(arguments)?;
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let difficulty = Difficulty::percent(arguments.difficulty).unwrap_or(Difficulty::PERFECT);
    let has_computer = players.iter().any(Player::is_computer);
    let Position { board, rule } = position_of(board, rule)?;
    let mut play = Play::new(
        Match::new(players, board, rule),
        Computer::new(difficulty, seed),
        arguments.coach,
        Style {
            known: Bookmark::load(output)?.progress.known(),
            ..output.style
        },
    );
    let lines = InterruptibleLines::new();
    converse(&mut play, &mut AtPrompt::new(lines, output))?;
    Ok((play.into_match(), has_computer.then_some(seed)))
}

/// The board and who plays on it. After `--board 5 4 3 Alice Bob` the last two words are the players, because with them it
/// would be no board.
fn board_and_players(arguments: &PlayArguments) -> Result<(Board, [Player; 2]), Error> {
    let is_name = |word: &String| word.starts_with(char::is_alphabetic);
    let is_board = |words: &[String]| parse_board(&words.join(" ")).is_ok();
    let (rows, names) = match &arguments.board[..] {
        [rows @ .., first, second]
            if arguments.players.is_empty()
                && is_name(first)
                && is_name(second)
                && !is_board(&arguments.board) =>
        {
            (rows, vec![first, second])
        }
        rows => (rows, arguments.players.iter().collect()),
    };
    // A player may be called as anybody likes, but `play 3 4 5` names no players.
    let players = arguments.players.join(" ");
    let looks_like_board = begins_with_game(&players)
        || arguments
            .players
            .iter()
            .all(|name| name.starts_with(|c: char| c.is_ascii_digit() || "[(".contains(c)));
    if looks_like_board && parse_board(&players).is_ok() {
        return Err(Error::BoardForPlayers {
            meant: as_typed(&["play", "--board"], &arguments.players),
            players: quoted(&players, 40),
        });
    }
    let board = match rows {
        [] if arguments.board.is_empty() => Board::from([5, 4, 3, 2, 1]),
        rows => parse_board(&board_words(rows)?)?,
    };
    let rows = board.rows().len();
    if rows > Match::MOST_ROWS {
        return Err(Error::TooManyRows { rows });
    }
    let (first, second) = match names[..] {
        [] => ("You", "Clever Computer"),
        [first] => (&first[..], "Clever Computer"),
        [first, second, ..] => (&first[..], &second[..]),
    };
    Ok((
        board,
        told_apart([Player::named(first)?, Player::named(second)?]),
    ))
}

/// Words of a board in one line. Standard input is where the moves come from, so no board can.
fn board_words(words: &[String]) -> Result<String, Error> {
    if words.iter().any(|word| word.trim() == "-") {
        return Err(crate::question::ParseError::DashRefused.into());
    }
    Ok(words.join(" "))
}

/// Games that were written down.
const GAMES: FileKind = FileKind {
    name: "game",
    endings: &["txt", "md"],
    in_folders: false,
    // A game of 1,000 moves whose rows split has been seen to take 24.
    most_megabytes: 64,
};

/// A game that was written down.
fn read(file: &str, rule: Rule) -> Result<Match, Error> {
    const STDIN: &str = "standard input";
    let (name, bytes) = if file == "-" {
        let name = Path::new(STDIN);
        (STDIN.to_owned(), GAMES.bytes(name, io::stdin().lock())?)
    } else {
        (visible(file), GAMES.read_as_named(Path::new(file))?)
    };
    Ok(read_game(&name, &decoded(&bytes), rule)?)
}
