//! Answers and rows as they stand in a sentence: "rows 1, 3 and 5", and what is long cut short.

use num_bigint::BigInt;

use super::prelude::*;
use crate::legible::cut;

/// An answer in one line, cut where it is long.
pub(super) fn shortened(given: &str) -> String {
    const MOST_SHOWN: usize = 60;
    cut(given.trim().trim_end_matches('.'), MOST_SHOWN)
}

/// A number, cut where it is long.
pub(super) fn shown(number: &BigInt) -> String {
    shortened(&number.to_string())
}

/// "row 2", "rows 1, 3 and 5", "rows 1, 2, 3, 4, 5, 6, 7, 8 and others".
pub(super) fn named_rows<'a>(rows: impl IntoIterator<Item = &'a BigInt>) -> Text {
    const MOST_NAMED: usize = 8;
    let rows: Vec<&BigInt> = rows.into_iter().collect();
    let numbers = rows.iter().take(MOST_NAMED).map(|row| shown(row).into());
    let others = (rows.len() > MOST_NAMED).then(|| Text::from("others"));
    let row = if rows.len() == 1 {
        "row\u{a0}"
    } else {
        "rows\u{a0}"
    };
    text![{row}{listed(numbers.chain(others), "and")}]
}
