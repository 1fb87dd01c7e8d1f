//! Octal games in words: what each digit of the code allows.

use super::super::prelude::*;
use super::words::{GameWords, no_period_found, nobody_knows};
use crate::game::Game;

/// The words of octal games.
pub(super) struct OctalWords;

/// What those with a word of their own are called in a sentence, and how they are played with things.
const NAMED: [(&str, &str, &str); 4] = [
    (
        "kayles",
        "Kayles",
        "(Think of skittles in a row: a ball knocks down one, or two that stand side by side.)",
    ),
    (
        "dawson",
        "Dawson's chess",
        "(It comes from a game of Dawson's with two rows of chess pawns that must capture.)",
    ),
    (
        "treblecross",
        "Treblecross",
        "(It is noughts and crosses on a strip, with crosses only: whoever makes three in a row wins. A heap of n stands for n − 2 free squares.)",
    ),
    ("officers", "Officers", ""),
];

/// Games with a name of which nobody knows whether their values ever repeat.
const OPEN: [&str; 2] = ["treblecross", "officers"];

impl GameWords for OctalWords {
    fn name(&self, game: Game) -> String {
        match named(game) {
            Some((_, name, _)) => (*name).to_owned(),
            None => format!("the octal game {}", code(game)),
        }
    }

    fn rules(&self, game: Game) -> Vec<Text> {
        let mut rules = Vec::new();
        let code = code(game);
        let mut told = String::new();
        let digits: Vec<(usize, u8)> = code
            .bytes()
            .filter(u8::is_ascii_digit)
            .map(|digit| digit - b'0')
            .enumerate()
            .collect();
        for &(_, digit) in &digits {
            let sign = char::from(b'0' + digit);
            if digit == 0 || told.contains(sign) {
                continue;
            }
            told.push(sign);
            let alike = digits.iter().filter(|(_, other)| *other == digit);
            rules.push(allows(alike.map(|(taken, _)| *taken).collect(), digit));
        }
        if rules.is_empty() {
            rules.push("Its code allows no move at all.".into());
        }
        rules.extend(
            named(game)
                .filter(|(.., story)| !story.is_empty())
                .map(|(.., story)| Text::from(*story)),
        );
        rules
    }

    fn values_go_on(&self, game: Game, searched: u64) -> Text {
        match game.name() {
            Some(name) if OPEN.contains(&name) => nobody_knows(),
            _ => no_period_found(searched),
        }
    }
}

fn code(game: Game) -> &'static str {
    let (_, code) = game.code().split_once(':').unwrap_or_default();
    code
}

fn named(game: Game) -> Option<&'static (&'static str, &'static str, &'static str)> {
    NAMED.iter().find(|(word, ..)| Some(*word) == game.name())
}

/// "A move may take 1 or 2 from a heap, if it leaves nothing, one heap or two heaps of what is left."
fn allows(taken: Vec<usize>, digit: u8) -> Text {
    if taken == [0] {
        return "A move may split a heap into two and take nothing.".into();
    }
    let splits_without_taking = taken.contains(&0);
    let taken = taken.into_iter().filter(|&taken| taken > 0);
    let taken: Vec<Text> = taken.map(Text::from).collect();
    let leaves = [(1, "nothing"), (2, "one heap"), (4, "two heaps")];
    let leaves: Vec<Text> = leaves
        .into_iter()
        .filter(|(bit, _)| digit & bit != 0)
        .map(|(_, leaves)| leaves.into())
        .collect();
    let anything = leaves.len() == 3;
    let mut rule = text!["A move may take "{listed(taken, "or")}" from a heap"];
    rule = if anything {
        rule.and(", and may split what is left into two heaps.")
    } else {
        text![{rule}", if it leaves "{listed(leaves, "or")}"."]
    };
    if splits_without_taking {
        rule = rule.and(" It may also split a heap into two and take nothing.");
    }
    rule
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(game: &str) -> String {
        let rules = OctalWords.rules(game.parse().unwrap());
        let rules: Vec<String> = rules.iter().map(ToString::to_string).collect();
        rules.join(" ")
    }

    #[test]
    fn each_digit_is_said_once() {
        assert!(rules("octal:0.77").starts_with(
            "A move may take 1 or 2 from a heap, and may split what is left into two heaps."
        ));
        assert_eq!(
            rules("octal:0.13"),
            "A move may take 1 from a heap, if it leaves nothing. A move may take 2 from a heap, if it leaves nothing or one heap."
        );
        assert_eq!(
            rules("octal:4.0"),
            "A move may split a heap into two and take nothing."
        );
        assert_eq!(rules("octal:0.0"), "Its code allows no move at all.");
    }
}
