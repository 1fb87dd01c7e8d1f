//! Reads boards on which several games may be played: `lasker 7 + nim 3 4`.
//!
//! Each part is the word for a game (optional for Nim) and the board of that game in any form. A `+` with spaces on
//! both sides separates two parts.

use std::io::{self, Chain, Cursor, Read};

use super::error::ParseError;
use super::game_suggestion::{games, suggested_game, suggested_game_word};
use super::scan::{parse_board as parse_nim, scan};
use crate::game::{Board, Family, Game, NoSuchGame, Position, Rule};
use crate::legible::cut;

/// Reads a board of any game, or a sum of several.
///
/// # Errors
/// If there is no board in it, a word does not belong to a board, or a row is larger than can be computed.
///
/// ```
/// use nimlab::question::parse_board;
///
/// let board = parse_board("octal:0.6 7, 5 + 3 4").unwrap();
/// assert_eq!(board.rows(), [7, 5, 3, 4]);
/// assert_eq!(board.to_string(), "officers 7 5 + nim 3 4");
/// ```
pub fn parse_board(text: &str) -> Result<Board, ParseError> {
    parse_parts(text).map_err(|error| not_joined(text).unwrap_or(error))
}

/// The error if a game follows a board without a `+`: that, or what is wrong with the sum.
fn not_joined(text: &str) -> Option<ParseError> {
    const LONGEST_SHOWN: usize = 200;
    let spaced = text.replace('+', " + ");
    let mut other = None;
    let mut joined: Vec<&str> = Vec::new();
    for word in spaced.split_ascii_whitespace() {
        if may_be_game(word) && !joined.is_empty() {
            other.get_or_insert(word);
            // Words that join two games in English.
            while joined.pop_if(|last| ["and", "plus", "&", ",", ";"].contains(last)).is_some() {}
            let before = joined.pop_if(|last| *last != "+");
            joined.extend(before.map(|last| last.trim_end_matches([',', ';'])));
            joined.extend(before.map(|_| "+"));
        }
        joined.push(word);
    }
    let other = other?;
    let joined = joined.join(" ");
    Some(match parse_parts(&joined) {
        Err(error) => error,
        Ok(_) => ParseError::of(
            other,
            format_args!(
                "begins another game: expected a '+' between games, with a space on each side, such as {}",
                cut(&joined, LONGEST_SHOWN)
            ),
        ),
    })
}

fn parse_parts(text: &str) -> Result<Board, ParseError> {
    // Without a game, "3+4" is read as in a stream: rows in one word.
    let text = &if names_a_game(text) { with_spaced_signs(text) } else { text.to_owned() };
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let parts: Vec<&[&str]> = words.split(|&word| word == "+").collect();
    if parts.len() == 1 && !begins_with_game(text) {
        return parse_nim(text);
    }
    let boards = parts.into_iter().map(part).collect::<Result<Vec<_>, _>>()?;
    Ok(Board::sum(&boards))
}

/// Puts spaces around every `+` between two numbers or nimbers.
fn with_spaced_signs(text: &str) -> String {
    if text.trim_start().starts_with('*') {
        return text.replace('+', " + ");
    }
    let mut spaced = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('+') {
        let is_number = |next: Option<char>| next.is_some_and(|next| next.is_ascii_digit());
        let is_between = is_number(before.chars().next_back()) && is_number(behind.chars().next());
        spaced.push_str(before);
        spaced.push_str(if is_between { " + " } else { "+" });
        rest = behind;
    }
    spaced + rest
}

/// What standard input has in place of a board.
pub enum Streamed<'i> {
    /// A board of games: it names a game.
    Named(String),
    /// Numbers of plain Nim, perhaps without end, which are still to be read.
    Numbers(Chain<Cursor<Vec<u8>>, &'i mut dyn Read>),
}

/// Looks at the beginning of standard input, and reads the rest if it names a game.
///
/// # Errors
/// If reading fails.
pub fn streamed(input: &mut dyn Read) -> Result<Streamed<'_>, ParseError> {
    const LONGEST_START: u64 = 64 * 1024;
    let mut start = Vec::new();
    let unreadable = |error: io::Error| ParseError::unreadable(&error);
    input.take(LONGEST_START).read_to_end(&mut start).map_err(unreadable)?;
    if names_a_game(&String::from_utf8_lossy(&start)) {
        input.read_to_end(&mut start).map_err(unreadable)?;
        return Ok(Streamed::Named(String::from_utf8_lossy(&start).into_owned()));
    }
    Ok(Streamed::Numbers(Cursor::new(start).chain(input)))
}

/// Reads a board from standard input.
pub(super) fn read_board(input: &mut dyn Read) -> Result<Board, ParseError> {
    match streamed(input)? {
        Streamed::Named(text) => parse_board(&text),
        Streamed::Numbers(input) => {
            let mut rows = Vec::new();
            scan(input, |row| rows.push(row))?;
            Ok(Board::from(rows))
        }
    }
}

/// Whether a text is more than numbers of plain Nim.
fn names_a_game(text: &str) -> bool {
    let mut words = text.split_ascii_whitespace();
    words.any(|word| word == "+" || word.starts_with('*') || may_be_game(word))
}

fn part(words: &[&str]) -> Result<Board, ParseError> {
    let (game, sizes) = match words.split_first() {
        None => {
            return Err(ParseError::Sentence(
                "there is a '+' with no board beside it: expected one on each side, such as lasker 7 + nim 3 4".to_owned(),
            ));
        }
        Some((first, rest)) if begin_with_game(words) => (parse_game(first)?, rest),
        Some(_) => (Game::nim(), words),
    };
    if sizes.is_empty() {
        return Err(ParseError::Sentence(format!(
            "there are no numbers after '{game}': expected the sizes of its heaps, such as {game} 7 5"
        )));
    }
    board_of(game, parse_nim(&sizes.join(" "))?.rows())
}

/// A board with these rows, on which one game is played.
///
/// # Errors
/// If a row is larger than can be computed.
pub fn board_of(game: Game, rows: &[u64]) -> Result<Board, ParseError> {
    let rules = game.rules();
    let wanted = rows.iter().max().copied().unwrap_or(0);
    let most = rules.most(wanted);
    if let Some(size) = rows.iter().find(|&&size| size > most) {
        let why = match rules.period() {
            Some(_) => "the value of a larger one would have more than 64 bits",
            None => "no period of the values of smaller ones is proved from which it would follow",
        };
        return Err(ParseError::Sentence(format!(
            "{size} is too large for a heap of '{game}': expected at most {most}, because {why}"
        )));
    }
    Ok(Board::of(game, rows))
}

/// A board under a rule.
///
/// # Errors
/// If it is misère play and the winner cannot be computed: there is no theory, and too many positions to search.
pub fn position_of(board: Board, rule: Rule) -> Result<Position, ParseError> {
    let position = Position::new(board, rule);
    if rule == Rule::Normal || position.is_decidable() {
        return Ok(position);
    }
    let mut games = position.board.parts().map(|(game, _)| game);
    let game = games.find(|game| game.family() != Family::Nim);
    let game = game.unwrap_or_else(Game::nim);
    let why = "where whoever makes the last move loses, the values of its heaps do not decide who wins, as heaps of the same value may \
         behave differently, and more than 300 positions can come up, too many to look through; expected a smaller board, or no \
         --misere";
    Err(ParseError::Sentence(format!(
        "--misere is not for this board with heaps of '{game}': {why}"
    )))
}

/// Whether a text begins with what is probably the name of a game.
#[must_use]
pub fn begins_with_game(text: &str) -> bool {
    let words: Vec<&str> = text.split_ascii_whitespace().take(2).collect();
    begin_with_game(&words)
}

/// Reads the word for a game.
///
/// # Errors
/// If there is no such game.
pub fn parse_game(word: &str) -> Result<Game, ParseError> {
    word.parse().map_err(|fault: NoSuchGame| {
        let meant = suggested_game(word).filter(|_| fault == NoSuchGame::Unknown);
        let meant = meant.map_or_else(String::new, |game| format!(" did you mean '{game}'?"));
        let games = games();
        ParseError::of(word, format_args!("{fault}:{meant} expected a game such as {games}"))
    })
}

/// Whether the first of these words is probably the name of a game. Before a `=` it names a board.
fn begin_with_game(words: &[&str]) -> bool {
    let is_name = words.get(1).is_some_and(|next| next.starts_with('=') || next.starts_with("<-"));
    words.first().is_some_and(|word| may_be_game(word) && !is_name)
}

/// Whether a word is probably the name of a game, with or without a code, perhaps misspelt.
fn may_be_game(word: &str) -> bool {
    if !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let (first, code) =
        word.split_once(':').map_or((word, None), |(first, code)| (first, Some(code)));
    // A board may begin with "Nim:", as the lab draws it.
    if first.eq_ignore_ascii_case(Family::Nim.word()) {
        return code.is_none();
    }
    first.len() > 2 && suggested_game_word(first).is_some()
}
