//! Reads and writes `lab.toml`. Every key is optional, and an unknown one is refused with its line; in the output of
//! `nimlab lab --config` every key has a comment. What is written is read back as the same rules, so they can also be
//! handed on with results.
//!
//! `pionts = 3` in line 2 reads "lab.toml, line 2: `pionts = 3`: unknown field `pionts`, expected one of `title`, …".

use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::{Lab, OwnCall, PositionNames};
use crate::class::Points;
use crate::python::literal;
use crate::sheet::{Function, ReturnKind};
use explain::legible::cut;
use explain::question::Generator;

impl Lab {
    /// Reads rules.
    ///
    /// # Errors
    /// The first thing that is wrong with them: `line 2: `seed = -1`: expected …`; without a line if they contradict
    /// each other.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut lab: Self = toml::from_str(text).map_err(|error| in_line(text, &error))?;
        lab.functions.sort_unstable();
        lab.functions.dedup();
        lab.checked()
    }

    /// The rules as a commented file.
    pub fn to_toml(&self) -> String {
        let optional = |name: &str, points: Option<Points>, example: &str| match points {
            Some(points) => format!("{name} = {points}"),
            None => format!("# {name} = {example}"),
        };
        let each = |line: &dyn Fn(&Function) -> String| {
            let lines: Vec<String> = self.functions.iter().map(line).collect();
            lines.join("\n")
        };
        let calls = self.own_calls.iter().map(|own| {
            let [call, value] = own.written.clone().map(toml::Value::from);
            format!("[[calls]]\ncall = {call}\nvalue = {value}\n")
        });
        let calls: Vec<String> = calls.collect();
        let calls = match &calls[..] {
            [] => "# [[calls]]\n# call = \"nim_sum([1, 2])\"\n# value = \"3\"".to_owned(),
            calls => calls.join("\n"),
        };
        format!(
            include_str!("lab.toml"),
            title = toml::Value::from(self.title.clone()),
            functions = each(&|it| format!("    \"{it}\",")),
            max_points = optional("max_points", self.max_points, "100"),
            names = format!("{:?}", self.names).to_lowercase(),
            seed = self.seed,
            timeout = self.timeout.as_secs(),
            worth = each(&|it| format!("{it} = {}", self.worth(*it))),
            calls = calls,
        )
    }

    fn checked(self) -> Result<Self, String> {
        let mut worth = self.points.keys();
        let not_set = worth.find(|it| !self.functions.contains(it));
        let nothing = Points::default();
        let why = if self.functions.is_empty() {
            "`functions` names no function: expected at least one".to_owned()
        } else if let Some(function) = not_set {
            format!("[points] has `{function}`, which is not among `functions`")
        } else if self.worth_of_all() == nothing || self.max_points() == nothing {
            "there are no points to be had: expected more than 0".to_owned()
        } else if let Some(why) = self.own_calls.iter().find_map(|own| self.objection(own)) {
            format!("[[calls]]: {why}")
        } else {
            return Ok(self);
        };
        Err(why)
    }

    /// What is wrong with a teacher's own call; `None` if its value is that of the game, by one of the namings allowed.
    fn objection(&self, own: &OwnCall) -> Option<String> {
        let [call, value] = &own.written;
        let value_by = |names| {
            let lab = Self { names, ..self.clone() };
            lab.right(own.function, &own.arguments, &mut Generator::new(self.seed))
        };
        let Some(right) = value_by(self.names) else {
            return Some(format!("{call} has no value in the game"));
        };
        let is_right = own.value == right
            || self.names == PositionNames::Either
                && value_by(PositionNames::Standard).as_ref() == Some(&own.value);
        (!is_right).then(|| format!("{call} is not {value}: expected {right}"))
    }
}

/// What is wrong in a line, which is quoted, in the parser's words; and an example of a right line.
fn in_line(text: &str, error: &toml::de::Error) -> String {
    const MOST_SHOWN: usize = 60;
    let (at, why) = (error.span().unwrap_or_default().start, error.message());
    let number = text[..at].matches('\n').count() + 1;
    let line = text.lines().nth(number - 1).unwrap_or_default().trim();
    let rules = Lab::default().to_toml();
    let mut lines = rules.lines().map(|line| line.trim_start_matches("# "));
    let key = line.split('=').next().unwrap_or_default().trim();
    let right = format!("{key} = ");
    let example = lines.find(|line| line.starts_with(&right) && !line.ends_with('['));
    let example = example.map(|it| format!(" (nimlab lab --config has {it})"));
    let (line, example) = (cut(line, MOST_SHOWN), example.unwrap_or_default());
    format!("line {number}: `{line}`: {why}{example}")
}

/// The seed of made-up calls.
pub(super) fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let expected = "expected a whole number (a seed), 0 or more";
    value(deserializer, Some::<u64>, expected)
}

/// Whole seconds, from 1 to an hour.
pub(super) fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    let expected = "expected a whole number (seconds) from 1 to 3600";
    let read = |seconds: u64| {
        let is_one = (1..=3600).contains(&seconds);
        is_one.then(|| Duration::from_secs(seconds))
    };
    value(deserializer, read, expected)
}

/// A call as written: `call = "nim_sum([1, 2])"`, `value = "3"`.
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
        if matches!(task.returns, ReturnKind::Move | ReturnKind::Nothing) {
            return Err(format!(
                "`{function}` has more than one right value, so no call of it can be added"
            ));
        }
        if arguments.len() != task.parameters.len() {
            let (count, expected) = (arguments.len(), task.parameters.join(", "));
            return Err(format!("`{call}` has {count} arguments: expected {function}({expected})"));
        }
        Ok(Self { function, arguments, value: literal::value(&value)?, written: [call, value] })
    }
}

/// Converts a value, or refuses it with what was expected.
fn value<'de, D: Deserializer<'de>, Given: Deserialize<'de>, T>(
    deserializer: D,
    read: impl FnOnce(Given) -> Option<T>,
    expected: &str,
) -> Result<T, D::Error> {
    let given = Given::deserialize(deserializer).ok();
    given.and_then(read).ok_or_else(|| D::Error::custom(expected))
}

#[cfg(test)]
mod tests {
    use super::{Function, Generator, Lab, Points};
    use crate::class::Share;

    #[test]
    fn no_call_is_made_twice() {
        let text = "[[calls]]\ncall = 'nim_sum([5, 3])'\nvalue = '6'";
        let lab = Lab::read(text).unwrap();
        for seed in 0..100 {
            for &function in Function::ALL {
                let mut calls = lab.calls(function, &mut Generator::new(seed));
                while let Some((_, call)) = calls.pop() {
                    let is_other = calls.iter().all(|(_, other)| *other != call);
                    assert!(is_other, "{function} {call:?}, seed {seed}");
                }
            }
        }
    }

    #[test]
    fn what_functions_are_worth_adds_up_to_all_points() {
        for max in 1..300 {
            let lab = Lab::read(&format!("max_points = {}", f64::from(max) / 4.0)).unwrap();
            let sum: Points = lab.functions.iter().map(|&it| lab.points(it)).sum();
            assert_eq!(sum, lab.max_points());
            let shares = lab.functions.iter().map(|&it| (it, Share::WHOLE));
            assert_eq!(lab.total(shares), lab.max_points());
        }
    }

    #[test]
    fn what_is_written_is_read_as_the_same_rules() {
        let plain = Lab::read(&Lab::default().to_toml()).unwrap();
        assert_eq!(plain.to_toml(), Lab::default().to_toml());
        assert_eq!(plain.max_points(), Lab::default().max_points());
        let text = "
            title = 'Nim \"2\"'
            functions = ['nim_sum', 'is_human']
            max_points = 7.5
            names = 'either'
            seed = 18446744073709551615
            timeout = 2
            [points]
            nim_sum = 3
            [[calls]]
            call = 'nim_sum([1, 2])'
            value = '3'
            [[calls]]
            call = 'nim_sum([1, 3])'
            value = '2'";
        let lab = Lab::read(text).unwrap();
        let again = Lab::read(&lab.to_toml()).unwrap();
        assert_eq!(again.to_toml(), lab.to_toml());
        assert_eq!(again.own_calls, lab.own_calls);
        assert_eq!(again.seed, u64::MAX, "as large as --seed takes it");
    }
}
