//! A Python file to begin with: every function with its docstring, whose examples `python3 -m doctest` tries.

use std::fmt::Write;

use super::example::{Example, ExampleValue, examples};
use super::rules::of_function;
use super::sheet::signature;
use crate::document::{Block, Document, Text};
use crate::grade::lab::Lab;
use crate::grade::python::PythonValue;
use crate::render::{Terminal, terminal};

/// The file by these rules.
#[must_use]
pub fn starter(lab: &Lab) -> String {
    let mut file = format!(
        "# {}\n#\n# Write the functions. `python3 -m doctest FILE` tries the examples, `nimlab grade FILE` all of it.\n",
        lab.title
    );
    if lab
        .functions
        .iter()
        .any(|function| function.name() == "optimal_move")
    {
        file.push_str("\nimport random\n");
    }
    for &function in &lab.functions {
        let does = indented(&of_function(function, lab));
        let _ = write!(
            file,
            "\n\ndef {}:\n    r\"\"\"{}\n",
            signature(function),
            does.trim_start()
        );
        let is_one = |example: &Example| matches!(example.gives, ExampleValue::One(_));
        let (tried, told): (Vec<Example>, Vec<Example>) =
            examples(function, lab).into_iter().partition(is_one);
        for group in [tried, told] {
            let lines: Vec<String> = group.iter().map(written).collect();
            if !lines.is_empty() {
                let _ = write!(file, "\n{}", lines.concat());
            }
        }
        file.push_str("    \"\"\"\n");
    }
    file
}

/// An example as doctest tries it; of several right values in words.
fn written(Example { call, gives }: &Example) -> String {
    match gives {
        ExampleValue::One(PythonValue::Str(text)) => {
            let lines: Vec<String> = text.lines().map(|line| format!("    {line}\n")).collect();
            format!("    >>> print({call})\n{}", lines.concat())
        }
        ExampleValue::One(value) => format!("    >>> {call}\n    {value}\n"),
        ExampleValue::OneOf(values) if values.len() == 1 => {
            format!("    {call} gives {}\n", values.concat())
        }
        ExampleValue::OneOf(values) => format!("    {call} gives one of {}\n", values.join(", ")),
    }
}

/// Prose in lines of a docstring.
fn indented(text: &Text) -> String {
    let document = Document {
        blocks: vec![Block::Paragraph(text.clone())],
    };
    let plain = Terminal {
        width: 76,
        ascii: true,
        colour: false,
    };
    let lines = terminal(&document, plain);
    let lines: Vec<String> = lines
        .trim()
        .lines()
        .map(|line| format!("    {line}"))
        .collect();
    lines.join("\n")
}
