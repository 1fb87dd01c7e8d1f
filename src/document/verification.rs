//! Bouton's theorem checked against an exhaustive search, in words.

use serde::Serialize;

use super::block::{Block, Document};
use super::text::{Text, bad, good, strong, text};
use super::wording::{counted, grouped};
use crate::game::{Game, Rule};

/// What comparing the theorem with a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// The game, where it is not Nim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<Game>,
    /// How many rows each board has.
    pub rows: u32,
    /// The largest row.
    pub max: u64,
    /// The rule of the game.
    pub rule: Rule,
    /// How many positions have been looked at.
    pub positions: u64,
    /// How many of them the search finds won for the player to move.
    pub won: u64,
    /// How many the theorem and the search disagree about.
    pub disagreements: u64,
}

/// Tells what the comparison has found.
#[must_use]
pub fn tell_verification(found: &Verification) -> Document {
    let Verification {
        game,
        rows,
        max,
        rule,
        positions,
        won,
        disagreements,
    } = *found;
    let theorem = match (game, rule) {
        (Some(game), _) => moores_theorem(game),
        (None, Rule::Normal) => {
            text![
                "The theorem of Bouton (1902): the player to move wins exactly when the nim sum is not 0."
            ]
        }
        (None, Rule::Misere) => text![
            "The theorem for misère play: the player to move wins exactly when the nim sum is not 0, but where no row holds more ",
            "than 1, exactly when the number of ones is even."
        ],
    };
    let search = text![
        "The search knows nothing of ",
        if game.is_some() {
            "columns"
        } else {
            "nim sums"
        },
        ". From the empty board up, it finds for every position whether some move leaves the other ",
        "player a losing one."
    ];
    let sizes = text![
        "All boards of ",
        counted(rows, "row"),
        " of 0 to ",
        max,
        ": ",
        strong(grouped(positions.into())),
        " positions looked at, ",
        grouped(won.into()),
        " won and ",
        grouped((positions - won).into()),
        " lost for the player to move."
    ];
    let conclusion: Text = match disagreements {
        0 => good("The theorem and the search agree on every one of them.").and(""),
        _ => bad(format!(
            "The theorem and the search disagree on {}.",
            counted(disagreements, "position")
        ))
        .and(""),
    };
    let title = Block::Title(text!["Is the theorem true? A search of every position"]);
    let paragraphs = [theorem, search, sizes].map(Block::Paragraph);
    let blocks = std::iter::once(title)
        .chain(paragraphs)
        .chain([Block::Conclusion(conclusion)])
        .collect();
    Document { blocks }
}

/// The theorem for Moore's Nim.
fn moores_theorem(game: Game) -> Text {
    let rows = game.rules().rows_in_a_turn().unwrap_or(1);
    text![
        "The theorem of Moore (1910), for ",
        game.code(),
        ": where one turn takes from up to ",
        counted(rows, "row"),
        ", the player to move loses exactly when in every column the number of 1s is divisible by ",
        rows + 1,
        "."
    ]
}
