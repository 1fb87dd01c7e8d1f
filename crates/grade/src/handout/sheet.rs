//! The lab sheet as a document and as JSON: for each function its task, examples (`nim_sum([5, 4, 3, 2])` gives `0`)
//! and points, and then how everything is graded.

use num_bigint::BigUint;
use serde_json::{Value as Json, json};

use super::rules::{of_all, of_function, paid_otherwise};
use crate::lab::Lab;
use crate::python::PythonValue;
use crate::sheet::{Function, ReturnKind, move_value, nim_sum, optimal_moves, rows};
use explain::document::text::{Text, code, text};
use explain::document::wording::{listed, one_or_more};
use explain::document::{Block, Document, Table};
use explain::question::Generator;
use render::json::SCHEMA;

/// The lab sheet for these rules.
pub fn lab_sheet(lab: &Lab) -> Document {
    let title = Block::Title(lab.title.clone().into());
    let game = text![
        "A board of Nim is a list of rows: `[4, 3, 1, 2]` has four rows with 4, 3, 1 and 2 objects. Two players take turns; each takes as many objects as they like, at least one, from one row. The player who takes the last object wins."
    ];
    let asked = text![
        "Write these functions in a notebook or a Python file, under these names and with these arguments, and hand in the file. Together they are worth "
        {lab.max_points()}" points. "{code(command("lab", lab, "--starter"))}" prints a file to begin with. At any time, "
        {code(command("grade", lab, "FILE"))}" says what is right, and why something is not."
    ];
    let functions = lab.functions.iter().map(|&function| {
        let points = lab.points(function).counted();
        let heading = Block::Heading(text![{code(signature(function))}": "{points}]);
        let examples = examples(function, lab);
        let examples = (!examples.is_empty()).then(|| examples_table(&examples));
        let does = of_function(function, lab);
        (heading, does, examples, paid_otherwise(function))
    });
    let functions: Vec<_> = functions.collect();
    let graded = Block::Heading("How it is graded".into());
    let graded = (graded, Block::list(of_all(lab)));
    Document::of((title, game, asked, functions, graded))
}

/// A command with these rules, which may be the standard ones: `nimlab grade --lab lab.toml FILE`.
pub(super) fn command(name: &str, lab: &Lab, rest: &str) -> String {
    let is_usual = lab.to_toml() == Lab::default().to_toml();
    let rules = if is_usual { "" } else { "--lab lab.toml " };
    format!("nimlab {name} {rules}{rest}")
}

/// `nim_sum(board)`.
pub(super) fn signature(function: Function) -> String {
    format!("{function}({})", function.task().parameters.join(", "))
}

fn examples_table(examples: &[Example]) -> Table {
    let mut table = Table { stubs: 0, ..Table::of("<call|<gives") };
    for example in examples {
        let right = listed(example.shown().into_iter().map(code), "and");
        let one_of = one_or_more(example.right.len(), "", "one of ");
        let gives = Text::from(one_of).and(right);
        table.add((code(example.call.clone()), gives));
    }
    table
}

/// The sheet as one line of JSON.
pub fn sheet_to_json(lab: &Lab) -> String {
    let functions = lab.functions.iter().map(|&function| task(function, lab));
    let functions: Vec<Json> = functions.collect();
    let rules: Vec<String> = of_all(lab).iter().map(Text::plain).collect();
    let sheet = json!({
        "schema": SCHEMA,
        "title": lab.title,
        "max_points": lab.max_points(),
        "functions": functions,
        "rules": rules,
    });
    format!("{sheet}\n")
}

/// A function; its examples with the right values as Python shows them.
fn task(function: Function, lab: &Lab) -> Json {
    let examples = examples(function, lab).into_iter();
    let examples = examples.map(|it| json!({ "call": it.call, "right": it.shown() }));
    let kinds = function.task().kinds.iter();
    let kinds = kinds.map(|kind| json!({ "name": kind.name, "percent": kind.percent }));
    json!({
        "name": function,
        "signature": signature(function),
        "points": lab.points(function),
        "does": of_function(function, lab).plain(),
        "examples": examples.collect::<Vec<Json>>(),
        "kinds": kinds.collect::<Vec<Json>>(),
    })
}

/// A call with its right values.
pub(super) struct Example {
    /// As Python reads it.
    pub call: String,
    /// The right value, or any of several.
    pub right: Vec<PythonValue>,
}

impl Example {
    /// The right values, as Python shows them.
    pub fn shown(&self) -> Vec<String> {
        self.right.iter().map(ToString::to_string).collect()
    }
}

/// The examples of a function, which are among the calls by which it is judged.
pub(super) fn examples(function: Function, lab: &Lab) -> Vec<Example> {
    let mut generator = Generator::new(lab.seed);
    let mut calls = lab.calls(function, &mut generator);
    calls.retain(|&(kind, _)| function.task().kinds[kind].is_on_sheet);
    let examples = calls.into_iter().filter_map(|(_, arguments)| {
        let right = if function.task().returns == ReturnKind::Move {
            let board = rows(arguments.first()?)?;
            // If no move wins, every legal one will do, which makes no example.
            let moves = optimal_moves(&board).filter(|_| nim_sum(&board) != BigUint::ZERO)?;
            moves.iter().map(move_value).collect()
        } else {
            vec![lab.right(function, &arguments, &mut generator)?]
        };
        let call = function.called_with(&arguments);
        Some(Example { call, right })
    });
    examples.collect()
}
