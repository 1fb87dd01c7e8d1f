//! What games and moves are called on the page, each sentence whole.

use nimlab::document::name_of;
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

/// What a game is called: "Kayles".
fn capitalised_name(game: Game) -> String {
    let name = name_of(game);
    let first = name.chars().next().map(char::to_uppercase);
    first.into_iter().flatten().chain(name.chars().skip(1)).collect()
}

/// What a move does in a game.
fn rule_of(game: Game) -> String {
    let word = game.to_string();
    let rule = match (&*word, word.strip_prefix("subtract:")) {
        ("kayles", _) => "Knock down one pin, or two that stand side by side.",
        ("dawson", _) => {
            "Knock down three pins side by side, two at the end of a row, or one that stands alone."
        }
        ("grundy", _) => "Split a row into two rows of different sizes.",
        ("divisors", _) => "Make a row shorter, down to a divisor of its size.",
        (_, Some(numbers)) => match numbers.rsplit_once(',') {
            Some((others, last)) => {
                let others = others.replace(',', ", ");
                return format!("Take {others} or {last} from one row.");
            }
            None => return format!("Take {numbers} from one row."),
        },
        _ => "Take as many as you like from one row.",
    };
    rule.to_owned()
}

/// What the game on a board is called: "Nim, misère", "Kayles and Nim".
pub(crate) fn name_on(board: &Board, rule: Rule) -> String {
    let names: Vec<String> = games_on(board).into_iter().map(capitalised_name).collect();
    match rule {
        Rule::Normal => names.join(" and "),
        Rule::Misere => names.join(" and ") + ", misère",
    }
}

/// What a move on a board does, and who wins.
pub(crate) fn rules_on(board: &Board, rule: Rule) -> String {
    let rules = match games_on(board)[..] {
        [game] => rule_of(game),
        ref games => {
            let each = |&game: &Game| format!("{}: {}", capitalised_name(game), rule_of(game));
            games.iter().map(each).collect::<Vec<_>>().join(" ")
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
