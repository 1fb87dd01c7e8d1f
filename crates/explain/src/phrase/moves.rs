//! Reads a move: `3,2`, "two from the third row", "leave 1 in row 3", or that no move wins.

use num_bigint::BigInt;

use super::amounts::{Amount, AmountRole, Amounts, amounts};
use super::becoming::becoming;
use super::called::numbered;
use super::lexicon::Meaning;
use super::nothing::read_none;
use super::stated_move::StatedMove;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::phrase;
use theory::Board;

/// Reads a move on a board from words that say nothing else.
pub(super) fn move_alone(text: &str, board: Option<&Board>) -> Result<StatedMove, Stumble> {
    if is_all_the_same(text) {
        return Ok(StatedMove::NoMove);
    }
    let words = phrase(text)?;
    let words = board.map_or(Ok(words.clone()), |board| numbered(text, &words, board))?;
    if let Some(said) = becoming(&words, board) {
        return said;
    }
    if let Some(none) = read_none(&words) {
        return none.map(|()| StatedMove::NoMove);
    }
    let rows = board.map(Board::rows);
    let said = amounts(&words, rows)?;
    let row = row(&said)?;
    let take = take(&said, row, rows)?;
    Ok(StatedMove::Taking { row: row.value.clone(), take })
}

/// Phrases for one move being as good as another, as nimlab says when none wins.
const ALL_THE_SAME: [&str; 14] = [
    "any",
    "any move",
    "any legal move",
    "any of them",
    "any is as good as another",
    "any move is as good as another",
    "any legal move is as good as another",
    "it doesn't matter",
    "it does not matter",
    "doesn't matter",
    "i lose",
    "i lose anyway",
    "i will lose anyway",
    "i have lost",
];

/// Whether every clause says that.
fn is_all_the_same(text: &str) -> bool {
    let text = text.to_lowercase().replace('’', "'");
    let text = text.trim().trim_end_matches(['.', '!']);
    let clauses = text.split([',', ';', '.']);
    let clauses = clauses.map(|clause| clause.trim().trim_start_matches("so "));
    clauses.into_iter().all(|clause| ALL_THE_SAME.contains(&clause))
}

const ROW_OR_COUNT: StumbleCause =
    StumbleCause::TwoReadings("the number of a row", "how many to take");

/// The row: the number that the words make one, or else the first of two bare numbers.
fn row<'n, 'a>(said: &'n Amounts<'a>) -> Result<&'n Amount<'a>, Stumble> {
    if let Some(row) = one_of(said, &[AmountRole::Row])? {
        let negative = said.numbers.iter().find(|number| number.word.is_negative());
        let doubt = StumbleCause::TwoReadings("a negative number", "so many less");
        return negative.map_or(Ok(row), |number| Err(number.word.stumble(doubt)));
    }
    let mut bare = said.of_role(&[AmountRole::Bare]);
    let Some(first) = bare.next() else {
        let any = said.numbers.is_empty() && said.all.is_none() && said.open.is_none();
        return Err(Stumble::missing(if any { PhraseRole::Move } else { PhraseRole::Row }));
    };
    let second = bare.next();
    if let Some(third) = bare.next() {
        return Err(third.word.stumble(StumbleCause::Second));
    }
    let others = said.numbers.iter().find(|number| number.role != AmountRole::Bare);
    let doubtful = match (second, others) {
        // 3,2
        (Some(second), None) => {
            (second.joined_by.is_some() || said.all.is_some() || said.open.is_some())
                .then_some(second)
        }
        (Some(second), Some(_)) => Some(second),
        // "3, take 2" and "3 by 2", but neither "take 2 3" nor "3 minus 2", and not a 3 that may be a size.
        (None, Some(other)) => {
            let is_behind = first.word.at > other.word.at && other.role == AmountRole::Taken;
            (is_behind || other.role == AmountRole::Becomes || said.minus.is_some())
                .then_some(first)
        }
        (None, None) if said.all.is_some() || said.open.is_some() => Some(first),
        (None, None) => return Err(Stumble::missing(PhraseRole::Count)),
    };
    doubtful.map_or(Ok(first), |number| Err(number.word.stumble(ROW_OR_COUNT)))
}

/// How many are taken, from everything that is stated about it.
fn take(said: &Amounts<'_>, row: &Amount<'_>, rows: Option<&[u64]>) -> Result<BigInt, Stumble> {
    let bare = said.of_role(&[AmountRole::Bare]);
    let mut bare = bare.filter(|number| !std::ptr::eq(*number, row));
    let (bare, more) = (bare.next(), bare.next());
    if let Some(more) = more {
        return Err(more.word.stumble(StumbleCause::Second));
    }
    let count = one_of(said, &[AmountRole::Count, AmountRole::Taken])?;
    let becomes = one_of(said, &[AmountRole::Becomes])?;
    let count = match (count, bare) {
        (Some(_), Some(bare)) => return Err(bare.word.stumble(StumbleCause::Second)),
        (None, Some(bare)) if becomes.is_some() || said.all.is_some() => {
            return Err(bare.word.stumble(ROW_OR_COUNT));
        }
        (None, Some(bare)) if bare.joined_by == Some(Meaning::And) => {
            return Err(bare.word.stumble(ROW_OR_COUNT));
        }
        (count, bare) => count.or(bare),
    };
    let of_state = said.state.filter(|_| row.role == AmountRole::Row && bare.is_some());
    if let Some(open) = said.open.or(of_state) {
        return Err(
            open.stumble(StumbleCause::TwoReadings("how many are taken", "how many are left"))
        );
    }
    let left = match (becomes, said.all) {
        (Some(becomes), Some(_)) => return Err(becomes.word.stumble(StumbleCause::Second)),
        (Some(becomes), None) => Some((becomes.value.clone(), becomes.word)),
        (None, Some(all)) => Some((BigInt::ZERO, all)),
        (None, None) => None,
    };
    let Some((left, word)) = left else {
        let count = count.ok_or(Stumble::missing(PhraseRole::Count))?;
        return Ok(count.value.clone());
    };
    let rows = rows.ok_or(word.stumble(StumbleCause::Unknown))?;
    let size = usize::try_from(&row.value)
        .ok()
        .and_then(|row| rows.get(row.checked_sub(1)?).copied())
        .ok_or(row.word.stumble(StumbleCause::NoSuchRow(rows.len())))?;
    let take = BigInt::from(size) - left;
    if word.means == Meaning::Both && size != 2 {
        return Err(word.stumble(StumbleCause::DoesNotFit(size)));
    }
    let does_not_fit = match count {
        Some(count) => (count.value != take).then_some(count.word),
        None => (take < BigInt::ZERO).then_some(word),
    };
    match does_not_fit {
        Some(word) => Err(word.stumble(StumbleCause::DoesNotFit(size))),
        None => Ok(take),
    }
}

/// The one number with one of these roles; it may be repeated.
fn one_of<'n, 'a>(
    said: &'n Amounts<'a>,
    roles: &[AmountRole],
) -> Result<Option<&'n Amount<'a>>, Stumble> {
    let mut of_role = said.of_role(roles);
    let first = of_role.next();
    match of_role.find(|other| Some(&other.value) != first.map(|first| &first.value)) {
        Some(other) => Err(other.word.stumble(StumbleCause::Second)),
        None => Ok(first),
    }
}
