//! Bouton's theorem checked against an exhaustive search, in words.

use serde::Serialize;

use super::prelude::*;

/// What comparing the theorem with a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// How many rows each board has.
    pub rows: u32,
    /// The largest row.
    pub max: u64,
    /// How many positions have been looked at.
    pub positions: u64,
    /// How many of them the search finds won for the player to move.
    pub won: u64,
    /// How many the theorem and the search disagree about.
    pub disagreements: u64,
}

/// Tells what the comparison has found.
pub fn tell_verification(found: &Verification) -> Document {
    let theorem =
        "The theorem of Bouton (1902): the player to move wins exactly when the nim sum is not 0.";
    let search = text![
        "The search knows nothing of nim sums. From the empty board up, it finds for every position whether some move leaves the other player a losing one. It proves nothing about larger boards, which it does not look at: that takes a proof, such as "
        {code("nimlab explain 5 4 3 --proof")}" tells."
    ];
    let sizes = text![
        "All boards of "{counted(found.rows, "row")}" of 0 to "{found.max}": "
        {strong(grouped(found.positions.into()))}" positions looked at, "
        {grouped(found.won.into())}" won and "{grouped((found.positions - found.won).into())}
        " lost for the player to move."
    ];
    let conclusion = match found.disagreements {
        0 => good("The theorem and the search agree on every one of them."),
        _ => bad(format!(
            "The theorem and the search disagree on {}.",
            counted(found.disagreements, "position")
        )),
    };
    let title = Block::Title("Is the theorem true? A search of every position".into());
    Document::of((title, theorem, search, sizes, Block::Conclusion(conclusion)))
}
