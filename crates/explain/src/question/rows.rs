//! The one lexer for the rows of a board: numbers, with whatever stands between them.
//!
//! `5 4 3`, `5,4,3`, `[5, 4, 3]`, `{5, 4, 3}`, `5^4^3`, `5 ⊕ 4 ⊕ 3`, `5 + 4 + 3`, `*5 + *4 + *3` and R's `c(5, 4, 3)` are the same
//! board. Rows are handed on as they come, so a stream of any length can be summed without being kept.

use std::io::{ErrorKind, Read};

use super::error::{EXPECTED_BOARD, Origin, ParseError};
use super::number::{TOO_LARGE, number};
use theory::Board;

/// A word longer than this is no number, even with many leading zeros.
const LONGEST_WORD: usize = 32 * 1024;

/// Reads rows from a stream to its end, hands each on, and returns how many there were.
///
/// # Errors
/// If there are none, a word is not a number, or reading fails.
pub fn read_rows(mut input: impl Read, each: impl FnMut(u64)) -> Result<usize, ParseError> {
    let mut lexer = RowLexer::new(Origin::StandardInput { line: 1 }, each);
    let mut buffer = vec![0; 64 * 1024];
    loop {
        match input.read(&mut buffer) {
            Ok(0) => return lexer.finish(),
            Ok(read) => lexer.take(&buffer[..read])?,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(ParseError::unreadable(&error)),
        }
    }
}

/// Reads a board of Nim.
///
/// # Errors
/// If there are no rows in it and no empty brackets, a word is not a number, or `1,000` may be one row or two.
pub(crate) fn parse_rows(text: &str, origin: Origin) -> Result<Board, ParseError> {
    let parts: Vec<&str> = text.trim().split(',').collect();
    if is_grouped_in_thousands(&parts) {
        let joined = parts.concat();
        // Rows are written without zeros in front.
        let rows: Vec<String> = parts
            .iter()
            .filter_map(|part| part.parse().ok())
            .map(|row: u16| row.to_string())
            .collect();
        let fault = format_args!(
            "can be read in two ways: expected {} for rows, or {joined} for one row",
            rows.join(" ")
        );
        return Err(ParseError::of(text.trim(), fault));
    }
    let mut rows = Vec::new();
    let mut lexer = RowLexer::new(origin, |row| rows.push(row));
    lexer.take(text.as_bytes())?;
    lexer.finish()?;
    Ok(Board::from(rows))
}

/// Whether the parts between commas are the digits of a number such as `1,000`: up to three before the first, three after each.
fn is_grouped_in_thousands(parts: &[&str]) -> bool {
    parts.len() > 1
        && parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
        && matches!(parts[0].len(), 1..=3)
        && parts[1..].iter().all(|part| part.len() == 3)
}

/// Splits bytes into numbers, wherever they are cut.
struct RowLexer<F> {
    origin: Origin,
    each: F,
    word: Vec<u8>,
    rows: usize,
    has_brackets: bool,
    /// Whether no number has come since the last comma.
    after_comma: bool,
}

impl<F: FnMut(u64)> RowLexer<F> {
    fn new(origin: Origin, each: F) -> Self {
        Self { origin, each, word: Vec::new(), rows: 0, has_brackets: false, after_comma: false }
    }

    fn take(&mut self, bytes: &[u8]) -> Result<(), ParseError> {
        for &byte in bytes {
            match byte {
                // R's c, for a vector.
                b'(' if self.word == b"c" => self.word.clear(),
                b'[' | b']' | b'(' | b')' | b'{' | b'}' | b',' | b';' | b'^' | b'+' => {
                    self.end_word()?;
                }
                _ if byte.is_ascii_whitespace() => self.end_word()?,
                _ if self.word.len() == LONGEST_WORD => {
                    return Err(ParseError::no_number(&self.word, self.origin, TOO_LARGE));
                }
                _ => self.word.push(byte),
            }
            if byte == b',' {
                self.take_comma()?;
            }
            self.has_brackets |= matches!(byte, b'[' | b'(' | b'{');
            if let (b'\n', Origin::StandardInput { line }) = (byte, &mut self.origin) {
                *line += 1;
            }
        }
        Ok(())
    }

    /// A comma follows a number; Python writes one behind the last, too.
    fn take_comma(&mut self) -> Result<(), ParseError> {
        if self.rows == 0 || self.after_comma {
            return Err(ParseError::Sentence(format!(
                "there is a comma with no number before it{}: {EXPECTED_BOARD}",
                self.origin
            )));
        }
        self.after_comma = true;
        Ok(())
    }

    /// Reads the word that has ended. In it ⊕ and spaces outside ASCII separate numbers, and a star may come before one.
    fn end_word(&mut self) -> Result<(), ParseError> {
        if self.word.is_empty() {
            return Ok(());
        }
        // Nearly every word is a plain number.
        if let Ok(row) = number(&self.word) {
            self.hand_on(row);
        } else {
            let word = String::from_utf8_lossy(&self.word).into_owned();
            let parts = word.split(|c: char| c.is_whitespace() || matches!(c, '⊕' | '\u{feff}'));
            for part in parts.filter(|part| !part.is_empty()) {
                let digits = part.strip_prefix('*').unwrap_or(part).as_bytes();
                let row = number(digits)
                    .map_err(|fault| ParseError::no_number(part.as_bytes(), self.origin, fault))?;
                self.hand_on(row);
            }
        }
        self.word.clear();
        Ok(())
    }

    fn hand_on(&mut self, row: u64) {
        self.rows += 1;
        self.after_comma = false;
        (self.each)(row);
    }

    fn finish(mut self) -> Result<usize, ParseError> {
        self.end_word()?;
        if self.rows == 0 && !self.has_brackets {
            return Err(ParseError::Sentence(format!(
                "there are no rows here{}: {EXPECTED_BOARD}",
                self.origin
            )));
        }
        Ok(self.rows)
    }
}
