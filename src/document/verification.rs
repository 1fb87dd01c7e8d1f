//! Bouton's theorem checked against an exhaustive search, in words.

use serde::Serialize;

use super::block::{Block, Document};
use super::games::{heap_of, name_of};
use super::text::{Text, bad, code, good, strong, text};
use super::wording::{counted, grouped};
use crate::game::{Family, Game, Rule};

/// What comparing the theorem with a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// The game; in JSON it is told where it is not Nim.
    #[serde(skip_serializing_if = "is_nim")]
    pub game: Game,
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

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "a field is handed over by reference"
)]
fn is_nim(game: &Game) -> bool {
    game.family() == Family::Nim
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
    let rows_in_a_turn = game.rules().rows_in_a_turn();
    let theorem = match rule {
        _ if rows_in_a_turn.is_some() => moores_theorem(game),
        _ if !is_nim(&game) => text![
            "The theorem of Sprague (1935) and Grundy (1939): the player to move wins exactly when the nim sum of the values is not 0. Here it is put to the test for "
            {name_of(game)}"."
        ],
        Rule::Normal => {
            text![
                "The theorem of Bouton (1902): the player to move wins exactly when the nim sum is not 0."
            ]
        }
        Rule::Misere => text![
            "The theorem for misère play: the player to move wins exactly when the nim sum is not 0, but where no row holds more "
            "than 1, exactly when the number of rows of 1 is even."
        ],
    };
    let what = match rows_in_a_turn {
        Some(_) => "columns",
        None if is_nim(&game) => "nim sums",
        None => "values",
    };
    let search = text![
        "The search knows nothing of "{what}
        ". From the empty board up, it finds for every position whether some move leaves the other "
        "player a losing one. It proves nothing about larger boards, which it does not look at: that takes a proof, such as "
        {code("nimlab explain 5 4 3 --proof")}" tells for Nim."
    ];
    let boards = if is_nim(&game) || rows_in_a_turn.is_some() {
        text!["All boards of "{counted(rows, "row")}" of 0 to "{max}]
    } else {
        let splits = game.rules().splits();
        text![
            "All boards of up to "{counted(rows, heap_of(game))}" of up to "{max}
            {if splits {
                ", and all that splitting makes of them"
            } else {
                ""
            }}
            ", each counted once in whatever order its heaps stand"
        ]
    };
    let sizes = text![
        {boards}": "{strong(grouped(positions.into()))}" positions looked at, "{grouped(won.into())}
        " won and "{grouped((positions - won).into())}" lost for the player to move."
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
        "The theorem of Moore (1910), for "{game.code()}", where one turn takes from up to "
        {counted(rows, "row")}
        ": the player to move loses exactly when in every column the number of 1s is divisible by "
        {rows + 1}"."
    ]
}
