//! Diagnoses of a wrong winner.

use num_bigint::BigInt;

use super::super::diagnosis::{Diagnosis, SwapCause};
use super::moves::under_other_rule;
use super::values;
use crate::question::{Answer, WinnerForm};
use theory::Position;

/// The opposite of the right verdict. It does not prove that the rules were mixed up, so that diagnosis is only for
/// callers who know more than this answer; the same holds for slips in the values, unless the sizes lead to exactly
/// this verdict.
pub(crate) fn swapped(position: &Position, wins: bool, said: WinnerForm) -> Vec<Diagnosis> {
    let other = under_other_rule(position);
    let rules_differ = other.is_some_and(|other| other.mover_wins() != position.mover_wins());
    let cause = if rules_differ { SwapCause::OtherRule } else { SwapCause::Unknown };
    let mixup = rules_differ.then_some(Diagnosis::MisereMixup);
    let swapped = Diagnosis::VerdictSwapped { cause };
    let slips = values::slips(&position.board).into_iter();
    let of_values = slips.filter(|slip| (slip.answer != Answer::Number(BigInt::ZERO)) == wins);
    let of_values = of_values.map(|slip| slip.diagnosis);
    let mut fitting: Vec<Diagnosis> = [swapped].into_iter().chain(mixup).chain(of_values).collect();
    let is_plain = matches!(said, WinnerForm::Word);
    // A stable sort keeps the order of all others.
    fitting.sort_by_key(|diagnosis| !(is_plain && *diagnosis == Diagnosis::SizeForValue));
    fitting
}
