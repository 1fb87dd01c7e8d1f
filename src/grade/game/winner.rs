//! Who is announced as the winner, judged over all games together.
//!
//! "Anna wins!" is understood by its words (see [`super::claim`]). Other words, such as "Anna a gagné !" or "*** Anna
//! ***", count as an announcement when they go with the winner, whoever that is: a line that names both players whatever
//! happened ("Thanks for playing, Anna and Boris!") says nothing, nor does one that is also printed while the game goes
//! on ("Anna took 2 from row 1").

use std::collections::{BTreeMap, BTreeSet};

use super::GameFault;
use super::claim::{Claim, claims, tells_an_outcome};
use super::spoken::{
    Line, Pattern, Token, exchanged, lines, names_a_player, pattern, pattern_of_players,
};

/// The winner and the loser, as the lines of an ending count them.
const WINNER: usize = 0;
const LOSER: usize = 1;

/// What was printed when a game was over.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    lines: Vec<Line>,
    /// Whether people have tried moves that are not legal.
    pub has_slips: bool,
    /// How many characters were dropped in the whole game.
    pub dropped: u64,
}

impl Ending {
    pub fn new(text: &str, winner: &str, loser: &str) -> Self {
        Self {
            lines: joined(lines(text, [winner, loser])),
            has_slips: false,
            dropped: 0,
        }
    }
}

/// The verdict on each ending, in order. `heard` are the lines that are printed while games go on.
pub(super) fn announced(
    endings: &[Ending],
    heard: &BTreeSet<Pattern>,
) -> Vec<Result<(), GameFault>> {
    let told: Vec<Vec<&Line>> = endings
        .iter()
        .map(|ending| {
            let lines = ending.lines.iter();
            lines
                .filter(|line| names_a_player(line) && !heard.contains(&pattern(line)))
                .collect()
        })
        .collect();
    let mut times: BTreeMap<Pattern, usize> = BTreeMap::new();
    for lines in &told {
        let patterns: BTreeSet<Pattern> =
            lines.iter().map(|line| pattern_of_players(line)).collect();
        for pattern in patterns {
            *times.entry(pattern).or_default() += 1;
        }
    }
    told.iter()
        .zip(endings)
        .map(|(lines, ending)| {
            let verdict = by_claims(lines).unwrap_or_else(|| by_names(lines, &times));
            match verdict {
                Err(GameFault::WinnerNotNamed) if ending.dropped > 0 => {
                    Err(GameFault::TooMuchPrinted {
                        dropped: ending.dropped,
                    })
                }
                verdict => verdict,
            }
        })
        .collect()
}

/// What the words say; nothing where they do not say who has won.
fn by_claims(lines: &[&Line]) -> Option<Result<(), GameFault>> {
    let claims: Vec<Claim> = lines.iter().flat_map(|line| claims(line)).collect();
    let is_right = claims.contains(&Claim::Won(WINNER));
    let is_wrong = claims.contains(&Claim::Won(LOSER));
    match (is_right, is_wrong || claims.contains(&Claim::Lost(WINNER))) {
        (true, true) if is_wrong => Some(Err(GameFault::BothNamed)),
        (_, true) => Some(Err(GameFault::LoserNamed)),
        (true, false) => Some(Ok(())),
        (false, false) => None,
    }
}

/// Whether a line goes with the winner in nearly all games.
fn by_names(lines: &[&Line], times: &BTreeMap<Pattern, usize>) -> Result<(), GameFault> {
    let times = |pattern: &Pattern| times.get(pattern).copied().unwrap_or(0);
    // Twice as often with the one as with the other: a game that goes wrong on the way may end with the wrong name.
    let goes_with = |pattern: &Pattern, other: &Pattern| times(pattern) > 2 * times(other);
    let mut is_wrong = false;
    for line in lines {
        let (as_is, other) = (pattern_of_players(line), exchanged(line));
        let names = |player: usize| line.contains(&Token::Player(player));
        if names(WINNER) && goes_with(&as_is, &other) {
            return Ok(());
        }
        is_wrong |= names(LOSER) && goes_with(&other, &as_is);
    }
    Err(if is_wrong {
        GameFault::LoserNamed
    } else {
        GameFault::WinnerNotNamed
    })
}

/// The lines, with those joined of which one says "the winner is:" and the other the name.
fn joined(lines: Vec<Line>) -> Vec<Line> {
    let wants_name = |line: &Line| tells_an_outcome(line) && !names_a_player(line);
    let mut joined: Vec<Line> = Vec::new();
    let mut lines = lines.into_iter().peekable();
    let mut is_name_before = false;
    while let Some(mut line) = lines.next() {
        let is_name = is_a_name(&line);
        if wants_name(&line) {
            if let Some(name) = lines.next_if(is_a_name) {
                line.extend(name);
            } else if is_name_before && let Some(name) = joined.pop() {
                line.splice(0..0, name);
            }
        }
        joined.push(line);
        is_name_before = is_name;
    }
    joined
}

/// Whether a line is a name and nothing else.
fn is_a_name(line: &Line) -> bool {
    let is_beside = |token: &Token| match token {
        Token::Player(_) | Token::Mark(_) => true,
        Token::Word(word) => ["player", "spieler"].contains(&word.as_str()),
    };
    names_a_player(line) && line.iter().all(is_beside)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Ending, announced};
    use crate::grade::failure::GameFault::{self, BothNamed, LoserNamed, WinnerNotNamed};
    use crate::grade::game::spoken::{lines, pattern};

    const PLAYERS: [&str; 2] = ["Anna", "Boris"];

    /// The verdicts on four games, won by Anna, Boris, Anna and Boris, that print this in the end: {w} is the winner, {l}
    /// the loser, {0} and {1} the first and the second player.
    fn verdicts(text: &str) -> Vec<Result<(), GameFault>> {
        let heard: BTreeSet<_> = lines("Anna\nAnna took 2 from row 1\nBoris, row?", PLAYERS)
            .iter()
            .map(|line| pattern(line))
            .collect();
        let endings: Vec<Ending> = [0, 1, 0, 1]
            .iter()
            .map(|&winner| {
                let (winner, loser) = (PLAYERS[winner], PLAYERS[1 - winner]);
                let text = text
                    .replace("{w}", winner)
                    .replace("{l}", loser)
                    .replace("{W}", &winner.to_uppercase())
                    .replace("{0}", PLAYERS[0])
                    .replace("{1}", PLAYERS[1]);
                Ending::new(&text, winner, loser)
            })
            .collect();
        announced(&endings, &heard)
    }

    #[test]
    fn the_winner_is_named_in_many_ways() {
        for text in [
            "{w} wins!",
            "{W} WINS!",
            "Winner: {w}",
            "*** {w} is the winner ***",
            "The winner is:\n{w}",
            "And the winner is...\n\n{w}",
            "Last move by {w}\nThe winner is:\n{w}\n{l} is second",
            "Congratulations!\n*** {w} ***",
            "{w}\nhas won!",
            "*** {w}!!! ***",
            "{w} took 1 from row 2\n{w} wins",
            "{w} took the last one - the game is theirs!\nNim:\n1:\n2:",
            "{w} a gagné !",
            "{w} vinner over {l}",
            "Well done, {w}! Bad luck, {l}.",
            "{w} takes the last one.\nBetter luck next time, {l} - you could not win!",
            "{w}, you win. {l}, you lose.\nThanks for playing Nim!",
            "Thanks for playing, {0} and {1}!\n{w} gewinnt.",
        ] {
            assert!(
                verdicts(text).iter().all(Result::is_ok),
                "{text}: {:?}",
                verdicts(text)
            );
        }
    }

    #[test]
    fn the_winner_is_not_named() {
        for text in [
            "",
            "Game over.",
            "{l} loses!",
            "Thanks for playing, {0} and {1}!",
            "Congratulations, {0} and {1}!",
            "{w} took 1 from row 2",
            "{w}",
            "{0} against {1}: the game is over.",
            "The winner is the player who took last.",
        ] {
            for verdict in verdicts(text) {
                assert_eq!(verdict, Err(WinnerNotNamed), "{text}");
            }
        }
    }

    #[test]
    fn another_is_named() {
        for text in [
            "{l} wins!",
            "The winner is {l}, who beat {w}",
            "Last move by {w}\nThe winner is:\n{l}",
            "{w} loses!",
            "{l} hat gegen {w} gewonnen",
            "{w} took the last one, so {l} wins",
        ] {
            for verdict in verdicts(text) {
                assert_eq!(verdict, Err(LoserNamed), "{text}");
            }
        }
        for verdict in verdicts("{0} wins!\n{1} wins!") {
            assert_eq!(verdict, Err(BothNamed));
        }
        assert_eq!(
            verdicts("{0} wins!"),
            [Ok(()), Err(LoserNamed), Ok(()), Err(LoserNamed)]
        );
    }
}
