//! Octal games in words: what each digit of the code allows.

use super::super::prelude::*;
use crate::game::Game;

/// What those with a word of their own are called in a sentence, and how they are played with things.
const NAMED: [(&str, &str, &str); 4] = [
    (
        "kayles",
        "Kayles",
        "(Think of skittles: a ball knocks down one pin, or two that stand side by side. Pins on the two sides of a gap are two rows.)",
    ),
    (
        "dawson",
        "Dawson's chess",
        "(It comes from a game of Dawson's with chess pawns that must capture. As skittles: a ball takes pins that stand side by side, and those on the two sides of a gap are two rows.)",
    ),
    (
        "treblecross",
        "Treblecross",
        "(It is noughts and crosses on a strip, with crosses only: whoever makes three in a row wins. A row of n stands for n\u{a0}−\u{a0}2 free squares.)",
    ),
    ("officers", "Officers", ""),
];

/// Named games for which it is not known whether their values ever repeat.
const OPEN: [&str; 2] = ["treblecross", "officers"];

/// What a game is called.
pub fn name(game: Game) -> String {
    match named(game) {
        Some((_, name, _)) => (*name).to_owned(),
        None => format!("the octal game {}", code(game)),
    }
}

/// What a move does.
pub fn rules(game: Game) -> Vec<Text> {
    let digits = code(game).bytes().filter(u8::is_ascii_digit);
    let digits: Vec<u8> = digits.map(|digit| digit - b'0').collect();
    let mut rules = Vec::new();
    for (at, &digit) in digits.iter().enumerate() {
        if digit != 0 && !digits[..at].contains(&digit) {
            let alike = (0..digits.len()).filter(|&taken| digits[taken] == digit);
            rules.push(allows(alike.collect(), digit));
        }
    }
    if rules.is_empty() {
        rules.push("Its code allows no move at all.".into());
    }
    let story = named(game).map_or("", |(.., story)| story);
    rules.extend((!story.is_empty()).then(|| story.into()));
    rules
}

/// Whether it is not known if the values of a game ever repeat.
pub fn is_open(game: Game) -> bool {
    game.name().is_some_and(|name| OPEN.contains(&name))
}

/// Whether it is played with skittles.
pub fn is_of_pins(game: Game) -> bool {
    matches!(game.name(), Some("kayles" | "dawson"))
}

fn code(game: Game) -> &'static str {
    let (_, code) = game.code().split_once(':').unwrap_or_default();
    code
}

fn named(game: Game) -> Option<&'static (&'static str, &'static str, &'static str)> {
    NAMED.iter().find(|(word, ..)| Some(*word) == game.name())
}

/// "A move may take 1 or 2 from a row, if it leaves nothing, one row or two rows of what is left."
fn allows(taken: Vec<usize>, digit: u8) -> Text {
    if taken == [0] {
        return "A move may split a row into two and take nothing.".into();
    }
    let splits_without_taking = taken.contains(&0);
    let taken = taken.into_iter().filter(|&taken| taken > 0);
    let taken: Vec<Text> = taken.map(Text::from).collect();
    let leaves = [(1, "nothing"), (2, "one row"), (4, "two rows")];
    let leaves = leaves.into_iter().filter(|(bit, _)| digit & bit != 0);
    let leaves: Vec<Text> = leaves.map(|(_, leaves)| leaves.into()).collect();
    let so = match leaves.len() {
        3 => text![", and may split what is left into two rows."],
        _ => text![", if it leaves "{listed(leaves, "or")}"."],
    };
    let also = "It may also split a row into two and take nothing.";
    let also = splits_without_taking.then(|| also.into());
    text!["A move may take "{listed(taken, "or")}" from a row"{so}].then(also)
}

#[cfg(test)]
mod tests {

    fn rules(game: &str) -> String {
        let rules = super::rules(game.parse().unwrap());
        let rules: Vec<String> = rules.iter().map(ToString::to_string).collect();
        rules.join(" ")
    }

    #[test]
    fn each_digit_is_said_once() {
        assert!(rules("octal:0.77").starts_with(
            "A move may take 1 or 2 from a row, and may split what is left into two rows."
        ));
        assert_eq!(
            rules("octal:0.13"),
            "A move may take 1 from a row, if it leaves nothing. A move may take 2 from a row, if it leaves nothing or one row."
        );
        assert_eq!(rules("octal:4.0"), "A move may split a row into two and take nothing.");
        assert_eq!(rules("octal:0.0"), "Its code allows no move at all.");
    }
}
