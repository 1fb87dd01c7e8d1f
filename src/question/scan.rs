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

/// The number that is made of the digits at the beginning, wrapped round where it does not fit, and how many they are.
///
/// Eight digits are read at once, as the bytes of one word.
fn leading_digits(bytes: &[u8]) -> (u64, usize) {
    const POWERS: [u64; 9] = [
        1,
        10,
        100,
        1_000,
        10_000,
        100_000,
        1_000_000,
        10_000_000,
        100_000_000,
    ];
    let mut value = 0_u64;
    let mut length = 0;
    loop {
        let digits = Digits::at_start(&bytes[length..]);
        value = value
            .wrapping_mul(POWERS[digits.count])
            .wrapping_add(digits.value());
        length += digits.count;
        if digits.count < Digits::MOST {
            return (value, length);
        }
    }
}

/// Up to eight digits: in the lowest byte of the word the first of them as a number from 0 to 9, and so on.
struct Digits {
    word: u64,
    count: usize,
}

impl Digits {
    const MOST: usize = 8;

    /// The digits that the bytes begin with.
    fn at_start(bytes: &[u8]) -> Self {
        let eight = bytes.first_chunk().copied().unwrap_or_else(|| {
            let mut eight = [0; Self::MOST];
            eight[..bytes.len()].copy_from_slice(bytes);
            eight
        });
        let word = u64::from_le_bytes(eight) ^ u64::from_le_bytes(*b"00000000");
        // A byte above 9 has a bit in its upper half, or gets one by adding 6. A carry to the next byte does no harm: what
        // stands after the first such byte is no longer looked at.
        let others = (word | word.wrapping_add(0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0;
        Self {
            word,
            count: others.trailing_zeros() as usize / 8,
        }
    }

    /// The number that they make: neighbours are joined to numbers of two digits, these to numbers of four, and so on.
    fn value(&self) -> u64 {
        // With zeros in front they are always eight; the other bytes are pushed out.
        let missing = 64 - 8 * u32::try_from(self.count).unwrap_or(0);
        let ones = self.word.unbounded_shl(missing);
        let twos = (ones * 10 + (ones >> 8)) & 0x00FF_00FF_00FF_00FF;
        let fours = (twos * 100 + (twos >> 16)) & 0x0000_FFFF_0000_FFFF;
        (fours * 10_000 + (fours >> 32)) & 0xFFFF_FFFF
    }
}

/// Whether a number of so many digits, which has come out as `value`, is less than 2⁶⁴. Some that are, with zeros in
/// front, are not known to be.
fn fits(digits: &[u8], count: usize, value: u64) -> bool {
    const SURE_TO_FIT: usize = 19;
    const ONE_AND_NINETEEN_ZEROS: u64 = 10_000_000_000_000_000_000;
    match count {
        0 => false,
        1..=SURE_TO_FIT => true,
        // What begins with 1 and has wrapped round has come out as less than 10¹⁹.
        20 => digits[0] == b'1' && value >= ONE_AND_NINETEEN_ZEROS,
        _ => false,
    }
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
        let mut rest = bytes;
        while let Some((&byte, after)) = rest.split_first() {
            rest = match byte {
                b',' => {
                    self.comma()?;
                    after
                }
                _ if byte.is_ascii_whitespace() => {
                    self.line += usize::from(byte == b'\n');
                    after
                }
                _ => self.number(rest)?,
            };
        }
        Ok(())
    }

    /// Reads the number that the bytes begin with; what is left are the bytes after it.
    fn number<'a>(&mut self, bytes: &'a [u8]) -> Result<&'a [u8], ParseError> {
        let (mut value, mut length) = leading_digits(bytes);
        let ended = bytes.get(length).is_none_or(|&byte| is_separator(byte));
        if !ended || !fits(bytes, length, value) {
            length = bytes
                .iter()
                .position(|&byte| is_separator(byte))
                .unwrap_or(bytes.len());
            value = parse_number(&bytes[..length], self.place())?;
        }
        (self.each)(value);
        self.rows += 1;
        self.last = Last::Number;
        Ok(&bytes[length..])
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

#[cfg(test)]
mod tests {
    use super::{fits, leading_digits};

    #[test]
    fn digits_are_read_up_to_whatever_is_none() {
        let digits = "12345678901234567890";
        for count in 0..=digits.len() {
            for after in [
                "",
                " ",
                "\n9",
                "x",
                "/",
                ":",
                "\u{b9}7",
                "\0\0\0\0\0\0\0\0\0",
            ] {
                let text = format!("{}{after}", &digits[..count]);
                let value = digits[..count].parse().unwrap_or(0);
                assert_eq!(leading_digits(text.as_bytes()), (value, count), "{text:?}");
            }
        }
    }

    #[test]
    fn the_largest_number_fits_and_the_next_does_not() {
        for (text, expected) in [
            ("", false),
            ("0", true),
            ("9999999999999999999", true),
            ("10000000000000000000", true),
            ("18446744073709551615", true),
            ("18446744073709551616", false),
            ("19999999999999999999", false),
            ("28446744073709551615", false),
            ("99999999999999999999", false),
            ("184467440737095516150", false),
        ] {
            let (value, count) = leading_digits(text.as_bytes());
            assert_eq!(count, text.len());
            assert_eq!(fits(text.as_bytes(), count, value), expected, "{text}");
        }
    }
}
