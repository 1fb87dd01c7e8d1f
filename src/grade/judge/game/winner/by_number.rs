//! The winner told by number and not by name: "Player 2 wins!", "Spieler zwei gewinnt", "the second player".
//!
//! A number is one of a player where it is the winner's, whoever that is, and never the loser's in the same words. "Game 1
//! is over" says the same after every game, and so says nothing.

use std::collections::BTreeSet;

use super::ending::{Ending, LOSER, WINNER};
use crate::class::Tally;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::spoken::{
    Line, Pattern, Token, exchanged, named, names_a_player, pattern, pattern_of_players,
};

/// Words for the two numbers, in the languages that hand-ins are mostly written in.
const WORDS: [&[&str]; 2] = [
    &[
        "one",
        "first",
        "eins",
        "erste",
        "erster",
        "un",
        "premier",
        "première",
        "uno",
        "primero",
        "primo",
    ],
    &[
        "two",
        "second",
        "zwei",
        "zweite",
        "zweiter",
        "deux",
        "deuxième",
        "dos",
        "segundo",
        "due",
        "secondo",
    ],
];

/// The verdict on each ending, where the numbers in it say anything.
pub(super) fn verdicts(
    endings: &[Ending],
    heard: &BTreeSet<Pattern>,
) -> Vec<Option<Result<(), GameFault>>> {
    let told: Vec<Vec<Line>> = endings
        .iter()
        .map(|ending| {
            let is_told = |line: &&Line| !names_a_player(line) && !heard.contains(&pattern(line));
            let lines = ending.lines.iter().filter(is_told);
            lines
                .flat_map(|line| readings(line, ending.winner))
                .collect()
        })
        .collect();
    let mut times = Tally::default();
    let mut winners = BTreeSet::new();
    for (lines, ending) in told.iter().zip(endings) {
        let patterns: BTreeSet<Pattern> =
            lines.iter().map(|line| pattern_of_players(line)).collect();
        winners.extend(patterns.iter().map(|it| (it.clone(), ending.winner)));
        times.add(patterns);
    }
    let verdict = |lines: &Vec<Line>| {
        let of = |player: usize| lines.iter().filter(move |line| named(line) == Some(player));
        let is_of_both = |line: &&Line| {
            let pattern = pattern_of_players(line);
            [0, 1]
                .iter()
                .all(|winner| winners.contains(&(pattern.clone(), *winner)))
        };
        let is_clear = |line: &&Line| {
            times.count(&pattern_of_players(line)) > 2 * times.count(&exchanged(line))
        };
        if of(WINNER).filter(is_of_both).any(|line| is_clear(&line)) {
            Some(Ok(()))
        } else if of(LOSER).filter(is_of_both).any(|line| is_clear(&line)) {
            Some(Err(GameFault::LoserNamedAlone))
        } else {
            None
        }
    };
    told.iter().map(verdict).collect()
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
            if let Some(player) = WORDS
                .iter()
                .position(|words| words.contains(&word.as_str()))
            {
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
