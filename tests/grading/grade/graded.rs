//! A report of `nimlab grade --format json`, read.
//!
//! `{"submissions":[{"file":"lab.py","functions":[{"name":"nim_sum","status":"passed", …}]}]}`

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::grade::hand_in::FUNCTIONS;

/// What was said on one hand-in.
#[derive(PartialEq)]
pub struct Graded {
    submission: Value,
}

impl Graded {
    /// Grades all files in a folder, with more words after its name: each with the path of its file. One run for many takes
    /// half the time that many runs take.
    pub fn run_all(folder: &Path, words: &[&str]) -> Result<Vec<(PathBuf, Self)>, String> {
        let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
            .arg("grade")
            .arg(folder)
            .args(["--format", "json"])
            .args(words)
            .output()
            .map_err(|error| error.to_string())?;
        let told = |why: String| format!("{why}\n{}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout)
            .map_err(|error| told(format!("not JSON: {error}")))?;
        let submissions = report["submissions"].as_array().into_iter().flatten();
        submissions
            .map(|submission| {
                let file = PathBuf::from(submission["file"].as_str().unwrap_or_default());
                let graded = Self::of(submission.clone())
                    .map_err(|why| told(format!("{}: {why}", file.display())))?;
                Ok((file, graded))
            })
            .collect()
    }

    /// Grades one file, with more words after its name.
    pub fn run(file: &Path, words: &[&str]) -> Result<Self, String> {
        match Self::run_all(file, words)?.pop() {
            Some((_, graded)) => Ok(graded),
            None => Err("the report is on nothing".to_owned()),
        }
    }

    /// Reads a report on one hand-in, which must name all functions of the sheet, each once.
    pub fn read(report: &[u8]) -> Result<Self, String> {
        let mut report: Value =
            serde_json::from_slice(report).map_err(|error| format!("not JSON: {error}"))?;
        Self::of(report["submissions"][0].take())
    }

    fn of(submission: Value) -> Result<Self, String> {
        let graded = Self { submission };
        let mut names: Vec<&str> = graded.functions().map(name).collect();
        let mut expected = FUNCTIONS.to_vec();
        names.sort_unstable();
        expected.sort_unstable();
        if names == expected {
            Ok(graded)
        } else {
            Err(format!("the report is on {names:?}"))
        }
    }

    /// Whether a report says why a hand-in could not be graded.
    pub fn has_message(report: &[u8]) -> bool {
        let report: Value = serde_json::from_slice(report).unwrap_or_default();
        report["submissions"][0]["error"]
            .as_str()
            .is_some_and(|message| !message.is_empty())
    }

    /// The functions, as they stand in the report.
    pub fn functions(&self) -> impl Iterator<Item = &Value> {
        self.submission["functions"]
            .as_array()
            .into_iter()
            .flatten()
    }

    /// One function.
    pub fn function(&self, wanted: &str) -> &Value {
        self.functions()
            .find(|function| name(function) == wanted)
            .expect("every function of the sheet is in a report")
    }

    /// Whether the hand-in has as many points as there are, and every function passed.
    pub fn has_full_marks(&self) -> bool {
        let points = self.submission["points"].as_f64();
        points.is_some()
            && points == self.submission["max_points"].as_f64()
            && self.functions().all(|function| {
                status(function) == "passed"
                    && function["points"] == function["max_points"]
                    && function["cases"] == function["passed_cases"]
            })
    }

    /// Whether a function is blocked, and only by some of these, be it by way of other blocked ones.
    pub fn is_blocked_by(&self, function: &Value, culprits: &[&str]) -> bool {
        let named = blocked_by(function);
        status(function) == "blocked"
            && !named.is_empty()
            && named.iter().all(|&other| {
                culprits.contains(&other)
                    || other != name(function)
                        && FUNCTIONS.contains(&other)
                        && self.is_blocked_by(self.function(other), culprits)
            })
    }

    /// A line for each function that did not pass.
    pub fn losses(&self) -> String {
        let lines: Vec<String> = self
            .functions()
            .filter(|function| status(function) != "passed")
            .map(|function| format!("\n    {function}"))
            .collect();
        lines.concat()
    }
}

/// The name of a function in a report.
pub fn name(function: &Value) -> &str {
    function["name"].as_str().unwrap_or_default()
}

/// The verdict on a function in a report.
pub fn status(function: &Value) -> &str {
    function["status"].as_str().unwrap_or_default()
}

/// The functions that a report says block this one: one name, or a list of them.
fn blocked_by(function: &Value) -> Vec<&str> {
    match &function["blocked_by"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}
