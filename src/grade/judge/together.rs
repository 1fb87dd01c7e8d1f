//! What all calls of a function show together, where one alone says little.
//!
//! One wrong output of a gate says little about why; all four say which gate it is. One wrong value beyond 2⁶⁴ says little,
//! too; that all values beyond some width are wrong, and none within it, says a lot.

use num_bigint::{BigInt, BigUint};

use super::examined::Examined;
use super::failure::{Failure, MoveSlip, Reason};
use crate::grade::python::PythonValue;
use crate::grade::sheet::{CallArguments, Function, Gives, nim_sum, number, rows};
use crate::judgement::{Diagnosis, Misconception};

/// A call that was made.
pub(super) struct Asked {
    pub arguments: CallArguments,
    pub value: Option<PythonValue>,
    pub is_right: bool,
}

/// Gives what went wrong the reasons that only all calls show, and takes back those that are chance.
pub(super) fn diagnose(function: Function, examined: &mut Examined, asked: &[Asked]) {
    match function.task().gives {
        Gives::Bit => diagnose_gate(examined, asked),
        Gives::YesOrNo if is_opposite(examined) => {
            examined.explain_wrong(|_| Some(Reason::Opposite));
        }
        // A misconception about moves leads to winning ones on many boards, too.
        Gives::Move => examined.keep_common_diagnoses(12),
        _ => examined.keep_common_diagnoses(4),
    }
    explain_constant(examined, asked, function.task().gives);
    match function {
        Function::NimSum => {
            for rows in 1..=3 {
                for reason in [Reason::FirstRows(rows), Reason::LastRows(rows)] {
                    explain(examined, asked, |asked| some_rows(asked, &reason));
                }
            }
        }
        Function::IsNPosition | Function::IsPPosition => explain(examined, asked, true_for_one),
        Function::BitwiseExclusiveOr => explain(examined, asked, cut_to_the_shorter),
        Function::MakeMove => {
            use MoveSlip::{Adds, LeavesTheCount, RowFromZero, Swapped};
            for slip in [RowFromZero, LeavesTheCount, Swapped, Adds] {
                explain(examined, asked, |asked| slipped(asked, slip));
            }
        }
        _ => {}
    }
    diagnose_width(examined, asked);
}

/// Gives wrong values the reason that predicts them, where it predicts several, and most of all that was given, what was
/// right too.
fn explain(examined: &mut Examined, asked: &[Asked], reason: impl Fn(&Asked) -> Option<Reason>) {
    let (right, wrong): (Vec<&Asked>, Vec<&Asked>) = asked.iter().partition(|it| it.is_right);
    let failures = examined.failures.iter_mut().zip(wrong);
    let wrong = failures.filter(|(failure, _)| matches!(failure.reason, Reason::Wrong));
    let wrong: Vec<_> = wrong.map(|(failure, it)| (failure, reason(it))).collect();
    let predicted = wrong.iter().filter(|(_, reason)| reason.is_some()).count();
    let predicted_right = right.iter().filter(|it| reason(it).is_some()).count();
    let is_most = 4 * predicted >= 3 * wrong.len() && 4 * predicted_right >= 3 * right.len();
    if predicted < 2 || !is_most {
        return;
    }
    for (failure, reason) in wrong {
        if let Some(reason) = reason {
            failure.explain(reason);
        }
    }
}

/// Where every call gave the same: that is why. Of yes and no, where one came for nearly all that the other is right for.
fn explain_constant(examined: &mut Examined, asked: &[Asked], gives: Gives) {
    const FEWEST: usize = 4;
    let wrong = asked.iter().filter(|asked| !asked.is_right);
    let Some(value) = wrong.clone().find_map(|asked| asked.value.clone()) else {
        return;
    };
    let is_other = |asked: &&Asked| asked.value.as_ref() != Some(&value);
    let others = asked.iter().filter(is_other).count();
    let may_be_others = if gives == Gives::YesOrNo {
        wrong.count() / 4
    } else {
        0
    };
    if asked.len() >= FEWEST && others <= may_be_others {
        explain(examined, asked, |_| Some(Reason::Constant));
    }
}

/// The nim sum of the first rows alone, or of the last.
fn some_rows(asked: &Asked, reason: &Reason) -> Option<Reason> {
    let board = rows(&asked.arguments[0])?;
    let sum = match *reason {
        Reason::FirstRows(rows) => nim_sum(&board[..rows.min(board.len())]),
        Reason::LastRows(rows) => nim_sum(&board[board.len().saturating_sub(rows)..]),
        _ => return None,
    };
    let value = asked.value.as_ref()?.as_number()?;
    (value == BigInt::from(sum)).then(|| reason.clone())
}

/// `nim_sum(board) == True`.
fn true_for_one(asked: &Asked) -> Option<Reason> {
    let is_one = nim_sum(&rows(&asked.arguments[0])?) == BigUint::from(1_u8);
    (asked.value == Some(PythonValue::Bool(is_one))).then_some(Reason::TrueForOne)
}

/// The exclusive or of as many digits as both numbers have, counted from the front or from the back.
fn cut_to_the_shorter(asked: &Asked) -> Option<Reason> {
    let [a, b]: [BigUint; 2] = [number(&asked.arguments[0])?, number(&asked.arguments[1])?];
    let digits = a.bits().min(b.bits());
    let front = (&a >> (a.bits() - digits)) ^ (&b >> (b.bits() - digits));
    let back = (a ^ b) % (BigUint::from(1_u8) << digits);
    let value = asked.value.as_ref()?.as_number()?;
    let is_cut = [front, back]
        .into_iter()
        .any(|cut| value == BigInt::from(cut));
    is_cut.then_some(Reason::CutToTheShorter)
}

/// What `make_move` gives back that makes this slip.
fn slipped(asked: &Asked, slip: MoveSlip) -> Option<Reason> {
    let [board, row, elements] = &asked.arguments[..] else {
        return None;
    };
    let mut board = board.as_numbers()?;
    let (row, elements) = (row.as_number()?, elements.as_number()?);
    let one = BigInt::from(1);
    let (row, elements) = match slip {
        MoveSlip::RowFromZero => (row + &one, elements),
        MoveSlip::Swapped => (elements, row),
        MoveSlip::LeavesTheCount | MoveSlip::Adds => (row, elements),
    };
    let index = usize::try_from(row - &one).ok();
    let size = index.and_then(|index| board.get_mut(index));
    let size = size.filter(|size| elements >= one && elements <= **size);
    let left = size.map(|size| match slip {
        MoveSlip::LeavesTheCount => *size = elements,
        MoveSlip::Adds => *size += elements,
        MoveSlip::RowFromZero | MoveSlip::Swapped => *size -= elements,
    });
    let is_legal = PythonValue::Bool(left.is_some());
    let predicted = PythonValue::Tuple(vec![PythonValue::numbers(board), is_legal]);
    (asked.value.as_ref()? == &predicted).then_some(Reason::Move(slip))
}

/// Whether a yes stands for every no, and the other way round, wherever there is an answer.
fn is_opposite(examined: &Examined) -> bool {
    let is_wrong = |failure: &&Failure| matches!(failure.reason, Reason::Wrong);
    let wrong = examined.failures.iter().filter(is_wrong).count();
    examined.has_nothing_right() && 2 * wrong > examined.failures.len()
}

/// Gives the wrong outputs of a gate the diagnosis that all four of them show, and no other.
fn diagnose_gate(examined: &mut Examined, asked: &[Asked]) {
    let output = |asked: &Asked| u8::try_from(asked.value.as_ref()?.as_number()?).ok();
    let outputs: Option<Vec<u8>> = asked.iter().map(output).collect();
    let other_gate = match outputs.as_deref() {
        // Of equal inputs first: 0 and 0, 1 and 1, then 0 and 1, 1 and 0.
        Some([0, 1, 1, 1]) => Some(Diagnosis::Ored),
        Some([0, 1, 0, 0]) => Some(Diagnosis::Anded),
        Some([1, 1, 0, 0]) => Some(Diagnosis::SameIsOne),
        _ => None,
    };
    for failure in &mut examined.failures {
        if let Some(judgement) = &mut failure.judgement {
            **judgement = judgement.as_ref().clone().diagnosed(other_gate.clone());
            // Four lines of a truth table need no derivation once it is said whose they are.
            failure.request = failure.request.take().filter(|_| other_gate.is_none());
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
        asked.map(|asked| width(&asked.arguments))
    };
    let (Some(right_up_to), Some(wrong_from)) = (widths(true).max(), widths(false).min()) else {
        return;
    };
    if right_up_to < NARROWEST || wrong_from <= right_up_to {
        return;
    }
    examined.explain_wrong(|failure| {
        let slip = failure.misconception();
        let is_explained = slip.is_some_and(|slip| slip != Misconception::WrongColumn);
        (!is_explained).then_some(Reason::Narrow { right_up_to })
    });
}
