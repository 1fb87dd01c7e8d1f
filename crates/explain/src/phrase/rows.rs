//! Reads rows: `1 3 5`, "rows 1, 3 and 5", "first, third and fifth", "only row 5", "all of them", "none".

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::lexicon::{Meaning, Spelling, is_padding};
use super::nothing::read_none;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::{PhraseWord, means, phrase};

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
    let words = phrase(text)?;
    if let Some(none) = read_none(&words) {
        return none.map(|()| BTreeSet::new());
    }
    if let Some(but) = words.iter().position(|word| word.means == Meaning::But) {
        return all_but(text, &words, but, rows);
    }
    let mut said: BTreeSet<BigInt> = BTreeSet::new();
    let mut of_all = None;
    // A number in words that was not introduced as a row: alone, it may be a count.
    let mut in_words = None;
    // Whether the numbers so far were introduced as rows: after one that was not, "rows" would make it a count.
    let mut are_rows = true;
    let mut before = Meaning::Comma;
    for (at, word) in words.iter().enumerate() {
        match word.means {
            // "All three."
            Meaning::Number(_) if of_all.is_some() && said.is_empty() => {
                if word.number() != Some(rows.into()) {
                    return Err(word.misplaced());
                }
            }
            Meaning::Number(_) => {
                let is_the_one =
                    means(&words, at.wrapping_sub(1)) == Meaning::Article && word.is("one");
                let begin = range_begun(&words, at);
                let may_follow = begin.is_some() || may_follow(before, !said.is_empty());
                if is_the_one || word.has_plus() || !may_follow {
                    return Err(word.stumble(StumbleCause::Unknown));
                }
                are_rows = !said.is_empty() && are_rows || before == Meaning::Row;
                if before != Meaning::Row
                    && matches!(word.means, Meaning::Number(Spelling::Word(_)))
                {
                    in_words = Some(word);
                }
                match begin {
                    Some(begin) => said.extend(range(&begin, word, rows)?),
                    None => said.extend(word.number()),
                }
            }
            Meaning::Dash | Meaning::To if range_begun(&words, at + 1).is_some() => {}
            // "The first two".
            Meaning::Ordinal(_) if words.get(at + 1).is_some_and(PhraseWord::is_number) => {
                return Err(word.stumble(StumbleCause::TwoReadings("a row", "which rows")));
            }
            Meaning::Ordinal(row) => {
                said.insert(row.into());
            }
            Meaning::Last if matches!(before, Meaning::Ordinal(_)) => return Err(word.misplaced()),
            Meaning::Last => {
                said.insert(rows.into());
            }
            Meaning::Row if are_rows => {}
            Meaning::Row => {
                return Err(word.stumble(HOW_MANY));
            }
            Meaning::All | Meaning::Every | Meaning::Both | Meaning::Any => of_all = Some(word),
            Meaning::Of if of_all.is_some() => {}
            Meaning::And
            | Meaning::Semicolon
            | Meaning::Win
            | Meaning::Move
            | Meaning::There
            | Meaning::Exists
            | Meaning::Can
            | Meaning::In
            | Meaning::From => {}
            Meaning::Colon | Meaning::Equals if !said.is_empty() => return Err(word.misplaced()),
            _ if is_padding(word.means) => {}
            _ => return Err(word.misplaced()),
        }
        if !matches!(word.means, Meaning::Colon | Meaning::Is | Meaning::Equals) {
            before = word.means;
        }
    }
    if let (Some(word), None, 1) = (in_words, of_all, said.len()) {
        return Err(word.stumble(HOW_MANY));
    }
    if are_all(of_all, said.len(), rows, PhraseRole::Rows)? {
        return Ok((1..=rows).map(BigInt::from).collect());
    }
    Ok(said)
}

/// Whether all of this many are meant, given that this many were named and whether "all" or "both" was used.
pub(super) fn are_all(
    of_all: Option<&PhraseWord<'_>>,
    named: usize,
    of: usize,
    role: PhraseRole,
) -> Result<bool, Stumble> {
    match of_all {
        Some(word) if word.means == Meaning::Both && of != 2 && named != 2 => {
            Err(word.stumble(StumbleCause::Unknown))
        }
        Some(word) if named > 0 && word.means != Meaning::Both => {
            Err(word.stumble(StumbleCause::Second))
        }
        None if named == 0 => Err(Stumble::missing(role)),
        _ => Ok(named == 0),
    }
}

/// "All but rows 2 and 4", with the "but" at the given position.
fn all_but(
    text: &str,
    words: &[PhraseWord<'_>],
    but: usize,
    rows: usize,
) -> Result<BTreeSet<BigInt>, Stumble> {
    let is_of_all = |word: &PhraseWord<'_>| matches!(word.means, Meaning::All | Meaning::Every);
    let may_stand = |word: &&PhraseWord<'_>| {
        is_of_all(word)
            || matches!(word.means, Meaning::Row | Meaning::Of)
            || is_padding(word.means)
    };
    let (before, behind) = (&words[..but], &words[but + 1..]);
    let behind = match behind {
        // "Except for."
        [first, rest @ ..] if first.means == Meaning::For => rest,
        behind => behind,
    };
    let misplaced = before.iter().find(|word| !may_stand(word));
    let first = behind.first();
    let (Some(first), None, true) = (first, misplaced, before.iter().any(is_of_all)) else {
        return Err(misplaced.unwrap_or(&words[but]).misplaced());
    };
    let excepted = read_rows(&text[first.at..], rows)?;
    let all: BTreeSet<BigInt> = (1..=rows).map(BigInt::from).collect();
    if excepted.is_empty() || !excepted.is_subset(&all) {
        return Err(first.misplaced());
    }
    Ok(&all - &excepted)
}

const HOW_MANY: StumbleCause =
    StumbleCause::TwoReadings("a number of rows", "the number of one row");

/// The first number of a range that ends with the word at the given position: "1-5", "rows 1 to 5".
fn range_begun(words: &[PhraseWord<'_>], at: usize) -> Option<BigInt> {
    let ends = words.get(at)?.is_number();
    match words.get(at.checked_sub(2)?..at)? {
        [begin, to] if ends && matches!(to.means, Meaning::Dash | Meaning::To) => begin.number(),
        _ => None,
    }
}

/// The rows of a range, all of them on the board.
fn range(
    begin: &BigInt,
    end: &PhraseWord<'_>,
    rows: usize,
) -> Result<impl Iterator<Item = BigInt> + use<>, Stumble> {
    let place = |number: &BigInt| usize::try_from(number).ok();
    match (place(begin), end.number().as_ref().and_then(place)) {
        (Some(first @ 1..), Some(last)) if first < last && last <= rows => {
            Ok((first..=last).map(BigInt::from))
        }
        _ => Err(end.misplaced()),
    }
}

/// What may come directly before a number: nothing with a meaning of its own between two rows.
fn may_follow(before: Meaning, is_later: bool) -> bool {
    !is_later
        || matches!(
            before,
            Meaning::Number(_)
                | Meaning::Ordinal(_)
                | Meaning::Comma
                | Meaning::Semicolon
                | Meaning::And
                | Meaning::Row
                | Meaning::Open(_)
                | Meaning::Close(_)
                | Meaning::In
        )
}
