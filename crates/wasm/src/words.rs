//! What games and moves are called on the page, each sentence whole.

use explain::document::name_of;
use explain::phrase::StatedMove;
use serde::Serialize;
use theory::{Board, Game, Heaps, Move, Rule};

/// A move as it is typed, and as one says it.
#[derive(Serialize)]
pub(crate) struct MoveMade {
    /// "2,3".
    pub say: String,
    /// "take 3 from row 2".
    pub words: String,
    /// "takes 3 from row 2".
    pub third: String,
    /// "took 3 from row 2".
    pub past: String,
}

impl MoveMade {
    /// A move that takes objects, or splits a row, or both.
    pub(crate) fn of(mv: Move) -> Self {
        let (row, take) = (mv.row, mv.take());
        let left = match mv.becomes {
            Heaps::Two(one, other) => format!("{one} and {other}"),
            one if mv.could_split() => format!("{} in one row", one.total()),
            _ => String::new(),
        };
        let forms =
            [["take", "leave", "split"], ["takes", "leaves", "splits"], ["took", "left", "split"]];
        let [words, third, past] = forms.map(|[takes, leaves, splits]| match (take, &*left) {
            (0, _) => format!("{splits} row {row} into {left}"),
            (_, "") => format!("{takes} {take} from row {row}"),
            _ => format!("{takes} {take} from row {row} and {leaves} {left}"),
        });
        Self { say: StatedMove::from(mv).to_string(), words, third, past }
    }
}

/// The games of a board, each once.
fn games_on(board: &Board) -> Vec<Game> {
    let mut games: Vec<Game> = board.parts().map(|(game, _)| game).collect();
    games.dedup();
    games
}

/// What a game is called, and what a move does in it.
fn told(game: Game) -> (String, String) {
    let word = game.to_string();
    if let Some(numbers) = word.strip_prefix("subtract:") {
        let (others, last) = numbers.rsplit_once(',').unwrap_or_default();
        let take = match others {
            "" => format!("Take {numbers}"),
            _ => format!("Take {} or {last}", others.replace(',', ", ")),
        };
        let rule = format!("{take} from one row.");
        return (take, rule);
    }
    let rule = match &*word {
        "kayles" => {
            "Take one counter or two neighbours from one row; what is left may be two rows."
        }
        "dawson" => {
            "Take three neighbours from one row, two at its end, or one on its own; what is left may be two rows."
        }
        "grundy" => "Split a row into two rows of different sizes.",
        "divisors" => "Make a row shorter, down to a divisor of its size.",
        _ => "Take as many as you like from one row.",
    };
    (name_of(game), rule.to_owned())
}

/// What the game on a board is called: "Nim, misère", "Kayles and Nim".
pub(crate) fn name_on(board: &Board, rule: Rule) -> String {
    let names: Vec<String> = games_on(board).into_iter().map(|game| told(game).0).collect();
    match rule {
        Rule::Normal => names.join(" and "),
        Rule::Misere => names.join(" and ") + ", misère",
    }
}

/// What a move on a board does, and who wins.
pub(crate) fn rules_on(board: &Board, rule: Rule) -> String {
    let told: Vec<(String, String)> = games_on(board).into_iter().map(told).collect();
    let rules = match &told[..] {
        [(_, rule)] => rule.clone(),
        all => {
            all.iter().map(|(name, rule)| format!("{name}: {rule}")).collect::<Vec<_>>().join(" ")
        }
    };
    let ends = match (rule, board.is_nim()) {
        (Rule::Normal, true) => "The player who takes the last one wins.",
        (Rule::Normal, false) => "The player who moves last wins.",
        (Rule::Misere, true) => "The player who takes the last one loses.",
        (Rule::Misere, false) => "The player who moves last loses.",
    };
    format!("{rules} {ends}")
}
