//! Answers and rows as they stand in a sentence: "rows 1, 3 and 5", and what is long cut short.

use std::collections::BTreeSet;

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

/// So many numbers are named in a sentence about them.
pub(super) const MOST_NAMED: usize = 8;

/// "1, 3 and 5"; of more than `most`, the first "and others".
pub(super) fn numbers<'a>(
    numbers: impl Iterator<Item = &'a BigInt>,
    most: usize,
    others: &'static str,
    last: &str,
) -> Text {
    let mut numbers = numbers.map(|number| Text::from(shown(number)));
    let named: Vec<Text> = numbers.by_ref().take(most).collect();
    let others = numbers.next().map(|_| others.into());
    listed(named.into_iter().chain(others), last)
}

/// "row 2", "rows 1, 3 and 5", "rows 1, 2, 3, 4, 5, 6, 7, 8 and others".
pub(super) fn named_rows<'a>(
    rows: impl IntoIterator<Item = &'a BigInt, IntoIter: ExactSizeIterator>,
    most: usize,
    others: &'static str,
) -> Text {
    let rows = rows.into_iter();
    let row = one_or_more(rows.len(), "row\u{a0}", "rows\u{a0}");
    text![{row}{numbers(rows, most, others, "and")}]
}

/// "wins", "does not win", "is not possible": what a move that was named does.
pub(super) fn move_does(is_right: bool, is_legal: bool) -> &'static str {
    match (is_right, is_legal) {
        (true, _) => "wins",
        (false, true) => "does not win",
        (false, false) => "is not possible",
    }
}

/// "the player to move wins" where that is said rightly, else "the player to move does not win".
pub(super) fn mover_does(wins: bool, is_right: bool) -> Text {
    let does = match (wins, is_right) {
        (true, true) => "wins",
        (true, false) => "does not win",
        (false, true) => "loses",
        (false, false) => "does not lose",
    };
    text!["the player to move "{does}]
}

/// "rows 1 and 3 hold a winning move", "row 2 holds no winning move", "row 2 is not the only row that holds a winning move"; in
/// Moore's Nim rows take part in winning turns.
pub(super) fn rows_do(
    rows: &BTreeSet<BigInt>,
    winning: &[usize],
    is_right: bool,
    is_moore: bool,
) -> Text {
    let ([does, do_], [one, several, none]) = if is_moore {
        let what = ["a winning turn", "winning turns", "no winning turn"];
        (["takes part in", "take part in"], what)
    } else {
        let what = ["a winning move", "a winning move", "no winning move"];
        (["holds", "hold"], what)
    };
    let named = |rows: &[&BigInt]| named_rows(rows.iter().copied(), MOST_NAMED, "others");
    let all: Vec<&BigInt> = rows.iter().collect();
    let wins = |row: &BigInt| winning.iter().any(|&wins| *row == BigInt::from(wins));
    let losing: Vec<&BigInt> = rows.iter().filter(|row| !wins(row)).collect();
    match (rows.len(), is_right) {
        (0, true) => text!["no row "{does}" "{one}],
        (0, false) => text!["some row does "{do_}" "{one}],
        _ if !losing.is_empty() => {
            let do_ = one_or_more(losing.len(), does, do_);
            text![{named(&losing)}" "{do_}" "{none}]
        }
        (1, true) => text![{named(&all)}" "{does}" "{one}],
        (_, true) => text![{named(&all)}" "{do_}" "{several}],
        (1, false) => text![{named(&all)}" is not the only row that "{does}" "{one}],
        (_, false) => text![{named(&all)}" are not all the rows that "{do_}" "{one}],
    }
}

/// That rows are named which the board does not have.
pub(super) fn no_such_rows(
    rows: &BTreeSet<BigInt>,
    of_the_board: usize,
    most: usize,
) -> Option<Text> {
    let is_there = |row: &&BigInt| **row >= BigInt::from(1) && **row <= BigInt::from(of_the_board);
    let strange = rows.iter().filter(|row| !is_there(row)).take(most);
    let strange: Vec<Text> = strange.map(|row| row.to_string().into()).collect();
    (!strange.is_empty()).then(|| {
        text![
            "There is no row "{listed(strange, "or")}": the board has "{counted(of_the_board, "row")}
            ", and the first is row 1."
        ]
    })
}

/// That the right answer is "none", because no move wins, say.
pub(super) fn none_is(none_wins: &'static str) -> Text {
    text![{none_wins}" here, so the answer is "{code("none")}]
}
