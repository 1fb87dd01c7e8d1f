//! What all calls of a function show together, when one alone says little.
//!
//! One wrong output of a gate says little about the reason; all four show which gate it is. One wrong value beyond 2⁶⁴
//! says little, too; that all values beyond some width are wrong, and none within it, says a lot.

use num_bigint::{BigInt, BigUint};

use super::examined::Examined;
use super::failure::{Failure, MoveSlip, Reason};
use crate::python::PythonValue;
use crate::sheet::{CallArguments, Function, ReturnKind, after_move, nim_sum, number, rows};
use explain::judgement::{Diagnosis, Misconception};

/// A call that was made, and its result.
pub(super) struct ObservedCall {
    pub arguments: CallArguments,
    pub value: Option<PythonValue>,
    pub is_right: bool,
}

/// Gives failures the reasons that only all calls together show, and removes coincidental ones.
pub(super) fn diagnose(function: Function, examined: &mut Examined, asked: &[ObservedCall]) {
    match function.task().returns {
        ReturnKind::Bit => diagnose_gate(examined, asked),
        ReturnKind::YesOrNo if is_opposite(examined) => {
            examined.explain_wrong(|_| Some(Reason::Opposite));
        }
        // A misconception about moves also leads to winning ones on many boards.
        ReturnKind::Move => examined.keep_common_diagnoses(12),
        // Digits may be a palindrome, which proves little.
        ReturnKind::Digits => examined.keep_common_diagnoses(2),
        _ => examined.keep_common_diagnoses(4),
    }
    explain_constant(examined, asked, function.task().returns);
    explain_slips(function, examined, asked);
    diagnose_width(examined, asked);
}

/// The slips that predict the values of a function, in the order in which they are tried, each with the values that it
/// may give for this call.
fn slips(function: Function, arguments: &[PythonValue]) -> Option<Vec<(Reason, Vec<PythonValue>)>> {
    let sum = |rows: &[BigUint]| PythonValue::from_number(nim_sum(rows));
    Some(match function {
        Function::NimSum => {
            let board: Vec<BigUint> = rows(&arguments[0])?;
            let ends = (1..=3).flat_map(|count| {
                let (first, last) = (count.min(board.len()), board.len().saturating_sub(count));
                [
                    (Reason::FirstRows(count), vec![sum(&board[..first])]),
                    (Reason::LastRows(count), vec![sum(&board[last..])]),
                ]
            });
            let without_first = sum(board.get(1..).unwrap_or_default());
            ends.chain([(Reason::FirstRowTwice, vec![without_first])]).collect()
        }
        Function::IsBoardEmpty => {
            let board: Vec<BigUint> = rows(&arguments[0])?;
            let is_first_empty = board.first().is_none_or(|row| *row == BigUint::ZERO);
            let of_first = sum(board.get(..1).unwrap_or_default());
            let first = vec![PythonValue::Bool(is_first_empty), of_first];
            let mut any = vec![PythonValue::Bool(board.contains(&BigUint::ZERO))];
            // A board without rows may have been considered.
            any.extend(board.is_empty().then_some(PythonValue::Bool(true)));
            vec![(Reason::FirstRows(1), first), (Reason::OneRowIsEmpty, any)]
        }
        Function::NumeralBinary => {
            let number: BigUint = number(&arguments[0])?;
            let digit = (number > BigUint::ZERO).then_some(number % 2_u8);
            vec![(Reason::OneRound, vec![PythonValue::numbers(digit)])]
        }
        Function::BinaryNumeral => {
            let digits = arguments[0].as_numbers()?.into_iter().rev();
            let number = digits.fold(BigInt::ZERO, |number, digit| number * 2 + digit);
            let number = PythonValue::from_number(number);
            vec![(Reason::FromTheOtherEnd, vec![number])]
        }
        // `nim_sum(board) == True`.
        Function::IsNPosition | Function::IsPPosition => {
            let is_one = nim_sum(&rows(&arguments[0])?) == BigUint::from(1_u8);
            vec![(Reason::TrueForOne, vec![PythonValue::Bool(is_one)])]
        }
        // Counted from the front or from the back.
        Function::BitwiseExclusiveOr => {
            let [a, b]: [BigUint; 2] = [number(&arguments[0])?, number(&arguments[1])?];
            let digits = a.bits().min(b.bits());
            let front = (&a >> (a.bits() - digits)) ^ (&b >> (b.bits() - digits));
            let back = (a ^ b) % (BigUint::from(1_u8) << digits);
            let cut = [front, back].map(PythonValue::from_number);
            vec![(Reason::CutToTheShorter, cut.into())]
        }
        Function::MakeMove => {
            let (row, elements) = (arguments[1].as_number()?, arguments[2].as_number()?);
            let board = arguments[0].as_numbers()?;
            let made = |row: &BigInt, elements: &BigInt, left: &dyn Fn(&BigInt) -> BigInt| {
                vec![after_move(board.clone(), row, elements, left)]
            };
            let from_zero = made(&(&row + 1), &elements, &|size| size - &elements);
            let leaves = made(&row, &elements, &|_| elements.clone());
            let swapped = made(&elements, &row, &|size| size - &row);
            let adds = made(&row, &elements, &|size| size + &elements);
            vec![
                (Reason::Move(MoveSlip::RowFromZero), from_zero),
                (Reason::Move(MoveSlip::LeavesTheCount), leaves),
                (Reason::Move(MoveSlip::Swapped), swapped),
                (Reason::Move(MoveSlip::Adds), adds),
            ]
        }
        _ => Vec::new(),
    })
}

/// Gives wrong values a slip as their reason, if several show it, and so does every other value, including the right
/// ones.
fn explain_slips(function: Function, examined: &mut Examined, asked: &[ObservedCall]) {
    // A loop that returns early may return nothing if there is nothing to loop over.
    let came = asked.iter().filter_map(|it| Some((it, it.value.as_ref()?)));
    let came = came.filter(|(_, value)| **value != PythonValue::None);
    let shown = came.map(|(asked, value)| -> Vec<Reason> {
        let slips = slips(function, &asked.arguments).into_iter().flatten();
        let shown = slips.filter(|(_, gives)| gives.contains(value));
        shown.map(|(slip, _)| slip).collect()
    });
    let by_all = shown.reduce(|all, other| {
        let all = all.into_iter();
        all.filter(|slip| other.contains(slip)).collect()
    });
    let wrong = asked.iter().filter(|it| !it.is_right).count();
    for slip in by_all.into_iter().flatten().filter(|_| wrong > 1) {
        examined.explain_wrong(|_| Some(slip.clone()));
    }
}

/// If every call returned the same, that is the reason. For yes and no, if nearly all calls returned the wrong one of
/// the two.
fn explain_constant(examined: &mut Examined, asked: &[ObservedCall], returns: ReturnKind) {
    const FEWEST: usize = 4;
    let wrong: Vec<&ObservedCall> = asked.iter().filter(|asked| !asked.is_right).collect();
    let Some(value) = wrong.iter().find_map(|asked| asked.value.as_ref()) else {
        return;
    };
    let is_other = |asked: &&ObservedCall| asked.value.as_ref() != Some(value);
    let others = asked.iter().filter(is_other).count();
    let may_be_others = match returns {
        ReturnKind::YesOrNo => wrong.len() / 4,
        _ => 0,
    };
    if asked.len() >= FEWEST && wrong.len() > 1 && others <= may_be_others {
        examined.explain_wrong(|_| Some(Reason::Constant));
    }
}

/// Whether it returns yes for every no, and the other way round, whenever it answers.
fn is_opposite(examined: &Examined) -> bool {
    let is_wrong = |failure: &&Failure| matches!(failure.reason, Reason::Wrong);
    let wrong = examined.failures.iter().filter(is_wrong).count();
    examined.has_nothing_right() && 2 * wrong > examined.failures.len()
}

/// Gives the wrong outputs of a gate the diagnosis that all four of them show together.
fn diagnose_gate(examined: &mut Examined, asked: &[ObservedCall]) {
    let output = |asked: &ObservedCall| u8::try_from(asked.value.as_ref()?.as_number()?).ok();
    let outputs: Option<Vec<u8>> = asked.iter().map(output).collect();
    let other_gate = match outputs.as_deref() {
        // In the order 0 and 0, 1 and 1, then 0 and 1, 1 and 0.
        Some([0, 1, 1, 1]) => Some(Diagnosis::Ored),
        Some([0, 1, 0, 0]) => Some(Diagnosis::Anded),
        Some([1, 1, 0, 0]) => Some(Diagnosis::SameIsOne),
        _ => None,
    };
    for failure in &mut examined.failures {
        if let Some(judgement) = &mut failure.judgement {
            **judgement = judgement.as_ref().clone().diagnosed(other_gate.clone());
            // A truth table with four lines needs no derivation once its gate has been named.
            failure.explanation = failure.explanation.take().filter(|_| other_gate.is_none());
        }
    }
}

/// The most binary digits of any argument; a list of digits counts with its length.
fn width(arguments: &[PythonValue]) -> u64 {
    let widths = arguments.iter().map(|argument| match argument {
        PythonValue::Int(number) => number.bits(),
        PythonValue::List(items) => match width(items) {
            0 | 1 => items.len() as u64,
            widest => widest,
        },
        _ => 0,
    });
    widths.max().unwrap_or(0)
}

/// If all calls up to a width are right and all beyond it wrong, gives that as the reason to those without a better
/// one.
fn diagnose_width(examined: &mut Examined, asked: &[ObservedCall]) {
    /// A function that is right only for single digits has a different problem.
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
