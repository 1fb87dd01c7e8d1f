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

use crate::game::Board;

/// The boards of this many rows that are drawn in a text, in order, and where each ends: those under "Nim:", or all where
/// there is no such line.
pub(super) fn boards(text: &str, rows: usize) -> Vec<(Board, usize)> {
    let found = found(text, rows);
    let has_heading = found.iter().any(|board| board.is_under_heading);
    found
        .into_iter()
        .filter(|board| board.is_under_heading == has_heading)
        .map(|board| (board.rows.into(), board.end))
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
        if let Some((rows, end)) = list(line, rows) {
            boards.push(Drawn {
                rows,
                is_under_heading: false,
                end: start + end,
            });
        }
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

/// `1: X X`, `Row 1) O O`, `| 1 | X X |`, `1: X X (2)`.
fn row(line: &str) -> Option<PrintedRow> {
    let is_beside = |character: char| !character.is_alphanumeric();
    // What stands before the number are spaces, the side of a box, or a word such as Row.
    let begun = line.trim_start_matches(is_beside);
    let word = begun.trim_start_matches(char::is_alphabetic);
    let is_one_word = begun.len() == word.len() || word.starts_with([' ', '\t']);
    let begun = if is_one_word {
        word.trim_start_matches(is_beside)
    } else {
        begun
    };
    let rest = begun.trim_start_matches(|character: char| character.is_ascii_digit());
    let number = begun[..begun.len() - rest.len()].parse().ok()?;
    let rest = rest.trim_start_matches([' ', '\t']);
    let objects = rest.strip_prefix([':', ')', '.', '|', ']'])?;
    let start = line.len() - objects.len();
    let is_plain = rest.starts_with(':');
    let is_blank = |character: char| " \t\u{fe0f}".contains(character);
    let object = objects.trim_start_matches(is_blank).chars().next();
    let object = object.filter(|&sign| is_object(sign));
    let length = objects
        .find(|sign: char| !is_blank(sign) && object.is_none_or(|object| !is_same(object, sign)))
        .unwrap_or(objects.len());
    let size = objects[..length]
        .chars()
        .filter(|&sign| !is_blank(sign))
        .count();
    let after = objects[length..].trim_matches(is_beside);
    // How many there are may be said in figures.
    let goes_on = !after.is_empty() && after.parse() != Ok(size);
    (is_plain || size > 0 || !goes_on).then_some(PrintedRow {
        number,
        size: size as u64,
        end: start + length,
        goes_on,
    })
}

/// What may stand for an object: a letter X or O, a circle, a picture.
fn is_object(sign: char) -> bool {
    const LAST_OF_BOXES: char = '\u{257f}';
    "XxOo".contains(sign) || sign > LAST_OF_BOXES && !sign.is_alphanumeric()
}

fn is_same(object: char, sign: char) -> bool {
    object.eq_ignore_ascii_case(&sign)
}

/// A board as Python shows it: `[4, 3, 1]`, with the place of its end in the line.
fn list(line: &str, rows: usize) -> Option<(Vec<u64>, usize)> {
    let (before, rest) = line.split_once('[')?;
    let (items, _) = rest.split_once(']')?;
    let sizes: Option<Vec<u64>> = items
        .split(',')
        .map(|item| item.trim().parse().ok())
        .collect();
    let end = before.len() + items.len() + 2;
    sizes
        .filter(|sizes| sizes.len() == rows)
        .map(|sizes| (sizes, end))
}

#[cfg(test)]
mod tests {
    use super::boards;

    fn found(text: &str, rows: usize) -> Vec<Vec<u64>> {
        boards(text, rows)
            .into_iter()
            .map(|found| found.0.rows().to_vec())
            .collect()
    }

    #[test]
    fn boards_are_found_among_other_lines() {
        let printed =
            "Anna against Boris\nNim:\n1: X X\n2: X\nAnna: 1, 2\nNim:\n 1:\n 2: X Row, elements? ";
        assert_eq!(found(printed, 2), [[2, 1], [0, 1]]);
    }

    #[test]
    fn boards_are_drawn_in_many_ways() {
        for text in [
            "Row 1: X X\nRow 2:\nRow 3: X",
            "1) X X\n2)\n3) X",
            "1. O O\n2.\n3. O",
            "| 1 | X X |\n| 2 |     |\n| 3 | X   |",
            "[1] OO\n[2]\n[3] O",
            "Reihe 1: \u{1f534}\u{1f534}\nReihe 2:\nReihe 3: \u{1f534}",
            "1: X X (2)\n2: (0)\n3: X (1)",
            "The board is [2, 0, 1].",
            "Nim:\n1: o o\n2:\n3: o",
        ] {
            assert_eq!(found(text, 3), [[2, 0, 1]], "{text}");
        }
        for text in [
            "1) Play\n2) Rules\n3) Quit",
            "Which row [1, 2]? ",
            "1: Anna\n2: Boris\n3: Carl",
        ] {
            assert!(found(text, 3).is_empty(), "{text}");
        }
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
