//! The two letters for who wins, N and P, which the lab sheet uses the other way round: told once, where a position is
//! explained, and elsewhere only to who asks for them.

use super::text::{Text, term, text};
use crate::question::Names;

/// " This is an N-position.", in the naming that was asked for, if one was.
pub(super) fn letter_if_asked(mover_wins: bool, names: Option<Names>) -> Text {
    let (standard, lab) = letters(mover_wins);
    match names {
        None => Text::default(),
        Some(Names::Standard) => text![" This is ", standard, "."],
        Some(Names::Lab) => text![" In the lab sheet's naming this is ", lab, "."],
    }
}

/// " This is an N-position: the next player wins. The lab sheet calls it a P-position.": the name and why, and where no naming
/// was asked for, the other one in a sentence by itself, so that it can be left out.
pub(super) fn letter_explained(mover_wins: bool, names: Option<Names>) -> Text {
    let (standard, lab) = letters(mover_wins);
    let who_wins = if mover_wins {
        ": the next player wins."
    } else {
        ": the previous player wins."
    };
    let in_standard = text![" This is ", term(standard), who_wins];
    match names {
        None => in_standard.and(text![" The lab sheet calls it ", lab, "."]),
        Some(Names::Standard) => in_standard,
        Some(Names::Lab) => text![" In the lab sheet's naming this is ", term(lab), who_wins],
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
