//! Boards found in what a game prints.
//!
//! ```text
//! Nim:
//! 1: X X
//! 2: X
//! ```
//!
//! reads `[2, 1]`. What follows the objects of a row, such as a prompt on the same line, does no harm.

/// The boards of so many rows that are drawn in a text, in order, and where each ends.
pub(super) fn boards(text: &str, rows: usize) -> Vec<(Vec<u64>, usize)> {
    let mut boards = Vec::new();
    let mut board: Vec<u64> = Vec::new();
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.len();
        match row(line) {
            Some((number, size)) if number == board.len() + 1 => board.push(size),
            Some((1, size)) => board = vec![size],
            _ => board.clear(),
        }
        if board.len() == rows {
            boards.push((std::mem::take(&mut board), end));
        }
    }
    boards
}

/// The number and the size of a drawn row.
fn row(line: &str) -> Option<(usize, u64)> {
    let (number, objects) = line.trim_start().split_once(':')?;
    let number = number.parse().ok()?;
    let mut size = 0;
    for word in objects.split_whitespace() {
        if word.chars().any(|character| !"Xx".contains(character)) {
            break;
        }
        size += word.len() as u64;
    }
    Some((number, size))
}

#[cfg(test)]
mod tests {
    use super::boards;

    #[test]
    fn boards_are_found_among_other_lines() {
        let printed =
            "Anna against Boris\nNim:\n1: X X\n2: X\nAnna: 1, 2\nNim:\n 1:\n 2: X Row, elements? ";
        let found: Vec<Vec<u64>> = boards(printed, 2)
            .into_iter()
            .map(|found| found.0)
            .collect();
        assert_eq!(found, [vec![2, 1], vec![0, 1]]);
    }

    #[test]
    fn a_part_of_a_board_is_none() {
        assert!(boards("1: X\n2: X\n", 3).is_empty());
        assert!(boards("2: X\n3: X\n", 2).is_empty());
    }
}
