//! The nim sum of a board by its columns: how many rows have a 1 in each place, and whether that count is odd.
//!
//! 5, 4 and 3 are 101, 100 and 011. The columns hold 2, 1 and 2 ones; only the middle count is odd, so the nim sum
//! is 010, which is 2.

use super::bit::Bit;
use super::numeral::divisions;

/// How many rows have a 1 in each column, the most significant column first; at least one column.
pub fn ones_per_column(rows: &[u64]) -> Vec<usize> {
    let mut ones = vec![0];
    for &size in rows {
        for (column, division) in divisions(size).enumerate() {
            if column == ones.len() {
                ones.push(0);
            }
            if division.remainder.is_one() {
                ones[column] += 1;
            }
        }
    }
    ones.reverse();
    ones
}

/// The digit of the nim sum in a column with this many ones: 1 where the count is odd.
pub fn parity(ones: usize) -> Bit {
    Bit::from(ones % 2 == 1)
}
