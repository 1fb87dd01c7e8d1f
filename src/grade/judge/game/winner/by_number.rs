//! The winner told by number and not by name: "Player 2 wins!", "Spieler zwei gewinnt", "the second player".
//!
//! A number is one of a player where it is the winner's, whoever that is, and never the loser's in the same words. "Game 1
//! is over" says the same after every game, and so says nothing.

use std::collections::BTreeSet;

use super::ending::{Ending, LOSER, Told, WINNER};
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::spoken::{
    Line, Pattern, Token, named, names_a_player, pattern, pattern_of_players,
};

/// Words for the two numbers, in the languages that hand-ins are mostly written in.
const WORDS: [&str; 2] = [
    "one first eins erste erster un premier première uno primero primo",
    "two second zwei zweite zweiter deux deuxième dos segundo due secondo",
];

/// The verdict on each ending, where the numbers in it say anything.
pub(super) fn verdicts(
    endings: &[Ending],
    heard: &BTreeSet<Pattern>,
) -> Vec<Option<Result<(), GameFault>>> {
    let is_told = |line: &&Line| !names_a_player(line) && !heard.contains(&pattern(line));
    let told = endings.iter().map(|ending| {
        let lines = ending.lines.iter().filter(is_told);
        let lines = lines.flat_map(|line| readings(line, ending.winner));
        lines.collect()
    });
    let told = Told::new(told.collect());
    let mut winners = BTreeSet::new();
    for (lines, ending) in told.lines.iter().zip(endings) {
        let patterns = lines.iter().map(|line| pattern_of_players(line));
        winners.extend(patterns.map(|pattern| (pattern, ending.winner)));
    }
    let is_of_both = |line: &Line| {
        let pattern = pattern_of_players(line);
        [0, 1].map(|winner| winners.contains(&(pattern.clone(), winner))) == [true; 2]
    };
    let verdict = |lines: &Vec<Line>| {
        let is_about = |player: usize| {
            let mut lines = lines.iter().filter(|line| named(line) == Some(player));
            lines.any(|line| is_of_both(line) && told.is_clear(line))
        };
        if is_about(WINNER) {
            Some(Ok(()))
        } else {
            is_about(LOSER).then_some(Err(GameFault::LoserNamedAlone))
        }
    };
    told.lines.iter().map(verdict).collect()
}

/// The line with each of its numbers 1 and 2 in turn taken for the player of that number.
fn readings(line: &Line, winner: usize) -> impl Iterator<Item = Line> {
    line.iter().enumerate().filter_map(move |(at, token)| {
        let (before, player) = number(token)?;
        let player = if player == winner { WINNER } else { LOSER };
        let mut reading = line.clone();
        let before = before.map(|word| Token::Word(word.to_owned()));
        reading.splice(at..=at, before.into_iter().chain([Token::Player(player)]));
        Some(reading)
    })
}

/// The place of the player whose number a token is, with the word that it is written to: "player2".
fn number(token: &Token) -> Option<(Option<&str>, usize)> {
    match token {
        Token::Number(Some(number @ (1 | 2))) => Some((None, usize::from(*number) - 1)),
        Token::Word(word) => {
            let is_named = |words: &&str| words.split(' ').any(|known| known == word);
            if let Some(player) = WORDS.iter().position(is_named) {
                return Some((None, player));
            }
            let before = word.trim_end_matches(|it: char| it.is_ascii_digit());
            let player = ["1", "2"]
                .iter()
                .position(|it| *it == &word[before.len()..])?;
            Some((Some(before), player))
        }
        _ => None,
    }
}
