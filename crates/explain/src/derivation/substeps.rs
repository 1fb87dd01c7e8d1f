//! The substeps behind each step.
//!
//! They are computed anew on every request, by the arithmetic that the step is about: the substeps of "6 divided by 2
//! until nothing is left" are the three divisions.

use super::statements::{AfterMove, Padded};
use super::step::Step;
use crate::kinds::{binary, decimal, gate, group, position, sum, values, xor};
use theory::hand_built::Construction;

impl Step {
    /// The steps behind this one, in order; none for a step that speaks for itself.
    pub fn substeps(&self) -> Vec<Self> {
        match self {
            Self::TruthTable { .. } => gate::outputs(),
            Self::Gate(gate) => vec![gate::at_work(Construction::Ifs, gate.a, gate.b)],
            &Self::Construction { construction, inputs } => match inputs {
                None => gate::wirings(construction),
                Some((a, b)) => gate::signals(construction, a, b),
            },
            Self::Wiring(wiring) => gate::signals(wiring.construction, wiring.a, wiring.b),
            &Self::Divisions { number, .. } => binary::divisions(number),
            Self::BackToNumber { digits, number } => {
                let (digits, number) = (digits.clone(), *number);
                vec![Self::PlaceValues { digits, number }]
            }
            Self::PlaceValues { digits, .. } => decimal::each_place(digits),
            &Self::PadBoth { a, b, width } => xor::each_padded(a, b, width),
            &Self::Pad(Padded { number, .. }) | &Self::BackToDigits { number, .. } => {
                binary::steps(number)
            }
            Self::GateColumns(columns) => columns.gates().map(Self::Gate).collect(),
            &Self::Xor { a, b, .. } => xor::steps(a, b),
            Self::Groups(groups) => groups.paired_off(),
            Self::Columns { columns, .. } => columns.padded_and_counted(),
            Self::After(AfterMove { columns, .. }) => columns.counts(),
            Self::RunningXor { board, .. } => {
                sum::rows_taken_in(board).into_iter().map(Self::TakeIn).collect()
            }
            Self::TakeIn(row) => xor::steps(row.before, row.size),
            Self::LeftmostOne(one) => position::heaps_with_bit(&one.board, one.nim_sum, one.place),
            Self::HeapHasBit(row) => xor::steps(row.size, row.nim_sum),
            Self::EveryMoveSpoils { board, rule } => position::refutations(board, *rule),
            Self::Reply(analysis) | Self::Instead(analysis) => analysis.move_steps(),
            Self::HeapValue(of) => of.substeps(),
            Self::EqualSum(sum) => sum.substeps(),
            Self::Targets { board, nim_sum } => values::targets(board, *nim_sum),
            Self::Closure(table) => group::outsiders(table),
            Self::Ahead(step) => step.substeps().into_iter().map(Self::Ahead).collect(),
            Self::Proof(step) => step.substeps().into_iter().map(Self::Proof).collect(),
            _ => Vec::new(),
        }
    }
}
