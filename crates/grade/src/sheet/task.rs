//! What the sheet asks for in one function: its name, its parameters, its points, and what is right.
//!
//! `nim_sum` takes a board, gives an int, is worth 10 points and is built on `bitwise_exclusive_or`.

use num_bigint::BigInt;

use super::arguments::{CallArguments, MADE_UP, bit, digits};
use crate::python::{PythonValue, literal};
use explain::judgement::Answer;
use explain::question::{Generator, Question};
use theory::{Board, Move};

/// One function of the sheet.
pub(crate) struct Task {
    /// Its name in Python.
    pub name: &'static str,
    /// What it must do, in the words of the sheet; code is in backticks.
    pub does: &'static str,
    /// The names of its parameters.
    pub parameters: &'static [&'static str],
    /// How many points it is worth.
    pub points: u32,
    /// What it returns.
    pub returns: ReturnKind,
    /// The functions that it is built on.
    pub built_on: &'static [&'static Task],
    /// How it must be written.
    pub style: StyleRule,
    /// The rule that it follows; empty if a derivation says it all.
    pub rule: &'static str,
    /// The kinds of calls by which it is judged, each paid for separately. The sheet's own examples come first, because
    /// the first error is reported in full: students know them, and they show more than `[1]` or `0` would.
    pub kinds: &'static [CallKind],
    /// The fixed calls, a Python list for each of the first kinds: the argument of each call, or a tuple if there are
    /// several.
    pub written: &'static [&'static str],
    /// The calls that the seed makes up in each of several turns, counted from 0; they are the last kind.
    pub made_up: fn(&mut Generator, usize) -> Vec<CallArguments>,
    /// A right value for these arguments, chosen at random if there are several; `None` if it does not take them. Here
    /// and below there are as many as it has parameters.
    pub right: fn(&[PythonValue], &mut Generator) -> Option<PythonValue>,
    /// What explains the right value, if nimlab can explain these numbers.
    pub explanation: fn(&[PythonValue]) -> Option<Explanation>,
}

/// What explains a right value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// The derivation of the answer to a question.
    Question(Question),
    /// A board drawn before and after a move.
    Drawing {
        /// The board before the move.
        board: Board,
        /// The move; it is legal.
        mv: Move,
    },
}

impl Task {
    /// The common case.
    pub(crate) const USUAL: Self = Self {
        name: "",
        does: "",
        parameters: &["board"],
        points: 10,
        returns: ReturnKind::Nothing,
        built_on: &[],
        style: StyleRule::Any,
        rule: "",
        kinds: &[
            CallKind::new("examples", 40, true),
            CallKind::new("edge cases", 20, false),
            CallKind::new("made-up calls", 40, false),
        ],
        written: &[],
        made_up: |_, _| Vec::new(),
        right: |_, _| None,
        explanation: |_| None,
    };

    /// The calls by which it is judged, a list for each kind.
    pub fn calls(&self, generator: &mut Generator) -> Vec<Vec<CallArguments>> {
        let written = self.written.iter().map(|calls| arguments_of(calls));
        let made_up = (0..MADE_UP).flat_map(|turn| (self.made_up)(generator, turn));
        written.chain([made_up.collect()]).collect()
    }

    /// The height of the tree of functions that it is built on.
    pub(super) fn depth(&self) -> usize {
        let below = self.built_on.iter().map(|task| 1 + task.depth());
        below.max().unwrap_or(0)
    }
}

/// How the sheet wants a function to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StyleRule {
    Any,
    /// With `if`, without `^`, without comparing the inputs.
    Gate,
    /// Without a `^` of its own.
    ThroughTheGate,
    /// By one's own arithmetic.
    ByHand,
}

/// A kind of calls. Its share of the points is for having all of its calls right: a function that refuses every move
/// has the illegal ones right, but cannot play a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CallKind {
    /// Its name, in the plural.
    pub name: &'static str,
    /// Its share of the points of the function, in percent.
    pub percent: u32,
    /// Whether they are on the sheet, with their values.
    pub is_on_sheet: bool,
}

impl CallKind {
    /// A kind with this share of the points, in percent.
    pub const fn new(name: &'static str, percent: u32, is_on_sheet: bool) -> Self {
        Self { name, percent, is_on_sheet }
    }
}

/// What a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReturnKind {
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

impl ReturnKind {
    /// A value as an answer that somebody could have typed.
    pub fn answer(self, value: &PythonValue) -> Option<Answer> {
        Some(match self {
            Self::Bit => Answer::Bit(bit(value)?),
            Self::Digits => Answer::Digits(digits(value)?),
            Self::Number => Answer::Number(value.as_number()?),
            Self::Move => {
                let [row, take]: [BigInt; 2] = value.as_numbers()?.try_into().ok()?;
                Answer::taking(row, take)
            }
            Self::Lines | Self::BoardAndVerdict | Self::YesOrNo | Self::Nothing => return None,
        })
    }
}

/// The arguments of several fixed calls.
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
