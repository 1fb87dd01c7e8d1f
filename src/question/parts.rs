//! A board on which several games may be played: `lasker 7 + nim 3 4`.
//!
//! Each part is the word for a game, which is not needed for Nim, and the board of that game in any form in which boards
//! are written. A `+` stands between two parts, with a space on both sides.

use std::io::{self, Read};

use super::disguise::only_explained;
use super::error::{ParseError, Word};
use super::scan::{parse_board as parse_nim, scan};
use crate::game::{Board, Family, Game, Moore, NoSuchGame, Position, Rule};
use crate::legible::why;

/// Reads a board of any game, or a sum of several.
///
/// # Errors
/// When there is no board in it, a word of it does not belong to a board, or a row is larger than can be worked out.
///
/// ```
/// use nimlab::question::parse_board;
///
/// let board = parse_board("octal:0.6 7, 5 + 3 4").unwrap();
/// assert_eq!(board.rows(), [7, 5, 3, 4]);
/// assert_eq!(board.to_string(), "officers 7 5 + nim 3 4");
/// ```
pub fn parse_board(text: &str) -> Result<Board, ParseError> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let parts: Vec<&[&str]> = words.split(|&word| word == "+").collect();
    only_explained(&parts)?;
    if parts.len() == 1 && !begins_with_game(text) {
        return parse_nim(text);
    }
    let boards = parts.into_iter().map(part).collect::<Result<Vec<_>, _>>()?;
    match boards.iter().find(|board| board.moore().is_some()) {
        Some(moore) if boards.len() > 1 => Err(ParseError::MooreInSum { game: moore.game() }),
        Some(moore) => Ok(moore.clone()),
        None => Ok(Board::sum(&boards)),
    }
}

/// Reads a board from standard input: numbers without end, or, where what stands there names a game, a board of games.
///
/// # Errors
/// When there is no board in it, or it cannot be read to its end.
pub fn read_board(input: &mut dyn Read) -> Result<Board, ParseError> {
    const LONGEST: u64 = 64 * 1024;
    let mut start = Vec::new();
    let unreadable = |error: io::Error| ParseError::Unreadable {
        reason: why(&error),
    };
    input
        .take(LONGEST)
        .read_to_end(&mut start)
        .map_err(unreadable)?;
    let names_a_game = |text: &&str| {
        let mut words = text.split_ascii_whitespace();
        words.any(|word| word == "+" || may_be_game(word))
    };
    if let Some(text) = std::str::from_utf8(&start).ok().filter(names_a_game) {
        return parse_board(text);
    }
    let mut rows = Vec::new();
    scan(start.as_slice().chain(input), |row| rows.push(row))?;
    Ok(Board::from(rows))
}

fn part(words: &[&str]) -> Result<Board, ParseError> {
    let (game, sizes) = match words.split_first() {
        None => return Err(ParseError::EmptyPart),
        Some((first, rest)) if may_be_game(first) => (parse_game(first)?, rest),
        Some(_) => (Game::nim(), words),
    };
    if sizes.is_empty() {
        return Err(ParseError::NoSizes { game });
    }
    board_of(game, parse_nim(&sizes.join(" "))?.rows())
}

/// The board of these rows, on which one game is played.
///
/// # Errors
/// When a row is larger than can be worked out.
pub fn board_of(game: Game, rows: &[u64]) -> Result<Board, ParseError> {
    let wanted = rows.iter().max().copied().unwrap_or(0);
    let most = game.rules().most(wanted);
    match rows.iter().find(|&&size| size > most) {
        Some(&size) => Err(ParseError::TooLargeFor { game, size, most }),
        None if game.rules().rows_in_a_turn().is_some() && rows.len() > Moore::MOST_ROWS => {
            Err(ParseError::TooManyRowsFor {
                game,
                rows: rows.len(),
                most: Moore::MOST_ROWS,
            })
        }
        None => Ok(Board::of(game, rows)),
    }
}

/// A board under a rule.
///
/// # Errors
/// When it is misère play and not of Nim alone.
pub fn position_of(board: Board, rule: Rule) -> Result<Position, ParseError> {
    let other = board
        .parts()
        .map(|(game, _)| game)
        .find(|game| game.family() != Family::Nim);
    match other {
        Some(game) if rule == Rule::Misere => Err(ParseError::MisereOf { game }),
        _ => Ok(Position::new(board, rule)),
    }
}

/// Whether a text begins with what is meant to name a game.
#[must_use]
pub fn begins_with_game(text: &str) -> bool {
    let mut words = text.split_ascii_whitespace();
    words.next().is_some_and(may_be_game)
}

/// Reads the word for a game.
///
/// # Errors
/// When there is no such game.
pub fn parse_game(word: &str) -> Result<Game, ParseError> {
    word.parse()
        .map_err(|fault: NoSuchGame| ParseError::NoGame {
            word: Word::new(word),
            fault,
        })
}

/// Whether a word is meant to name a game: it is the word of one, with a code or without, or nearly so.
fn may_be_game(word: &str) -> bool {
    if !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let word = word.to_ascii_lowercase();
    let first = word.split_once(':').map_or(&*word, |(first, _)| first);
    // A board may begin with "Nim:", as the lab draws it.
    if first == Family::Nim.word() {
        return word == first;
    }
    let is_word = first.len() > 2 && first.chars().all(|c| c.is_ascii_alphabetic());
    is_word
        && Game::words().any(|known| strsim::damerau_levenshtein(known, first) <= known.len() / 4)
}
