//! Groups and pairs are those of the binary digits.

use explain::question::Generator;
use serde_json::json;

use super::{numbers, returned};

/// The powers of two that a number is the sum of, the largest first.
fn powers(number: u64) -> Vec<u64> {
    let places = (0..32).rev().map(|place| 1 << place);
    places.filter(|power| number & power != 0).collect()
}

fn boards() -> Vec<Vec<u64>> {
    let mut chance = Generator::new(33);
    let mut boards = vec![vec![], vec![0], vec![1], vec![5, 5], vec![(1 << 31) - 1, 1]];
    for most in [3, 15, 64, 1000] {
        for _ in 0..50 {
            let rows = chance.number(1, 9);
            boards.push((0..rows).map(|_| chance.number(0, most)).collect());
        }
    }
    boards
}

#[test]
fn a_row_is_split_into_its_binary_digits() {
    let rows: Vec<u64> = boards().concat();
    for (row, groups) in returned("balance.groupsOf", &rows, |row| json!([row])) {
        assert_eq!(numbers(&groups), powers(*row), "{row}");
    }
}

/// What is left alone is the nim sum; each pair is of one size and of two rows, no group is in two of them, and as many groups are left as the nim sum has.
#[test]
fn pairs_are_all_that_can_be_made() {
    let boards = boards();
    for (rows, unpaired) in returned("balance.unpaired", &boards, |rows| json!([rows])) {
        let nim_sum = rows.iter().fold(0, |sum, row| sum ^ row);
        assert_eq!(numbers(&unpaired), powers(nim_sum), "{rows:?}");
    }
    for (rows, pairs) in returned("balance.pairsOf", &boards, |rows| json!([rows])) {
        let mut left: Vec<(u64, u64)> = (0..)
            .zip(rows)
            .flat_map(|(row, &size)| powers(size).into_iter().map(move |group| (row, group)))
            .collect();
        for pair in pairs.as_array().unwrap() {
            let [one, other] = [&pair[0], &pair[1]]
                .map(|group| (group["row"].as_u64().unwrap(), group["size"].as_u64().unwrap()));
            assert!(one.0 != other.0 && one.1 == other.1, "{rows:?}: {pair}");
            for group in [one, other] {
                let at = left.iter().position(|&there| there == group);
                left.swap_remove(at.unwrap_or_else(|| panic!("{rows:?}: {pair}")));
            }
        }
        let nim_sum = rows.iter().fold(0, |sum, row| sum ^ row);
        assert_eq!(left.len(), powers(nim_sum).len(), "{rows:?}");
    }
}
