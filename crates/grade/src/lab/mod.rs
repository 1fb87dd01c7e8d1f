//! A teacher's rules: which functions are set, what each is worth, and what the sheet insists on.
//!
//! The default is the lab sheet: thirteen functions, 100 points, a gate built from `if`s. `lab.toml` changes any of
//! that ([`Lab::read`]): `functions = ["nim_sum"]`, `max_points = 20`.

mod file;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

use super::python::PythonValue;
use super::sheet::{CallArguments, Function, ReturnKind};
use crate::class::{Points, Share};
use explain::question::Generator;

/// The rules by which hand-ins are graded.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // Each is a rule that a teacher turns on or off by its name.
pub struct Lab {
    /// The title of the sheet and of the class report.
    pub title: String,
    /// The functions that are set, in the order of the sheet.
    pub functions: Vec<Function>,
    /// The points of each function before they are scaled to `max_points`.
    points: BTreeMap<Function, Points>,
    /// The points of all functions together; by default the sum of their points.
    max_points: Option<Points>,
    /// The points of a hand-in are rounded to the nearest multiple of this.
    round_to: Option<Points>,
    /// Which position has which name.
    pub names: PositionNames,
    /// Whether the gate has to use an `if`.
    pub gate_needs_if: bool,
    /// Whether `bitwise_exclusive_or` has to do without Python's own `^`.
    pub bitwise_needs_gate: bool,
    /// Whether a gate may give True for 1.
    pub bool_for_bit: bool,
    /// The credit for a function that is right once those it uses are, as a share of what it would get then.
    #[serde(deserialize_with = "file::credit")]
    pub right_once_helpers_are: Share,
    /// The seed of the made-up calls.
    #[serde(deserialize_with = "file::seed")]
    pub seed: u64,
    /// How long a function may take.
    #[serde(deserialize_with = "file::seconds")]
    pub timeout: Duration,
    /// The file that names the students.
    pub roster: Option<PathBuf>,
    /// Calls of the teacher's own.
    #[serde(rename = "calls")]
    pub own_calls: Vec<OwnCall>,
}

/// Which of the two kinds of positions is called N and which P.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PositionNames {
    /// As on the lab sheet: N if the nim sum is 0.
    #[default]
    Lab,
    /// As in books: P if the nim sum is 0, since the previous player wins.
    Standard,
    /// Either, the same for both functions of a hand-in.
    Either,
}

/// A call that a teacher adds, with its value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "file::WrittenCall")]
pub struct OwnCall {
    function: Function,
    arguments: CallArguments,
    value: PythonValue,
    /// Whether the value is meant to differ from that of the game.
    differs: bool,
    /// Both as they were written.
    written: [String; 2],
}

impl Default for Lab {
    fn default() -> Self {
        Self {
            title: "The lab: Nim".to_owned(),
            functions: Function::ALL.to_vec(),
            points: BTreeMap::new(),
            max_points: None,
            round_to: None,
            names: PositionNames::Lab,
            gate_needs_if: true,
            bitwise_needs_gate: true,
            bool_for_bit: false,
            right_once_helpers_are: Share::WHOLE,
            seed: 1,
            timeout: Duration::from_secs(5),
            roster: None,
            own_calls: Vec::new(),
        }
    }
}

impl Lab {
    /// The points of a function: its part of all points, rounded so that the sum is right.
    pub fn points(&self, function: Function) -> Points {
        let before = self.functions.iter().filter(|&&other| other < function);
        let before: Points = before.map(|&other| self.worth(other)).sum();
        let with_it = [before, self.worth(function)].into_iter().sum();
        self.brought_to_max(before).short_of(self.brought_to_max(with_it))
    }

    /// The points of all functions that are set.
    pub fn max_points(&self) -> Points {
        self.max_points.unwrap_or_else(|| self.worth_of_all())
    }

    /// The points for these shares together, rounded as the rules say.
    pub(super) fn total(&self, shares: impl IntoIterator<Item = (Function, Share)>) -> Points {
        let shares = shares.into_iter();
        let points: Points =
            shares.map(|(function, share)| self.points(function).share(share)).sum();
        let rounded = self.round_to.map(|step| points.rounded_to(step));
        rounded.map_or(points, |rounded| rounded.min(self.max_points()))
    }

    /// Whether these are the rules of the lab sheet, whichever of its functions are graded.
    pub fn is_of_sheet(&self) -> bool {
        *self == Self::default().only(&self.functions)
    }

    /// Only these of its functions.
    pub fn only(mut self, functions: &[Function]) -> Self {
        let before = self.worth_of_all();
        self.functions.retain(|function| functions.contains(function));
        // The points of each stay as they were.
        let after = self.worth_of_all();
        self.max_points = self.max_points.map(|max| max.part(after, before));
        self
    }

    fn worth(&self, function: Function) -> Points {
        let of_sheet = || Points::whole(function.task().points);
        self.points.get(&function).copied().unwrap_or_else(of_sheet)
    }

    fn worth_of_all(&self) -> Points {
        let functions = self.functions.iter();
        functions.map(|&function| self.worth(function)).sum()
    }

    fn brought_to_max(&self, points: Points) -> Points {
        match self.max_points {
            Some(max) => max.part(points, self.worth_of_all()),
            None => points,
        }
    }

    /// The calls by which a function is judged, each with the index of its kind; a teacher's own belong to the last
    /// kind.
    pub(super) fn calls(
        &self,
        function: Function,
        generator: &mut Generator,
    ) -> Vec<(usize, CallArguments)> {
        let calls = function.task().calls(generator).into_iter().enumerate();
        let calls = calls.flat_map(|(kind, calls)| calls.into_iter().map(move |call| (kind, call)));
        let last = function.task().kinds.len().saturating_sub(1);
        let own = self.own_calls.iter().filter(|own| own.function == function);
        let own = own.map(|own| (last, own.arguments.clone()));
        let mut different: Vec<(usize, CallArguments)> = Vec::new();
        for (kind, call) in calls.chain(own) {
            // A made-up call may be an example, which counts once.
            if different.iter().all(|(_, other)| *other != call) {
                different.push((kind, call));
            }
        }
        different
    }

    /// A right value of the call, chosen at random if there are several; `None` if the function does not take these
    /// arguments.
    pub(super) fn right(
        &self,
        function: Function,
        arguments: &[PythonValue],
        generator: &mut Generator,
    ) -> Option<PythonValue> {
        let own = self.own_value(function, arguments).cloned();
        own.or_else(|| self.by_rules(function, arguments, generator))
    }

    /// The teacher's own calls whose value differs from the rules of the game, unless that is declared: as written,
    /// with the value by the rules. If either naming is allowed, both values of a position are those of the game.
    pub fn slips(&self) -> impl Iterator<Item = (&[String; 2], PythonValue)> {
        let is_either = |own: &&OwnCall| {
            self.names == PositionNames::Either
                && own.function.task().returns == ReturnKind::YesOrNo
        };
        let own = self.own_calls.iter();
        let own = own.filter(move |own| !own.differs && !is_either(own));
        own.filter_map(|own| {
            let by_rules =
                self.by_rules(own.function, &own.arguments, &mut Generator::new(self.seed));
            let by_rules = by_rules.filter(|value| *value != own.value)?;
            Some((&own.written, by_rules))
        })
    }

    /// Whether this value is right only because a teacher says so.
    pub(super) fn is_own(&self, function: Function, arguments: &[PythonValue]) -> bool {
        let own = self.own_value(function, arguments);
        let by_rules = self.by_rules(function, arguments, &mut Generator::new(self.seed));
        own.is_some() && own != by_rules.as_ref()
    }

    fn by_rules(
        &self,
        function: Function,
        arguments: &[PythonValue],
        generator: &mut Generator,
    ) -> Option<PythonValue> {
        // If N and P are named as in books, each function returns what the other does on the sheet.
        let says_it = match (self.names, function) {
            (PositionNames::Standard, Function::IsNPosition) => Function::IsPPosition,
            (PositionNames::Standard, Function::IsPPosition) => Function::IsNPosition,
            _ => function,
        };
        (says_it.task().right)(arguments, generator)
    }

    /// The value that a teacher has declared right, which may differ from what nimlab derives.
    fn own_value(&self, function: Function, arguments: &[PythonValue]) -> Option<&PythonValue> {
        let mut own = self.own_calls.iter();
        let own = own.find(|own| own.function == function && own.arguments == arguments);
        own.map(|own| &own.value)
    }
}
