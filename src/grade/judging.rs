//! One call judged: the value that came back against the right one, type and all.
//!
//! What is wrong is then judged as a typed answer would be, so a function that adds in place of XOR gets the diagnosis
//! that a student gets who adds.

use std::time::Duration;

use num_bigint::BigInt;

use super::failure::{CameBack, Failure, Reason, Wanted};
use super::frame::{Printed, Returned};
use super::interpreter::CallOutcome;
use super::lab::Function;
use super::right::{right, rows};
use super::value::PythonValue;
use crate::game::{Board, Position, Rule};
use crate::hand_built::Bit;
use crate::judgement::{Answer, judge_answer};
use crate::question::{Binary, Decimal, Gate, NimSum, Question, Request, WinningMove, Xor};

/// Judges what came of one call; `None` where it is right.
pub(super) fn judge(
    function: Function,
    arguments: &[PythonValue],
    outcome: &CallOutcome,
    allowed: Duration,
) -> Option<Failure> {
    let wanted = right(function, arguments)?;
    let (reason, returned, is_half_right) = match outcome {
        CallOutcome::Returned(returned, printed) => {
            let [returned] = &returned[..] else {
                return None;
            };
            let (reason, half) = judge_value(function, arguments, &wanted, returned, printed)?;
            (reason, CameBack::Value(returned.value.clone()), half)
        }
        other => (not_returned(other, allowed)?, CameBack::Nothing, false),
    };
    Some(Failure {
        call: call(function, arguments),
        returned,
        expected: Wanted::Value(wanted),
        reason,
        request: request(function, arguments),
        is_half_right,
    })
}

/// A call that was not made, because slow calls before it had used up the time of the function.
pub(super) fn used_up(function: Function, arguments: &[PythonValue], each: Duration) -> Failure {
    Failure {
        call: call(function, arguments),
        returned: CameBack::Nothing,
        expected: right(function, arguments)
            .map_or_else(|| Wanted::Words("an answer".to_owned()), Wanted::Value),
        reason: Reason::UsedUp {
            seconds: each.as_secs(),
        },
        request: None,
        is_half_right: false,
    }
}

/// The reason why nothing came back.
pub(super) fn not_returned(outcome: &CallOutcome, allowed: Duration) -> Option<Reason> {
    Some(match outcome {
        CallOutcome::Returned(..) => return None,
        CallOutcome::Raised(raised, _) => Reason::Raised(raised.clone()),
        CallOutcome::Missing(missing) => Reason::Missing(missing.clone()),
        CallOutcome::TimedOut => Reason::TimedOut {
            seconds: allowed
                .as_millis()
                .div_ceil(1000)
                .try_into()
                .unwrap_or(u64::MAX),
        },
        CallOutcome::Ended(code) => Reason::Ended(*code),
        CallOutcome::Unreadable => Reason::Unreadable,
    })
}

/// The call as Python would read it.
pub(super) fn call(function: Function, arguments: &[PythonValue]) -> String {
    let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
    format!("{function}({})", arguments.join(", "))
}

fn judge_value(
    function: Function,
    arguments: &[PythonValue],
    wanted: &PythonValue,
    returned: &Returned,
    printed: &Printed,
) -> Option<(Reason, bool)> {
    if function == Function::MakeMove
        && let Some(reason) = list_not_left_alone(arguments, returned)
    {
        return Some((reason, false));
    }
    let value = &returned.value;
    match likeness(function, arguments, wanted, value) {
        Likeness::Same => None,
        Likeness::OtherTypeThough => Some((
            Reason::OtherTypeThough {
                wanted: type_in_words(function),
            },
            true,
        )),
        Likeness::OtherType => Some((other_type(function, value, printed), false)),
        Likeness::Different => Some((different(function, arguments, wanted, value), false)),
    }
}

/// The list that `make_move` was given has to stay as it was, and another to come back.
fn list_not_left_alone(arguments: &[PythonValue], returned: &Returned) -> Option<Reason> {
    let after = match &returned.given {
        PythonValue::Tuple(given) => given.first()?,
        _ => return None,
    };
    if Some(after) != arguments.first() {
        return Some(Reason::Changed {
            after: after.clone(),
        });
    }
    returned.same.then_some(Reason::SameList)
}

/// How near a value comes to the right one.
enum Likeness {
    Same,
    /// Python's `==` holds, and a type differs.
    OtherTypeThough,
    /// The type itself is another.
    OtherType,
    Different,
}

fn likeness(
    function: Function,
    arguments: &[PythonValue],
    wanted: &PythonValue,
    value: &PythonValue,
) -> Likeness {
    match (function, wanted, value) {
        (_, PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_))
            if wanted.equals(value) =>
        {
            Likeness::Same
        }
        (_, PythonValue::Bool(_), PythonValue::Int(number)) if *number > BigInt::from(1) => {
            Likeness::OtherType
        }
        (_, PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_)) => {
            Likeness::Different
        }
        (
            Function::ExclusiveOr,
            PythonValue::Int(_),
            PythonValue::Bool(_) | PythonValue::Float(_) | PythonValue::Subclass(..),
        ) => Likeness::OtherType,
        (Function::PresentBoard, PythonValue::Str(wanted), PythonValue::Str(text)) => {
            let may_end_in_a_line_end = arguments == [PythonValue::List(Vec::new())];
            let text = match text.strip_suffix('\n') {
                Some(stripped) if may_end_in_a_line_end => stripped,
                _ => text,
            };
            if trimmed(wanted).eq(trimmed(text)) {
                Likeness::Same
            } else {
                Likeness::Different
            }
        }
        _ if wanted == value => Likeness::Same,
        _ if wanted.equals(value) => Likeness::OtherTypeThough,
        _ if has_shape_of(wanted, value) => Likeness::Different,
        _ => Likeness::OtherType,
    }
}

/// The lines of a text without the spaces at their ends.
fn trimmed(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(str::trim_end)
}

/// Whether a value is of the type that is wanted, as far as that can be told from one right value.
fn has_shape_of(wanted: &PythonValue, value: &PythonValue) -> bool {
    match (wanted, value) {
        (PythonValue::Tuple(wanted), PythonValue::Tuple(values)) => {
            wanted.len() == values.len()
                && wanted
                    .iter()
                    .zip(values)
                    .all(|(wanted, value)| has_shape_of(wanted, value))
        }
        (PythonValue::List(_), PythonValue::List(items)) => {
            items.iter().all(|item| matches!(item, PythonValue::Int(_)))
        }
        (PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_))
        | (PythonValue::Int(_), PythonValue::Int(_))
        | (PythonValue::Str(_), PythonValue::Str(_)) => true,
        _ => false,
    }
}

/// What a function of the lab gives back.
pub(super) fn type_in_words(function: Function) -> &'static str {
    match function {
        Function::PresentBoard => "a str",
        Function::MakeMove => "a tuple of a list of ints and a bool",
        Function::NumeralBinary => "a list of ints",
        Function::ExclusiveOr
        | Function::BinaryNumeral
        | Function::BitwiseExclusiveOr
        | Function::NimSum => "an int",
        Function::IsNPosition
        | Function::IsPPosition
        | Function::IsHuman
        | Function::IsBoardEmpty => "True or False",
        Function::OptimalMove => "a tuple of two ints",
        Function::PlayNim => "nothing",
    }
}

pub(super) fn other_type(function: Function, value: &PythonValue, printed: &Printed) -> Reason {
    match value {
        PythonValue::None => Reason::NothingReturned(printed.clone()),
        _ => Reason::OtherType {
            wanted: type_in_words(function),
        },
    }
}

fn different(
    function: Function,
    arguments: &[PythonValue],
    wanted: &PythonValue,
    value: &PythonValue,
) -> Reason {
    if let (PythonValue::Str(wanted), PythonValue::Str(text)) = (wanted, value) {
        let same = trimmed(wanted)
            .zip(trimmed(text))
            .take_while(|(a, b)| a == b);
        return Reason::Line(same.count() + 1);
    }
    if function == Function::NumeralBinary && is_wanted_with_zeros(wanted, value) {
        return Reason::LeadingZeros;
    }
    let judgement = question(function, arguments)
        .zip(answer(function, value))
        .map(|(question, answer)| Box::new(judge_answer(&question, answer)));
    Reason::Wrong(judgement.filter(|_| !is_yes_or_no(function)))
}

/// One wrong "yes" says nothing about why; all of them together may.
pub(super) fn is_yes_or_no(function: Function) -> bool {
    type_in_words(function) == "True or False"
}

fn is_wanted_with_zeros(wanted: &PythonValue, value: &PythonValue) -> bool {
    let (PythonValue::List(wanted), PythonValue::List(digits)) = (wanted, value) else {
        return false;
    };
    let zero = PythonValue::from_number(0);
    digits.len() > wanted.len()
        && digits.ends_with(wanted)
        && digits[..digits.len() - wanted.len()]
            .iter()
            .all(|digit| *digit == zero)
}

/// The question that a call asks, where its numbers are such as nimlab asks about.
pub(super) fn question(function: Function, arguments: &[PythonValue]) -> Option<Question> {
    let number = |index: usize| u64::try_from(arguments.get(index)?.as_number()?).ok();
    let digits = || digits(arguments.first()?);
    let board = || board(arguments.first()?);
    Some(match function {
        Function::ExclusiveOr => Question::Gate(Gate {
            a: bit(arguments.first()?)?,
            b: bit(arguments.get(1)?)?,
        }),
        Function::NumeralBinary => Question::Binary(Binary { number: number(0)? }),
        Function::BinaryNumeral => Question::Decimal(Decimal {
            digits: digits().filter(|digits| digits.len() <= 64)?,
        }),
        Function::BitwiseExclusiveOr => Question::Xor(Xor {
            a: number(0)?,
            b: number(1)?,
        }),
        Function::NimSum | Function::IsNPosition | Function::IsPPosition => {
            Question::Sum(NimSum { board: board()? })
        }
        Function::OptimalMove => Question::Move(WinningMove(Position::new(board()?, Rule::Normal))),
        _ => return None,
    })
}

/// What derives the right result of a call.
fn request(function: Function, arguments: &[PythonValue]) -> Option<Request> {
    /// Longer rows are not drawn.
    const LONGEST: u64 = 40;
    if function != Function::MakeMove {
        return question(function, arguments).map(Request::Question);
    }
    let board = board(arguments.first()?)?;
    let row = usize::try_from(arguments.get(1)?.as_number()?).ok()?;
    let take = u64::try_from(arguments.get(2)?.as_number()?).ok()?;
    let moves = vec![board.taking(row, take).ok()?];
    let can_be_drawn = board.rows().iter().all(|&size| size <= LONGEST);
    can_be_drawn.then_some(Request::Drawing { board, moves })
}

/// A board whose rows nimlab can explain.
pub(super) fn board(value: &PythonValue) -> Option<Board> {
    let rows: Option<Vec<u64>> = rows(value)?
        .into_iter()
        .map(|size| u64::try_from(size).ok())
        .collect();
    rows.map(Board::from)
}

fn bit(value: &PythonValue) -> Option<Bit> {
    match u8::try_from(value.as_number()?).ok()? {
        0 => Some(Bit::Zero),
        1 => Some(Bit::One),
        _ => None,
    }
}

fn digits(value: &PythonValue) -> Option<Vec<Bit>> {
    match value {
        PythonValue::List(items) => items.iter().map(bit).collect(),
        _ => None,
    }
}

/// A value as the answer that somebody could have typed.
pub(super) fn answer(function: Function, value: &PythonValue) -> Option<Answer> {
    Some(match function {
        Function::ExclusiveOr => Answer::Bit(bit(value)?),
        Function::NumeralBinary => Answer::Digits(digits(value)?),
        Function::BinaryNumeral | Function::BitwiseExclusiveOr | Function::NimSum => {
            Answer::Number(value.as_number()?)
        }
        Function::OptimalMove => match &value.as_numbers()?[..] {
            [row, take] => Answer::Move {
                row: row.clone(),
                take: take.clone(),
            },
            _ => return None,
        },
        _ => return None,
    })
}
