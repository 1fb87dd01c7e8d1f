//! The lab sheet as a document: for each function what it must do, examples and points, and then how all of it is graded.

use super::example::{Example, ExampleValue, examples};
use super::rules::{of_all, of_function, paid_otherwise};
use crate::document::text::{Text, code, text};
use crate::document::wording::listed;
use crate::document::{Align, Block, Cell, Document, Table};
use crate::grade::lab::Lab;
use crate::grade::sheet::Function;
use crate::grade::words::say;

/// The lab sheet by these rules.
#[must_use]
pub fn tell_sheet(lab: &Lab) -> Document {
    let mut blocks = vec![
        Block::Title(lab.title.clone().into()),
        Block::Paragraph(say!(
            "A board of Nim is a list of rows: `[4, 3, 1, 2]` has four rows with 4, 3, 1 and 2 objects. Two players take turns; each takes as many objects as they like, at least one, from one row. Whoever takes the last object wins."
        )),
        Block::Paragraph(say!(
            "Write these functions in a notebook or a Python file, under these names and with these arguments, and hand in the file. Together they are worth {} points. `nimlab grade FILE` tells at any time what is right, and why something is not.",
            lab.max_points().to_string()
        )),
    ];
    for &function in &lab.functions {
        blocks.push(Block::Heading(heading(function, lab)));
        blocks.push(Block::Paragraph(of_function(function, lab)));
        let examples = examples(function, lab);
        if !examples.is_empty() {
            blocks.push(Block::Table(table(&examples)));
        }
        blocks.extend(paid_otherwise(function).map(Block::Paragraph));
    }
    blocks.push(Block::Heading("How it is graded".into()));
    blocks.push(Block::list(of_all(lab)));
    Document { blocks }
}

/// `nim_sum(board)`: 10 points.
fn heading(function: Function, lab: &Lab) -> Text {
    let points = lab.points(function).to_string();
    let noun = if points == "1" { "point" } else { "points" };
    text![code(signature(function)), ": ", points, "\u{a0}", noun]
}

/// `nim_sum(board)`.
pub(super) fn signature(function: Function) -> String {
    format!("{function}({})", function.task().parameters.join(", "))
}

fn table(examples: &[Example]) -> Table {
    let columns = ["call", "gives"].map(|name| (Align::Left, name.into()));
    let mut table = Table::new(0, columns);
    for Example { call, gives } in examples {
        let gives = match gives {
            ExampleValue::One(value) => code(value.to_string()),
            ExampleValue::OneOf(values) if values.len() == 1 => code(values.concat()),
            ExampleValue::OneOf(values) => {
                text![
                    "one of ",
                    listed(values.iter().map(|value| code(value.clone())), "and")
                ]
            }
        };
        table.row([Cell::from(code(call.clone())), Cell::from(gives)]);
    }
    table
}
