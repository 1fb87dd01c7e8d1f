//! How the gate is written: each rule of the lab sheet that it breaks, and all together.

use crate::document::text::{Text, code, text};
use crate::grade::failure::{Failure, GateFault, Reason};

/// One rule.
pub(super) fn gate(fault: GateFault) -> Text {
    match fault {
        GateFault::NotFound => text![
            "No definition of the gate can be read in the file. The sheet asks for ",
            code("def exclusive_or(a, b):"),
            " with an ",
            code("if"),
            " in it."
        ],
        GateFault::NoChoice => text![
            "There is no ",
            code("if"),
            ". Decide what to return by looking at the inputs: ",
            code("if a == 0:"),
            "."
        ],
        GateFault::Xor { line } => text![
            "Line\u{a0}",
            line,
            " uses ",
            code("^"),
            ", Python's own XOR. The sheet asks to build the gate without it, with ",
            code("if"),
            "."
        ],
        GateFault::Comparison { line } => text![
            "Line\u{a0}",
            line,
            " compares the two inputs with each other, which the sheet rules out. Compare each with 0 or 1: ",
            code("if a == 0:"),
            "."
        ],
    }
}

/// Everything that the way the gate is written breaks, in one paragraph; nothing where it breaks no rule.
#[must_use]
pub(in crate::grade) fn how_it_is_written(failures: &[Failure]) -> Option<Text> {
    let faults: Vec<GateFault> = failures
        .iter()
        .filter_map(|failure| match failure.reason {
            Reason::Gate(fault) => Some(fault),
            _ => None,
        })
        .collect();
    let told = match faults[..] {
        [] => return None,
        [GateFault::Xor { line }, GateFault::NoChoice] => text![
            "Line\u{a0}",
            line,
            " uses ",
            code("^"),
            ", and there is no ",
            code("if"),
            ". Decide what to return by looking at the inputs: ",
            code("if a == 0:"),
            "."
        ],
        [GateFault::Comparison { line }, GateFault::NoChoice] => text![
            "Line\u{a0}",
            line,
            " compares the two inputs with each other, and there is no ",
            code("if"),
            ". Compare each with 0 or 1: ",
            code("if a == 0:"),
            "."
        ],
        _ => faults.iter().fold(Text::default(), |told, fault| {
            let space = if told.is_empty() { "" } else { " " };
            told.and(space).and(gate(*fault))
        }),
    };
    Some(text![
        told,
        " Half of the points are for how the gate is written."
    ])
}
