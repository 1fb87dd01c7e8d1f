//! Rows that stand side by side, each above or below its number, read as lines.
//!
//! ```text
//!    O
//! O  O
//! 1  2
//! ```
//!
//! reads as `1 O` and `2 OO`.

use super::LINE_END;

/// The text with such boards of so many rows as lines, and as long as it was.
pub(super) fn as_rows(text: &str, sign: &str, rows: usize) -> String {
    let lines: Vec<&str> = text.split_inclusive(LINE_END).collect();
    let is_word = |it: char| it.is_alphanumeric() && !sign.contains(it);
    let has_objects = |line: &&&str| !line.trim().is_empty() && !line.contains(is_word);
    let mut seen: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    let mut free = 0;
    for (place, line) in lines.iter().enumerate() {
        let columns = columns(line);
        let is_in_order = (1..)
            .zip(&columns)
            .all(|(number, (word, _))| *word == number.to_string());
        if columns.len() != rows || !is_in_order || place < free {
            continue;
        }
        let below = lines[place + 1..].iter().take_while(has_objects).count();
        let above = lines[free..place]
            .iter()
            .rev()
            .take_while(has_objects)
            .count();
        let block = if below > 0 {
            place..place + below + 1
        } else {
            place - above..place + 1
        };
        free = block.end;
        let mut drawn = vec![String::new(); rows];
        for line in &lines[block.clone()] {
            for (at, _) in line.match_indices(sign) {
                let at = 2 * line[..at].chars().count();
                let nearest = (0..rows).min_by_key(|&row| columns[row].1.abs_diff(at));
                drawn[nearest.unwrap_or(0)].push_str(sign);
            }
        }
        let drawn = columns.iter().zip(drawn);
        let drawn =
            drawn.map(|((number, _), drawn)| format!("{}\n", format!("{number} {drawn}").trim()));
        let (length, drawn): (usize, String) =
            (lines[block.clone()].concat().len(), drawn.collect());
        if let Some(left) = length.checked_sub(drawn.len()) {
            seen[block.clone()].fill(String::new());
            seen[block.start] = " ".repeat(left) + &drawn;
        }
    }
    seen.concat()
}

/// The numbers on a line, each with twice the middle of its words: "Row 1", "Row 2".
fn columns(line: &str) -> Vec<(&str, usize)> {
    let mut columns = Vec::new();
    let (mut begin, mut at) = (None, 0);
    for word in line.split_inclusive(|it: char| !it.is_alphanumeric()) {
        let (start, length) = (at, word.chars().count());
        at += length;
        let word = word.trim_end_matches(|it: char| !it.is_alphanumeric());
        if !word.is_empty() {
            let begin_here = *begin.get_or_insert(start);
            if word.chars().all(|it| it.is_ascii_digit()) {
                columns.push((word, begin_here + start + word.len() - 1));
                begin = None;
            }
        }
    }
    columns
}
