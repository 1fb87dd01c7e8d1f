//! The numbers of a move with their roles: in "take 2 from row 3" the 2 says how many and the 3 from where.
//!
//! The words around a number give it its role. A number without such words stays bare, for the grammar of moves to
//! decide.

use num_bigint::BigInt;

use super::lexicon::{Meaning, is_padding};
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::{PhraseWord, means};

/// The role of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AmountRole {
    /// No word gives it a role.
    Bare,
    Row,
    Count,
    /// How many to take, after a verb of taking: "take 2".
    Taken,
    /// How many are left.
    Becomes,
}

/// A number of a move.
#[derive(Clone, Debug)]
pub(super) struct Amount<'a> {
    pub word: PhraseWord<'a>,
    pub value: BigInt,
    pub role: AmountRole,
    /// The mark, or "and", that is the only thing between it and the number before.
    pub joined_by: Option<Meaning>,
}

/// Everything that the words of a move say.
#[derive(Clone, Debug, Default)]
pub(super) struct Amounts<'a> {
    pub numbers: Vec<Amount<'a>>,
    /// A word for taking all.
    pub all: Option<PhraseWord<'a>>,
    /// A word for leaving or reducing, as long as it is open by how much.
    pub open: Option<PhraseWord<'a>>,
    /// A word for how something is or shall be, so that a number may be what is left.
    pub state: Option<PhraseWord<'a>>,
    /// "minus", which subtracts from a row or a number.
    pub minus: Option<PhraseWord<'a>>,
}

impl<'a> Amounts<'a> {
    /// The numbers with one of these roles.
    pub fn of_role(&self, roles: &[AmountRole]) -> impl Iterator<Item = &Amount<'a>> {
        let numbers = self.numbers.iter();
        numbers.filter(|number| roles.contains(&number.role))
    }
}

/// Reads the words of a move, on a board with these rows if it is known.
pub(super) fn amounts<'a>(
    words: &[PhraseWord<'a>],
    rows: Option<&[u64]>,
) -> Result<Amounts<'a>, Stumble> {
    let mut reader =
        AmountReader { words, rows, expected: AmountRole::Bare, said: Amounts::default() };
    for at in 0..words.len() {
        reader.word(at)?;
    }
    Ok(reader.said)
}

struct AmountReader<'w, 'a> {
    words: &'w [PhraseWord<'a>],
    rows: Option<&'w [u64]>,
    /// The role of the next number.
    expected: AmountRole,
    said: Amounts<'a>,
}

impl AmountReader<'_, '_> {
    fn word(&mut self, at: usize) -> Result<(), Stumble> {
        let word = self.words[at];
        match word.means {
            Meaning::Number(_) => return self.number(at),
            Meaning::Ordinal(row) => {
                // "The first two" is not a row.
                if is_number(self.means(at + 1)) {
                    return Err(word.stumble(StumbleCause::TwoReadings("a row", "which objects")));
                }
                self.ordinal(at, row.into());
            }
            Meaning::Last => {
                let is_row = self.means(at + 1) == Meaning::Row
                    || matches!(self.before(at), Meaning::From | Meaning::In);
                let counts_back = matches!(self.before(at), Meaning::Ordinal(_));
                match self.rows {
                    Some(rows) if is_row && !counts_back => self.ordinal(at, rows.len().into()),
                    _ => return Err(word.misplaced()),
                }
            }
            Meaning::Row => return self.row(at),
            Meaning::Object => self.object(at),
            Meaning::Take => self.expected = AmountRole::Taken,
            Meaning::Reduce => self.said.open = Some(word),
            Meaning::Leave => {
                self.said.open = Some(word);
                self.expected = AmountRole::Becomes;
            }
            Meaning::None if self.expected == AmountRole::Becomes => self.all(at),
            Meaning::All | Meaning::Clear | Meaning::Both => self.all(at),
            Meaning::Every if self.means(at + 1) == Meaning::Object => self.all(at),
            Meaning::But if self.said.all.take().is_some() && is_number(self.next(at).1) => {
                self.expected = AmountRole::Becomes;
            }
            Meaning::Left => return self.left(at),
            Meaning::By => {
                self.expected = AmountRole::Count;
                self.said.open = self.said.open.filter(|_| !is_number(self.next(at).1));
            }
            Meaning::Minus => {
                self.said.minus = Some(word);
                self.expected = AmountRole::Count;
            }
            // "Cross off 2."
            Meaning::Off if self.before(at) == Meaning::Take => {}
            Meaning::From | Meaning::Off | Meaning::In | Meaning::On => {
                if is_number(self.next(at).1) {
                    self.expected = AmountRole::Row;
                }
            }
            Meaning::Of if !matches!(self.next(at).1, Meaning::Number(_)) => {}
            Meaning::To | Meaning::With => {
                if is_number(self.next(at).1) {
                    self.expected = AmountRole::Becomes;
                } else if self.means(at + 1) == Meaning::Row {
                    return Err(word.misplaced());
                }
            }
            Meaning::Equals | Meaning::Arrow => return self.becomes(at),
            Meaning::Is if is_number(self.before(at)) && is_number(self.means(at + 1)) => {
                return Err(word
                    .stumble(StumbleCause::TwoReadings("how many to take", "how many are there")));
            }
            Meaning::And
            | Meaning::Dash
            | Meaning::Semicolon
            | Meaning::Win
            | Meaning::Move
            | Meaning::For
            | Meaning::Can
            | Meaning::There => {}
            Meaning::State => self.said.state = Some(word),
            _ if is_padding(word.means) => {}
            _ => return Err(word.misplaced()),
        }
        Ok(())
    }

    fn number(&mut self, at: usize) -> Result<(), Stumble> {
        let word = self.words[at];
        let value = word.number().unwrap_or_default();
        if word.has_plus() {
            return Err(word.stumble(StumbleCause::Unknown));
        }
        let role = std::mem::replace(&mut self.expected, AmountRole::Bare);
        self.push(at, value, role);
        if role == AmountRole::Becomes {
            self.said.open = None;
        }
        Ok(())
    }

    /// "from the third": the expected row, or one by itself.
    fn ordinal(&mut self, at: usize, row: BigInt) {
        self.push(at, row, AmountRole::Row);
        if self.expected == AmountRole::Row {
            self.expected = AmountRole::Bare;
        }
    }

    fn push(&mut self, at: usize, value: BigInt, role: AmountRole) {
        let mark = self.before(at);
        let joins =
            matches!(mark, Meaning::And | Meaning::Dash | Meaning::Semicolon | Meaning::Stop);
        let is_joined = joins && at > 1 && is_number(self.words[at - 2].means);
        self.said.numbers.push(Amount {
            word: self.words[at],
            value,
            role,
            joined_by: is_joined.then_some(mark),
        });
    }

    /// "row 3", "row: 3", and "the third row", whose number has been read already.
    fn row(&mut self, at: usize) -> Result<(), Stumble> {
        if matches!(self.before(at), Meaning::Ordinal(_) | Meaning::Last) {
            return Ok(());
        }
        // "2 rows" is not a row.
        let is_plural = self.words[at].text.ends_with(['s', 'S']);
        if is_plural && matches!(self.before(at), Meaning::Number(_)) {
            return Err(self.words[at].misplaced());
        }
        let (next, means) = self.next(at);
        match means {
            Meaning::Number(_) => self.expected = AmountRole::Row,
            Meaning::Last => {}
            // The unknown word is the one after "row".
            Meaning::Unknown => return Err(self.words[next].misplaced()),
            _ if is_plural => return Err(self.words[at].misplaced()),
            _ => return Err(Stumble::missing(PhraseRole::Row)),
        }
        Ok(())
    }

    /// "2 objects", "an object", "objects: 2".
    fn object(&mut self, at: usize) {
        let before = self.before(at);
        let number = self.said.numbers.last_mut();
        if let Some(number) = number.filter(|_| is_number(before)) {
            if matches!(number.role, AmountRole::Bare | AmountRole::Taken) {
                number.role = AmountRole::Count;
            }
        } else if before == Meaning::Article && !self.words[at - 1].is("the") {
            self.push(at, 1.into(), AmountRole::Count);
        } else if is_number(self.next(at).1) {
            self.expected = AmountRole::Count;
        }
    }

    fn all(&mut self, at: usize) {
        self.said.all = Some(self.words[at]);
        self.said.open = None;
        // "All 3" says how many all are.
        self.expected = match self.means(at + 1) {
            Meaning::Number(_) => AmountRole::Count,
            _ => AmountRole::Bare,
        };
    }

    /// "1 left", "1 object remains".
    fn left(&mut self, at: usize) -> Result<(), Stumble> {
        let said = self.words[..at].iter().rev();
        let beside = said
            .map(|word| word.means)
            .find(|means| !matches!(means, Meaning::Object | Meaning::Is | Meaning::Courtesy));
        match self.said.numbers.last_mut() {
            Some(number) if beside.is_some_and(is_number) && number.role != AmountRole::Row => {
                number.role = AmountRole::Becomes;
                Ok(())
            }
            _ => Err(self.words[at].misplaced()),
        }
    }

    /// "row 3 = 1", "row 3 → 1": what the row becomes. After anything else the sign only introduces what follows.
    fn becomes(&mut self, at: usize) -> Result<(), Stumble> {
        let word = self.words[at];
        let names_row = self.expected == AmountRole::Row;
        if names_row || !is_number(self.before(at)) && self.before(at) != Meaning::Row {
            return Ok(());
        }
        let is_named = matches!(self.before(at), Meaning::Row | Meaning::Ordinal(_));
        let is_first = self.said.numbers.len() == 1;
        match self.said.numbers.last_mut() {
            Some(number) if number.role == AmountRole::Row => {}
            // `3=1` is the notation for a row and what it becomes; 3 → 1 may be two sizes.
            Some(number) if is_first && word.means == Meaning::Equals => {
                number.role = AmountRole::Row;
            }
            None if is_named => return Ok(()),
            _ => {
                return Err(
                    word.stumble(StumbleCause::TwoReadings("a row and its size", "two sizes"))
                );
            }
        }
        if is_number(self.means(at + 1)) {
            self.expected = AmountRole::Becomes;
        }
        Ok(())
    }

    fn means(&self, at: usize) -> Meaning {
        means(self.words, at)
    }

    fn before(&self, at: usize) -> Meaning {
        self.means(at.wrapping_sub(1))
    }

    /// The next word after signs that only introduce it.
    fn next(&self, at: usize) -> (usize, Meaning) {
        let points = |means| {
            matches!(
                means,
                Meaning::Colon | Meaning::Equals | Meaning::Is | Meaning::Label | Meaning::Article
            )
        };
        let mut next = at + 1;
        while points(self.means(next)) {
            next += 1;
        }
        (next, self.means(next))
    }
}

fn is_number(means: Meaning) -> bool {
    matches!(means, Meaning::Number(_) | Meaning::Ordinal(_))
}
