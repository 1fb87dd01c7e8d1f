//! `nimlab play`: a game with a coach, and the review of a game.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use crate::args::PlayArguments;
use crate::commands::lesson::Bookmark;
use crate::commands::practice::any_seed;
use crate::error::Error;
use crate::interruptible::InterruptibleLines;
use crate::lab_program::{is_lab_file, program};
use crate::line::visible;
use crate::output::Output;
use crate::prompter::Prompter;
use crate::usage::as_typed;
use course::conversation::converse;
use course::play::{
    Computer, Difficulty, Match, Opponent, Play, Player, Review, Side, read_record, record,
    review_report, to_json, with_distinct_names,
};
use explain::document::wording::listed;
use explain::document::{Block, Document, Style, Text};
use explain::legible::{in_quotes, quoted, why};
use explain::question::{parse_board, position_of};
use grade::files::{FileKind, decoded, shown};
use render::json::{Object, line};
use theory::{Board, Position, Rule};

/// Plays a game, or reviews one.
pub(crate) fn run(arguments: &PlayArguments, output: &Output) -> Result<(), Error> {
    let rule = Rule::of(arguments.misere);
    if arguments.against.as_deref() == Some(LIST) {
        return list(rule, output);
    }
    // Opened before the game, so that no game is played in vain.
    let file = arguments.record.as_ref().map(|file| {
        File::create(file).map_err(|error| unwritable(file, &error)).map(|opened| (file, opened))
    });
    let file = file.transpose()?;
    let (game, seed) = match &arguments.review {
        Some(file) => (read(file)?, None),
        None => played(arguments, rule, output)?,
    };
    if let Some((file, mut opened)) = file {
        opened.write_all(record(&game).as_bytes()).map_err(|error| unwritable(file, &error))?;
    }
    let review = Review::of(&game);
    let output = &InterruptibleLines::over(output);
    let command = seed.map(|seed| command(arguments, seed));
    let told = |style| review_report(&review, command.as_deref(), style);
    output.result(|| told(output.style), || to_json(&review, seed))?;
    if arguments.review.is_some() {
        output.note_more(told)?;
    }
    Ok(())
}

/// The command that begins the same game, with the same computer.
fn command(arguments: &PlayArguments, seed: u64) -> String {
    let PlayArguments { players, board, misere, difficulty, coach, against, .. } = arguments;
    let mut words = vec!["nimlab play".to_owned()];
    words.extend(players.iter().map(|player| in_quotes(player)));
    if !board.is_empty() {
        words.push("--board".to_owned());
        words.extend(board.iter().map(|word| in_quotes(word)));
    }
    if *misere {
        words.push("--misere".to_owned());
    }
    if *coach {
        words.push("--coach".to_owned());
    }
    if *difficulty < 100 {
        words.push(format!("--difficulty {difficulty}"));
    }
    if let Some(name) = against {
        words.push(format!("--against {}", in_quotes(name)));
    }
    words.push(format!("--seed {seed}"));
    words.join(" ")
}

fn unwritable(file: &str, error: &io::Error) -> Error {
    format!("{} cannot be written: {}", quoted(file, 60), why(error)).into()
}

/// Asks for the list of opponents instead of one of them.
const LIST: &str = "list";

/// Lists the opponents, the easiest to beat first.
fn list(rule: Rule, output: &Output) -> Result<(), Error> {
    let names: Vec<&str> = Opponent::under(rule).map(Opponent::name).collect();
    let opponents = Block::list(names.iter().copied().map(Text::from));
    let how = "Each plays by a rule of its own, most of them by one that many people believe. After the game nimlab says which.";
    let told = || Document::of((Block::Title("The opponents".into()), how, opponents));
    let for_programs = || line(Object::new().field("rule", rule).field("opponents", &names));
    Ok(output.result(told, for_programs)?)
}

/// The requested opponent.
fn opponent(name: &str, rule: Rule) -> Result<Opponent, Error> {
    let names = listed(Opponent::under(rule).map(|opponent| opponent.name().into()), "or");
    match Opponent::named(name) {
        Some(opponent) if opponent.plays_under(rule) => Ok(opponent),
        Some(opponent) => {
            let plays = match rule {
                Rule::Normal => "plays only with --misere",
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
    Err(format!("{who} plays only Nim: expected a board such as 5 4 3").into())
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
    Ok((play.into_match(), has_computer.then_some(seed)))
}

/// The board, the players, and the files of those that a program plays for.
type Seating = (Board, [Player; 2], [Option<String>; 2]);

/// The board, the players, and which of them are lab files.
fn board_and_players(
    arguments: &PlayArguments,
    opponent: Option<Opponent>,
) -> Result<Seating, Error> {
    let names = &arguments.players;
    // A player may have any name, but `play 3 4` names no players.
    if parse_board(&names.join(" ")).is_ok() {
        let meant = as_typed(&["play", "--board"], names);
        let players = quoted(&names.join(" "), 40);
        return Err(format!(
            "{players} is a board, not a player: expected it after --board, such as {meant}"
        )
        .into());
    }
    let board = match &arguments.board[..] {
        [] => Board::from(Match::USUAL_BOARD),
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
        return Ok((Player::named(name)?, None));
    }
    let file = Path::new(name).file_name().unwrap_or_default();
    let called = shown(Path::new(file));
    Ok((Player::program(&called)?, Some(name.to_owned())))
}

/// Words of a board in one line. Standard input is for moves, so it cannot be a board.
fn board_words(words: &[String]) -> Result<String, Error> {
    if words.iter().any(|word| word.trim() == "-") {
        return Err(explain::question::ParseError::DashRefused.into());
    }
    Ok(words.join(" "))
}

/// Recorded games.
const GAMES: FileKind = FileKind::new("game", &["txt"], 4);

/// A recorded game.
fn read(file: &str) -> Result<Match, Error> {
    const STDIN: &str = "standard input";
    let (name, bytes) = match file {
        "-" => (STDIN.to_owned(), GAMES.bytes(Path::new(STDIN), io::stdin().lock())?),
        _ => (visible(file), GAMES.read_as_named(Path::new(file))?),
    };
    Ok(read_record(&name, &decoded(&bytes))?)
}
