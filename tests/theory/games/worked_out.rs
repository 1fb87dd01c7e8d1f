//! Values, periods and counts worked out anew from the rules of each game, and what nimlab says of them, number by number.

use std::collections::BTreeSet;

use nimlab::game::Positions;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use super::plain_search::{options, values};
use crate::program::printed_by;
use crate::support::{cases, joined};

/// How many sums come up from up to `rows` heaps of up to `max`, in whatever order their heaps stand.
pub fn sums(game: &str, rows: u32, max: u64) -> usize {
    let mut seen: BTreeSet<Vec<u64>> = BTreeSet::new();
    let mut open = vec![vec![max; rows as usize]];
    open.extend((0..rows).map(|rows| vec![max; rows as usize]));
    while let Some(heaps) = open.pop() {
        if !seen.insert(heaps.clone()) {
            continue;
        }
        for at in 0..heaps.len() {
            let mut others = heaps.clone();
            let heap = others.remove(at);
            // A smaller heap is one of the boards too, whether a move leads to it or not.
            let mut left = options(game, heap);
            left.push(if heap > 1 { vec![heap - 1] } else { Vec::new() });
            if !is_of_first_boards(&heaps, rows, max) {
                left.pop();
            }
            for parts in left {
                let mut after = [&others[..], &parts[..]].concat();
                after.sort_unstable();
                open.push(after);
            }
        }
    }
    seen.len()
}

fn is_of_first_boards(heaps: &[u64], rows: u32, max: u64) -> bool {
    heaps.len() <= rows as usize && heaps.iter().all(|&heap| heap <= max)
}

/// What is told, in one line.
fn told(arguments: &str) -> String {
    let told = printed_by(arguments);
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The numbers that stand where a sentence has gaps, wherever it occurs.
fn numbers<const N: usize>(text: &str, sentence: &str) -> Option<[usize; N]> {
    let pieces: Vec<&str> = sentence.split("{}").collect();
    let mut starts = text.match_indices(pieces[0]);
    starts.find_map(|(start, _)| {
        let mut rest = &text[start + pieces[0].len()..];
        let mut found = [0; N];
        for (number, piece) in found.iter_mut().zip(&pieces[1..]) {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != ',')?;
            *number = rest[..end].replace(',', "").parse().ok()?;
            rest = rest[end..].strip_prefix(piece)?;
        }
        Some(found)
    })
}

/// From which heap on values repeat after so many: the least such heap.
fn least_start(values: &[u64], length: usize) -> usize {
    let repeated = (length..values.len()).rev();
    let count = repeated.take_while(|&heap| values[heap] == values[heap - length]);
    values.len() - length - count.count()
}

/// The shortest period of values, and its least start, where three periods and more are seen of it.
fn period(values: &[u64]) -> Option<(usize, usize)> {
    let lengths = 1..values.len() / 6;
    let periods = lengths.map(|length| (least_start(values, length), length));
    let mut periods = periods.filter(|(from, length)| 2 * from + 4 * length + 8 < values.len());
    periods.next()
}

/// Every number in what is said of a period.
fn period_is_told(game: &str) -> Result<(), TestCaseError> {
    let values = values(game, 220);
    let Some((from, length)) = period(&values) else {
        return Ok(());
    };
    let told = told(&format!("values {game} --to 3 --width 200"));
    let every = format!("From {from} on the values repeat every {length}, for ever");
    let same = format!("From {from} on the values stay the same, for ever");
    prop_assert!(told.contains(if length == 1 { &same } else { &every }), "{told}");
    let [needed] = numbers(&told, "Work out the first {} values").expect(&told);
    let compared = numbers(
        &told,
        "compare each value from {} to {} with the one {} further on: all {} are equal",
    );
    let one = numbers(&told, "compare the value of {} with the one {} further on: they are equal");
    let one = one.map(|[first, further]| [first, first, further, 1]);
    if let Some([first, last, further, count]) = compared.or(one) {
        prop_assert_eq!((further, count), (length, last + 1 - first), "{}", told);
        prop_assert!(first >= from && last + length < needed, "{told}");
        prop_assert!((first..=last).all(|heap| values[heap] == values[heap + length]));
    }
    let largest_taken = |heap: u64| {
        let options = options(game, heap).into_iter();
        options.map(|left| heap - left.iter().sum::<u64>()).max()
    };
    let splits = (0..20).any(|heap| options(game, heap).iter().any(|left| left.len() == 2));
    let most = numbers(&told, "no more than {} can be taken").map(|[most]| most as u64);
    let start = numbers(&told, "from a heap of {} or more ").map_or(0, |[start]| start as u64);
    let from_there: Vec<u64> = (start..60).filter_map(largest_taken).collect();
    let depends = [
        numbers(&told, "depends only on the {} values before it"),
        numbers(&told, "depends only on the {} value before it"),
    ];
    let depends = depends.into_iter().flatten().next().map(|[depends]| depends as u64);
    prop_assert_eq!(depends, most);
    if splits {
        prop_assert_eq!(most, None, "{}", told);
    } else if told.contains("nothing can be taken") {
        prop_assert!(from_there.is_empty(), "{told}");
    } else {
        prop_assert_eq!(from_there.iter().max().copied(), most, "{}", told);
    }
    if let Some([last]) = numbers(&told, "The last heap that does not fit is {}.") {
        prop_assert_eq!(last + 1, from);
        prop_assert_ne!(values[last], values[last + length]);
    } else {
        prop_assert!(from == 0 || !splits, "{told}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(240))]

    #[test]
    fn every_number_in_the_proof_of_a_period_is_right(whole in prop::sample::select(vec![0, 0, 0, 4]), digits in vec(0..8_u8, 1..4)) {
        let digits: String = digits.iter().map(u8::to_string).collect();
        period_is_told(&format!("octal:{whole}.{digits}"))?;
    }

    #[test]
    fn nothing_is_split_and_the_proof_looks_back(digits in vec(0..4_u8, 1..5)) {
        let digits: String = digits.iter().map(u8::to_string).collect();
        period_is_told(&format!("octal:0.{digits}"))?;
    }

    #[test]
    fn subtraction_games_look_back_as_far_as_can_be_taken(taken in prop::collection::btree_set(1..7_u64, 1..4)) {
        period_is_told(&format!("subtract:{}", joined(&taken, ",")))?;
    }
}

#[test]
fn what_is_told_of_a_period_does_not_depend_on_how_many_values_are_asked_for() {
    for game in
        ["kayles", "octal:0.3", "octal:0.156", "subtract:2,3,7", "lasker", "nim", "divisors"]
    {
        let period = |to: u32| {
            let json = printed_by(&format!("values {game} --to {to} --format json"));
            serde_json::from_str::<Value>(&json).unwrap()["period"].clone()
        };
        let first = period(0);
        assert!([1, 30, 700].into_iter().all(|to| period(to) == first), "{game}");
    }
}

#[test]
fn the_largest_board_that_is_told_to_be_searchable_is_so() {
    assert!(Positions::new(Positions::most_rows() + 1, 1).is_err());
    for rows in 1..=Positions::most_rows() {
        let Err(refused) = Positions::new(rows, u64::MAX) else {
            panic!("{rows} rows");
        };
        assert!(Positions::new(rows, refused.most).is_ok());
        assert!(Positions::new(rows, refused.most + 1).is_err());
        let would_do = format!("at most {}", refused.most);
        assert!(refused.to_string().ends_with(&would_do));
    }
}
