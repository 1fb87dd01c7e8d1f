//! `gate 1 0`: the output of an XOR gate, its truth table, and three ways to build it.
//!
//! The gate itself is [`exclusive_or`], built from `if`s as in the lab; [`Construction`] builds it again from other gates.

use std::fmt;

use super::Ask;
use crate::derivation::{GateOutput, Solved, Step};
use crate::document::prelude::*;
use crate::judgement::{Answer, Diagnosis, Judgement, Slip};
use crate::phrase::{Stumble, read_bit};
use crate::question::{Generator, ParseError, Question, Request, RequestReader, parse_bit, pieces};
use theory::hand_built::{Bit, Component, Construction, DrivenWire, Signal, exclusive_or};

/// `gate 1 0`: the output of an XOR gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gate {
    /// The first input.
    pub a: Bit,
    /// The second input.
    pub b: Bit,
}

impl Gate {
    /// Reads two inputs, or none for the gate as a whole.
    pub(crate) fn parse(words: &RequestReader<'_>) -> Result<Request, ParseError> {
        let text = words.text();
        if text.trim().is_empty() && !words.words.plain.is_empty() {
            return Err(words.empty_word());
        }
        let inputs = pieces(&text);
        match inputs[..] {
            [] => Ok(Request::TruthTable),
            [a, b] => Ok(Question::Gate(Self { a: parse_bit(a)?, b: parse_bit(b)? }).into()),
            _ => {
                let takes = "two inputs, each 0 or 1, or none";
                let extra = inputs.get(2).copied();
                Err(words.wrong_count(takes, extra, inputs.len(), "gate 1 0"))
            }
        }
    }

    /// Any of the four gates.
    pub(crate) fn make_up(chance: &mut Generator) -> Question {
        let mut input = || Bit::from(chance.number(0, 1) == 1);
        Question::Gate(Self { a: input(), b: input() })
    }
}

impl Ask for Gate {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.a, self.b)
    }

    fn solve(&self) -> Solved {
        let output = exclusive_or(self.a, self.b);
        Solved::new(steps(Some((self.a, self.b))), Answer::Bit(output))
    }

    fn opening(&self) -> Vec<Block> {
        vec![Block::Title("The XOR gate".into())]
    }

    fn words(&self, _: Place) -> QuestionWords {
        let Self { a, b } = self;
        QuestionWords {
            asks: text!["What does an XOR gate give for the inputs "{*a}" and "{*b}"?"],
            answer_form: text![{code("0")}" or "{code("1")}],
            idea: "XOR is short for exclusive or: one or the other, but not both.".into(),
            how:
                "look at both inputs: if they differ, the output is 1; if they are equal, it is 0."
                    .into(),
        }
    }

    fn hint(&self) -> Option<Step> {
        // The answer to the first `if`; the truth table would give everything away.
        let Solved { steps, .. } = self.solve();
        steps.get(1).and_then(|ifs| ifs.substeps().into_iter().next())
    }

    fn conclusion(&self) -> Text {
        why(self.a, self.b)
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        let equation = text![[{self.a}" ⊕ "{self.b}]];
        let given = judgement.as_typed(answer);
        if judgement.is_right() {
            text![{equation}" is "{given}]
        } else {
            text![{equation}" is not "{given}]
        }
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        read_bit(text).map(|bit| Answer::Bit(bit.into()))
    }

    fn slips(&self) -> Vec<Slip> {
        let (a, b) = (self.a.is_one(), self.b.is_one());
        let outputs =
            [(Diagnosis::Ored, a || b), (Diagnosis::Anded, a && b), (Diagnosis::SameIsOne, a == b)];
        outputs.map(|(slip, output)| Slip::new(slip, Answer::Bit(output.into()))).into()
    }

    fn message(&self, diagnosis: &Diagnosis, _: &Judgement) -> Text {
        match diagnosis {
            Diagnosis::Ored => "That is the output of an OR gate. XOR gives 0 when both inputs are 1: one or the other, but not both.".into(),
            Diagnosis::Anded => "That is the output of an AND gate. XOR gives 1 when exactly one input is 1.".into(),
            Diagnosis::SameIsOne => "You wrote 1 for equal inputs. XOR is the other way round: 1 where they differ.".into(),
            _ => Text::default(),
        }
    }

    fn note(&self, _: &Judgement, _: &Answer) -> Option<Text> {
        Some(match (self.a, self.b) {
            (Bit::Zero, Bit::Zero) => return None,
            (Bit::One, Bit::One) => "OR and AND would give 1 here. XOR gives 1 only when exactly one input is 1, and here both are.".into(),
            _ => "AND would give 0 here. XOR gives 1 when exactly one input is 1, as here.".into(),
        })
    }

    fn level(&self) -> ReaderLevel {
        ReaderLevel::BeforeDigits
    }

    fn numbers(&self) -> Vec<String> {
        vec![self.a.to_string(), self.b.to_string()]
    }
}

/// The truth table and the three constructions of the gate, for one pair of inputs or for all.
pub(crate) fn steps(inputs: Option<(Bit, Bit)>) -> Vec<Step> {
    let constructions =
        Construction::ALL.map(|construction| Step::Construction { construction, inputs });
    [Step::TruthTable { inputs }].into_iter().chain(constructions).collect()
}

/// The gate for each pair of inputs.
pub(crate) fn outputs() -> Vec<Step> {
    Bit::pairs().map(|(a, b)| Step::Gate(GateOutput::of(None, a, b))).collect()
}

pub(crate) fn truth_table(inputs: Option<(Bit, Bit)>) -> StepText {
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
        ": one of the two, not both. Its sign is ⊕."
    ];
    StepText::new(heading.into(), (table, name))
}

pub(crate) fn gate(gate: &GateOutput) -> StepText {
    let equation = text![[{gate.a}" ⊕ "{gate.b}" = "{gate.output}]];
    StepText::heading(in_column(gate.place, equation))
}

/// What is found in a column, where it is in one.
pub(crate) fn in_column(place: Option<u64>, found: Text) -> Text {
    match place {
        Some(place) => text![{column(place)}": "{found}],
        None => found,
    }
}

/// What the gate gives, and why: "1 ⊕ 0 = 1, because they differ."
pub(crate) fn why(a: Bit, b: Bit) -> Text {
    let equation = text![[{a}" ⊕ "{b}" = "{exclusive_or(a, b)}]];
    match (a, b) {
        (Bit::Zero, Bit::Zero) => text![{equation}", because both are 0."],
        (Bit::One, Bit::One) => text![{equation}", because both are 1."],
        (Bit::One, Bit::Zero) => text![{equation}", because only a is 1."],
        (Bit::Zero, Bit::One) => text![{equation}", because only b is 1."],
    }
}

pub(crate) fn construction(construction: Construction, inputs: Option<(Bit, Bit)>) -> StepText {
    let Some(inputs) = inputs else {
        let cases = (plan(construction), four_cases(construction));
        return StepText::new(built(construction), cases);
    };
    let StepText { heading, body } = wiring(construction, inputs);
    StepText::new(heading, (plan(construction), body))
}

/// What is seen inside the gate, for each pair of inputs.
fn four_cases(construction: Construction) -> Table {
    let runs: Vec<_> = Bit::pairs().map(|(a, b)| ((a, b), construction.run(a, b))).collect();
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
        let mut cells = vec![Cell::from(a), b.into()];
        cells.extend(seen(&signals).into_iter().map(|(_, value)| Cell::from(value)));
        if !has_output {
            cells.push(output.into());
        }
        table.row(cells);
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
        Construction::Nands => text!["NAND gives 0 when both its inputs are 1, and 1 otherwise. Every other gate can be built from it. Here m is "["(a NAND b)"]", p is "["(a NAND m)"]", q is "["(m NAND b)"]", and the output is "["(p NAND q)"]"."],
    }
}

/// One way to build the gate at work on two inputs.
fn wiring(construction: Construction, (a, b): (Bit, Bit)) -> StepText {
    let (output, signals) = construction.run(a, b);
    let heading = built(construction).and(text![": "{a}" and "{b}" give "{output}]);
    if construction != Construction::Ifs {
        return StepText::new(heading, wires(&signals));
    }
    let asked = Block::list(signals.iter().map(signal));
    let branch = text!["So the output is "{output}"."];
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
    let names: Vec<String> = inputs.map(|input| input.to_string()).collect();
    let gate = match &names[..] {
        [only] => format!("{} {only}", component.name()),
        _ => names.join(&format!(" {} ", component.name())),
    };
    Text::from(gate).unbroken()
}

/// Something seen inside the gate.
fn signal(signal: &Signal) -> Text {
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
