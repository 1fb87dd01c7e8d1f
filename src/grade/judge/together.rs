//! What all calls of a function show together, where one alone says little.
//!
//! One wrong output of a gate says little about why; all four say which gate it is. One wrong value beyond 2⁶⁴ says little,
//! too; that all values beyond some width are wrong, and none within it, says a lot.

use num_bigint::{BigInt, BigUint};

use super::examined::Examined;
use super::failure::{Failure, MoveSlip, Reason};
use crate::grade::python::PythonValue;
use crate::grade::sheet::{CallArguments, Function, Gives, after_move, nim_sum, number, rows};
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
        // Digits may be a palindrome, from which little follows.
        Gives::Digits => examined.keep_common_diagnoses(2),
        _ => examined.keep_common_diagnoses(4),
    }
    explain_constant(examined, asked, function.task().gives);
    for slip in slips(function) {
        explain(examined, asked, &slip);
    }
    diagnose_width(examined, asked);
}

/// The slips by which the values of a function can be predicted, in the order in which they are tried.
fn slips(function: Function) -> Vec<Reason> {
    use MoveSlip::{Adds, LeavesTheCount, RowFromZero, Swapped};
    match function {
        Function::NimSum => (1..=3)
            .flat_map(|rows| [Reason::FirstRows(rows), Reason::LastRows(rows)])
            .chain([Reason::FirstRowTwice])
            .collect(),
        Function::NumeralBinary => vec![Reason::OneRound],
        Function::BinaryNumeral => vec![Reason::FromTheOtherEnd],
        Function::IsBoardEmpty => vec![Reason::FirstRows(1), Reason::OneRowIsEmpty],
        Function::IsNPosition | Function::IsPPosition => vec![Reason::TrueForOne],
        Function::BitwiseExclusiveOr => vec![Reason::CutToTheShorter],
        Function::MakeMove => [RowFromZero, LeavesTheCount, Swapped, Adds]
            .map(Reason::Move)
            .into(),
        _ => Vec::new(),
    }
}

/// Whether a call gave what it gives with this slip.
fn shows(slip: &Reason, asked: &Asked) -> Option<bool> {
    let (value, arguments) = (asked.value.as_ref()?, &asked.arguments);
    let one = BigUint::from(1_u8);
    let is_number = |number: BigUint| *value == PythonValue::from_number(number);
    Some(match *slip {
        Reason::FirstRows(count) | Reason::LastRows(count) => {
            let mut board = rows(&arguments[0])?;
            if let PythonValue::Bool(is_empty) = value {
                return Some(*is_empty == board.first().is_none_or(|row| *row == BigUint::ZERO));
            }
            if matches!(slip, Reason::LastRows(_)) {
                board.reverse();
            }
            board.truncate(count);
            is_number(nim_sum(&board))
        }
        Reason::FirstRowTwice => {
            is_number(nim_sum(rows(&arguments[0])?.get(1..).unwrap_or_default()))
        }
        Reason::OneRowIsEmpty => {
            let board: Vec<BigUint> = rows(&arguments[0])?;
            // A board without rows may have been thought of.
            board.is_empty() || *value == PythonValue::Bool(board.contains(&BigUint::ZERO))
        }
        Reason::OneRound => {
            let number: BigUint = number(&arguments[0])?;
            let digit = (number > BigUint::ZERO).then_some(number % 2_u8);
            *value == PythonValue::numbers(digit)
        }
        Reason::FromTheOtherEnd => {
            let mut digits = arguments[0].as_numbers()?;
            digits.reverse();
            let two = BigInt::from(2);
            is_number(
                digits
                    .into_iter()
                    .fold(BigInt::ZERO, |number, digit| number * &two + digit)
                    .try_into()
                    .ok()?,
            )
        }
        // `nim_sum(board) == True`.
        Reason::TrueForOne => *value == PythonValue::Bool(nim_sum(&rows(&arguments[0])?) == one),
        // Counted from the front or from the back.
        Reason::CutToTheShorter => {
            let [a, b]: [BigUint; 2] = [number(&arguments[0])?, number(&arguments[1])?];
            let digits = a.bits().min(b.bits());
            let front = (&a >> (a.bits() - digits)) ^ (&b >> (b.bits() - digits));
            is_number(front) || is_number((a ^ b) % (one << digits))
        }
        Reason::Move(slip) => *value == slipped(arguments, slip)?,
        _ => false,
    })
}

/// Gives wrong values the slip as their reason, where several show it, and every other value that came, the right ones too.
fn explain(examined: &mut Examined, asked: &[Asked], slip: &Reason) {
    // A loop that is left early may have nothing to give back where there is nothing to go through.
    let is_nothing = |asked: &Asked| {
        asked
            .value
            .as_ref()
            .is_none_or(|value| *value == PythonValue::None)
    };
    let is_shown = |asked: &Asked| is_nothing(asked) || shows(slip, asked) == Some(true);
    let wrong = asked.iter().filter(|it| !it.is_right).count();
    if wrong > 1 && asked.iter().all(is_shown) {
        examined.explain_wrong(|_| Some(slip.clone()));
    }
}

/// Where every call gave the same: that is why. Of yes and no, where one came for nearly all that the other is right for.
fn explain_constant(examined: &mut Examined, asked: &[Asked], gives: Gives) {
    const FEWEST: usize = 4;
    let wrong: Vec<&Asked> = asked.iter().filter(|asked| !asked.is_right).collect();
    let Some(value) = wrong.iter().find_map(|asked| asked.value.as_ref()) else {
        return;
    };
    let is_other = |asked: &&Asked| asked.value.as_ref() != Some(value);
    let others = asked.iter().filter(is_other).count();
    let may_be_others = match gives {
        Gives::YesOrNo => wrong.len() / 4,
        _ => 0,
    };
    if asked.len() >= FEWEST && wrong.len() > 1 && others <= may_be_others {
        examined.explain_wrong(|_| Some(Reason::Constant));
    }
}

/// What `make_move` gives back that makes this slip.
fn slipped(arguments: &[PythonValue], slip: MoveSlip) -> Option<PythonValue> {
    let (row, elements) = (arguments[1].as_number()?, arguments[2].as_number()?);
    let (row, elements) = match slip {
        MoveSlip::RowFromZero => (row + 1, elements),
        MoveSlip::Swapped => (elements, row),
        MoveSlip::LeavesTheCount | MoveSlip::Adds => (row, elements),
    };
    let left = |size: &BigInt| match slip {
        MoveSlip::LeavesTheCount => elements.clone(),
        MoveSlip::Adds => size + &elements,
        MoveSlip::RowFromZero | MoveSlip::Swapped => size - &elements,
    };
    Some(after_move(
        arguments[0].as_numbers()?,
        &row,
        &elements,
        left,
    ))
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
        PythonValue::List(items) => match width(items) {
            0 | 1 => items.len() as u64,
            widest => widest,
        },
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
