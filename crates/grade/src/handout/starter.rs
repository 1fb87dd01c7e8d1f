//! A Python file to start from: every function with its docstring, whose examples `python3 -m doctest` runs.

use std::fmt::Write;

use super::rules::of_function;
use super::sheet::{Example, command, examples, signature};
use crate::lab::Lab;
use crate::python::PythonValue;
use crate::sheet::{Function, ReturnKind};
use explain::document::{Block, Document, Text};
use render::{Terminal, terminal};

/// The file for these rules.
pub fn starter(lab: &Lab) -> String {
    let title = &lab.title;
    let mut file = format!(
        "# {title}\n#\n# Write the functions. `python3 -m doctest FILE` tries the examples, `{}` all of it.\n",
        command("grade", lab, "FILE")
    );
    if lab.functions.contains(&Function::OptimalMove) {
        file += "\nimport random\n";
    }
    for &function in &lab.functions {
        let does = indented(&of_function(function, lab));
        let returns = function.task().returns;
        let examples = examples(function, lab);
        let examples: String = examples.iter().map(|it| written(it, returns)).collect();
        let space = if examples.is_empty() { "" } else { "\n" };
        let (def, does) = (signature(function), does.trim_start());
        let quotes = "\"\"\"";
        let _ =
            write!(file, "\n\ndef {def}:\n    r{quotes}{does}\n{space}{examples}    {quotes}\n");
    }
    file
}

/// An example for doctest; in words if several values may be right.
fn written(example: &Example, returns: ReturnKind) -> String {
    let (call, shown) = (&example.call, example.shown());
    match &example.right[..] {
        [_] if returns == ReturnKind::Move => format!("    {call} gives {}\n", shown.concat()),
        [PythonValue::Str(text)] => {
            let lines = text.lines().map(|line| format!("    {line}\n"));
            format!("    >>> print({call})\n{}", lines.collect::<String>())
        }
        [_] => format!("    >>> {call}\n    {}\n", shown.concat()),
        _ => format!("    {call} gives one of {}\n", shown.join(", ")),
    }
}

/// Prose as lines of a docstring.
fn indented(text: &Text) -> String {
    let blocks = vec![Block::Paragraph(text.clone())];
    let plain = Terminal { width: 76, ascii: true, colour: false, linear: false };
    let lines = terminal(&Document { blocks }, plain);
    let lines = lines.trim().lines().map(|line| format!("    {line}"));
    lines.collect::<Vec<String>>().join("\n")
}
