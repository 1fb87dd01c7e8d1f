//! Reads numbers from a stream of bytes: the rows of a board, from one line of words or from gigabytes of input.
//!
//! The stream is read in blocks and every number is passed on at once, so a board of any length can be summed without
//! storing it. Plain numbers (`5 4 3`) take a fast path; [`forms`](super::forms) reads all other forms of a board.

use std::io::{ErrorKind, Read};

use super::digits::{fits, leading_digits};
use super::error::ParseError;
use super::fault::Origin;
use super::forms::BoardForm;
use super::number::TOO_LARGE;
use super::pieces::{BoardToken, Placed, Separator};
use crate::game::Board;

const BUFFER: usize = 64 * 1024;
/// A word longer than this cannot be a number, even with many leading zeros.
const LONGEST_WORD: usize = BUFFER / 2;

/// Reads the rows of a board from standard input (or any other reader) to its end, calls `each` with every row, and
/// returns how many there were.
///
/// # Errors
/// If there is no board in it, a word does not belong to a board, or reading fails.
pub fn scan(mut input: impl Read, mut each: impl FnMut(u64)) -> Result<usize, ParseError> {
    let mut rows = 0;
    let each = |row| {
        rows += 1;
        each(row);
    };
    let mut scanner = Scanner::new(Origin::StandardInput { line: 1 }, each);
    let mut buffer = vec![0; BUFFER];
    let mut held = 0;
    let mut at_start = true;
    loop {
        let read = match input.read(&mut buffer[held..]) {
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => {
                return Err(ParseError::unreadable(&error));
            }
        };
        let filled = held + read;
        if read == 0 {
            scanner.take(without_byte_order_mark(&buffer[..filled], at_start))?;
            scanner.finish()?;
            return Ok(rows);
        }
        // Only whole words are read: the bytes after the last separator wait for the rest of their word.
        let whole = buffer[..filled]
            .iter()
            .rposition(|&byte| is_separator(byte))
            .map_or(0, |last| last + 1);
        if whole > 0 {
            scanner.take(without_byte_order_mark(&buffer[..whole], at_start))?;
            at_start = false;
        }
        if filled - whole > LONGEST_WORD {
            let start_of_word = scanner.at(&buffer[whole..filled]);
            return Err(start_of_word.misplaced(TOO_LARGE));
        }
        buffer.copy_within(whole..filled, 0);
        held = filled - whole;
    }
}

/// Reads a board of Nim from words, in any form of a board.
///
/// # Errors
/// If there is no board in it, or a word does not belong to a board.
///
/// ```
/// use nimlab::question::parse_board;
///
/// for text in ["3 1", "3,1", "[3, 1]", "board = (3, 1)", "row 1: 3, row 2: 1", "Nim:\n1: X X X\n2: X"] {
///     assert_eq!(parse_board(text).unwrap().rows(), [3, 1], "{text}");
/// }
/// assert!(parse_board("[]").unwrap().rows().is_empty());
/// ```
pub fn parse_board(text: &str) -> Result<Board, ParseError> {
    let mut rows = Vec::new();
    let mut scanner = Scanner::new(Origin::Words, |row| rows.push(row));
    scanner.take(text.as_bytes())?;
    scanner.finish()?;
    Ok(Board::from(rows))
}

/// The size of row `row`, if a line draws it: 3 in `2: X X X` for row 2, 1000 in `2: X … X (1000)`.
///
/// # Errors
/// If the line is anything else.
pub fn parse_drawn_row(line: &str, row: usize) -> Result<u64, ParseError> {
    let mut rows = Vec::new();
    let mut scanner = Scanner::new(Origin::Words, |row| rows.push(row));
    scanner.form = BoardForm::drawn_from(row);
    scanner.take(line.as_bytes())?;
    scanner.finish()?;
    if let [size] = rows[..] {
        return Ok(size);
    }
    let (word, place) = (line.as_bytes(), Origin::Words);
    Err(Placed { word, place }.no_row(row))
}

fn without_byte_order_mark(bytes: &[u8], at_start: bool) -> &[u8] {
    if at_start { bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes) } else { bytes }
}

fn is_separator(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b',' | b';')
}

struct Scanner<F> {
    place: Origin,
    each: F,
    form: BoardForm,
}

impl<F: FnMut(u64)> Scanner<F> {
    fn new(place: Origin, each: F) -> Self {
        Self { place, each, form: BoardForm::default() }
    }

    /// Reads bytes that hold only whole words.
    fn take(&mut self, bytes: &[u8]) -> Result<(), ParseError> {
        let mut rest = bytes;
        while let Some((&byte, after)) = rest.split_first() {
            let separator = match byte {
                b',' => Some(Separator::Comma),
                b';' => Some(Separator::Semicolon),
                _ => None,
            };
            rest = if let Some(separator) = separator {
                let at = self.at(&rest[..1]);
                self.form.take(BoardToken::Between(separator), at, &mut self.each)?;
                after
            } else if byte.is_ascii_whitespace() {
                if let (b'\n', Origin::StandardInput { line }) = (byte, &mut self.place) {
                    *line += 1;
                }
                after
            } else {
                self.word(rest)?
            };
        }
        Ok(())
    }

    /// Reads the word at the start of the bytes, and returns the bytes after it.
    fn word<'a>(&mut self, bytes: &'a [u8]) -> Result<&'a [u8], ParseError> {
        let (value, digits) = leading_digits(bytes);
        let ended = bytes.get(digits).is_none_or(|&byte| is_separator(byte));
        if ended && fits(bytes, digits, value) && self.form.takes_number() {
            (self.each)(value);
            return Ok(&bytes[digits..]);
        }
        let end = bytes.iter().position(|&byte| is_separator(byte));
        let (word, rest) = bytes.split_at(end.unwrap_or(bytes.len()));
        let at = self.at(word);
        self.form.word(at, &mut self.each)?;
        Ok(rest)
    }

    fn finish(mut self) -> Result<(), ParseError> {
        let at = self.at(b"row");
        self.form.take(BoardToken::End, at, &mut self.each)
    }

    fn at<'a>(&self, word: &'a [u8]) -> Placed<'a> {
        let place = self.place;
        Placed { word, place }
    }
}
