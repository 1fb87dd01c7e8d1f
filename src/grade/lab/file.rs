//! `lab.toml` read: every key may be left out, and one that is not known is refused with its line.
//!
//! `pionts = 3` in line 2 reads "lab.toml, line 2: unknown key `pionts`: expected title, functions, …".

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::{Lab, OwnCall, PositionNames, literal};
use crate::class::{Points, Share};
use crate::grade::sheet::{Function, Gives};

/// Why rules cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LabError {
    /// Something in this line is not as it should be.
    #[error("line {line}: {why}")]
    InLine {
        /// The line, from 1.
        line: usize,
        /// What is wrong, and what was expected.
        why: String,
    },
    /// The rules as a whole do not fit together.
    #[error("{0}")]
    Whole(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LabFile {
    title: Option<String>,
    functions: Option<Vec<Function>>,
    #[serde(default)]
    points: BTreeMap<Function, Points>,
    max_points: Option<Points>,
    round_to: Option<Points>,
    names: Option<PositionNames>,
    gate_needs_if: Option<bool>,
    bitwise_needs_gate: Option<bool>,
    conversions_by_hand: Option<bool>,
    bool_for_bit: Option<bool>,
    right_once_helpers_are: Option<Credit>,
    seed: Option<Seed>,
    timeout: Option<Seconds>,
    roster: Option<PathBuf>,
    #[serde(default)]
    calls: Vec<OwnCall>,
}

impl Lab {
    /// Reads rules.
    ///
    /// # Errors
    /// The first thing that is wrong with them.
    pub fn read(text: &str) -> Result<Self, LabError> {
        let file: LabFile = toml::from_str(text).map_err(|error| in_line(text, &error))?;
        let usual = Self::default();
        let mut functions = file.functions.unwrap_or_else(|| usual.functions.clone());
        functions.sort_unstable();
        functions.dedup();
        let own_calls = file.calls;
        let lab = Self {
            title: file.title.unwrap_or(usual.title),
            functions,
            points: file.points,
            max_points: file.max_points,
            round_to: file.round_to,
            names: file.names.unwrap_or(usual.names),
            gate_needs_if: file.gate_needs_if.unwrap_or(usual.gate_needs_if),
            bitwise_needs_gate: file.bitwise_needs_gate.unwrap_or(usual.bitwise_needs_gate),
            conversions_by_hand: file
                .conversions_by_hand
                .unwrap_or(usual.conversions_by_hand),
            bool_for_bit: file.bool_for_bit.unwrap_or(usual.bool_for_bit),
            right_once_helpers_are: file
                .right_once_helpers_are
                .map_or(usual.right_once_helpers_are, |credit| credit.0),
            seed: file.seed.map_or(usual.seed, |seed| seed.0),
            timeout: file.timeout.map_or(usual.timeout, |seconds| seconds.0),
            roster: file.roster,
            own_calls,
        };
        lab.checked()
    }

    fn checked(self) -> Result<Self, LabError> {
        let is_set = |function: &Function| self.functions.contains(function);
        let not_set = self.points.keys().find(|function| !is_set(function));
        let nothing = Points::default();
        let why = if self.functions.is_empty() {
            "`functions` names no function: expected at least one".to_owned()
        } else if let Some(function) = not_set {
            format!("[points] has `{function}`, which is not among `functions`")
        } else if self.worth_of_all() == nothing || self.max_points() == nothing {
            "there are no points to be had: expected more than 0".to_owned()
        } else if self.round_to == Some(nothing) {
            "`round_to` is 0: expected a step such as 0.5".to_owned()
        } else {
            return Ok(self);
        };
        Err(LabError::Whole(why))
    }
}

fn in_line(text: &str, error: &toml::de::Error) -> LabError {
    let why = error.message().trim_end_matches('.').to_owned();
    let why = why.replace("unknown field", "unknown key");
    match error.span() {
        Some(span) => LabError::InLine {
            line: text[..span.start].matches('\n').count() + 1,
            why,
        },
        None => LabError::Whole(why),
    }
}

/// What a function gets that is right once its helpers are: `"full"`, `"none"`, or a fraction.
struct Credit(Share);

impl<'de> Deserialize<'de> for Credit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum WrittenCredit {
            Word(String),
            Fraction(f64),
        }
        let share = match WrittenCredit::deserialize(deserializer) {
            Ok(WrittenCredit::Word(word)) if word == "full" => Some(Share::WHOLE),
            Ok(WrittenCredit::Word(word)) if word == "none" => Some(Share::NONE),
            Ok(WrittenCredit::Fraction(fraction)) => Share::fraction(fraction),
            _ => None,
        };
        let expected = "expected \"full\", \"none\", or a fraction from 0 to 1";
        share.map(Self).ok_or_else(|| D::Error::custom(expected))
    }
}

/// What made-up calls follow from.
struct Seed(u64);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = "expected a whole number (a seed), 0 or more";
        let seed = u64::deserialize(deserializer);
        seed.map(Self).map_err(|_| D::Error::custom(expected))
    }
}

/// Whole seconds, from 1 to an hour.
struct Seconds(Duration);

impl<'de> Deserialize<'de> for Seconds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seconds = u64::deserialize(deserializer).ok();
        let seconds = seconds.filter(|seconds| (1..=3600).contains(seconds));
        let expected = "expected a whole number (seconds) from 1 to 3600";
        let seconds = seconds.ok_or_else(|| D::Error::custom(expected))?;
        Ok(Self(Duration::from_secs(seconds)))
    }
}

/// A call as it is written: `call = "nim_sum([1, 2])"`, `value = "3"`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenCall {
    call: String,
    value: String,
}

impl TryFrom<WrittenCall> for OwnCall {
    type Error = String;

    fn try_from(WrittenCall { call, value }: WrittenCall) -> Result<Self, String> {
        let (name, arguments) = literal::call(&call)?;
        let function = Function::try_from(name)?;
        let task = function.task();
        if matches!(task.gives, Gives::Move | Gives::Nothing) {
            return Err(format!(
                "`{function}` has more than one right value, so no call of it can be added"
            ));
        }
        if arguments.len() != task.parameters.len() {
            return Err(format!(
                "`{call}` has {} arguments: expected {function}({})",
                arguments.len(),
                task.parameters.join(", ")
            ));
        }
        Ok(Self {
            function,
            arguments,
            value: literal::value(&value)?,
            written: [call, value],
        })
    }
}
