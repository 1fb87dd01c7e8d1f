//! Rows named by their contents: "the 5", "the row of 5", "the smallest row", "any row of 3 (kayles)".
//!
//! Such words are replaced by the number of the row, as in "the second", so that the grammars of moves only see
//! numbers.

use super::lexicon::Meaning;
use super::stumble::{Stumble, StumbleCause, TwoRows};
use super::words::{PhraseWord, means};
use theory::{Board, Game};

/// The most words in the name of a game: a subtraction game may list many numbers.
const LONGEST_NAME: usize = 64;
const SMALLEST: &str = "smallest shortest least";
const LARGEST: &str = "largest longest biggest greatest tallest fullest";
/// Words between "the row of" and the size.
const SIZED: &str = "size length exactly";

/// The words, with rows that are named by their contents replaced by their numbers.
///
/// # Errors
/// If such words name no row, or two different ones.
pub(super) fn numbered<'a>(
    text: &'a str,
    words: &[PhraseWord<'a>],
    board: &Board,
) -> Result<Vec<PhraseWord<'a>>, Stumble> {
    let mut told = Vec::new();
    let mut at = 0;
    while let Some(&word) = words.get(at) {
        let caller = Caller { text, words, at, board };
        let (named, length) = match caller.row()? {
            Some((row, length)) => (caller.named(row, length), length),
            None => (word, 1),
        };
        told.push(named);
        at += length;
    }
    Ok(told)
}

/// Words from a given position on that may name a row.
struct Caller<'w, 'a> {
    text: &'a str,
    words: &'w [PhraseWord<'a>],
    at: usize,
    board: &'w Board,
}

impl<'a> Caller<'_, 'a> {
    /// The row that is named here, and by how many words.
    fn row(&self) -> Result<Option<(usize, usize)>, Stumble> {
        let is_the = self.is_among(0, "the");
        let first = usize::from(matches!(self.means(0), Meaning::Article | Meaning::Any));
        let mut length = first + 1;
        let extreme = [(SMALLEST, true), (LARGEST, false)];
        let extreme = extreme.iter().find(|(words, _)| self.is_among(first, words));
        if let Some(&(_, smallest)) = extreme {
            length += usize::from(self.means(length) == Meaning::Row);
            let sizes = self.board.rows().iter().filter(|&&size| size > 0);
            let size = if smallest { sizes.min() } else { sizes.max() };
            let size = size.copied().unwrap_or_default();
            return self.of_size(size, length, false, None).map(Some);
        }
        match self.means(first) {
            Meaning::Row if !self.is_counted_or_new() => self.with_size(first),
            Meaning::Number(_) if is_the && self.may_be_row(first) => {
                length += usize::from(self.means(length) == Meaning::Row);
                let Some(number) = self.number(first) else {
                    return Ok(None);
                };
                let is_size = self.board.rows().contains(&number);
                let as_number = usize::try_from(number).ok();
                match as_number.filter(|&row| !is_size && self.board.row(row).is_some()) {
                    Some(row) => Ok(Some((row, length))),
                    None => self.of_size(number, length, true, None).map(Some),
                }
            }
            // "From the bottom", but not "from the last row", which is clear by itself.
            Meaning::Last if is_the && self.is_behind_from() => {
                let ends = !matches!(self.means(2), Meaning::Row | Meaning::Of);
                let rows = self.board.rows().len();
                Ok(Some((rows, 2)).filter(|_| ends && rows > 0))
            }
            _ => Ok(None),
        }
    }

    /// "The row of 5", "a heap with 3 objects in it", "any row of size 3 (kayles)".
    fn with_size(&self, first: usize) -> Result<Option<(usize, usize)>, Stumble> {
        let mut at = first + 1;
        if !matches!(self.means(at), Meaning::Of | Meaning::With) {
            return Ok(None);
        }
        at += 1;
        at += usize::from(self.is_among(at, SIZED));
        let Some(size) = self.number(at) else {
            return Ok(None);
        };
        at += 1;
        at += usize::from(self.means(at) == Meaning::Object);
        if self.means(at) == Meaning::In && self.is_among(at + 1, "it") {
            at += 2;
        }
        let mut of = None;
        if self.means(at) == Meaning::Open('(') {
            let end = (at..at + LONGEST_NAME).find(|&at| self.means(at) == Meaning::Close('('));
            let from = |after: usize| self.words[self.at + after].at;
            let inner = end.map(|end| &self.text[from(at) + 1..from(end)]);
            let mut games = self.board.parts().map(|(game, _)| game);
            of = inner.and_then(|inner| games.find(|game| inner == game.to_string()));
            at = end.filter(|_| of.is_some()).map_or(at, |end| end + 1);
        }
        let may_be_number = self.means(0) != Meaning::Any;
        self.of_size(size, at, may_be_number, of).map(Some)
    }

    /// The row of this size, or the first of equal rows; neither if the number may also be that of another row.
    fn of_size(
        &self,
        size: u64,
        length: usize,
        may_be_number: bool,
        of: Option<Game>,
    ) -> Result<(usize, usize), Stumble> {
        let stumble = |cause| self.named(1, length).stumble(cause);
        let two = |one, other| {
            let held = |row| (row, self.board.row(row).unwrap_or_default());
            stumble(StumbleCause::TwoRows(TwoRows([held(one), held(other)])))
        };
        let rows = self.board.numbered_with_games();
        let mut rows =
            rows.filter(|&(_, game, held)| held == size && of.is_none_or(|of| of == game));
        let (first, game, _) = rows.next().ok_or_else(|| stumble(StumbleCause::NoRowOf(size)))?;
        if let Some((other, ..)) = rows.find(|&(_, other, _)| other != game) {
            return Err(two(first, other));
        }
        let numbered = usize::try_from(size).ok().filter(|_| may_be_number);
        match numbered.and_then(|row| Some((row, self.board.row(row)?))) {
            Some((row, held)) if held != size => Err(two(row, first)),
            Some((row, _)) => Ok((row, length)),
            None => Ok((first, length)),
        }
    }

    /// Whether "the 5" is about a row here, and not "the 5 objects".
    fn may_be_row(&self, first: usize) -> bool {
        let before = self.before();
        let next = self.means(first + 1);
        let is_changed = matches!(before, Meaning::Reduce | Meaning::State)
            || self.at > 0 && self.words[self.at - 1].is("turn turns");
        let becomes = matches!(next, Meaning::Arrow | Meaning::To)
            || next == Meaning::Leave
                && !self.is_among(first + 1, "leave leaves leaving keep keeps");
        next != Meaning::Object && (self.is_behind_from() || is_changed || becomes)
    }

    fn is_behind_from(&self) -> bool {
        matches!(self.before(), Meaning::From | Meaning::In | Meaning::Off | Meaning::On)
    }

    /// "The third row with 2" is not "the row with 2", and "leave a heap of 2" is about a new one.
    fn is_counted_or_new(&self) -> bool {
        matches!(
            self.before(),
            Meaning::Ordinal(_)
                | Meaning::Last
                | Meaning::Number(_)
                | Meaning::Article
                | Meaning::Leave
                | Meaning::And
                | Meaning::To
                | Meaning::Arrow
                | Meaning::Equals
        )
    }

    fn before(&self) -> Meaning {
        self.at.checked_sub(1).map_or(Meaning::Stop, |at| self.words[at].means)
    }

    fn means(&self, after: usize) -> Meaning {
        means(self.words, self.at + after)
    }

    fn number(&self, after: usize) -> Option<u64> {
        u64::try_from(self.words.get(self.at + after)?.number()?).ok()
    }

    fn is_among(&self, after: usize, known: &str) -> bool {
        let word = self.words.get(self.at + after);
        word.is_some_and(|word| word.is(known))
    }

    /// This many words from here combined into one, which is a row.
    fn named(&self, row: usize, length: usize) -> PhraseWord<'a> {
        let (first, last) = (self.words[self.at], self.words[self.at + length - 1]);
        PhraseWord {
            text: &self.text[first.at..last.at + last.text.len()],
            at: first.at,
            means: Meaning::Ordinal(row as u64),
        }
    }
}
