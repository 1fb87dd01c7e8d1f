//! The lab sheet for a program: `{"title":…,"max_points":100,"functions":[{"name":"nim_sum",…}],"rules":[…]}`.

use serde::Serialize;

use super::example::{Example, ExampleValue, examples};
use super::rules::{of_all, of_function};
use super::sheet::signature;
use crate::class::Points;
use crate::document::Text;
use crate::grade::lab::Lab;
use crate::grade::sheet::Function;
use crate::render::json;

#[derive(Serialize)]
struct SheetJson<'a> {
    title: &'a str,
    max_points: Points,
    functions: Vec<TaskJson>,
    rules: Vec<String>,
}

#[derive(Serialize)]
struct TaskJson {
    name: &'static str,
    signature: String,
    points: Points,
    does: String,
    examples: Vec<ExampleJson>,
    kinds: Vec<KindJson>,
}

#[derive(Serialize)]
struct ExampleJson {
    call: String,
    /// The values that are right, as Python shows them.
    right: Vec<String>,
}

#[derive(Serialize)]
struct KindJson {
    name: &'static str,
    percent: u32,
}

/// The sheet as one line of JSON.
#[must_use]
pub fn sheet_to_json(lab: &Lab) -> String {
    let functions = lab.functions.iter();
    json::line(&SheetJson {
        title: &lab.title,
        max_points: lab.max_points(),
        functions: functions.map(|&function| task(function, lab)).collect(),
        rules: of_all(lab).iter().map(plain).collect(),
    })
}

fn task(function: Function, lab: &Lab) -> TaskJson {
    let examples = examples(function, lab).into_iter();
    let kinds = function.task().kinds.iter();
    TaskJson {
        name: function.name(),
        signature: signature(function),
        points: lab.points(function),
        does: plain(&of_function(function, lab)),
        examples: examples.map(example).collect(),
        kinds: kinds
            .map(|kind| KindJson {
                name: kind.name,
                percent: kind.percent,
            })
            .collect(),
    }
}

fn example(Example { call, gives }: Example) -> ExampleJson {
    let right = match gives {
        ExampleValue::One(value) => vec![value.to_string()],
        ExampleValue::OneOf(values) => values,
    };
    ExampleJson { call, right }
}

fn plain(text: &Text) -> String {
    text.to_string().replace('\u{a0}', " ")
}
