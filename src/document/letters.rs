//! The two letters for who wins, N and P, which the lab sheet uses the other way round: told to whoever asks for them, and in
//! the lesson that teaches them.

use super::prelude::*;
use crate::question::Names;

/// " This is an N-position. (In the lab sheet's naming it is a P-position.)", where a naming was asked for. What is about the
/// lab is a sentence by itself, so that it can be left out.
pub(super) fn letter_if_asked(mover_wins: bool, names: Option<Names>) -> Text {
    let (standard, lab) = letters(mover_wins);
    match names {
        None => Text::default(),
        Some(Names::Standard) => {
            text![" This is "{standard}". (In the lab sheet's naming it is "{lab}".)"]
        }
        Some(Names::Lab) => text![
            " In the lab sheet's naming this is "{lab}". (The standard name is "{standard}".)"
        ],
    }
}

/// " This is an N-position: the next player wins. The lab sheet calls it a P-position.": the names and why, where a naming
/// was asked for.
pub(super) fn letter_explained(mover_wins: bool, names: Option<Names>) -> Text {
    let (standard, lab) = letters(mover_wins);
    let next = if mover_wins { "next" } else { "previous" };
    let who_wins = text![": the "{next}" player wins."];
    match names {
        None => Text::default(),
        Some(Names::Standard) => text![
            " This is "{term(standard)}{who_wins}" The lab sheet calls it "{lab}"."
        ],
        Some(Names::Lab) => text![
            " In the lab sheet's naming this is "{term(lab)}". The standard name is "{standard}
            {who_wins}
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
