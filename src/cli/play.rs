//! `nimlab play`: a game with a coach, and the review of a game.

use std::io;
use std::path::Path;

use super::args::{Format, PlayArguments};
use super::error::Error;
use super::interruptible::InterruptibleLines;
use super::lab_program::{is_lab_file, league, program};
use super::lesson::Bookmark;
use super::line::visible;
use super::output::Output;
use super::practice::any_seed;
use super::prompter::Prompter;
use super::streams::plain;
use super::unquoted::{as_typed, for_file};
use crate::class::ReportFormat;
use crate::conversation::converse;
use crate::document::Style;
use crate::document::wording::listed;
use crate::files::{FileKind, decoded, shown};
use crate::game::{Board, Position, Rule};
use crate::legible::quoted;
use crate::lesson::Rung;
use crate::play::{
    Computer, Difficulty, LadderRung, Match, Opponent, Play, Player, Review, Side, Tournament,
    go_on as go_on_with, ladder_report, ladder_to_json, opponents, read_game, review_report,
    to_json, with_distinct_names,
};
use crate::question::{begins_with_game, parse_board, position_of};

/// Plays a game, or reviews one.
pub(super) fn run(arguments: &PlayArguments, output: &Output) -> Result<(), Error> {
    let rule = Rule::of(arguments.misere);
    if arguments.tournament.is_some() {
        return tournament(arguments, rule, output);
    }
    if arguments.count.is_some() {
        return Err(
            "--count says how many boards a tournament has: expected it with --tournament".into()
        );
    }
    if output.format().is_for_files() {
        return Err(
            "--format csv is for --tournament: expected text, markdown, html or json".into()
        );
    }
    if arguments.against.as_deref() == Some(LIST) {
        return ladder(rule, output);
    }
    let (game, seed) = match &arguments.review {
        Some(file) => (read(file, rule)?, None),
        None => played(arguments, rule, output)?,
    };
    let mut review = Review::of(&game);
    let against = game.opponent_of_a_person();
    let rungs = rungs(game.rule(), output)?;
    let is_found = |rung: &LadderRung| rung.is_found && Some(rung.opponent) == review.opponent();
    if rungs.iter().any(is_found) {
        review = review.revealing_the_rule();
    }
    let output = &InterruptibleLines::over(output);
    let go_on = against.filter(|_| seed.is_some()).map(|(opponent, _)| {
        // An opponent that is not yet beaten and found out comes first.
        let at = rungs.iter().position(|rung| rung.opponent == opponent);
        let (before, from) = rungs.split_at(at.unwrap_or_default());
        go_on_with(&[from, before].concat(), game.rule())
    });
    output.result(
        || {
            let mut told = review_report(&review, seed, output.style);
            told.blocks.extend(go_on);
            told
        },
        // There is no riddle for programs.
        || to_json(&review.clone().revealing_the_rule(), seed),
    )?;
    if arguments.review.is_some() {
        output.note_more(|style| review_report(&review, seed, style))?;
    }
    Ok(())
}

/// Asks for the list of opponents instead of one of them.
const LIST: &str = "list";

/// The opponents, with the progress against each.
fn rungs(rule: Rule, output: &Output) -> Result<Vec<LadderRung>, Error> {
    let progress = Bookmark::load(output)?.progress;
    let rungs = Opponent::ladder(rule).into_iter().map(|opponent| {
        let Rung { beaten, found } = progress.rung(&opponent.progress_name(rule));
        LadderRung { opponent, is_beaten: beaten, is_found: found }
    });
    Ok(rungs.collect())
}

/// Shows the opponents, with the progress against each.
fn ladder(rule: Rule, output: &Output) -> Result<(), Error> {
    let rungs = rungs(rule, output)?;
    Ok(output.result(|| ladder_report(&rungs, rule), || ladder_to_json(&rungs, rule))?)
}

/// Lets all opponents play, or all lab files of a folder.
fn tournament(arguments: &PlayArguments, rule: Rule, output: &Output) -> Result<(), Error> {
    const BOARDS: usize = 100;
    const BOARDS_OF_LAB_FILES: usize = 3;
    let folder = arguments.tournament.as_deref().filter(|word| *word != ALL);
    let usual = if folder.is_some() { BOARDS_OF_LAB_FILES } else { BOARDS };
    let count = arguments.count.unwrap_or(usual);
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let boards = if arguments.board.is_empty() {
        Tournament::boards(count, seed)
    } else {
        let board = parse_board(&board_words(&arguments.board)?)?;
        on_nim(&board, "a tournament")?;
        vec![board; count]
    };
    let contestants = match folder {
        Some(folder) => league(folder, seed, output)?,
        None => opponents(rule, seed),
    };
    let played = Tournament::play(contestants, rule, &boards, seed);
    Ok(match output.format() {
        Format::Report(ReportFormat::Csv) => plain(&played.to_csv()),
        _ => output.result(|| played.report(), || played.to_json()),
    }?)
}

/// Asks for all opponents instead of a folder.
const ALL: &str = "all";

/// The requested opponent.
fn opponent(name: &str, rule: Rule) -> Result<Opponent, Error> {
    let ladder = Opponent::ladder(rule);
    let names = listed(ladder.iter().map(|opponent| opponent.name().into()), "or");
    match Opponent::named(name) {
        Some(opponent) if opponent.plays_under(rule) => Ok(opponent),
        Some(opponent) => {
            let plays = match rule {
                Rule::Normal => "plays with --misere alone",
                Rule::Misere => "does not play with --misere",
            };
            Err(format!("{} {plays}: expected {names}", opponent.name()).into())
        }
        None => {
            let name = quoted(name, 40);
            Err(format!("there is no opponent {name}: expected {names}, or list").into())
        }
    }
}

fn on_nim(board: &Board, who: &str) -> Result<(), Error> {
    if board.is_nim() {
        return Ok(());
    }
    Err(format!("{who} plays Nim alone: expected a board such as 5 4 3").into())
}

/// A game played here, and the seed of the computer if it took part.
fn played(
    arguments: &PlayArguments,
    rule: Rule,
    output: &Output,
) -> Result<(Match, Option<u64>), Error> {
    let opponent = arguments.against.as_deref();
    let opponent = opponent.map(|name| self::opponent(name, rule)).transpose()?;
    let (board, players, files) = board_and_players(arguments, opponent)?;
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let difficulty = Difficulty::percent(arguments.difficulty).unwrap_or(Difficulty::PERFECT);
    let has_computer = players.iter().any(Player::is_computer);
    let Position { board, rule } = position_of(board, rule)?;
    let bookmark = Bookmark::load(output)?;
    let mut play = Play::new(
        Match::new(players, board, rule),
        Computer::new(difficulty, seed),
        arguments.coach,
        Style { level: bookmark.progress.level(), ..output.style },
    );
    if files.iter().any(Option::is_some) {
        on_nim(play.so_far().board(), "a lab file")?;
        for (side, file) in Side::BOTH.into_iter().zip(&files) {
            if let Some(file) = file {
                play.moved_by(side, program(file, seed)?);
            }
        }
    }
    converse(&mut play, &mut Prompter::new(output))?;
    let found = play.has_found_the_rule();
    let game = play.into_match();
    if let Some((opponent, side)) = game.opponent_of_a_person() {
        let is_won = game.winner() == Some(side.other());
        let rung = Rung { beaten: is_won && game.is_long_enough(side), found };
        let name = opponent.progress_name(game.rule());
        bookmark.change(output, |progress| progress.keep_rung(&name, rung))?;
    }
    Ok((game, has_computer.then_some(seed)))
}

/// The board, the players, and the files of those that a program plays for.
type Seating = (Board, [Player; 2], [Option<String>; 2]);

/// The board, the players, and which of them are lab files. After `--board 5 4 3 Alice Bob` the last words are the
/// players, because with them it would not be a board.
fn board_and_players(
    arguments: &PlayArguments,
    opponent: Option<Opponent>,
) -> Result<Seating, Error> {
    let is_name = |word: &String| word.starts_with(char::is_alphabetic);
    let is_board = |words: &[String]| parse_board(&words.join(" ")).is_ok();
    let behind = arguments.board.iter().rev().take(2);
    let behind = behind.take_while(|word| is_name(word)).count();
    let is_split = |&names: &usize| is_board(&arguments.board[..arguments.board.len() - names]);
    let (rows, names) = match (0..=behind).find(is_split) {
        Some(names) if arguments.players.is_empty() => {
            arguments.board.split_at(arguments.board.len() - names)
        }
        _ => (&arguments.board[..], &arguments.players[..]),
    };
    // A player may have any name, but `play 3 4 5` names no players.
    let players = arguments.players.join(" ");
    let looks_like_board = begins_with_game(&players)
        || arguments
            .players
            .iter()
            .all(|name| name.starts_with(|c: char| c.is_ascii_digit() || "[(".contains(c)));
    if looks_like_board && parse_board(&players).is_ok() {
        let meant = as_typed(&["play", "--board"], &arguments.players);
        let players = quoted(&players, 40);
        return Err(format!(
            "{players} is a board, not a player: expected it after --board, such as {meant}"
        )
        .into());
    }
    let board = match rows {
        [] if arguments.board.is_empty() => Board::from(Match::USUAL_BOARD),
        rows => parse_board(&board_words(rows)?)?,
    };
    let rows = board.rows().len();
    if rows > Match::MOST_ROWS {
        let most = Match::MOST_ROWS;
        return Err(format!(
            "the board has {rows} rows: expected at most {most}, so that it can be drawn"
        )
        .into());
    }
    if let Some(opponent) = opponent {
        let name = opponent.name();
        on_nim(&board, name)?;
        if names.len() > 1 {
            return Err(format!(
                "--against {name} is one of two players: expected at most one other name"
            )
            .into());
        }
    }
    let called = |at: usize, else_called| names.get(at).map_or(else_called, |name| &name[..]);
    let (first, first_file) = player(called(0, "You"))?;
    let (second, second_file) = match opponent {
        Some(opponent) => (Player::computer(opponent), None),
        None => player(called(1, "Clever Computer"))?,
    };
    let players = with_distinct_names([first, second]);
    Ok((board, players, [first_file, second_file]))
}

/// The player with a name, and their lab file, if the name is that of one.
fn player(name: &str) -> Result<(Player, Option<String>), Error> {
    if !is_lab_file(name) {
        if let Some(meant) = for_file(name) {
            let name = quoted(name, 40);
            return Err(
                format!("{name} is a file, not a player: expected a name, or {meant}").into()
            );
        }
        return Ok((Player::named(name)?, None));
    }
    let file = Path::new(name).file_name().unwrap_or_default();
    let called = shown(Path::new(file));
    Ok((Player::program(&called)?, Some(name.to_owned())))
}

/// Words of a board in one line. Standard input is for moves, so it cannot be a board.
fn board_words(words: &[String]) -> Result<String, Error> {
    if words.iter().any(|word| word.trim() == "-") {
        return Err(crate::question::ParseError::DashRefused.into());
    }
    Ok(words.join(" "))
}

/// Recorded games. One with 1,000 moves in which rows split took 24 megabytes.
const GAMES: FileKind = FileKind::new("game", &["txt", "md"], 64);

/// A recorded game.
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
