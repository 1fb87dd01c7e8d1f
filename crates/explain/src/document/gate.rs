//! The XOR gate in words: its truth table and the three ways to build it.

use super::prelude::*;
use crate::derivation::GateOutput;
use crate::question::Gate;
use theory::hand_built::{Bit, Component, Construction, DrivenWire, Signal, exclusive_or};

/// What is said of a gate with these inputs.
pub(super) fn words(Gate { a, b }: Gate) -> QuestionWords {
    QuestionWords {
        asks: text!["What does an XOR gate give for the inputs "{a}" and "{b}"?"],
        answer_form: text![{code("0")}" or "{code("1")}],
        idea: "XOR is short for exclusive or: one or the other, but not both.".into(),
        how: "look at both inputs: if they differ the output is 1, if they are equal it is 0."
            .into(),
    }
}

pub(super) fn truth_table(inputs: Option<(Bit, Bit)>) -> StepText {
    let heading = "The truth table: the output is 1 when exactly one input is 1";
    let mut table = Table::of("<|>a|>b|>a ⊕ b|<");
    for (a, b) in Bit::pairs() {
        let pointer = if inputs == Some((a, b)) { "▸" } else { "" };
        let why = match (a, b) {
            (Bit::Zero, Bit::Zero) => "if both are 0: 0",
            (Bit::Zero, Bit::One) => "if only b is 1: 1",
            (Bit::One, Bit::Zero) => "if only a is 1: 1",
            (Bit::One, Bit::One) => "else (both are 1): 0",
        };
        table.add((pointer, a, b, exclusive_or(a, b), why));
    }
    let name = text![
        "XOR is short for "{strong("exclusive or")}
        ": one or the other, but not both. Its sign is ⊕, a plus in a circle."
    ];
    StepText::new(heading.into(), (table, name))
}

pub(super) fn gate(gate: &GateOutput) -> StepText {
    let equation = text![[{gate.a}" ⊕ "{gate.b}" = "{gate.output}]];
    let heading = in_column(gate.place, equation);
    StepText::new(heading, why_alone(gate.a, gate.b))
}

/// What is found in a column, where it is in one.
pub(super) fn in_column(place: Option<u64>, found: Text) -> Text {
    match place {
        Some(place) => text![{column(place)}": "{found}],
        None => found,
    }
}

/// Why the gate gives this output.
pub(super) fn why(a: Bit, b: Bit, output: Bit) -> Text {
    text![[{a}" ⊕ "{b}" = "{output}]", because "{reason(a, b)}"."]
}

/// The same for somebody who knows what it gives.
pub(super) fn why_alone(a: Bit, b: Bit) -> Text {
    text![{reason(a, b)}"."].capitalised()
}

fn reason(a: Bit, b: Bit) -> &'static str {
    match (a, b) {
        (Bit::Zero, Bit::Zero) => "neither input is 1",
        (Bit::One, Bit::One) => "both inputs are 1, not just one of them",
        _ => "exactly one input is 1",
    }
}

pub(super) fn construction(construction: Construction, inputs: Option<(Bit, Bit)>) -> StepText {
    let Some(inputs) = inputs else {
        let cases = (plan(construction), four_cases(construction));
        return StepText::new(built(construction), cases);
    };
    let StepText { heading, body } = wiring(construction, inputs);
    StepText::new(heading, (plan(construction), body))
}

/// What is seen inside the gate, for each pair of inputs.
fn four_cases(construction: Construction) -> Table {
    let runs = Bit::pairs().map(|(a, b)| ((a, b), construction.run(a, b)));
    let runs: Vec<_> = runs.collect();
    let seen = |signals: &[Signal]| signals.iter().map(seen).collect::<Vec<_>>();
    let mut names = vec![Text::from("a"), Text::from("b")];
    let of_the_first = runs.first().map(|(_, (_, signals))| seen(signals));
    names.extend(of_the_first.into_iter().flatten().map(|(name, _)| name));
    // Where there are wires, the last of them is the output.
    let has_output = construction != Construction::Ifs;
    if !has_output {
        names.push("output".into());
    }
    let mut table = Table::new(2, names.into_iter().map(|name| (Align::Right, name)));
    for ((a, b), (output, signals)) in runs {
        let seen = seen(&signals).into_iter().map(|(_, value)| Cell::from(value));
        let output = (!has_output).then(|| Cell::from(output));
        table.row([a, b].map(Cell::from).into_iter().chain(seen).chain(output));
    }
    table
}

/// The name and the value of something seen inside the gate.
fn seen(signal: &Signal) -> (Text, Text) {
    match signal {
        Signal::Asked { input, value } => {
            let answer = if value.is_one() { "no" } else { "yes" };
            (format!("is {input} 0?").into(), answer.into())
        }
        Signal::Wire(driven) => (driven.wire.into(), driven.value.into()),
    }
}

fn built(construction: Construction) -> Text {
    match construction {
        Construction::Ifs => text!["Built from questions (if … then …)"],
        Construction::AndOrNot => text!["Built from AND, OR and NOT"],
        Construction::Nands => text!["Built from four NAND gates"],
    }
}

fn plan(construction: Construction) -> Text {
    match construction {
        Construction::Ifs => "Ask about one input, then about the other. Where a is 0, the output is the same as b; where a is 1, it is the opposite of b.".into(),
        Construction::AndOrNot => text!["AND gives 1 when both its inputs are 1, OR when at least one is, and NOT turns 0 into 1 and 1 into 0. \"Only a\" is "["(a AND NOT b)"]", \"only b\" is "["(NOT a AND b)"]", and the output is (only "["a OR"]" only b)."],
        Construction::Nands => text!["NAND gives 0 when both its inputs are 1, and 1 otherwise. It is enough for every other gate. Here m is "["(a NAND b)"]", p is "["(a NAND m)"]", q is "["(m NAND b)"]", and the output is "["(p NAND q)"]"."],
    }
}

/// One way to build the gate at work on two inputs.
pub(super) fn wiring(construction: Construction, (a, b): (Bit, Bit)) -> StepText {
    let (output, signals) = construction.run(a, b);
    let heading = built(construction).and(text![": "{a}" and "{b}" give "{output}]);
    if construction != Construction::Ifs {
        return StepText::new(heading, wires(&signals));
    }
    let asked = Block::list(signals.iter().map(signal));
    let branch = text!["So this branch is taken; its output is "{output}"."];
    StepText::new(heading, (asked, branch))
}

fn wires(signals: &[Signal]) -> Table {
    let mut table = Table::of("<wire|<is|<here|>value");
    for signal in signals {
        if let Signal::Wire(driven) = signal {
            let names = gate_of(driven.component, driven.inputs.iter().map(|(name, _)| name));
            table.add((driven.wire, names, values(driven), driven.value));
        }
    }
    table
}

/// "NOT a" or "a AND b".
fn gate_of(component: Component, inputs: impl Iterator<Item = impl ToString>) -> Text {
    let inputs: Vec<String> = inputs.map(|input| input.to_string()).collect();
    let named = match &inputs[..] {
        [only] => format!("{} {only}", component.name()),
        _ => inputs.join(&format!(" {} ", component.name())),
    };
    Text::from(named).unbroken()
}

/// Something seen inside the gate.
pub(super) fn signal(signal: &Signal) -> Text {
    match signal {
        Signal::Asked { input, value } => {
            let answer = if value.is_one() { "No, it is 1" } else { "Yes" };
            text!["Is input "{*input}" 0? "{answer}]
        }
        Signal::Wire(driven) => text![[{driven.wire}" = "{values(driven)}" = "{driven.value}]],
    }
}

/// "NOT 1" or "0 AND 1".
fn values(driven: &DrivenWire) -> Text {
    gate_of(driven.component, driven.inputs.iter().map(|(_, bit)| bit))
}
