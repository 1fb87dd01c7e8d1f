//! Counters fit into their room wherever they can.

use explain::question::Generator;
use serde_json::json;

use super::returned;

/// Between two rows; and as low a line as a finger finds, where a row has several.
const GAP: u64 = 6;
const LEAST_LINE: u64 = 24;
/// Counters that are as small as they may be can be too large for their room all the same.
const SMALLEST: u64 = 11;
const LARGEST: u64 = 56;

/// Boards, each in a room: the rows, its width and its height.
fn rooms() -> Vec<(Vec<u64>, u64, u64)> {
    let mut chance = Generator::new(35);
    let mut rooms = Vec::new();
    for (width, height) in [(260, 300), (650, 390), (420, 390), (1000, 700)] {
        for most in [1, 5, 20, 64] {
            for _ in 0..25 {
                let rows = chance.number(1, 12);
                rooms.push(((0..rows).map(|_| chance.number(0, most)).collect(), width, height));
            }
        }
    }
    rooms
}

#[test]
fn what_fits_lies_in_its_room() {
    let rooms = rooms();
    let mut smallest = 0;
    for ((rows, width, height), found) in
        returned("fit.fitted", &rooms, |(rows, width, height)| json!([rows, width, height]))
    {
        let [size, across] = ["size", "across"].map(|name| found[name].as_u64().expect("a number"));
        assert!((SMALLEST..=LARGEST).contains(&size), "{rows:?}: {found}");
        let longest = rows.iter().copied().max().unwrap_or(0).max(1);
        assert!(across <= longest, "{rows:?}: {found}");
        if size == SMALLEST {
            smallest += 1;
            continue;
        }
        let lines: u64 = rows.iter().map(|row| row.div_ceil(across).max(1)).sum();
        assert!(size * across <= *width, "{rows:?} in {width}: {found}");
        let high = lines * size + rows.len() as u64 * GAP;
        assert!(high <= *height, "{rows:?} in {height}: {found}");
        assert!(across == longest || size >= LEAST_LINE, "{rows:?}: {found}");
        // No other size with as many lines would be larger and fit as well.
        let larger = size + 1;
        assert!(
            larger > LARGEST
                || larger * across > *width
                || lines * larger + rows.len() as u64 * GAP > *height,
            "{rows:?} in {width} x {height}: {found}"
        );
    }
    assert!(smallest < rooms.len() / 2);
}
