//! Reads games that are Nim in disguise: `nimble 3 5 9`, `turtles THTTH`.
//!
//! After the word come numbers, in any form of a board, or heads and tails in one word or several.

use super::error::ParseError;
use super::fault::Word;
use super::scan::parse_board as parse_numbers;
use crate::game::{Disguise, DisguisedGame};

/// The disguise that the first word names, and the words after it. Before a `=` it would name a board.
pub(super) fn disguised<'w, 't>(words: &'w [&'t str]) -> Option<(DisguisedGame, &'w [&'t str])> {
    let (first, rest) = words.split_first()?;
    let is_name = rest.first().is_some_and(|next| next.starts_with('='));
    let game = DisguisedGame::of_word(first).filter(|_| !is_name)?;
    Some((game, rest))
}

/// The error for a disguise in place of a board.
pub(super) fn disguise_here(disguise: &Disguise) -> ParseError {
    let instead =
        format!("explain {disguise}, or the board of Nim that it is: {}", disguise.board());
    stands_alone(disguise.game(), &instead)
}

/// The error for a disguise in place of a game, or in a sum.
pub(super) fn only(game: DisguisedGame, words: &[&str]) -> ParseError {
    let (_, example) = game.takes();
    match read_disguise(game, words) {
        Ok(disguise) => disguise_here(&disguise),
        Err(_) => stands_alone(game, &format!("explain {game} {example}")),
    }
}

fn stands_alone(game: DisguisedGame, instead: &str) -> ParseError {
    ParseError::Sentence(format!(
        "'{game}' stands by itself, and only explain, balance, sum, winner, rows and move take it: expected for example nimlab {instead}"
    ))
}

/// What is expected after the word of a disguise.
fn expected(game: DisguisedGame) -> String {
    let (takes, example) = game.takes();
    format!("expected {takes}, such as {game} {example}")
}

/// Reads the position of a disguise.
pub(super) fn read_disguise(game: DisguisedGame, words: &[&str]) -> Result<Disguise, ParseError> {
    let places = match game {
        _ if words.is_empty() => Vec::new(),
        DisguisedGame::Turtles => heads(words)?,
        _ => parse_numbers(&words.join(" "))?.rows().to_vec(),
    };
    let found = places.len();
    Disguise::new(game, places).ok_or_else(|| {
        ParseError::Sentence(match found {
            0 => format!("there is nothing after '{game}': {}", expected(game)),
            _ if found > Disguise::MOST_PLACES => format!(
                "there are {found} numbers or coins after '{game}': expected at most {}",
                Disguise::MOST_PLACES
            ),
            _ => format!(
                "there are too many coins after '{game}': expected at most {} in all",
                u64::MAX
            ),
        })
    })
}

/// 1 for each head, 0 for each tail.
fn heads(words: &[&str]) -> Result<Vec<u64>, ParseError> {
    let mut places = Vec::new();
    for word in words {
        for sign in word.chars() {
            places.push(match sign {
                'H' | 'h' => 1,
                'T' | 't' => 0,
                _ => {
                    let sign = Word::new(&sign.to_string());
                    let expected = expected(DisguisedGame::Turtles);
                    let fault = format_args!("has the sign {sign}: {expected}");
                    return Err(ParseError::of(word, fault));
                }
            });
        }
    }
    Ok(places)
}
