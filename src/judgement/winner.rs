//! The one way to be wrong about who wins, and what may have led there.

use super::answer::SaidBy;
use super::diagnosis::{Diagnosis, SwapCause};
use crate::game::Position;

/// The opposite of the right verdict has been given. That the rules were mixed up cannot be told from it, so it speaks
/// only where somebody knows more than the answer.
pub(super) fn swapped(position: &Position, said: SaidBy) -> Vec<Diagnosis> {
    let rules_differ = position.mover_wins() != position.under_other_rule().mover_wins();
    let cause = match said {
        SaidBy::Letter(letter) => SwapCause::Letter(letter),
        SaidBy::Word | SaidBy::Player if rules_differ => SwapCause::OtherRule,
        SaidBy::Word | SaidBy::Player => SwapCause::Unknown,
    };
    let mixup = rules_differ.then_some(Diagnosis::MisereMixup);
    let swapped = Diagnosis::VerdictSwapped { cause };
    [swapped].into_iter().chain(mixup).collect()
}
