//! The one way to be wrong about who wins, and what may have led there.

use super::answer::SaidBy;
use super::diagnosis::{Diagnosis, SwapCause};
use crate::game::Position;

/// The opposite of the right verdict has been given.
pub(super) fn swapped(position: &Position, said: SaidBy) -> Diagnosis {
    let rules_differ = position.mover_wins() != position.under_other_rule().mover_wins();
    let cause = match said {
        SaidBy::Letter(letter) => SwapCause::Letter(letter),
        SaidBy::Word | SaidBy::Player if rules_differ => SwapCause::OtherRule,
        SaidBy::Word | SaidBy::Player => SwapCause::Unknown,
    };
    Diagnosis::VerdictSwapped { cause }
}
