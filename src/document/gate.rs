//! The XOR gate in words: its truth table and the three ways to build it.

use super::Block;
use super::table::{Align, Cell, Table};
use super::tell::{Worded, headings};
use super::text::{Text, strong, text};
use super::wording::column;
use crate::derivation::Step;
use crate::hand_built::{Bit, Component, Construction};
use crate::question::Names;

pub(super) fn truth_table(inputs: Option<(Bit, Bit)>) -> Worded {
    let mut table = Table::new(
        2,
        ["a", "b", "output"].map(|name| (Align::Right, name.into())),
    );
    for step in (Step::TruthTable { inputs }).substeps() {
        if let Step::Gate { a, b, output, .. } = step {
            let here = inputs == Some((a, b));
            table.row([a, b, output].map(|bit| Cell::from(bit).mark_if(here)));
        }
    }
    let heading = text!["The truth table: the output is 1 when exactly one input is 1"];
    let name = text![
        "XOR is short for ",
        strong("exclusive or"),
        ": one or the other, but not both. Its sign is ⊕."
    ];
    Worded::new(heading, [Block::Table(table), Block::Paragraph(name)])
}

pub(super) fn gate(place: Option<u64>, a: Bit, b: Bit, output: Bit) -> Worded {
    let heading = match place {
        Some(place) => text![column(place), ": ", a, " ⊕ ", b, " = ", output],
        None => text![a, " ⊕ ", b, " = ", output],
    };
    Worded::new(heading, [Block::Paragraph(why(a, b, output))])
}

/// Why the gate gives this output.
pub(super) fn why(a: Bit, b: Bit, output: Bit) -> Text {
    let reason = match (a, b) {
        (Bit::Zero, Bit::Zero) => "neither input is 1",
        (Bit::One, Bit::One) => "both inputs are 1, not just one of them",
        _ => "exactly one input is 1",
    };
    text![a, " ⊕ ", b, " = ", output, ", because ", reason, "."]
}

pub(super) fn construction(construction: Construction, inputs: Option<(Bit, Bit)>) -> Worded {
    let plan = Block::Paragraph(plan(construction));
    let Some((a, b)) = inputs else {
        return Worded::new(
            built(construction),
            [plan, Block::Table(four_cases(construction))],
        );
    };
    let (output, _) = construction.run(a, b);
    let Worded { heading, body } = wiring(construction, a, b, output);
    Worded::new(heading, std::iter::once(plan).chain(body))
}

/// What is seen inside the gate, for each pair of inputs.
fn four_cases(construction: Construction) -> Table {
    let wirings = (Step::Construction {
        construction,
        inputs: None,
    })
    .substeps();
    let inside = |wiring: &Step| wiring.substeps().iter().map(seen).collect::<Vec<_>>();
    let mut names = vec![Text::from("a"), Text::from("b")];
    names.extend(
        wirings
            .first()
            .map(inside)
            .unwrap_or_default()
            .into_iter()
            .map(|(name, _)| name),
    );
    // Where there are wires, the last of them is the output.
    let has_output = construction != Construction::Ifs;
    if !has_output {
        names.push("output".into());
    }
    let mut table = Table::new(2, names.into_iter().map(|name| (Align::Right, name)));
    for wiring in &wirings {
        if let &Step::Wiring { a, b, output, .. } = wiring {
            let seen = inside(wiring)
                .into_iter()
                .map(|(_, value)| Cell::from(value));
            let output = (!has_output).then(|| Cell::from(output));
            table.row(
                [Cell::from(a), Cell::from(b)]
                    .into_iter()
                    .chain(seen)
                    .chain(output),
            );
        }
    }
    table
}

/// The name and the value of something seen inside the gate.
fn seen(signal: &Step) -> (Text, Text) {
    match signal {
        Step::Asked { input, value } => (
            text![format!("is {input} 0?")],
            yes_or_no(*value == Bit::Zero).into(),
        ),
        Step::Wire { wire, value, .. } => (text![*wire], Text::from(*value)),
        _ => (Text::default(), Text::default()),
    }
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn built(construction: Construction) -> Text {
    match construction {
        Construction::Ifs => text!["Built from ifs"],
        Construction::AndOrNot => text!["Built from AND, OR and NOT"],
        Construction::Nands => text!["Built from four NAND gates"],
    }
}

fn plan(construction: Construction) -> Text {
    match construction {
        Construction::Ifs => text![
            "Ask about one input, then about the other. Where a is 0, the output is the same as b; where a is 1, it is ",
            "the opposite of b."
        ],
        Construction::AndOrNot => text![
            "AND gives 1 when both its inputs are 1, OR when at least one is, and NOT turns 0 into 1 and 1 into 0. ",
            "\"Only a\" is (a AND NOT b), \"only b\" is (NOT a AND b), and the output is (only a OR only b)."
        ],
        Construction::Nands => text![
            "NAND gives 0 when both its inputs are 1, and 1 otherwise. It is enough for every other gate. Here m is ",
            "(a NAND b), p is (a NAND m), q is (m NAND b), and the output is (p NAND q)."
        ],
    }
}

pub(super) fn wiring(construction: Construction, a: Bit, b: Bit, output: Bit) -> Worded {
    let signals = (Step::Wiring {
        construction,
        a,
        b,
        output,
    })
    .substeps();
    let heading = built(construction).and(text![": ", a, " and ", b, " give ", output]);
    let shown = if construction == Construction::Ifs {
        let branch = text!["So this branch is taken; its output is ", output, "."];
        vec![
            headings(&signals, Names::Standard),
            Block::Paragraph(branch),
        ]
    } else {
        vec![Block::Table(wires(&signals))]
    };
    Worded::new(heading, shown)
}

fn wires(signals: &[Step]) -> Table {
    let columns = [
        (Align::Left, "wire"),
        (Align::Left, "is"),
        (Align::Left, "here"),
        (Align::Right, "value"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    for signal in signals {
        if let Step::Wire {
            wire,
            component,
            inputs,
            value,
        } = signal
        {
            let names = gate_of(
                *component,
                inputs.iter().map(|(name, _)| (*name).to_owned()),
            );
            let values = gate_of(*component, inputs.iter().map(|(_, bit)| bit.to_string()));
            table.row([
                Cell::from(*wire),
                names.into(),
                values.into(),
                Cell::from(*value),
            ]);
        }
    }
    table
}

/// "NOT a" or "a AND b".
fn gate_of(component: Component, inputs: impl Iterator<Item = String>) -> String {
    let inputs: Vec<String> = inputs.collect();
    match &inputs[..] {
        [only] => format!("{} {only}", component.name()),
        _ => inputs.join(&format!(" {} ", component.name())),
    }
}

pub(super) fn asked(input: &'static str, value: Bit) -> Worded {
    let answer = if value == Bit::Zero {
        "Yes."
    } else {
        "No, it is 1."
    };
    Worded::new(text!["Is ", input, " 0? ", answer], [])
}

pub(super) fn wire(
    wire: &'static str,
    component: Component,
    inputs: &[(&'static str, Bit)],
    value: Bit,
) -> Worded {
    let values = gate_of(component, inputs.iter().map(|(_, bit)| bit.to_string()));
    Worded::new(text![wire, " = ", values, " = ", value], [])
}
