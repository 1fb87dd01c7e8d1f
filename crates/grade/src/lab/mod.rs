//! A teacher's rules: which functions are set, what each is worth, and which calls are added.
//!
//! The default is the lab sheet: thirteen functions, 100 points. `lab.toml` changes any of that
//! ([`Lab::read`]): `functions = ["nim_sum"]`, `max_points = 20`.

mod file;

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Deserialize;

use super::python::PythonValue;
use super::sheet::{CallArguments, Function};
use crate::class::{Points, Share};
use explain::question::Generator;

/// The rules by which hand-ins are graded.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lab {
    /// The title of the sheet and of the class report.
    pub title: String,
    /// The functions that are set, in the order of the sheet.
    pub functions: Vec<Function>,
    /// The points of each function before they are scaled to `max_points`.
    points: BTreeMap<Function, Points>,
    /// The points of all functions together; by default the sum of their points.
    max_points: Option<Points>,
    /// Which position has which name.
    pub names: PositionNames,
    /// The seed of the made-up calls.
    #[serde(deserialize_with = "file::seed")]
    pub seed: u64,
    /// How long a function may take.
    #[serde(deserialize_with = "file::seconds")]
    pub timeout: Duration,
    /// Calls of the teacher's own.
    #[serde(rename = "calls")]
    own_calls: Vec<OwnCall>,
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
            names: PositionNames::Lab,
            seed: 1,
            timeout: Duration::from_secs(5),
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

    /// The points for these shares together.
    pub(super) fn total(&self, shares: impl IntoIterator<Item = (Function, Share)>) -> Points {
        shares.into_iter().map(|(function, share)| self.points(function).share(share)).sum()
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
        // If N and P are named as in books, each function returns what the other does on the sheet.
        let says_it = match (self.names, function) {
            (PositionNames::Standard, Function::IsNPosition) => Function::IsPPosition,
            (PositionNames::Standard, Function::IsPPosition) => Function::IsNPosition,
            _ => function,
        };
        (says_it.task().right)(arguments, generator)
    }
}
