//! Reads rows that are drawn side by side, each above or below its number.
//!
//! ```text
//!    O
//! O  O
//! 1  2
//! ```
//!
//! is the board 1 2.

use super::{Drawing, FoundBoard, LINE_END, Sign};

impl Drawing {
    /// The boards with this many rows drawn like this, numbered in order.
    pub(super) fn in_columns(&self, text: &str, rows: usize) -> Vec<FoundBoard> {
        let (Sign::Same(sign), Some(first), 1, false) =
            (&self.sign, self.first, self.labels, self.is_reversed)
        else {
            return Vec::new();
        };
        let lines: Vec<&str> = text.split_inclusive(LINE_END).collect();
        let is_word = |it: char| it.is_alphanumeric() && !sign.contains(it);
        let has_objects = |line: &&&str| !line.trim().is_empty() && !line.contains(is_word);
        let found = lines.iter().enumerate().filter_map(|(place, line)| {
            let middles = middles(line, first).filter(|middles| middles.len() == rows)?;
            let (before, after) = (&lines[..place], &lines[place + 1..]);
            let below = after.iter().take_while(has_objects).count();
            let above = before.iter().rev().take_while(has_objects).count();
            let objects = if below > 0 {
                &after[..below]
            } else {
                &before[place - above..]
            };
            let mut sizes = vec![0; rows];
            for line in objects {
                for (at, _) in line.match_indices(sign.as_str()) {
                    let at = 2 * line[..at].chars().count();
                    let row = (0..rows).min_by_key(|&row| middles[row].abs_diff(at))?;
                    sizes[row] += 1;
                }
            }
            Some(FoundBoard {
                board: sizes.into(),
                left: after[below..].concat().len(),
            })
        });
        found.collect()
    }
}

/// Twice the middle of each number with the words before it, on a line that counts from `first`: `Row 1  Row 2`.
fn middles(line: &str, first: usize) -> Option<Vec<usize>> {
    let (mut begin, mut middles) = (None, Vec::new());
    let of_words = line.chars().enumerate();
    for (at, it) in of_words.filter(|(_, it)| it.is_alphanumeric()) {
        let start = *begin.get_or_insert(at);
        if let Some(number) = it.to_digit(10) {
            if number as usize != first + middles.len() {
                return None;
            }
            middles.push(start + at);
            begin = None;
        }
    }
    Some(middles)
}
