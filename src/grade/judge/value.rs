//! A value that came back beside the right one, type and all.
//!
//! What is wrong is then judged as a typed answer would be, so a function that adds in place of XOR gets the diagnosis
//! that a student gets who adds.

use num_bigint::BigInt;

use super::failure::Reason;
use crate::grade::lab::Lab;
use crate::grade::python::{Printed, PythonValue, Returned};
use crate::grade::sheet::{Function, Gives};
use crate::judgement::{Judgement, judge_answer};
use crate::question::Request;

/// A call with the value that is right.
pub(super) struct Right<'a> {
    pub function: Function,
    pub lab: &'a Lab,
    pub arguments: &'a [PythonValue],
    pub wanted: &'a PythonValue,
}

impl Right<'_> {
    /// What is wrong with the value of the call, or with what it has done to its arguments, and whether it is half right;
    /// `None` where all is right.
    pub fn judge(&self, returned: &Returned, printed: &Printed) -> Option<(Reason, bool)> {
        let value = &returned.value;
        match self.likeness(value) {
            Likeness::Same if changed(self.arguments, returned).is_some() => {
                Some((Reason::Changed, true))
            }
            Likeness::Same if self.gives() == Gives::BoardAndVerdict && returned.same => {
                Some((Reason::SameList, true))
            }
            Likeness::Same => None,
            Likeness::OtherTypeThough => Some((Reason::OtherTypeThough, true)),
            Likeness::OtherType => Some((other_type(value, printed), false)),
            Likeness::Different => Some((self.different(value), false)),
        }
    }

    fn gives(&self) -> Gives {
        self.function.task().gives
    }

    fn likeness(&self, value: &PythonValue) -> Likeness {
        let may_be_bool = self.lab.bool_for_bit && self.wanted.equals(value);
        match (self.wanted, value) {
            // A named tuple is a tuple.
            (PythonValue::Tuple(_), PythonValue::Subclass(_, content))
                if matches!(**content, PythonValue::Tuple(_)) =>
            {
                self.likeness(content)
            }
            (PythonValue::Tuple(wanted), PythonValue::List(items)) if *wanted == *items => {
                Likeness::OtherTypeThough
            }
            (PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_))
                if self.wanted.equals(value) =>
            {
                Likeness::Same
            }
            (PythonValue::Bool(_), PythonValue::Int(number)) if *number > BigInt::from(1) => {
                Likeness::OtherType
            }
            (PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_)) => {
                Likeness::Different
            }
            (PythonValue::Int(_), PythonValue::Bool(_))
                if self.gives() == Gives::Bit && may_be_bool =>
            {
                Likeness::Same
            }
            (
                PythonValue::Int(_),
                PythonValue::Bool(_) | PythonValue::Float(_) | PythonValue::Subclass(..),
            ) if self.gives() == Gives::Bit => Likeness::OtherType,
            (PythonValue::Str(wanted), PythonValue::Str(text)) => {
                let may_end_in_a_line_end = self.arguments == [PythonValue::List(Vec::new())];
                let stripped = text.strip_suffix('\n').filter(|_| may_end_in_a_line_end);
                if trimmed(wanted).eq(trimmed(stripped.unwrap_or(text))) {
                    Likeness::Same
                } else {
                    Likeness::Different
                }
            }
            (wanted, _) if wanted == value => Likeness::Same,
            (wanted, _) if wanted.equals(value) => Likeness::OtherTypeThough,
            (wanted, _) if has_shape_of(wanted, value) => Likeness::Different,
            _ => Likeness::OtherType,
        }
    }

    /// Why a value of the right type is not right.
    fn different(&self, value: &PythonValue) -> Reason {
        if let (PythonValue::Str(wanted), PythonValue::Str(text)) = (self.wanted, value) {
            let lines = trimmed(wanted).zip(trimmed(text));
            return Reason::Line(lines.take_while(|(a, b)| a == b).count() + 1);
        }
        if self.gives() == Gives::Digits && is_wanted_with_zeros(self.wanted, value) {
            return Reason::LeadingZeros;
        }
        if self.lab.is_own_call(self.function, self.arguments) {
            return Reason::SetByTeacher;
        }
        let judgement = as_typed(self.function, self.arguments, value);
        // One wrong "yes" says nothing about why; all of them together may.
        Reason::Wrong(judgement.filter(|_| self.gives() != Gives::YesOrNo))
    }
}

/// The list that was given and is not what it was, as it is now.
pub(super) fn changed(arguments: &[PythonValue], returned: &Returned) -> Option<PythonValue> {
    let PythonValue::Tuple(given) = &returned.given else {
        return None;
    };
    let mut pairs = given.iter().zip(arguments);
    let changed = pairs.find(|(after, before)| after != before);
    changed.map(|(after, _)| after.clone())
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

/// The lines of a text without the spaces at their ends.
fn trimmed(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(str::trim_end)
}

/// Whether a value is of the type that is wanted, as far as that can be told from one right value.
fn has_shape_of(wanted: &PythonValue, value: &PythonValue) -> bool {
    match (wanted, value) {
        (PythonValue::Tuple(wanted), PythonValue::Tuple(values)) => {
            let mut pairs = wanted.iter().zip(values);
            wanted.len() == values.len() && pairs.all(|(wanted, value)| has_shape_of(wanted, value))
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

/// Why a value of another type is not right.
pub(super) fn other_type(value: &PythonValue, printed: &Printed) -> Reason {
    match value {
        PythonValue::None => Reason::NothingReturned(printed.clone()),
        _ => Reason::OtherType,
    }
}

/// The value judged as an answer that somebody typed.
pub(super) fn as_typed(
    function: Function,
    arguments: &[PythonValue],
    value: &PythonValue,
) -> Option<Box<Judgement>> {
    let task = function.task();
    let Some(Request::Question(question)) = (task.derived)(arguments) else {
        return None;
    };
    let answer = task.gives.answer(value)?;
    Some(Box::new(judge_answer(&question, answer)))
}

fn is_wanted_with_zeros(wanted: &PythonValue, value: &PythonValue) -> bool {
    let (PythonValue::List(wanted), PythonValue::List(digits)) = (wanted, value) else {
        return false;
    };
    let zero = PythonValue::from_number(0);
    let more = digits.strip_suffix(&wanted[..]).unwrap_or_default();
    !more.is_empty() && more.iter().all(|digit| *digit == zero)
}
