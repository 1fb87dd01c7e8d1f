//! The words and numbers that boards are written with, and the errors for those that do not fit.

use super::error::{EXPECTED_BOARD, ParseError};
use super::fault::Origin;
use super::game_suggestion::games;
use super::number::{NOT_A_NUMBER, number, parse_number};
use super::pieces::{Placed, Separator};
use crate::phrase::number_worded;

/// Words that may name a board, with or without a sign after them.
pub(super) const NAMES: [&[u8]; 6] = [b"board", b"nim", b"position", b"rows", b"heaps", b"piles"];
/// Words that may come before the number of a row.
pub(super) const ROW: [&[u8]; 3] = [b"row", b"heap", b"pile"];

/// A mark that does not belong among numbers.
pub(super) fn misplaced(mark: u8, at: Placed<'_>) -> ParseError {
    match mark {
        b'^' => at.no_sign(),
        b'[' | b'(' | b'{' => at.no_board("opens a bracket where a number was expected"),
        b']' | b')' | b'}' => at.no_board("closes a bracket that was never opened"),
        _ => at.misplaced(NOT_A_NUMBER),
    }
}

/// A separator of two rows has none on this side.
pub(super) fn alone(separator: Separator, side: &str, place: Origin) -> ParseError {
    let separator = separator.named();
    ParseError::Sentence(format!(
        "there is {separator} with no number {side} it{place}: {EXPECTED_BOARD}"
    ))
}

/// The number after a star.
pub(super) fn nimber(at: Placed<'_>) -> Result<u64, ParseError> {
    let size = at.word.strip_prefix(b"*");
    let size = size.and_then(|size| parse_number(size, at.place).ok());
    size.ok_or_else(|| {
        at.refused("is not a nimber: expected a star and a whole number, such as *3 in *3 + *4")
    })
}

/// The number of a row: 1 in `1:` and `row1:`. If it is too large for any row, it is still one.
pub(super) fn number_of_row(run: &[u8]) -> Option<usize> {
    let named = ROW.iter().find_map(|word| {
        let (start, digits) = run.split_at_checked(word.len())?;
        start.eq_ignore_ascii_case(word).then_some(digits)
    });
    let digits = named.unwrap_or(run);
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    is_number.then(|| {
        let digits = str::from_utf8(digits).unwrap_or_default();
        digits.parse().unwrap_or(usize::MAX)
    })
}

/// A first word that is neither a number nor a game.
pub(super) fn neither_number_nor_game(at: Placed<'_>) -> ParseError {
    match number(at.word) {
        Err(fault) if fault != NOT_A_NUMBER => at.no_number(fault),
        _ => at.refused(format_args!(
            "is not a number, and not a game that nimlab knows: expected numbers such as 5 4 3, or a game before them: {}",
            games()
        )),
    }
}

/// The number that a word stands for: `three`. Digits are not looked up: loading all known words costs more than
/// explaining a board.
pub(super) fn number_word(run: &[u8]) -> Option<u64> {
    let is_word = run.first().is_some_and(u8::is_ascii_alphabetic);
    let word = str::from_utf8(run).ok().filter(|_| is_word);
    word.and_then(number_worded)
}

/// Whether this could be a Python variable name.
pub(super) fn is_identifier(run: &[u8]) -> bool {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    run.iter().all(is_part) && !run.first().is_some_and(u8::is_ascii_digit)
}
