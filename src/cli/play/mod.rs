//! `nimlab play`: a game with a coach, and the review of a game.

mod input;

use std::fs::File;
use std::io::{self, Read};

use clap::Args;

use super::converse::{AtPrompt, converse};
use super::output::Output;
use super::practice::any_seed;
use super::values::{parse_difficulty, parse_seed, word};
use super::{Error, Outcome};
use crate::files::decoded;
use crate::nim::{Board, Rule};
use crate::play::{
    Computer, Difficulty, Match, Play, Player, Review, read_game, tell_review, to_json, told_apart,
};
use crate::question::parse_board;
use input::InterruptibleLines;

/// What stands below the options in the help.
pub(super) const HELP: &str = "A name with \"computer\" in it is played by the computer. With no names, you play against the Clever Computer; with one, \
that player does. At the end, every move is reviewed. --review reads a game that was played before, on paper or here: a line with the board, then a line \
a move.

Examples:
  nimlab play
  nimlab play Alice Bob --board 3 5 7 --coach
  nimlab play Me \"Sleepy Computer\" --difficulty 30
  nimlab play --seed 1 > game.txt
  nimlab play --review game.txt
  printf 'board 5 4 5 2 3\\nAlice: 3, 2\\nBob: 1, 5\\n' | nimlab play --review";

/// Who plays, on what, and how well.
#[derive(Args, Debug)]
pub(super) struct PlayArguments {
    /// The players; the first one moves first
    #[arg(value_name = "PLAYER", num_args = 0..=2, value_parser = word())]
    players: Vec<String>,
    /// The rows, separated by spaces or commas [default: 5 4 3 2 1]
    #[arg(long, value_name = "BOARD", num_args = 1.., allow_negative_numbers = true, value_parser = word())]
    board: Vec<String>,
    /// Whoever takes the last object loses
    #[arg(long)]
    misere: bool,
    /// On how many turns of a hundred the computer plays as well as it can
    #[arg(long, value_name = "0..100", default_value_t = 100, value_parser = parse_difficulty)]
    difficulty: u8,
    /// Say before each move of a person what kind of position it is, and after it what the move did
    #[arg(long)]
    coach: bool,
    /// Let the computer choose the same moves again
    #[arg(long, value_name = "S", value_parser = parse_seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Review a game that was written down; without FILE, or with -, from standard input
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        value_parser = word(),
        conflicts_with_all = ["players", "board", "difficulty", "coach", "seed"]
    )]
    review: Option<String>,
}

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
    // Whoever has ended the game by Ctrl-C will not press Enter.
    let output = if InterruptibleLines::was_interrupted() {
        &output.clone().without_steps()
    } else {
        output
    };
    InterruptibleLines::game_over();
    output.result(
        || tell_review(&review, seed, output.telling),
        || to_json(&review, seed, output.telling.depth),
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
    let mut play = Play::new(
        Match::new(players, board, rule),
        Computer::new(difficulty, seed),
        arguments.coach,
        output.telling,
    );
    let lines = InterruptibleLines::new();
    converse(&mut play, &mut AtPrompt::new(lines, output))?;
    Ok((play.into_match(), has_computer.then_some(seed)))
}

/// The board and who plays on it. After `--board 5 4 3 Alice Bob` the last two words are the players.
fn board_and_players(arguments: &PlayArguments) -> Result<(Board, [Player; 2]), Error> {
    let is_name = |word: &String| word.starts_with(char::is_alphabetic);
    let (rows, names) = match &arguments.board[..] {
        [rows @ .., first, second]
            if arguments.players.is_empty() && is_name(first) && is_name(second) =>
        {
            (rows, vec![first, second])
        }
        rows => (rows, arguments.players.iter().collect()),
    };
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

/// A game that was written down.
fn read(file: &str, rule: Rule) -> Result<Match, Error> {
    const MOST_BYTES: u64 = 64_000_000;
    let from_stdin = file == "-";
    let name = if from_stdin { "standard input" } else { file };
    let name: String = super::line::visible(name);
    let mut bytes = Vec::new();
    let read = if from_stdin {
        io::stdin()
            .lock()
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
    };
    let reason = match read {
        Err(error) => error.to_string(),
        Ok(_) if bytes.len() as u64 > MOST_BYTES => {
            format!("it is larger than {} MB", MOST_BYTES / 1_000_000)
        }
        Ok(_) => return Ok(read_game(&name, &decoded(&bytes), rule)?),
    };
    Err(Error::Unreadable { file: name, reason })
}
