//! Reads rows and sizes of groups: "rows 1, 3 and 5", "first, third and fifth", "all but 2", "none"; "an 8 and a 2", "8s and 2s".

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::number::clauses;
use super::outline::{Part, matched};
use super::outlines::{NONE, ROWS, Rows, SIZES};
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::token::{ORDINAL, Token, answer_tokens};

/// Whether every clause says that there is none.
pub(super) fn says_none(tokens: &[Token<'_>]) -> bool {
    let mut clauses = clauses(tokens).peekable();
    clauses.peek().is_some() && clauses.all(|clause| matched(&NONE, clause).is_ok())
}

/// Reads row numbers, counted from 1, on a board with this many rows; an empty set means that there is no such row.
///
/// # Errors
/// If something other than rows is stated, or a number that may count rows instead of naming one.
///
/// ```
/// use explain::phrase::read_rows;
///
/// assert_eq!(read_rows("the first and row 3", 5), read_rows("1 3", 5));
/// assert!(read_rows("2 rows", 5).is_err());
/// ```
pub fn read_rows(text: &str, rows: usize) -> Result<BTreeSet<BigInt>, Stumble> {
    let tokens = answer_tokens(text)?;
    if tokens.first().is_some_and(|token| token.word != "any") && says_none(&tokens) {
        return Ok(BTreeSet::new());
    }
    let found = matched(&ROWS, &tokens)?;
    let mut named = BTreeSet::new();
    let all = || (1..=rows).map(BigInt::from).collect::<BTreeSet<_>>();
    for part in &found.parts {
        named.extend(rows_of(part, rows)?);
    }
    let first = found.parts.first().map_or(&tokens[0], |part| part.numbered());
    match found.means {
        Rows::HowMany => {
            const HOW_MANY: StumbleCause =
                StumbleCause::TwoReadings("a number of rows", "the number of one row");
            Err(first.stumble(HOW_MANY))
        }
        Rows::Named => Ok(named),
        Rows::All if named.is_empty() || named == [rows.into()].into() => Ok(all()),
        Rows::AllBut if named.is_subset(&all()) => Ok(&all() - &named),
        Rows::All | Rows::AllBut => Err(first.stumble(StumbleCause::Unknown)),
    }
}

/// The rows that one item of a list names: one, or a range.
fn rows_of(part: &Part<'_, '_>, rows: usize) -> Result<Vec<BigInt>, Stumble> {
    if let Some(plus) = part.tokens.iter().find(|token| token.text.starts_with('+')) {
        return Err(plus.stumble(StumbleCause::Unknown));
    }
    let mut numbers = part.tokens.iter().filter_map(|token| Some((token, token.number.clone()?)));
    match (numbers.next(), numbers.next()) {
        (None, _) => Ok(vec![rows.into()]),
        (Some((_, row)), None) => Ok(vec![row]),
        (Some((_, first)), Some((token, last))) => {
            let fits = first >= 1.into() && first < last && last <= rows.into();
            let place = |number: &BigInt| usize::try_from(number).unwrap_or_default();
            let range = place(&first)..=place(&last);
            if fits {
                Ok(range.map(BigInt::from).collect())
            } else {
                Err(token.stumble(StumbleCause::Unknown))
            }
        }
    }
}

/// Reads the sizes of groups; an empty set means that none is unpaired.
///
/// # Errors
/// If something other than sizes is stated.
///
/// ```
/// use explain::phrase::read_sizes;
///
/// assert_eq!(read_sizes("an 8 and a 2"), read_sizes("8 2"));
/// assert_eq!(read_sizes("the 8s and the 2s"), read_sizes("8 + 2"));
/// assert_eq!(read_sizes("the board is balanced"), read_sizes("none"));
/// assert!(read_sizes("8 or 2").is_err());
/// ```
pub fn read_sizes(text: &str) -> Result<BTreeSet<BigInt>, Stumble> {
    let tokens = answer_tokens(text)?;
    let is_none = |clause: &[Token<'_>]| matched(&SIZES, clause).is_ok_and(|found| !found.means);
    let is_none = |clause: &[Token<'_>]| matched(&NONE, clause).is_ok() || is_none(clause);
    if !tokens.is_empty() && clauses(&tokens).all(is_none) {
        return Ok(BTreeSet::new());
    }
    let found = matched(&SIZES, &tokens)?;
    let sizes = found.parts.iter().map(Part::numbered);
    let sizes = sizes.filter_map(|token| Some((token, token.number.clone()?)));
    let is_plain = |token: &Token<'_>| token.word != ORDINAL;
    match sizes.clone().find(|(token, _)| !is_plain(token)) {
        Some((token, _)) => Err(token.stumble(StumbleCause::Unknown)),
        None => match sizes.map(|(_, size)| size).collect::<BTreeSet<_>>() {
            sizes if sizes.is_empty() => Err(Stumble::missing(PhraseRole::Sizes)),
            sizes => Ok(sizes),
        },
    }
}
