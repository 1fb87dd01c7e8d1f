//! Slips in finding the groups that are left alone.
//!
//! On 13 12 8 an 8 and a 1 are alone. All sizes that occur are 8, 4 and 1, the 4s are paired, and 8 and 1 make 9.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::super::diagnosis::Diagnosis;
use super::slip::Slip;
use crate::derivation::{Column, Columns};
use crate::question::Answer;
use theory::Board;

/// The wrong answers that misconceptions lead to.
pub(crate) fn slips(board: &Board) -> Vec<Slip> {
    let groups = Columns::of(board);
    let sizes = |wanted: fn(&Column) -> bool| -> BTreeSet<BigInt> {
        let sizes = groups.columns.iter().filter(|group| wanted(group));
        sizes.map(|group| group.place.into()).collect()
    };
    let alone = sizes(|group| group.bit.is_one());
    let total = alone.iter().sum::<BigInt>();
    let slips = [
        (Diagnosis::PairedForAlone, sizes(|group| group.ones > 0 && !group.bit.is_one())),
        (Diagnosis::GroupsPresent, sizes(|group| group.ones > 0)),
        (Diagnosis::TotalOfSizes, [total].into()),
    ];
    let is_slip = |(diagnosis, sizes): &(Diagnosis, BTreeSet<BigInt>)| {
        let says_something = !sizes.is_empty() && !sizes.contains(&BigInt::ZERO);
        // If none is alone, all that occur are paired.
        let is_other = *diagnosis != Diagnosis::GroupsPresent || !alone.is_empty();
        says_something && is_other && *sizes != alone
    };
    let slips = slips.into_iter().filter(is_slip);
    slips.map(|(diagnosis, sizes)| Slip { diagnosis, answer: Answer::Sizes(sizes) }).collect()
}
