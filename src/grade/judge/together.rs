//! What all calls of a function show together, where one alone says little.
//!
//! One wrong output of a gate says little about why; all four say which gate it is. One wrong value beyond 2⁶⁴ says little,
//! too; that all values beyond some width are wrong, and none within it, says a lot.

use super::examined::Examined;
use super::failure::{Failure, Reason};
use crate::grade::python::{CallOutcome, PythonValue};
use crate::grade::sheet::{Function, Gives};
use crate::judgement::{Diagnosis, Misconception};

/// A call that was made.
pub(super) struct Asked {
    /// How many binary digits its arguments have at most.
    width: u64,
    is_right: bool,
    value: Option<PythonValue>,
}

impl Asked {
    pub fn new(arguments: &[PythonValue], is_right: bool, outcome: CallOutcome) -> Self {
        let value = match outcome {
            CallOutcome::Returned(mut returned, _) => returned.pop().map(|returned| returned.value),
            _ => None,
        };
        Self {
            width: width(arguments),
            is_right,
            value,
        }
    }
}

/// Gives what went wrong the reasons that only all calls show, and takes back those that are chance.
pub(super) fn diagnose(function: Function, examined: &mut Examined, asked: &[Asked]) {
    match function.task().gives {
        Gives::Bit => diagnose_gate(examined, asked),
        Gives::YesOrNo if is_opposite(examined) => {
            for failure in &mut examined.failures {
                if matches!(failure.reason, Reason::Wrong(_)) {
                    failure.reason = Reason::Opposite;
                }
            }
        }
        _ => examined.keep_common_diagnoses(4),
    }
    diagnose_width(examined, asked);
}

/// Whether a yes stands for every no, and the other way round, wherever there is an answer.
fn is_opposite(examined: &Examined) -> bool {
    let is_wrong = |failure: &&Failure| matches!(failure.reason, Reason::Wrong(_));
    let wrong = examined.failures.iter().filter(is_wrong).count();
    examined.passed == 0 && 2 * wrong > examined.failures.len()
}

/// Gives the wrong outputs of a gate the diagnosis that all four of them show, and no other.
fn diagnose_gate(examined: &mut Examined, asked: &[Asked]) {
    let output = |asked: &Asked| u8::try_from(asked.value.as_ref()?.as_number()?).ok();
    let outputs: Option<Vec<u8>> = asked.iter().map(output).collect();
    let other_gate = match outputs.as_deref() {
        Some([0, 1, 1, 1]) => Some(Diagnosis::Ored),
        Some([0, 0, 0, 1]) => Some(Diagnosis::Anded),
        Some([1, 0, 0, 1]) => Some(Diagnosis::SameIsOne),
        _ => None,
    };
    for failure in &mut examined.failures {
        let Reason::Wrong(Some(judgement)) = &mut failure.reason else {
            continue;
        };
        **judgement = judgement.as_ref().clone().diagnosed(other_gate.clone());
        if other_gate.is_some() {
            failure.reason = Reason::AnotherGate(judgement.clone());
        }
    }
}

/// How many binary digits arguments have at most; a list of digits counts as long as it is.
fn width(arguments: &[PythonValue]) -> u64 {
    let widths = arguments.iter().map(|argument| match argument {
        PythonValue::Int(number) => number.bits(),
        PythonValue::List(items) => {
            let is_digit = |item: &PythonValue| width(std::slice::from_ref(item)) <= 1;
            let are_digits = items.iter().all(is_digit);
            let length = if are_digits { items.len() as u64 } else { 0 };
            length.max(width(items))
        }
        _ => 0,
    });
    widths.max().unwrap_or(0)
}

/// Where all calls up to a width are right and all beyond it wrong, gives that as the reason for those that have no
/// better one.
fn diagnose_width(examined: &mut Examined, asked: &[Asked]) {
    /// A function that is right for a single digit alone has another trouble.
    const NARROWEST: u64 = 3;
    let widths = |is_right| {
        let asked = asked.iter().filter(move |asked| asked.is_right == is_right);
        asked.map(|asked| asked.width)
    };
    let (Some(right_up_to), Some(wrong_from)) = (widths(true).max(), widths(false).min()) else {
        return;
    };
    if right_up_to < NARROWEST || wrong_from <= right_up_to {
        return;
    }
    for failure in &mut examined.failures {
        let slip = failure.misconception();
        let is_explained = slip.is_some_and(|slip| slip != Misconception::WrongColumn);
        if matches!(failure.reason, Reason::Wrong(_)) && !is_explained {
            failure.reason = Reason::Narrow { right_up_to };
        }
    }
}
