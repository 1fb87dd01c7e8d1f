//! What games and moves are called on the page, each sentence whole.

use nimlab::document::{name_of, rules_in_a_row, rules_in_brief};
use nimlab::game::{Board, Game, Heaps, Move, Rule};
use serde::Serialize;

/// A move in words.
#[derive(Clone, Serialize)]
pub(crate) struct MoveWords {
    /// "take 3 from row 2".
    pub words: String,
    /// "takes 3 from row 2".
    pub third: String,
    /// "took 3 from row 2".
    pub past: String,
}

impl MoveWords {
    /// A move that takes objects, or splits a row.
    pub(crate) fn of(mv: Move) -> Self {
        let row = mv.row;
        match mv.becomes {
            Heaps::Two(one, other) => Self::with(
                ["split", "splits", "split"],
                &format!("row {row} into {one} and {other}"),
            ),
            _ => Self::with(["take", "takes", "took"], &format!("{} from row {row}", mv.take())),
        }
    }

    /// A ball that knocks down these pins: "pins 2 and 3".
    pub(crate) fn of_ball(pins: &str) -> Self {
        Self::with(["knock down", "knocks down", "knocked down"], pins)
    }

    fn with(verbs: [&str; 3], rest: &str) -> Self {
        let [words, third, past] = verbs.map(|verb| format!("{verb} {rest}"));
        Self { words, third, past }
    }
}

/// The games of a board, each once.
fn games_on(board: &Board) -> Vec<Game> {
    let mut games: Vec<Game> = board.parts().map(|(game, _)| game).collect();
    games.dedup();
    games
}

/// What the game on a board is called: "Nim, misère", "Kayles and Nim".
pub(crate) fn name_on(board: &Board, rule: Rule) -> String {
    let names: Vec<String> = games_on(board).into_iter().map(name_of).collect();
    let name = names.join(" and ");
    let capital = name.chars().take(1).flat_map(char::to_uppercase);
    let name: String = capital.chain(name.chars().skip(1)).collect();
    match rule {
        Rule::Normal => name,
        Rule::Misere => name + ", misère",
    }
}

/// What a move on a board does, and who wins.
pub(crate) fn rules_on(board: &Board, rule: Rule) -> String {
    let rules = match games_on(board)[..] {
        [game] => rules_in_a_row(game).to_string(),
        ref games => {
            games.iter().map(|&game| rules_in_brief(game).to_string()).collect::<Vec<_>>().join(" ")
        }
    };
    let ends = match (rule, board.is_nim()) {
        (Rule::Normal, true) => "Whoever takes the last one wins.",
        (Rule::Normal, false) => "Whoever moves last wins.",
        (Rule::Misere, true) => "Whoever takes the last one loses.",
        (Rule::Misere, false) => "Whoever moves last loses.",
    };
    format!("{rules} {ends}")
}
