//! What each step rests on.
//!
//! Substeps are worked out anew whenever they are asked for, by the arithmetic that the step is about: the substeps of
//! "6 divided by 2 again and again" are the three divisions.

use super::step::Step;
use super::{conversion, equal, gate, group, refutation, sum, values, xor};
use crate::game::ValueFrom;
use crate::hand_built::Construction;

impl Step {
    /// The steps that this one rests on, in order; none for a step that speaks for itself.
    ///
    /// On a board of more than [`MOST_ROWS_ECHOED`](crate::game::Board::MOST_ROWS_ECHOED) rows only some rows have a substep of
    /// their own: the first ones, those that matter, and the last.
    #[must_use]
    pub fn substeps(&self) -> Vec<Self> {
        match self {
            Self::TruthTable { .. } => gate::truth_table(),
            &Self::Gate { a, b, .. } => vec![gate::wiring(Construction::Ifs, a, b)],
            &Self::Construction {
                construction,
                inputs: None,
            } => gate::wirings(construction),
            &Self::Wiring {
                construction, a, b, ..
            }
            | &Self::Construction {
                construction,
                inputs: Some((a, b)),
            } => gate::signals(construction, a, b),
            &Self::Divisions { number, .. } => conversion::divisions(number),
            Self::BackToNumber { digits, number } => {
                let (digits, number) = (digits.clone(), *number);
                vec![Self::PlaceValues { digits, number }]
            }
            Self::PlaceValues { digits, .. } => conversion::place_values(digits),
            &Self::PadBoth { a, b, width } => {
                vec![xor::pad_to(None, a, width), xor::pad_to(None, b, width)]
            }
            Self::Pad { number: 0, .. } => vec![Self::NothingToDivide],
            &Self::Pad { number, .. } | &Self::BackToDigits { number, .. } => {
                conversion::binary_outline(number)
            }
            Self::GateColumns { a, b, .. } => xor::gates(a, b),
            &Self::Xor { a, b, .. } => xor::steps(a, b),
            Self::Groups(groups) | Self::After { groups, .. } => sum::paired_off(groups),
            Self::Columns(columns) => sum::counted_columns(columns),
            Self::RunningXor { board, .. } => sum::running_xor(board),
            &Self::TakeIn { before, size, .. } => xor::steps(before, size),
            Self::LeftmostOne {
                board,
                nim_sum,
                place,
            } => sum::heaps_with_bit(board, *nim_sum, *place),
            &Self::HeapHasBit { size, nim_sum, .. } => xor::steps(size, nim_sum),
            Self::EveryMoveSpoils { board, rule } => refutation::refutations(board, *rule),
            Self::Reply(analysis) | Self::Instead(analysis) => analysis.move_steps(),
            Self::HeapValue {
                game,
                heap,
                from: ValueFrom::Options,
                ..
            } => values::options(*game, *heap),
            &Self::HeapValue {
                game,
                from: ValueFrom::Period { like, .. },
                ..
            } => vec![values::heap_value(game, like)],
            Self::HeapValue { heap, from, .. } => equal::divide_out(*heap, from),
            &Self::MexOfEach { game, to } => values::mex_of_each(game, to),
            Self::Targets { board, nim_sum } => values::targets(board, *nim_sum),
            Self::Closure(table) => group::outsiders(table),
            Self::Ahead(step) => step.substeps().into_iter().map(Self::Ahead).collect(),
            Self::Proof(step) => step.substeps().into_iter().map(Self::Proof).collect(),
            Self::Moore(step) => step.substeps().into_iter().map(Self::Moore).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether it rests on other steps, without working them out.
    #[must_use]
    pub fn has_substeps(&self) -> bool {
        match self {
            Self::TruthTable { .. }
            | Self::Gate { .. }
            | Self::Construction { .. }
            | Self::Wiring { .. }
            | Self::Divisions { .. }
            | Self::BackToNumber { .. }
            | Self::BackToDigits { .. }
            | Self::PadBoth { .. }
            | Self::Pad { .. }
            | Self::Xor { .. }
            | Self::Columns(_)
            | Self::TakeIn { .. }
            | Self::HeapHasBit { .. }
            | Self::MexOfEach { .. } => true,
            Self::PlaceValues { digits, .. } => !digits.is_empty(),
            Self::GateColumns { a, .. } => !a.is_empty(),
            Self::RunningXor { board, .. }
            | Self::LeftmostOne { board, .. }
            | Self::Targets { board, .. } => !board.rows().is_empty(),
            Self::EveryMoveSpoils { board, .. } => !board.is_empty(),
            Self::Groups(groups) | Self::After { groups, .. } => {
                let board = &groups.board;
                board.is_echoed() && groups.columns.iter().any(|column| column.ones > 0)
            }
            Self::Closure(table) => !table.is_closed(),
            Self::HeapValue { .. }
            | Self::Reply(_)
            | Self::Instead(_)
            | Self::Ahead(_)
            | Self::Proof(_)
            | Self::Moore(_) => !self.substeps().is_empty(),
            _ => false,
        }
    }
}
