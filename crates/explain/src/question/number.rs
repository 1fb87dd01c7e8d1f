//! Reads single words: numbers, inputs of the gate, binary digits, moves.
//!
//! `13` and `0b1101` are the same number; `1 1 0`, `[1, 1, 0]` and `0b110` are the same digits.

use super::error::{ParseError, Word};
use crate::phrase::{StatedMove, Stumble, StumbleCause, read_move};
use theory::Board;
use theory::hand_built::Bit;

/// The largest N whose nim-addition table is drawn.
pub const MOST_IN_GROUP: u64 = 64;

/// What is wrong with a number of more than 64 bits.
pub(crate) const TOO_LARGE: &str = "is too large";

/// Reads a whole number from 0 to 18446744073709551615, decimal or binary with `0b`, or says what is wrong with it.
pub(crate) fn number(word: &[u8]) -> Result<u64, &'static str> {
    let (radix, digits) = match word {
        [b'0', b'b' | b'B', digits @ ..] => (2, digits),
        digits => (10, digits),
    };
    let valid = |digit: &u8| char::from(*digit).is_digit(radix);
    if digits.is_empty() || !digits.iter().all(valid) {
        return Err(fault_of(word, radix));
    }
    digits
        .iter()
        .try_fold(0_u64, |number, digit| {
            number.checked_mul(radix.into())?.checked_add(u64::from(digit - b'0'))
        })
        .ok_or(TOO_LARGE)
}

fn fault_of(word: &[u8], radix: u32) -> &'static str {
    let text = String::from_utf8_lossy(word);
    let is_digit = |c: char| c.is_ascii_digit();
    if radix == 2 {
        "is not a binary number, which is 0b and then only 0s and 1s"
    } else if text.starts_with(['-', '−']) && text.chars().skip(1).any(is_digit) {
        "has a minus sign"
    } else if text.starts_with('+') && text.chars().skip(1).any(is_digit) {
        "has a plus sign"
    } else if text.starts_with(is_digit)
        && text.chars().all(|c| is_digit(c) || "./eE+-".contains(c))
    {
        "is not a whole number"
    } else if text.chars().any(|c| c.is_numeric() && !c.is_ascii_digit()) {
        "has digits other than 0 to 9"
    } else if ["misere", "misère"].contains(&&*text.to_lowercase()) {
        "is not a number (for misère play add --misere)"
    } else {
        "is not a number"
    }
}

/// Reads an input of the gate.
pub fn parse_bit(word: &str) -> Result<Bit, ParseError> {
    match word {
        "0" => Ok(Bit::Zero),
        "1" => Ok(Bit::One),
        _ => Err(ParseError::of(word, "cannot be an input of the gate: expected 0 or 1")),
    }
}

/// Reads the binary digits of a question: at most 64, not counting leading zeros.
///
/// Leading zeros are kept up to 64 digits in all, and dropped beyond that.
pub fn parse_binary_digits(text: &str) -> Result<Vec<Bit>, ParseError> {
    let Some(mut digits) = read_binary_digits(text) else {
        return Err(ParseError::of(
            text,
            "is not made of binary digits: expected only 0 and 1, such as 110, 1 1 0, [1, 1, 0] or 0b110",
        ));
    };
    let leading_zeros = digits.iter().take_while(|digit| !digit.is_one()).count();
    let significant = digits.len() - leading_zeros;
    if significant > 64 {
        return Err(ParseError::Sentence(format!(
            "there are {significant} binary digits after the leading zeros: expected at most 64"
        )));
    }
    Ok(digits.split_off(digits.len().saturating_sub(64)))
}

/// Reads binary digits, most significant first, in any of the forms `110`, `1 1 0`, `[1, 1, 0]`, `(1, 1, 0)` and
/// `0b110`; the empty list `[]` has none. `None` for any other text.
fn read_binary_digits(text: &str) -> Option<Vec<Bit>> {
    let text = text.trim();
    let listed = [('[', ']'), ('(', ')')]
        .iter()
        .find_map(|&(open, close)| text.strip_prefix(open)?.strip_suffix(close));
    let body = match listed {
        Some(inner) if inner.trim().is_empty() => return Some(Vec::new()),
        // Python writes a tuple with one element as `(1,)`.
        Some(inner) => inner.trim_end().strip_suffix(',').unwrap_or(inner),
        None => text.strip_prefix("0b").or_else(|| text.strip_prefix("0B")).unwrap_or(text),
    };
    let mut digits = Vec::new();
    for piece in body.split(',') {
        let before = digits.len();
        for character in piece.chars().filter(|character| !character.is_ascii_whitespace()) {
            match character {
                '0' => digits.push(Bit::Zero),
                '1' => digits.push(Bit::One),
                _ => return None,
            }
        }
        if digits.len() == before {
            return None;
        }
    }
    Some(digits)
}

/// Reads a move in free text, `3,2` or `take 2 from row 3`; if the board is given, also by what it leaves. Does not
/// check whether it is legal.
///
/// # Errors
/// If the words do not give one row and one number of objects.
pub fn parse_move(text: &str, board: Option<&Board>) -> Result<StatedMove, ParseError> {
    match read_move(text, board) {
        Ok(stated) if stated.is_in_range() => Ok(stated),
        Err(Stumble { word, cause: StumbleCause::TwoRows(rows), .. }) => {
            Err(ParseError::of(&word, format_args!("can be read in two ways: as {rows}")))
        }
        _ => Err(ParseError::NotAMove { word: Word::new(text) }),
    }
}
