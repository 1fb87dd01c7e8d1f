//! The two letters for who wins, N and P, which the lab sheet uses the other way round: told once, where a position is
//! explained, and elsewhere only to who asks for them.

use super::text::{Text, term, text};
use crate::question::Names;

/// " This is an N-position. (In the lab sheet's naming it is a P-position.)", where a naming was asked for. What is about the
/// lab is a sentence by itself, so that it can be left out.
pub(super) fn letter_if_asked(mover_wins: bool, names: Option<Names>) -> Text {
    let (standard, lab) = letters(mover_wins);
    match names {
        None => Text::default(),
        Some(Names::Standard) => {
            text![
                " This is ",
                standard,
                ". (In the lab sheet's naming it is ",
                lab,
                ".)"
            ]
        }
        Some(Names::Lab) => text![
            " In the lab sheet's naming this is ",
            lab,
            ". (The standard name is ",
            standard,
            ".)"
        ],
    }
}

/// " This is an N-position (…). The lab sheet has the two letters the other way round: there it is a P-position.": the names and why.
pub(super) fn letter_explained(mover_wins: bool, names: Option<Names>) -> Text {
    let (standard, lab) = letters(mover_wins);
    let who = if mover_wins {
        "N for the next player, who is to move and wins"
    } else {
        "P for the previous player, who has just moved and wins"
    };
    match names.unwrap_or_default() {
        Names::Standard => text![
            " This is ",
            term(standard),
            " (",
            who,
            "). The lab sheet has the two letters the other way round: there it is ",
            lab,
            "."
        ],
        Names::Lab => text![
            " In the lab sheet's naming this is ",
            term(lab),
            ". The standard name is ",
            standard,
            " (",
            who,
            ")."
        ],
    }
}

/// The standard name of a position, and the lab sheet's, which has the two letters the other way round.
fn letters(mover_wins: bool) -> (&'static str, &'static str) {
    if mover_wins {
        ("an N-position", "a P-position")
    } else {
        ("a P-position", "an N-position")
    }
}
