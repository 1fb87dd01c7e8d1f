//! A report of `nimlab grade --format json`, read.
//!
//! `{"submissions":[{"file":"lab.py","functions":[{"name":"nim_sum","status":"passed", …}]}]}`

use serde_json::Value;

use crate::grading::grade::hand_in::FUNCTIONS;
use crate::place::Place;

/// What was said on one hand-in.
#[derive(PartialEq)]
pub struct Graded {
    pub submission: Value,
}

impl Graded {
    /// What was said on each hand-in of a report. All functions of the sheet must be named in it, each once.
    pub fn all(report: &str) -> Result<Vec<Self>, String> {
        let mut report: Value =
            serde_json::from_str(report).map_err(|error| format!("not JSON: {error}"))?;
        let submissions = report["submissions"].as_array_mut().into_iter().flatten();
        submissions
            .map(|submission| {
                let submission = submission.take();
                let graded = Self { submission };
                let mut names: Vec<&str> = graded.functions().map(name).collect();
                let mut expected = FUNCTIONS.to_vec();
                names.sort_unstable();
                expected.sort_unstable();
                if names == expected {
                    Ok(graded)
                } else {
                    Err(format!("{} is on {names:?}", graded.submission["file"]))
                }
            })
            .collect()
    }

    /// Grades one hand-in in which a function may take two seconds.
    pub fn of(text: &str) -> Self {
        let place = Place::of([("lab.py", text)]);
        let told = place.told("grade lab.py --format json --seed 1 --timeout 2");
        Self::all(&told.printed).unwrap().remove(0)
    }

    /// The functions, as they stand in the report.
    pub fn functions(&self) -> impl Iterator<Item = &Value> {
        self.submission["functions"].as_array().into_iter().flatten()
    }

    /// One function.
    pub fn function(&self, wanted: &str) -> &Value {
        self.functions()
            .find(|function| name(function) == wanted)
            .expect("every function of the sheet is in a report")
    }

    /// Whether the hand-in has as many points as there are, and every function passed; but for its game, if that is not
    /// judged for this reason.
    pub fn has_full_marks(&self, not_judged: Option<&str>) -> bool {
        let points = self.submission["points"].as_f64();
        points.is_some()
            && points == self.submission["max_points"].as_f64()
            && self.functions().all(|function| match not_judged {
                Some(why) if name(function) == "play_nim" => is_not_judged(function, why),
                _ => {
                    status(function) == "passed"
                        && function["points"] == function["max_points"]
                        && function["cases"] == function["passed_cases"]
                }
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

/// Whether a function costs nothing, since it cannot be judged for this reason.
pub fn is_not_judged(function: &Value, why: &str) -> bool {
    let failures = function["failures"].as_array().into_iter().flatten();
    let mut reasons = failures.filter_map(|failure| failure["reason"].as_str());
    (status(function), &function["max_points"]) == ("not_judged", &0.into())
        && reasons.any(|reason| reason.contains(why))
}

/// The functions that a report says block this one: one name, or a list of them.
fn blocked_by(function: &Value) -> Vec<&str> {
    match &function["blocked_by"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}
