//! The nim-addition table, replayed entry by entry.

use explain::derivation::{NimTable, Outsider, Step};

pub fn table(told: &NimTable) {
    let entries: Vec<Vec<u64>> =
        (0..told.size).map(|a| (0..told.size).map(|b| a ^ b).collect()).collect();
    assert_eq!(told.entries, entries);
}

/// Nothing falls outside exactly when N is a power of two; else the first entry that does is worked out.
pub fn closure(told: &NimTable, substeps: &[Step]) {
    table(told);
    assert_eq!(told.is_closed(), told.size.is_power_of_two());
    let outsiders: Vec<Outsider> = told.outsiders().collect();
    let first = (0..told.size)
        .flat_map(|a| (0..told.size).map(move |b| (a, b, a ^ b)))
        .find(|&(_, _, value)| value >= told.size);
    assert_eq!(outsiders.first().map(|o| (o.a, o.b, o.value)), first);
    let worked_out: Vec<Step> =
        first.map(|(a, b, value)| Step::Xor { a, b, value }).into_iter().collect();
    assert_eq!(substeps, worked_out);
}
