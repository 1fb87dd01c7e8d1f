//! Who is announced as the winner, judged over all games together, by names alone and so in any language.
//!
//! "Anna wins!", "Anna a gagné !" or "*** Anna ***" are announcements because these words always go with the winner. A
//! line that always names both players ("Thanks for playing, Anna and Boris!") says nothing, nor does one that is also
//! printed during the game ("Anna took 2 from row 1"). Plain English is read first: if only the loser is said to have
//! won, nothing else in the ending makes it right.

mod claims;

use std::collections::BTreeSet;

use claims::said_to_have_won;

use super::spoken::{
    Line, Pattern, exchanged, has_numbers, has_words, is_rule, lines, named, names_a_player,
    pattern,
};
use crate::grade::judge::failure::GameFault;

/// The indices of the winner and the loser in the lines of an ending.
const WINNER: usize = 0;
const LOSER: usize = 1;

/// What was printed when a game was over.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    lines: Vec<Line>,
    /// The winner and the loser.
    names: [&'static str; 2],
}

impl Ending {
    /// The output of a game of these two, won by the one with this index.
    pub fn new(text: &str, players: [&'static str; 2], winner: usize) -> Self {
        let told = lines(text, players).into_iter();
        let told = told.map(|line| if winner == 0 { line } else { exchanged(&line) });
        Self { lines: joined(told.collect()), names: [players[winner], players[1 - winner]] }
    }
}

/// The verdict on each ending, in order. `heard` are the lines that are printed during games.
pub(super) fn announced(
    endings: &[Ending],
    heard: &BTreeSet<Pattern>,
) -> Vec<Result<(), GameFault>> {
    let is_told = |line: &&Line| names_a_player(line) && !heard.contains(&pattern(line));
    let told = endings.iter().map(|ending| ending.lines.iter().filter(is_told).collect());
    let told: Vec<BTreeSet<&Line>> = told.collect();
    let verdicts = told.iter().zip(endings);
    verdicts.map(|(lines, ending)| verdict(lines, ending.names, &told)).collect()
}

/// The verdict on one ending: whether plain English says that only the loser has won; or else whether a line goes with
/// the winner in nearly all games; or else whom the lines name that name one player and are sometimes about the winner.
fn verdict(
    lines: &BTreeSet<&Line>,
    [winner, loser]: [&'static str; 2],
    told: &[BTreeSet<&Line>],
) -> Result<(), GameFault> {
    let loser_named =
        || GameFault::LoserNamed { winner: winner.to_owned(), loser: loser.to_owned() };
    let said: Vec<usize> = lines.iter().flat_map(|it| said_to_have_won(it)).collect();
    if said.contains(&LOSER) && !said.contains(&WINNER) {
        return Err(loser_named());
    }
    let count = |line: &Line| told.iter().filter(|lines| lines.contains(line)).count();
    let of_other = |line: &Line| count(&exchanged(line));
    // A game that goes wrong on the way may end with the wrong name.
    let goes_with_winner =
        |line: &Line| line.iter().any(|part| part == "@0") && count(line) > 2 * of_other(line);
    if lines.iter().any(|line| goes_with_winner(line)) {
        return Ok(());
    }
    let names = |player: usize| lines.iter().filter(move |line| named(line) == Some(player));
    let is_named = |player: usize| names(player).any(|line| of_other(line) > 0);
    match (is_named(WINNER), is_named(LOSER)) {
        (true, true) => Err(GameFault::BothNamed),
        (true, false) => Ok(()),
        (false, true) => Err(loser_named()),
        (false, false) if names(LOSER).next().is_some() => Err(GameFault::LoserNamedAlone),
        (false, false) => Err(GameFault::WinnerNotNamed),
    }
}

/// The lines except drawn ones; a name on a line of its own is joined to the words before it, or else to those after
/// it: "Boris loses, so the winner is" and "Anna".
fn joined(mut lines: Vec<Line>) -> Vec<Line> {
    lines.retain(|line| !is_rule(line));
    let is_a_name = |line: &Line| names_a_player(line) && !has_words(line) && !has_numbers(line);
    let is_open = |line: &Line| {
        let mut clauses = line.rsplit(|part| part == ",");
        clauses.next().is_some_and(|end| has_words(end) && !names_a_player(end))
    };
    let mut joined: Vec<Line> = Vec::new();
    for line in lines {
        match joined.last_mut() {
            Some(last) if is_a_name(&line) && is_open(last) => last.extend(line),
            Some(last) if is_a_name(last) && !names_a_player(&line) => last.extend(line),
            _ => joined.push(line),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Ending, announced};
    use crate::grade::judge::failure::GameFault::{
        self, BothNamed, LoserNamed, LoserNamedAlone, WinnerNotNamed,
    };
    use crate::grade::judge::game::spoken::{lines, pattern};

    const PLAYERS: [&str; 2] = ["Anna", "Boris"];

    /// The verdicts on four games, won by Anna, Boris, Anna and Boris, that print this at the end: {w} is the winner,
    /// {l} the loser, {0} and {1} the first and the second player.
    fn verdicts(text: &str) -> Vec<Result<(), GameFault>> {
        let heard: BTreeSet<_> =
            lines("Anna\nAnna took 2 from row 1\nBoris, row?\nPlayer 1", PLAYERS)
                .iter()
                .map(pattern)
                .collect();
        let endings: Vec<Ending> = [0, 1, 0, 1]
            .iter()
            .map(|&winner| {
                let (name, loser) = (PLAYERS[winner], PLAYERS[1 - winner]);
                let text = text
                    .replace("{w}", name)
                    .replace("{l}", loser)
                    .replace("{W}", &name.to_uppercase())
                    .replace("{0}", PLAYERS[0])
                    .replace("{1}", PLAYERS[1])
                    .replace("{n}", &(winner + 1).to_string())
                    .replace("{m}", &(2 - winner).to_string());
                Ending::new(&text, PLAYERS, winner)
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
            "{0}\n{l} has no moves left and loses, so the winner is\n{w}",
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
            "{w}: 1\n{l}: 0",
            "Anna | Boris\n{w} 1 : 0 {l}",
            "{l} loses, {w} wins!",
            "{w} won; {l}, better luck next time",
            "{l} has no moves left. {w} wins",
            "Sorry {l}, {w} won this game.",
            "Congratulations {w}, you beat {l}!",
            "{w}, congratulations, you have beaten {l}!",
            "The winner of the game between {0} and {1} is {w}!",
            "{0} vs {1}: {w} wins",
            "Wins: {w} 1, {l} 0",
            "{l} could have won; {w} took the last one",
            "{l} was beaten by {w}",
            "The game was won by {w}",
            "Winner - {w}, loser - {l}",
            "Winner: {w}\nLoser: {l}",
            "{l} (no moves left) loses to {w}",
            "{w} wins over {l}",
            "{l} hands the win to {w}",
            "The winner over {l} is, of course, {w}",
            "{l}: you lose - {w}: you win",
            "Sorry {l}, the winner is {w}",
            "{l} is out of moves: victory for {w}!",
            "{l} lost | {w} won",
            "With {l}'s last move, {w} won",
            "{l} made {w} win",
            "Loser: {l}, winner: {w}",
            "{l}: 0 wins, {w}: 1 win",
            "{l} can't move and {w} wins",
            "{l} wanted to win. {w} took the last object",
            "A n n a   -   B o r i s\n{w} : 3 points, {l} : 0 points",
            "{w}さんの勝ちです",
            "{w}赢了！",
            "获胜者是{w}",
            "恭喜{w}获胜！",
            "{w}님이 이겼습니다!",
            "ผู้ชนะคือ{w}",
            "{w}n voitto!",
            "{w}wins",
            "The winner is{w}!",
            "WINNER\n======\n{w}\n\nLOSER\n=====\n{l}",
            "Winner\n------\n*** {w} ***\nLoser: {l}",
            "Player {n} has won.",
            "player{n} wins!",
            "Player {n} is the winner, not Player {m}",
        ] {
            assert!(verdicts(text).iter().all(Result::is_ok), "{text}: {:?}", verdicts(text));
        }
    }

    #[test]
    fn the_winner_is_not_named() {
        for text in [
            "",
            "Game over.",
            "Player 3 wins!",
            "Game 2 of 2 is over.",
            "Player {n} took 1 from row 2",
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
    fn the_other_is_said_to_have_won() {
        for text in [
            "{l} wins!",
            "{w} loses, {l} wins!",
            "{w} took the last one. {l} wins!",
            "{w} took the last object.\n{l} is the winner.",
            "{l} beats {w}!",
            "{w} has lost to {l}.",
            "Congratulations {l}! {w} took the last object and lost.",
            "Congratulations, {l}! {w} took the last object.",
            "{w} had to take the last object, so the winner is {l}.",
            "Winner: {l}\nLoser: {w}",
            "The winner is:\n{l}\nThe loser is:\n{w}",
            "{w} took the last one and loses, so {l} wins!",
            "The loser is {w}. The winner is {l}.",
            "{l}, you win. {w}, you lose.",
            "{w} loses - {l} wins",
            "{l} wins over {w}",
            "WINNER\n======\n{l}\n\nLOSER\n=====\n{w}",
            "Player {m} wins!",
        ] {
            for verdict in verdicts(text) {
                assert!(matches!(verdict, Err(LoserNamed { .. })), "{text}: {verdict:?}");
            }
        }
    }

    #[test]
    fn another_is_named() {
        // In any language: the same words are about the winner of another game.
        for text in
            ["{0} wins!", "{0} a gagné !", "The winner is:\n{0}", "Player 1 wins!", "{0}赢了"]
        {
            let wrong = Err(LoserNamed { winner: "Boris".to_owned(), loser: "Anna".to_owned() });
            assert_eq!(verdicts(text), [Ok(()), wrong.clone(), Ok(()), wrong], "{text}");
        }
        for verdict in verdicts("{0} wins!\n{1} wins!") {
            assert_eq!(verdict, Err(BothNamed));
        }
        // Words that are always about the loser may say anything.
        for text in ["{l} gewinnt!", "{l} loses!", "Game over.\n{l}"] {
            for verdict in verdicts(text) {
                assert_eq!(verdict, Err(LoserNamedAlone), "{text}");
            }
        }
    }
}
