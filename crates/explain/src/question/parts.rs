//! Reads boards on which several games may be played: `kayles 7 + nim 3 4`.
//!
//! Each part is the word for a game (optional for Nim) and its rows in any form. Where a game is named, a `+` separates two parts;
//! where none is, it separates two rows.

use std::io::Read;

use super::error::{Origin, ParseError};
use super::rows::parse_rows;
use super::suggestion::{suggested_game, suggested_game_word};
use theory::{Board, Game, NoSuchGame, Position, Rule};

/// Reads a board of any game, or a sum of several.
///
/// # Errors
/// If there is no board in it, a word does not belong to a board, or a row is larger than can be computed.
///
/// ```
/// use explain::question::parse_board;
///
/// let board = parse_board("kayles 7, 5 + 3 4").unwrap();
/// assert_eq!(board.rows(), [7, 5, 3, 4]);
/// assert_eq!(board.to_string(), "kayles 7 5 + nim 3 4");
/// ```
pub fn parse_board(text: &str) -> Result<Board, ParseError> {
    parse_parts(text, Origin::Words)
}

fn parse_parts(text: &str, origin: Origin) -> Result<Board, ParseError> {
    if !names_a_game(text) {
        return parse_rows(text, origin);
    }
    // Without a game, a + is between two rows; with one, between two parts.
    let apart = text.replace('+', " + ");
    let words: Vec<&str> = apart.split_ascii_whitespace().collect();
    let boards: Result<Vec<Board>, ParseError> =
        words.split(|&word| word == "+").map(|words| part(words, origin)).collect();
    Ok(Board::sum(&boards?))
}

/// Reads a board from standard input.
pub(crate) fn read_board(input: &mut dyn Read) -> Result<Board, ParseError> {
    const MOST_BYTES: u64 = 16 * 1024 * 1024;
    let mut text = Vec::new();
    let read = input.take(MOST_BYTES + 1).read_to_end(&mut text);
    read.map_err(|error| ParseError::unreadable(&error))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(ParseError::Sentence(
            "standard input has more than 16 MB: expected a shorter board, or nimlab sum -, which adds up any number of rows".to_owned(),
        ));
    }
    parse_parts(&String::from_utf8_lossy(&text), Origin::StandardInput { line: 1 })
}

/// Whether a text begins with a word or has the name of a game in it.
fn names_a_game(text: &str) -> bool {
    let mut words = text.split_ascii_whitespace();
    words.clone().next().is_some_and(is_name) || words.any(may_be_game)
}

/// Whether this is a word, and not a number or R's `c(3, 2, 1)`.
fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic()) && !word.starts_with("c(")
}

fn part(words: &[&str], origin: Origin) -> Result<Board, ParseError> {
    let (game, sizes) = match words.split_first() {
        None => {
            return Err(ParseError::Sentence(
                "there is a '+' with no board next to it: expected one on each side, such as kayles 7 + nim 3 4".to_owned(),
            ));
        }
        Some((first, rest)) if is_name(first) => (parse_game(first)?, rest),
        Some(_) => (Game::Nim, words),
    };
    if sizes.is_empty() {
        return Err(ParseError::Sentence(format!(
            "there are no numbers after '{game}': expected the sizes of its heaps, such as {game} 7 5"
        )));
    }
    if let Some(other) = sizes.iter().find(|word| may_be_game(word)) {
        return Err(ParseError::of(
            other,
            "begins another game: expected a '+' before it, such as kayles 7 + nim 3 4",
        ));
    }
    let (rows, most) = (parse_rows(&sizes.join(" "), origin)?, game.most());
    match rows.rows().iter().find(|&&size| size > most) {
        Some(size) => Err(ParseError::Sentence(format!(
            "{size} is too large for '{game}': expected at most {most}"
        ))),
        None => Ok(Board::of(game, rows.rows())),
    }
}

/// A board under a rule.
///
/// # Errors
/// If it is misère play of another game than Nim.
pub fn position_of(board: Board, rule: Rule) -> Result<Position, ParseError> {
    match (rule, board.other_game()) {
        (Rule::Misere, Some(game)) => Err(ParseError::Sentence(format!(
            "misère {game}: nimlab explains the misère form of Nim alone, because the values of other games do not decide it: expected a board of Nim, or no --misere"
        ))),
        _ => Ok(Position::new(board, rule)),
    }
}

/// Whether a text begins with what is probably the name of a game.
pub fn begins_with_game(text: &str) -> bool {
    text.split_ascii_whitespace().next().is_some_and(may_be_game)
}

/// Reads the word for a game.
///
/// # Errors
/// If there is no such game.
pub fn parse_game(word: &str) -> Result<Game, ParseError> {
    word.parse().map_err(|fault: NoSuchGame| {
        let meant = match suggested_game(word) {
            Some(game) if fault == NoSuchGame::Unknown => format!(" did you mean '{game}'?"),
            _ => String::new(),
        };
        let games = Game::ALL.map(|game| game.to_string()).join(", ");
        ParseError::of(word, format_args!("{fault}:{meant} expected a game such as {games}"))
    })
}

/// Whether a word is probably the name of a game, with or without a code, perhaps misspelt.
fn may_be_game(word: &str) -> bool {
    if !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    match word.split_once(':') {
        Some((first, _)) if first.eq_ignore_ascii_case(Game::Nim.word()) => false,
        Some((first, _)) => suggested_game_word(first).is_some(),
        None => suggested_game_word(word).is_some(),
    }
}
