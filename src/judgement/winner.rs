//! The one way to be wrong about who wins, and what may have led there.

use super::diagnosis::{Diagnosis, SwapCause};
use crate::nim::{Board, Rule, mover_wins};

/// The opposite of the right verdict has been given.
pub(super) fn swapped(board: &Board, rule: Rule, letter: Option<char>) -> Diagnosis {
    let rules_differ = mover_wins(board.rows(), rule) != mover_wins(board.rows(), rule.other());
    let cause = match letter {
        Some(letter) => SwapCause::Letter(letter),
        None if rules_differ => SwapCause::OtherRule,
        None => SwapCause::Unknown,
    };
    Diagnosis::VerdictSwapped { cause }
}
