//! The XOR gate, built twice: from `if`s as in the lab, and from AND, OR and NOT.
//!
//! The circuit records the value on each of its wires. For the inputs 1 and 0, `only a` is 1 AND 1 = 1, `only b` is 0 AND 0
//! = 0, and the output is 1 OR 0 = 1.

use super::bit::Bit;

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

/// A gate with one or two inputs that the XOR gate is built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Component {
    /// 1 when the input is 0.
    Not,
    /// 1 when both inputs are 1.
    And,
    /// 1 when at least one input is 1.
    Or,
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

impl DrivenWire {
    fn new(wire: &'static str, component: Component, inputs: &[(&'static str, Bit)]) -> Self {
        let value = component.output(inputs.iter().map(|&(_, bit)| bit));
        Self { wire, component, inputs: inputs.to_vec(), value }
    }
}

/// (a AND NOT b) OR (NOT a AND b) at work: its wires in the order in which they get their values, the output last.
pub fn circuit(a: Bit, b: Bit) -> [DrivenWire; 5] {
    let not_a = DrivenWire::new("not a", Component::Not, &[("a", a)]);
    let not_b = DrivenWire::new("not b", Component::Not, &[("b", b)]);
    let only_a = DrivenWire::new("only a", Component::And, &[("a", a), ("not b", not_b.value)]);
    let only_b = DrivenWire::new("only b", Component::And, &[("not a", not_a.value), ("b", b)]);
    let both = [("only a", only_a.value), ("only b", only_b.value)];
    let output = DrivenWire::new("output", Component::Or, &both);
    [not_a, not_b, only_a, only_b, output]
}

impl Component {
    /// What the component gives for these inputs.
    pub fn output(self, mut inputs: impl Iterator<Item = Bit>) -> Bit {
        match self {
            Self::Not => Bit::from(!inputs.any(Bit::is_one)),
            Self::And => Bit::from(inputs.all(Bit::is_one)),
            Self::Or => Bit::from(inputs.any(Bit::is_one)),
        }
    }

    /// Its name as it is written in circuits: `NOT`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Not => "NOT",
            Self::And => "AND",
            Self::Or => "OR",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_gates_agree_with_the_truth_table() {
        let table = [
            (Bit::Zero, Bit::Zero, Bit::Zero),
            (Bit::Zero, Bit::One, Bit::One),
            (Bit::One, Bit::Zero, Bit::One),
            (Bit::One, Bit::One, Bit::Zero),
        ];
        for (a, b, output) in table {
            assert_eq!(exclusive_or(a, b), output, "{a} and {b}");
            let [.., last] = circuit(a, b);
            assert_eq!(last.value, output, "{a} and {b}");
        }
    }
}
