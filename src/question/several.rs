//! Several rows in one word: the range `5:1` of R, `5-4-3`, and `5+4+3`.

use super::error::ParseError;
use super::pieces::Placed;

/// The rows that one word stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Several {
    /// From one number to another, up or down.
    Range([u64; 2]),
    Rows(Vec<u64>),
}

/// Several rows at the start of the rest of a word, and how many bytes they take: all of them, or those before a
/// bracket.
///
/// # Errors
/// If two numbers with a dash between them are ambiguous: two rows, or the ends of a range.
pub(super) fn several(rest: &[u8], at: Placed<'_>) -> Result<Option<(Several, usize)>, ParseError> {
    let length = rest.iter().position(|byte| b")]}".contains(byte));
    let length = length.unwrap_or(rest.len());
    let rest = &rest[..length];
    let Ok(text) = str::from_utf8(rest) else {
        return Ok(None);
    };
    if let Some(&[from, to]) = numbers(text, ":").as_deref() {
        return Ok(Some((Several::Range([from, to]), length)));
    }
    let dashed = ["-", "–"].iter().find_map(|sign| numbers(text, sign));
    if let Some(&[from, to]) = dashed.as_deref()
        && from.abs_diff(to) > 1
    {
        let fault = format_args!(
            "can be read in two ways: expected {from} {to} for two rows, or {from}:{to} for all from {from} to {to}"
        );
        return Err(Placed { word: rest, ..at }.refused(fault));
    }
    let rows = dashed.or_else(|| numbers(text, "+"));
    Ok(rows.map(|rows| (Several::Rows(rows), length)))
}

/// Numbers separated by this sign.
fn numbers(text: &str, sign: &str) -> Option<Vec<u64>> {
    let is_digits =
        |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text.split(sign);
    let numbers = parts.map(|part| Some(part).filter(is_digits)?.parse().ok());
    let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
    (numbers.len() > 1).then_some(numbers)
}

impl Several {
    /// Calls `each` with every row.
    pub fn each(&self, at: Placed<'_>, each: &mut impl FnMut(u64)) -> Result<(), ParseError> {
        const MOST: u64 = 1000;
        match *self {
            Self::Range([from, to]) if from.abs_diff(to) >= MOST => {
                return Err(at.refused(format_args!(
                    "stands for too many rows: expected a range of at most {MOST}, such as 5:1"
                )));
            }
            Self::Range([from, to]) if from <= to => (from..=to).for_each(each),
            Self::Range([from, to]) => (to..=from).rev().for_each(each),
            Self::Rows(ref rows) => rows.iter().copied().for_each(each),
        }
        Ok(())
    }
}
