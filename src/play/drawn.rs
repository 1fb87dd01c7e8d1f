//! Boards as they stand in a game that was written down: drawn as on the lab sheet, or as numbers.
//!
//! `1: X X X` is a row of 3, and so is `1: X … X (3)`, the form in which a row too long for the line is drawn.

use super::error::Fault;
use super::match_::Match;
use crate::game::{Board, Game};
use crate::question::{Word, parse_board, parse_drawn_row};

/// A line that gives a board, and whether it says so: `board 5 4 3`, or the numbers alone. `None` for any other line.
pub(super) fn board_in_numbers(line: &str) -> Option<(Result<Board, Fault>, bool)> {
    let rest = strip_word(line, "board");
    let after_word = rest.map(|rest| rest.trim_start_matches([':', '=', ' ', '\t']));
    let of_game = after_word.filter(|rest| names_game(rest)).map(parse_board);
    match of_game.unwrap_or_else(|| parse_board(line)) {
        Ok(board) => Some((with_room(board), rest.is_some())),
        Err(error) if after_word.is_some_and(names_game) => Some((Err(Fault::Board(error)), true)),
        Err(error) if rest.is_some_and(looks_like_board) => Some((Err(Fault::Board(error)), true)),
        Err(_) => None,
    }
}

/// Whether a board begins with the word for its game: `lasker 7 5`.
fn names_game(rest: &str) -> bool {
    let first = rest.split_whitespace().next();
    first.is_some_and(|word| word.parse::<Game>().is_ok())
}

/// Whether what follows the word "board" was meant to be one.
fn looks_like_board(rest: &str) -> bool {
    let rest = rest.trim_start_matches([':', '=', ' ', '\t', '[', '(']);
    rest.is_empty() || rest.starts_with(|c: char| c.is_numeric() || "-,+−])".contains(c))
}

/// What follows a word at the beginning of a line, where that is the word and not only the beginning of a longer one.
fn strip_word<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let start = line.get(..word.len())?;
    let rest = &line[word.len()..];
    (start.eq_ignore_ascii_case(word) && !rest.starts_with(char::is_alphanumeric)).then_some(rest)
}

/// Whether a line begins the drawing of a board.
pub(super) fn begins_drawing(line: &str) -> bool {
    line.eq_ignore_ascii_case("nim:")
}

/// A board of these rows, if a game can be played on this many.
pub(super) fn with_room(board: Board) -> Result<Board, Fault> {
    match board.rows().len() {
        rows if rows > Match::MOST_ROWS => Err(Fault::TooManyRows { rows }),
        _ => Ok(board),
    }
}

/// The size of row `row` where the line draws it; `None` where the line does not belong to a drawing.
pub(super) fn drawn_row(line: &str, row: usize) -> Option<Result<u64, Fault>> {
    let (number, _) = line.split_once(':')?;
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(parse_drawn_row(line, row).map_err(|_| Fault::DrawnRow {
        line: Word::new(line),
        row,
    }))
}

#[cfg(test)]
mod tests {
    use super::{board_in_numbers, drawn_row};
    use crate::game::Board;

    #[test]
    fn rows_are_read_as_they_are_drawn() {
        assert_eq!(drawn_row("1: X X X", 1), Some(Ok(3)));
        assert_eq!(drawn_row("2:", 2), Some(Ok(0)));
        assert_eq!(drawn_row("3: X X … X (1000)", 3), Some(Ok(1000)));
        assert_eq!(
            drawn_row("10: ... X (18446744073709551615)", 10),
            Some(Ok(u64::MAX))
        );
        assert!(drawn_row("1: X Y", 1).unwrap().is_err());
        assert!(drawn_row("3: X", 2).unwrap().is_err());
        assert_eq!(drawn_row("Alice: 3, 2", 1), None);
    }

    #[test]
    fn boards_are_read_with_and_without_their_word() {
        let board = Board::from([5, 4, 3]);
        for line in [
            "board 5 4 3",
            "Board: 5,4,3",
            "5, 4, 3",
            "BOARD 0b101 4 3",
            "board = [5, 4, 3]",
            "(5, 4, 3)",
        ] {
            let (read, _) = board_in_numbers(line).unwrap();
            assert_eq!(read, Ok(board.clone()), "{line}");
        }
        assert!(board_in_numbers("board 5 x 3").unwrap().0.is_err());
        assert_eq!(board_in_numbers("board games are fun"), None);
        assert_eq!(board_in_numbers("boards 5"), None);
        assert_eq!(board_in_numbers("5 birds"), None);
    }
}
