//! `gate 1 0`: the output of an XOR gate, its truth table, and a circuit that builds it.
//!
//! The gate itself is [`exclusive_or`], built from `if`s as in the lab; [`circuit`](hand_built::circuit) builds it again from other gates.

use std::fmt;

use super::Ask;
use crate::derivation::{GateOutput, Solved, Step};
use crate::document::prelude::*;
use crate::judgement::{Answer, Diagnosis, Judgement, Slip};
use crate::phrase::{Stumble, read_bit};
use crate::question::{Generator, ParseError, Question, Request, RequestReader, parse_bit, pieces};
use theory::hand_built::{self, Bit, Component, exclusive_or};

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

/// The truth table and the circuit, for one pair of inputs or for all.
pub(crate) fn steps(inputs: Option<(Bit, Bit)>) -> Vec<Step> {
    vec![Step::TruthTable { inputs }, Step::Circuit { inputs }]
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

impl GateOutput {
    /// "1 ⊕ 0 = 1".
    pub(crate) fn equation(&self) -> Text {
        text![[{self.a}" ⊕ "{self.b}" = "{self.output}]]
    }
}

pub(crate) fn gate(gate: &GateOutput) -> StepText {
    StepText::heading(match gate.place {
        Some(place) => text![{column(place)}": "{gate.equation()}],
        None => gate.equation(),
    })
}

/// What the gate gives, and why: "1 ⊕ 0 = 1, because they differ."
pub(crate) fn why(a: Bit, b: Bit) -> Text {
    let equation = GateOutput::of(None, a, b).equation();
    match (a, b) {
        (Bit::Zero, Bit::Zero) => text![{equation}", because both are 0."],
        (Bit::One, Bit::One) => text![{equation}", because both are 1."],
        (Bit::One, Bit::Zero) => text![{equation}", because only a is 1."],
        (Bit::Zero, Bit::One) => text![{equation}", because only b is 1."],
    }
}

/// The gate built from other gates, for these inputs or for all.
pub(crate) fn circuit(inputs: Option<(Bit, Bit)>) -> StepText {
    let plan = text!["AND gives 1 when both its inputs are 1, OR when at least one is, and NOT turns 0 into 1 and 1 into 0. \"Only a\" is "["(a AND NOT b)"]", \"only b\" is "["(NOT a AND b)"]", and the output is (only "["a OR"]" only b)."];
    let built = "Built from AND, OR and NOT";
    let Some((a, b)) = inputs else {
        return StepText::new(built.into(), (plan, four_cases()));
    };
    let mut table = Table::of("<wire|<is|<here|>value");
    for driven in hand_built::circuit(a, b) {
        let names = gate_of(driven.component, driven.inputs.iter().map(|(name, _)| name));
        let values = gate_of(driven.component, driven.inputs.iter().map(|(_, bit)| bit));
        table.add((driven.wire, names, values, driven.value));
    }
    let heading = text![{built}": "{a}" and "{b}" give "{exclusive_or(a, b)}];
    StepText::new(heading, (plan, table))
}

/// The value of each wire, for each pair of inputs.
fn four_cases() -> Table {
    let names = hand_built::circuit(Bit::Zero, Bit::Zero).map(|driven| driven.wire);
    let columns = ["a", "b"].into_iter().chain(names);
    let mut table = Table::new(2, columns.map(|name| (Align::Right, name.into())));
    for (a, b) in Bit::pairs() {
        let values = hand_built::circuit(a, b).map(|driven| driven.value);
        table.row([a, b].into_iter().chain(values).map(Cell::from));
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
