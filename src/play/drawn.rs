//! Boards in a recorded game: drawn as on the lab sheet, or as numbers.
//!
//! `1: X X X` is a row of 3, and so is `1: X … X (3)`, which is how a row too long for the line is drawn. Above the
//! rows is the name of the game, `Nim:` or `Lasker:`; a board with several games has a heading for each. The rows may
//! also be in words, as `--linear` prints them: `row 1: 3`.

use super::error::{Fault, not_a_row};
use super::match_::Match;
use crate::game::{Board, Game};
use crate::question::{ParseError, begins_with_game, board_of, parse_board, parse_drawn_row};

/// A drawing, as far as it has been read.
#[derive(Debug)]
pub(super) struct BoardDrawing {
    /// The games, each with the rows below its name.
    parts: Vec<(Game, Vec<u64>)>,
    /// Whether rows of a long board are left out: then the drawing does not determine the board.
    pub leaves_out: bool,
    /// Whether its rows are in words.
    is_in_words: bool,
}

impl BoardDrawing {
    /// A drawing below the name of a game.
    pub fn of(game: Game) -> Self {
        Self { parts: vec![(game, Vec::new())], leaves_out: false, is_in_words: false }
    }

    /// The rows below this belong to another game.
    pub fn head(&mut self, game: Game) {
        self.parts.push((game, Vec::new()));
    }

    /// The last game, if no row has followed its name yet.
    pub fn bare_heading(&self) -> Option<Game> {
        let last = self.parts.last().filter(|(_, rows)| rows.is_empty());
        last.map(|&(game, _)| game)
    }

    /// The number of the next row.
    pub fn next_row(&self) -> usize {
        1 + self.parts.iter().map(|(_, rows)| rows.len()).sum::<usize>()
    }

    /// Takes a line that draws a row, or stands for rows of a long board that are left out, `⋮ 7 more rows`; returns
    /// whether it does.
    pub fn add(&mut self, line: &str) -> Result<bool, Fault> {
        let next = self.next_row();
        let in_words = line.strip_prefix("row ").filter(|row| is_row(row));
        self.is_in_words |= next == 1 && in_words.is_some();
        let line = in_words.filter(|_| self.is_in_words).unwrap_or(line);
        let omitted = line.strip_prefix('⋮').or_else(|| line.strip_prefix("..."));
        let omitted = omitted.or_else(|| Some(line).filter(|_| self.is_in_words));
        if omitted.is_some_and(|rest| rest.contains(" more row")) {
            self.leaves_out = true;
        } else if let Some(size) = drawn_row(line, next) {
            if !self.leaves_out
                && let Some((_, rows)) = self.parts.last_mut()
            {
                rows.push(size?);
            }
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// The board.
    pub fn board(self) -> Result<Board, Fault> {
        let parts = self.parts.iter();
        let boards = parts.map(|(game, rows)| board_of(*game, rows)).collect::<Result<Vec<_>, _>>();
        with_room(Board::sum(&boards.map_err(|why| not_a_board(&why))?))
    }
}

/// The game whose name is a line above its rows: `Nim:`.
pub(super) fn heading(line: &str) -> Option<Game> {
    let name = line.strip_suffix(':')?;
    name.parse().ok()
}

/// Whether a line begins such a name but is too narrow for all of it.
pub(super) fn begins_long_heading(line: &str) -> bool {
    let (first, code) = line.split_once(':').unwrap_or((line, ""));
    let is_code = |c: char| c.is_ascii_digit() || ",.".contains(c);
    let is_begun = code.starts_with(is_code) && code.chars().all(is_code);
    is_begun && Game::words().any(|word| word.eq_ignore_ascii_case(first))
}

/// A line that gives a board, and whether it says so: `board 5 4 3`, or just the numbers. `None` for any other line.
pub(super) fn board_in_numbers(line: &str) -> Option<(Result<Board, Fault>, bool)> {
    let rest = strip_word(line, "board");
    // The word "board" belongs to the numbers of a board of Nim, as in "board = [5, 4]", and not to the name of a game.
    let of_games = rest.map(|rest| rest.trim_start_matches([':', '=', ' ', '\t']));
    let of_games = of_games.filter(|rest| begins_with_game(rest) || rest.contains(" + "));
    match parse_board(of_games.unwrap_or(line)) {
        Ok(board) => Some((with_room(board), rest.is_some())),
        Err(error) if of_games.is_some() || rest.is_some_and(looks_like_board) => {
            Some((Err(not_a_board(&error)), true))
        }
        Err(_) => None,
    }
}

/// Whether the text after the word "board" was meant to be one.
fn looks_like_board(rest: &str) -> bool {
    let rest = rest.trim_start_matches([':', '=', ' ', '\t', '[', '(']);
    rest.is_empty() || rest.starts_with(|c: char| c.is_numeric() || "-,+−])".contains(c))
}

/// The rest of a line that begins with this word, and not just with a longer one.
fn strip_word<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let start = line.get(..word.len())?;
    let rest = &line[word.len()..];
    (start.eq_ignore_ascii_case(word) && !rest.starts_with(char::is_alphanumeric)).then_some(rest)
}

/// The fault that numbers are not a board.
fn not_a_board(why: &ParseError) -> Fault {
    format!("this is not a board: {why}")
}

/// A board with these rows, if a game can be played on this many.
fn with_room(board: Board) -> Result<Board, Fault> {
    match board.rows().len() {
        rows if rows > Match::MOST_ROWS => {
            let most = Match::MOST_ROWS;
            Err(format!("the board has {rows} rows: expected at most {most}"))
        }
        _ => Ok(board),
    }
}

/// The size of row `row` if the line draws it; `None` if the line does not belong to a drawing.
pub(super) fn drawn_row(line: &str, row: usize) -> Option<Result<u64, Fault>> {
    let (number, _) = line.split_once(':')?;
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(parse_drawn_row(line, row).map_err(|_| not_a_row(line, row)))
}

/// Whether a line draws a row, whichever.
pub(super) fn is_row(line: &str) -> bool {
    drawn_row(line, 1).is_some()
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
        assert_eq!(drawn_row("10: ... X (18446744073709551615)", 10), Some(Ok(u64::MAX)));
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
