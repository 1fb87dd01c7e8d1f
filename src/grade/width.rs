//! A function that works up to a number of binary digits and no further: 8, 32, 53 or 64 of them.
//!
//! One wrong value beyond 2⁶⁴ says little. That all values beyond some width are wrong, and none within it, says a lot.

use super::examined::Examined;
use super::failure::Reason;
use super::value::PythonValue;
use crate::judgement::Misconception;

/// How many binary digits the arguments of a call have at most; a list of digits counts as long as it is.
pub(super) fn of(arguments: &[PythonValue]) -> u64 {
    let widths = arguments.iter().map(|argument| match argument {
        PythonValue::Int(number) => number.bits(),
        PythonValue::List(items) => {
            let digits = items.iter().all(|item| of(std::slice::from_ref(item)) <= 1);
            let length = if digits { items.len() as u64 } else { 0 };
            length.max(of(items))
        }
        _ => 0,
    });
    widths.max().unwrap_or(0)
}

/// Where all calls up to a width are right and all beyond it wrong, gives that as the reason for those that have no
/// better one. `calls` tells the width of each call and whether it is right.
pub(super) fn diagnose(examined: &mut Examined, calls: &[(u64, bool)]) {
    /// A function that is right for a single digit alone has another trouble.
    const NARROWEST: u64 = 3;
    let widest_right = calls.iter().filter(|call| call.1).map(|call| call.0).max();
    let narrowest_wrong = calls.iter().filter(|call| !call.1).map(|call| call.0).min();
    let (Some(right_up_to), Some(wrong_from)) = (widest_right, narrowest_wrong) else {
        return;
    };
    if right_up_to < NARROWEST || wrong_from <= right_up_to {
        return;
    }
    for failure in &mut examined.failures {
        let is_explained = failure
            .misconception()
            .is_some_and(|slip| slip != Misconception::WrongColumn);
        if matches!(failure.reason, Reason::Wrong(_)) && !is_explained {
            failure.reason = Reason::Narrow { right_up_to };
        }
    }
}
