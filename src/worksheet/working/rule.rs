//! What a cell of the working must contain, as a function of the cells that it depends on, and why: the step of the
//! derivation, with the numbers as written.
//!
//! The digit of the nim sum depends on the count above it, and the count on the digits above that: a wrong digit that
//! was counted correctly is one slip, not three. Below a count of 3 the digit is 1, whatever the count should have
//! been.

use super::value::{CellId, CellValue};
use crate::derivation::Step;
use crate::hand_built::{Bit, binary_numeral};

/// What a cell must contain.
pub struct CellRule(Box<FromCells>);

/// What follows from the cells before one, if anything does.
type FromCells = dyn Fn(&CellsBefore<'_>) -> Option<CellReason>;

/// What a cell may contain, and the step of the derivation behind it.
pub(super) type CellReason = (Vec<CellValue>, Option<Step>);

/// The contents of the cells before one.
pub(super) struct CellsBefore<'a> {
    pub values: &'a [CellValue],
    /// What was written into the cell itself.
    pub given: Option<CellValue>,
}

impl CellRule {
    pub(super) fn new(reason: impl Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static) -> Self {
        Self(Box::new(reason))
    }

    /// The values that follow from the cells before; empty if nothing does.
    #[must_use]
    pub fn follow(&self, values: &[CellValue]) -> Vec<CellValue> {
        let reason = self.0(&CellsBefore::of(values));
        reason.map_or_else(Vec::new, |(follow, _)| follow)
    }

    /// The step of the derivation behind it, with the numbers of the cells before; `given` is what was written. A count
    /// of 3 in the 2s column gives "The 2s column has a 1 in 3 rows, an odd number: 1".
    #[must_use]
    pub fn step(&self, values: &[CellValue], given: Option<CellValue>) -> Option<Step> {
        self.0(&CellsBefore { values, given })?.1
    }
}

/// A step that gives this number.
#[expect(clippy::unnecessary_wraps, reason = "it is what a rule gives back")]
pub(super) fn because(value: impl Into<u64>, step: Step) -> Option<CellReason> {
    Some((vec![CellValue::Number(value.into())], Some(step)))
}

/// There is none: no odd column, no row, no move.
#[expect(clippy::unnecessary_wraps, reason = "it is what a rule gives back")]
pub(super) fn there_is_none() -> Option<CellReason> {
    Some((vec![CellValue::None], None))
}

impl<'a> CellsBefore<'a> {
    pub fn of(values: &'a [CellValue]) -> Self {
        let given = None;
        Self { values, given }
    }

    /// The value of a cell.
    pub fn value(&self, id: CellId) -> Option<CellValue> {
        self.values.get(id).copied()
    }

    /// The number in a cell.
    pub fn number(&self, id: CellId) -> Option<u64> {
        self.value(id)?.number()
    }

    /// The digit in a cell; anything but 1 counts as 0.
    pub fn bit(&self, id: CellId) -> Bit {
        (self.number(id) == Some(1)).into()
    }

    /// The digits in these cells.
    pub fn bits(&self, ids: &[CellId]) -> Vec<Bit> {
        ids.iter().map(|&id| self.bit(id)).collect()
    }

    /// The number with the digits in these cells.
    pub fn numeral(&self, ids: &[CellId]) -> Option<u64> {
        binary_numeral(&self.bits(ids))
    }
}
