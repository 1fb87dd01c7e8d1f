//! The XOR gate, built three ways: from `if`s, from AND/OR/NOT, and from four NANDs.
//!
//! Each construction gives the same output and a record of what happened inside: the questions that the `if`s asked,
//! or the value on every wire. For inputs 1 and 0 the `if`s ask "is a 0?" (no), "is b 0?" (yes), and give 1.

use super::bit::Bit;

/// A way to build the XOR gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Construction {
    /// Two questions, one inside the other.
    Ifs,
    /// (a AND NOT b) OR (NOT a AND b).
    AndOrNot,
    /// Four NAND gates.
    Nands,
}

/// A gate with one or two inputs that the XOR gate can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Component {
    /// 1 when the input is 0.
    Not,
    /// 1 when both inputs are 1.
    And,
    /// 1 when at least one input is 1.
    Or,
    /// 0 when both inputs are 1: AND followed by NOT.
    Nand,
}

/// A wire, with the component that put a value on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub struct DrivenWire {
    pub wire: &'static str,
    pub component: Component,
    /// The wires that it reads, with their values.
    pub inputs: Vec<(&'static str, Bit)>,
    pub value: Bit,
}

/// Something seen inside the gate while it worked; in JSON it is a step like others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Signal {
    /// An `if` asked whether an input is 0.
    Asked {
        /// The input that was looked at: `a` or `b`.
        input: &'static str,
        value: Bit,
    },
    /// A component put a value on a wire.
    Wire(DrivenWire),
}

impl Construction {
    /// The three ways, the lab's own first.
    pub const ALL: [Self; 3] = [Self::Ifs, Self::AndOrNot, Self::Nands];

    /// Runs the gate and records what happens inside.
    pub fn run(self, a: Bit, b: Bit) -> (Bit, Vec<Signal>) {
        let mut wires = Wires::default();
        let output = match self {
            Self::Ifs => {
                wires.0 = [("a", a), ("b", b)]
                    .map(|(input, value)| Signal::Asked { input, value })
                    .into();
                exclusive_or(a, b)
            }
            Self::AndOrNot => {
                let not_a = wires.drive("not a", Component::Not, &[("a", a)]);
                let not_b = wires.drive("not b", Component::Not, &[("b", b)]);
                let only_a = wires.drive("only a", Component::And, &[("a", a), ("not b", not_b)]);
                let only_b = wires.drive("only b", Component::And, &[("not a", not_a), ("b", b)]);
                wires.drive("output", Component::Or, &[("only a", only_a), ("only b", only_b)])
            }
            Self::Nands => {
                let m = wires.drive("m", Component::Nand, &[("a", a), ("b", b)]);
                let p = wires.drive("p", Component::Nand, &[("a", a), ("m", m)]);
                let q = wires.drive("q", Component::Nand, &[("m", m), ("b", b)]);
                wires.drive("output", Component::Nand, &[("p", p), ("q", q)])
            }
        };
        (output, wires.0)
    }
}

/// The XOR gate that the rest is built on: 1 when exactly one input is 1.
pub fn exclusive_or(a: Bit, b: Bit) -> Bit {
    if a == Bit::Zero {
        if b == Bit::Zero { Bit::Zero } else { Bit::One }
    } else if b == Bit::Zero {
        Bit::One
    } else {
        Bit::Zero
    }
}

/// The record of a circuit while it runs.
#[derive(Default)]
struct Wires(Vec<Signal>);

impl Wires {
    fn drive(
        &mut self,
        wire: &'static str,
        component: Component,
        inputs: &[(&'static str, Bit)],
    ) -> Bit {
        let value = component.output(inputs.iter().map(|&(_, bit)| bit));
        self.0.push(Signal::Wire(DrivenWire { wire, component, inputs: inputs.to_vec(), value }));
        value
    }
}

impl Component {
    /// What the component gives for these inputs.
    pub fn output(self, mut inputs: impl Iterator<Item = Bit>) -> Bit {
        match self {
            Self::Not => Bit::from(!inputs.any(Bit::is_one)),
            Self::And => Bit::from(inputs.all(Bit::is_one)),
            Self::Or => Bit::from(inputs.any(Bit::is_one)),
            Self::Nand => Bit::from(!inputs.all(Bit::is_one)),
        }
    }

    /// Its name as it is written in circuits: `NAND`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Not => "NOT",
            Self::And => "AND",
            Self::Or => "OR",
            Self::Nand => "NAND",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_constructions_agree_with_the_truth_table() {
        let table = [
            (Bit::Zero, Bit::Zero, Bit::Zero),
            (Bit::Zero, Bit::One, Bit::One),
            (Bit::One, Bit::Zero, Bit::One),
            (Bit::One, Bit::One, Bit::Zero),
        ];
        for (a, b, output) in table {
            for construction in Construction::ALL {
                assert_eq!(construction.run(a, b).0, output, "{construction:?} of {a} and {b}");
            }
        }
    }
}
