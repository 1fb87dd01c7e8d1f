//! Bouton's theorem checked against an exhaustive search, in words.

use serde::Serialize;

use super::games::{heap_of, name_of};
use super::prelude::*;
use crate::game::{Board, Family, Game, Position, Rule, bouton};

/// What comparing the theorem with a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// The game, which JSON names unless it is Nim.
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
    /// The smallest board that they disagree about, where other games than Nim are searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub smallest: Option<Vec<u64>>,
}

impl Verification {
    /// Whether the theorem holds where it is one, and nowhere else.
    #[must_use]
    pub fn is_as_expected(&self) -> bool {
        self.disagreements == 0 || !self.is_theorem()
    }

    /// Whether values are known to decide on every board.
    fn is_theorem(&self) -> bool {
        Position::new(Board::of(self.game, [1]), self.rule).is_decided_by_values()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a field is handed over by reference")]
fn is_nim(game: &Game) -> bool {
    game.family() == Family::Nim
}

/// Tells what the comparison has found.
pub fn tell_verification(found: &Verification) -> Document {
    let (game, rule) = (found.game, found.rule);
    let theorem = match rule {
        Rule::Misere if !is_nim(&game) && found.is_theorem() => text![
            "The theorem of Ferguson (1974) for misère play: while some row is worth 2 or more, the player to move wins exactly when the nim sum of the values is not 0; when none is, exactly when the number of rows worth 1 is even. Here it is put to the test for "
            {name_of(game)}"."
        ],
        Rule::Misere if !is_nim(&game) => text![
            "In misère play whoever makes the last move loses. No theorem says that values decide then in "
            {name_of(game)}". Do they all the same, as in Nim: by the nim sum while some row is worth 2 or more, and then by how many rows are worth 1?"
        ],
        _ if !is_nim(&game) => text![
            "The theorem of Sprague (1935) and Grundy (1939): the player to move wins exactly when the nim sum of the values is not 0. Here it is put to the test for "
            {name_of(game)}"."
        ],
        Rule::Normal => "The theorem of Bouton (1902): the player to move wins exactly when the nim sum is not 0.".into(),
        Rule::Misere => "The theorem for misère play: the player to move wins exactly when the nim sum is not 0, but where no row holds more than 1, exactly when the number of rows of 1 is even.".into(),
    };
    let what = if is_nim(&game) { "nim sums" } else { "values" };
    let search = text![
        "The search knows nothing of "{what}
        ". From the empty board up, it finds for every position whether some move leaves the other player a losing one. It proves nothing about larger boards, which it does not look at: that takes a proof, such as "
        {code("nimlab explain 5 4 3 --proof")}" tells for Nim."
    ];
    let boards = if is_nim(&game) {
        text!["All boards of "{counted(found.rows, "row")}" of 0 to "{found.max}]
    } else {
        let splits = game.rules().splits();
        let and_all = if splits { ", and all that splitting makes of them" } else { "" };
        text![
            "All boards of up to "{counted(found.rows, heap_of(game))}" of up to "{found.max}{and_all}
            ", each counted once in whatever order its heaps stand"
        ]
    };
    let sizes = text![
        {boards}": "{strong(grouped(found.positions.into()))}" positions looked at, "
        {grouped(found.won.into())}" won and "{grouped((found.positions - found.won).into())}
        " lost for the player to move."
    ];
    let conclusion: Text = match found.disagreements {
        0 if !found.is_theorem() => good("On all of these boards they do.").and(
            " That proves nothing about larger ones, so nimlab looks ahead to the end of each game.",
        ),
        _ if !found.is_theorem() => {
            let smallest = Board::of(game, found.smallest.clone().unwrap_or_default());
            let by_values = bouton(&smallest.values(), rule);
            let [told, true_one] = [by_values, !by_values].map(|wins| if wins { "wins" } else { "loses" });
            bad("They do not.").and(text![
                " The smallest board that shows it is "{code(smallest.to_string())}": by its values the player to move "{told}
                " there, and the search finds that it "{true_one}". In all, "{counted(found.disagreements, "position")}
                {one_or_more(found.disagreements, " is", " are")}" such. So nimlab looks ahead to the end of each game."
            ])
        }
        0 => good("The theorem and the search agree on every one of them."),
        _ => bad(format!(
            "The theorem and the search disagree on {}.",
            counted(found.disagreements, "position")
        )),
    };
    let asks =
        if found.is_theorem() { "Is the theorem true?" } else { "Do values decide misère play?" };
    let title = Block::Title(text![{asks}" A search of every position"]);
    Document::of((title, theorem, search, sizes, Block::Conclusion(conclusion)))
}
