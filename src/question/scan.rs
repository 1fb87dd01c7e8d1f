//! Numbers out of a stream of bytes: the rows of a board, from one line of words or from gigabytes of input.
//!
//! Numbers are separated by white space or by single commas. The stream is read a piece at a time and every number
//! is handed on at once, so a board of any length can be added up without being kept.

use std::io::{ErrorKind, Read};

use super::error::{NumberFault, Origin, ParseError, Word};
use super::number::parse_number;
use crate::game::Board;

const BUFFER: usize = 64 * 1024;
/// A word that is longer than this can be no number, even with many zeros in front.
const LONGEST_WORD: usize = BUFFER / 2;

/// Where the numbers come from: it decides how errors tell the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScanSource {
    Words,
    StandardInput,
}

/// Reads numbers from standard input (or whatever stands for it) to its end, hands each to `each`, and tells how many
/// there were.
///
/// # Errors
/// When a word is no number, a comma has no number beside it, there is no number at all, or reading fails.
pub fn scan(mut input: impl Read, each: impl FnMut(u64)) -> Result<usize, ParseError> {
    let mut scanner = Scanner::new(ScanSource::StandardInput, each);
    let mut buffer = vec![0; BUFFER];
    let mut held = 0;
    let mut at_start = true;
    loop {
        let read = match input.read(&mut buffer[held..]) {
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => {
                return Err(ParseError::Unreadable {
                    reason: error.to_string(),
                });
            }
        };
        let filled = held + read;
        if read == 0 {
            scanner.take(without_byte_order_mark(&buffer[..filled], at_start))?;
            return scanner.finish();
        }
        // Only whole words are looked at: what follows the last separator waits for the rest of its word.
        let whole = buffer[..filled]
            .iter()
            .rposition(|&byte| is_separator(byte))
            .map_or(0, |last| last + 1);
        if whole > 0 {
            scanner.take(without_byte_order_mark(&buffer[..whole], at_start))?;
            at_start = false;
        }
        if filled - whole > LONGEST_WORD {
            return Err(scanner.too_long(&buffer[whole..filled]));
        }
        buffer.copy_within(whole..filled, 0);
        held = filled - whole;
    }
}

/// Reads the rows of a board from words: `5 4 3`, `5,4,3`, `5, 4, 3`.
///
/// # Errors
/// When a word is no number, a comma has no number beside it, or there is no number at all.
pub fn parse_board(text: &str) -> Result<Board, ParseError> {
    let mut rows = Vec::new();
    let mut scanner = Scanner::new(ScanSource::Words, |row| rows.push(row));
    scanner.take(text.as_bytes())?;
    scanner.finish()?;
    Ok(Board::from(rows))
}

fn without_byte_order_mark(bytes: &[u8], at_start: bool) -> &[u8] {
    if at_start {
        bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
    } else {
        bytes
    }
}

fn is_separator(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b','
}

/// What stood last, to tell a comma that separates from one that has nothing beside it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Number,
    Comma,
}

struct Scanner<F> {
    source: ScanSource,
    each: F,
    rows: usize,
    line: usize,
    last: Last,
}

impl<F: FnMut(u64)> Scanner<F> {
    fn new(source: ScanSource, each: F) -> Self {
        Self {
            source,
            each,
            rows: 0,
            line: 1,
            last: Last::Nothing,
        }
    }

    /// Reads bytes that hold only whole words.
    fn take(&mut self, bytes: &[u8]) -> Result<(), ParseError> {
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            if byte.is_ascii_whitespace() {
                self.line += usize::from(byte == b'\n');
                at += 1;
            } else if byte == b',' {
                self.comma()?;
                at += 1;
            } else {
                at += self.number(&bytes[at..])?;
            }
        }
        Ok(())
    }

    /// Reads the number that the bytes begin with and tells how many bytes it took.
    fn number(&mut self, bytes: &[u8]) -> Result<usize, ParseError> {
        /// Any number of this many digits fits into 64 bits.
        const SURE_TO_FIT: usize = 19;
        let mut value = 0_u64;
        let mut length = 0;
        while let Some(digit) = bytes
            .get(length)
            .map(|byte| byte.wrapping_sub(b'0'))
            .filter(|&digit| digit < 10)
        {
            value = value.wrapping_mul(10).wrapping_add(digit.into());
            length += 1;
        }
        let ended = bytes.get(length).is_none_or(|&byte| is_separator(byte));
        if !ended || length > SURE_TO_FIT {
            length = bytes
                .iter()
                .position(|&byte| is_separator(byte))
                .unwrap_or(bytes.len());
            value = parse_number(&bytes[..length], self.place())?;
        }
        (self.each)(value);
        self.rows += 1;
        self.last = Last::Number;
        Ok(length)
    }

    fn too_long(&self, start_of_word: &[u8]) -> ParseError {
        parse_number(start_of_word, self.place())
            .err()
            .unwrap_or_else(|| ParseError::Number {
                word: Word::from_bytes(start_of_word),
                place: self.place(),
                fault: NumberFault::TooLarge,
            })
    }

    fn comma(&mut self) -> Result<(), ParseError> {
        if self.last != Last::Number {
            return Err(ParseError::EmptyPiece {
                side: "before",
                place: self.place(),
            });
        }
        self.last = Last::Comma;
        Ok(())
    }

    fn finish(self) -> Result<usize, ParseError> {
        match self.last {
            Last::Nothing => Err(ParseError::NoRows {
                place: self.place(),
            }),
            Last::Comma => Err(ParseError::EmptyPiece {
                side: "after",
                place: self.place(),
            }),
            Last::Number => Ok(self.rows),
        }
    }

    fn place(&self) -> Origin {
        match self.source {
            ScanSource::Words => Origin::Words,
            ScanSource::StandardInput => Origin::StandardInput { line: self.line },
        }
    }
}
