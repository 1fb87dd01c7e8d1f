//! Games that are Nim in disguise, as they are typed: `nimble 3 5 9`, `turtles THTTH`.
//!
//! After the word stand numbers, in any form in which a board is written, or heads and tails in one word or several.

use super::error::{ParseError, Word};
use super::scan::parse_board as parse_numbers;
use crate::game::{Disguise, DisguisedGame};

/// The disguise that a text is meant to be, or `None` where it is meant to be something else.
pub(super) fn parse_disguise(text: &str) -> Result<Option<Disguise>, ParseError> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let Some((first, rest)) = words.split_first() else {
        return Ok(None);
    };
    let Some(game) = meant_by(first, rest)? else {
        return Ok(None);
    };
    if rest.contains(&"+") {
        return Err(only(game, rest));
    }
    read(game, rest).map(Some)
}

/// Refuses a board with a part that is a disguise.
pub(super) fn only_explained(parts: &[&[&str]]) -> Result<(), ParseError> {
    for part in parts {
        let Some((first, rest)) = part.split_first() else {
            continue;
        };
        if let Some(game) = meant_by(first, rest)? {
            return Err(only(game, rest));
        }
    }
    Ok(())
}

/// The disguise, where no option stands beside it; one that does is given as it would be typed.
pub(super) fn without_option(
    disguise: Disguise,
    beside: Option<&'static str>,
) -> Result<Disguise, ParseError> {
    let Some(typed) = beside else {
        return Ok(disguise);
    };
    let option = typed.split(' ').next().unwrap_or(typed);
    Err(ParseError::OptionOfDisguise {
        option,
        game: disguise.game(),
        instead: format!("nimlab explain {} {typed}", disguise.board()),
    })
}

/// The disguise whose word this is, before these others. Before a `=` it names a board.
fn meant_by(word: &str, rest: &[&str]) -> Result<Option<DisguisedGame>, ParseError> {
    const LONGEST: usize = 16;
    let is_name = rest.first().is_some_and(|next| next.starts_with('='));
    if is_name || word.len() > LONGEST {
        return Ok(None);
    }
    let typed = word.to_ascii_lowercase();
    let mut games = DisguisedGame::ALL.into_iter();
    if let Some(game) = games.clone().find(|game| game.word() == typed) {
        return Ok(Some(game));
    }
    let near = |game: &DisguisedGame| {
        strsim::damerau_levenshtein(game.word(), &typed) <= game.word().len() / 4
    };
    games.find(near).map_or(Ok(None), |game| {
        let word = Word::new(word);
        Err(ParseError::NearlyDisguised { word, game })
    })
}

/// The error for a disguise where it is not told.
fn only(game: DisguisedGame, words: &[&str]) -> ParseError {
    let (_, example) = game.takes();
    let explained = match read(game, words) {
        Ok(disguise) => format!("explain {disguise}"),
        Err(_) => format!("explain {game} {example}"),
    };
    ParseError::OnlyExplained { game, explained }
}

fn read(game: DisguisedGame, words: &[&str]) -> Result<Disguise, ParseError> {
    let places = match game {
        _ if words.is_empty() => Vec::new(),
        DisguisedGame::Turtles => heads(words)?,
        _ => parse_numbers(&words.join(" "))?.rows().to_vec(),
    };
    match places.len() {
        0 => Err(ParseError::NothingDisguised { game }),
        found if found > Disguise::MOST_PLACES => Err(ParseError::TooManyPlaces { game, found }),
        _ => Disguise::new(game, places).ok_or(ParseError::TooManyCoins { game }),
    }
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
                    return Err(ParseError::NoCoin {
                        word: Word::new(word),
                        sign: Word::new(&sign.to_string()),
                    });
                }
            });
        }
    }
    Ok(places)
}
