//! Boards found in what a game prints.
//!
//! ```text
//! Nim:
//! 1: X X
//! 2: X
//! ```
//!
//! reads `[2, 1]`, in a box as well (`| 1: X X |`). A prompt on the line of the last row does no harm, and a list of players
//! ("1: Anna") is no board.

/// The boards of this many rows that are drawn in a text, in order, and where each ends: those under "Nim:", or all where
/// there is no such line.
pub(super) fn boards(text: &str, rows: usize) -> Vec<(Vec<u64>, usize)> {
    let found = found(text, rows);
    let has_heading = found.iter().any(|board| board.is_under_heading);
    found
        .into_iter()
        .filter(|board| board.is_under_heading == has_heading)
        .map(|board| (board.rows, board.end))
        .collect()
}

/// A board that is drawn, as far as it has been read.
#[derive(Default)]
struct Drawn {
    rows: Vec<u64>,
    is_under_heading: bool,
    end: usize,
}

fn found(text: &str, rows: usize) -> Vec<Drawn> {
    let mut boards = Vec::new();
    let mut board = Drawn::default();
    let mut start = 0;
    let mut is_after_heading = false;
    for line in text.split_inclusive('\n') {
        match row(line) {
            Some(row) if row.number == board.rows.len() + 1 || row.number == 1 => {
                if row.number == 1 {
                    board = Drawn {
                        is_under_heading: is_after_heading,
                        ..Drawn::default()
                    };
                }
                board.rows.push(row.size);
                board.end = start + row.end;
                if board.rows.len() == rows {
                    boards.push(std::mem::take(&mut board));
                } else if row.goes_on && !board.is_under_heading {
                    board = Drawn::default();
                }
            }
            _ => board = Drawn::default(),
        }
        start += line.len();
        let is_of_the_box = |character: char| !character.is_alphanumeric() && character != ':';
        let heading = line.trim_end_matches(is_of_the_box).to_lowercase();
        is_after_heading = heading.ends_with("nim:");
    }
    boards
}

/// A row as it is drawn.
struct PrintedRow {
    number: usize,
    size: u64,
    /// Where it ends in its line.
    end: usize,
    /// Whether other words follow on the line.
    goes_on: bool,
}

fn row(line: &str) -> Option<PrintedRow> {
    let (number, _) = line.split_once(':')?;
    let start = number.len() + 1;
    // What stands before it are spaces, or the side of a box.
    let number = number.trim_start_matches(|character: char| !character.is_alphanumeric());
    let number = number.parse().ok()?;
    let objects = &line[start..];
    let is_object = |character: char| "Xx".contains(character);
    let length = objects
        .find(|character: char| !is_object(character) && !" \t".contains(character))
        .unwrap_or(objects.len());
    let size = objects[..length]
        .chars()
        .filter(|&character| is_object(character))
        .count();
    Some(PrintedRow {
        number,
        size: size as u64,
        end: start + length,
        goes_on: objects[length..].contains(char::is_alphanumeric),
    })
}

#[cfg(test)]
mod tests {
    use super::boards;

    fn found(text: &str, rows: usize) -> Vec<Vec<u64>> {
        boards(text, rows)
            .into_iter()
            .map(|found| found.0)
            .collect()
    }

    #[test]
    fn boards_are_found_among_other_lines() {
        let printed =
            "Anna against Boris\nNim:\n1: X X\n2: X\nAnna: 1, 2\nNim:\n 1:\n 2: X Row, elements? ";
        assert_eq!(found(printed, 2), [[2, 1], [0, 1]]);
    }

    #[test]
    fn a_prompt_on_the_last_line_of_a_board_does_no_harm() {
        for (prompt, last) in [
            ("2: X XAnna, row, elements? ", 2),
            ("2: X X: ", 2),
            ("2: X X: Anna? ", 2),
            ("2:Anna, row? ", 0),
            ("2:: ", 0),
            ("2: Anna? ", 0),
        ] {
            assert_eq!(
                found(&format!("Nim:\n1: X\n{prompt}"), 2),
                [[1, last]],
                "{prompt}"
            );
            assert_eq!(
                found(&format!("1: X\n{prompt}"), 2),
                [[1, last]],
                "{prompt}"
            );
        }
    }

    #[test]
    fn a_list_of_players_is_no_board() {
        let players = "Players:\n1: Anna\n2: Boris\n";
        assert_eq!(found(players, 3), [[0; 3]; 0]);
        assert_eq!(
            found(&format!("{players}Nim:\n1: X\n2: X X\n"), 2),
            [[1, 2]]
        );
        assert_eq!(found(&format!("{players}1: X\n2: X X\n"), 2), [[1, 2]]);
        assert_eq!(found(&format!("{players}Nim:\n1: X X\nAnna? "), 1), [[2]]);
    }

    #[test]
    fn a_board_may_stand_in_a_box() {
        for text in [
            "+--------+\n| Nim:   |\n| 1: X X |\n| 2:     |\n+--------+\n",
            "╔═══════╗\n║ Nim:  ║\n║1: X X ║\n║2:     ║\n╚═══════╝\n",
            "   * Nim: *\n   * 1: X X *\n   * 2: *\n",
            "| 1: X X |\n| 2:     |\n",
        ] {
            assert_eq!(found(text, 2), [[2, 0]], "{text}");
        }
    }

    #[test]
    fn a_part_of_a_board_is_none() {
        assert!(found("1: X\n2: X\n", 3).is_empty());
        assert!(found("2: X\n3: X\n", 2).is_empty());
    }

    #[test]
    fn a_board_ends_where_its_last_row_ends() {
        let text = "Nim:\n1: X X Anna? ";
        assert_eq!(&text[boards(text, 1)[0].1..], "Anna? ");
    }
}
