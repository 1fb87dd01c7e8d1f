//! What the sheet asks for in one function: its name, what it takes, what it is worth, and what is right.
//!
//! `nim_sum` takes a board, gives an int, is worth 10 points and stands on `bitwise_exclusive_or`.

use num_bigint::BigInt;

use super::arguments::{CallArguments, bit, digits};
use crate::grade::python::{PythonValue, literal};
use crate::judgement::Answer;
use crate::question::{Generator, Request};

/// One function of the sheet.
pub(in crate::grade) struct Task {
    /// Its name in Python.
    pub name: &'static str,
    /// What it must do, as the sheet says it; code stands in backticks.
    pub does: &'static str,
    /// The names of what it takes.
    pub parameters: &'static [&'static str],
    /// How many points it is worth.
    pub points: u32,
    /// What it gives back.
    pub gives: Gives,
    /// What it is built on.
    pub stands_on: &'static [&'static Task],
    /// How it is to be written.
    pub way: Way,
    /// The rule that it keeps; nothing where a derivation says it all.
    pub rule: &'static str,
    /// The kinds of calls by which it is judged, each paid for itself. The sheet's own examples stand first, since the
    /// first thing that goes wrong is told in full: students know them, and they show more than `[1]` or `0` would.
    pub kinds: &'static [CallKind],
    /// The calls that are written down, for each of the first kinds a list as Python has it: what each call is given, in a
    /// tuple where that is more than one value.
    pub written: &'static [&'static str],
    /// Those that the seed makes up, which are the last kind.
    pub made_up: fn(&mut Generator) -> Vec<CallArguments>,
    /// The right value for these arguments, of several one by chance; none where it does not take them. There are as many
    /// as it has parameters, here and below.
    pub right: fn(&[PythonValue], &mut Generator) -> Option<PythonValue>,
    /// What derives that, where the numbers are such as nimlab explains.
    pub derived: fn(&[PythonValue]) -> Option<Request>,
}

impl Task {
    /// What is so for many of them.
    pub(in crate::grade) const USUAL: Self = Self {
        name: "",
        does: "",
        parameters: &["board"],
        points: 10,
        gives: Gives::Nothing,
        stands_on: &[],
        way: Way::Any,
        rule: "",
        kinds: &[
            CallKind::new("examples", 40, true),
            CallKind::new("edge cases", 20, false),
            CallKind::new("made-up calls", 40, false),
        ],
        written: &[],
        made_up: |_| Vec::new(),
        right: |_, _| None,
        derived: |_| None,
    };

    /// The calls by which it is judged, a list for each kind.
    pub fn calls(&self, generator: &mut Generator) -> Vec<Vec<CallArguments>> {
        let written = self.written.iter().map(|calls| arguments_of(calls));
        written.chain([(self.made_up)(generator)]).collect()
    }

    /// How many functions stand below it.
    pub(super) fn depth(&self) -> usize {
        let below = self.stands_on.iter().map(|task| 1 + task.depth());
        below.max().unwrap_or(0)
    }
}

/// What the sheet says of the way in which a function is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::grade) enum Way {
    Any,
    /// With `if`, without `^`, without comparing the inputs.
    Gate,
    /// Without a `^` of its own.
    ThroughTheGate,
    /// By one's own arithmetic.
    ByHand,
}

/// A kind of calls. Its share of the points is for those who have all of its calls right: whoever refuses every move has the
/// illegal ones right, and can play no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::grade) struct CallKind {
    /// What these calls are, in the plural.
    pub name: &'static str,
    /// How much of the points of the function they are worth.
    pub percent: u32,
    /// Whether they stand on the sheet, with their values.
    pub is_on_sheet: bool,
}

impl CallKind {
    /// With so much of the points, out of a hundred.
    pub const fn new(name: &'static str, percent: u32, is_on_sheet: bool) -> Self {
        Self {
            name,
            percent,
            is_on_sheet,
        }
    }
}

/// What a function gives back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::grade) enum Gives {
    /// A board as text.
    Lines,
    /// The board after a move, and whether the move was legal.
    BoardAndVerdict,
    /// The output of a gate.
    Bit,
    Number,
    /// Binary digits.
    Digits,
    YesOrNo,
    /// A row and how many to take.
    Move,
    Nothing,
}

impl Gives {
    /// A value as the answer that somebody could have typed.
    pub fn answer(self, value: &PythonValue) -> Option<Answer> {
        Some(match self {
            Self::Bit => Answer::Bit(bit(value)?),
            Self::Digits => Answer::Digits(digits(value)?),
            Self::Number => Answer::Number(value.as_number()?),
            Self::Move => {
                let [row, take]: [BigInt; 2] = value.as_numbers()?.try_into().ok()?;
                Answer::Move { row, take }
            }
            Self::Lines | Self::BoardAndVerdict | Self::YesOrNo | Self::Nothing => return None,
        })
    }
}

/// What each call is given, of several that are written down.
fn arguments_of(calls: &str) -> Vec<CallArguments> {
    let Ok(PythonValue::List(calls)) = literal::value(calls) else {
        return Vec::new();
    };
    let calls = calls.into_iter();
    let arguments = calls.map(|call| match call {
        PythonValue::Tuple(arguments) => arguments,
        argument => vec![argument],
    });
    arguments.collect()
}
