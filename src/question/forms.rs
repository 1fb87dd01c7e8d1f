//! The forms in which a board stands in front of people, read word by word.
//!
//! Besides plain numbers, `5 4 3`, these are what Python prints (`[5, 4, 3]`, `(5,)`, `[]`), what the lab draws (`1: X X X`,
//! and `2: X … X (1000)` where the row is too long for the line), and either with names (`board = [5, 4]`, `Nim: 5 4`,
//! `row 1: 5`). A drawn row is numbered, so line ends mean nothing, and a drawing may stand in one line.

use super::drawn::RowBeingDrawn;
use super::error::ParseError;
use super::fault::{BracketFault, Origin};
use super::number::parse_number;
use super::pieces::{BoardToken, Placed, at_bracket, first_token};

/// Words that a board may be named by, with or without a sign after them.
const NAMES: [&[u8]; 6] = [b"board", b"nim", b"position", b"rows", b"heaps", b"piles"];
/// Words that may stand before the number of a row.
const ROW: [&[u8]; 3] = [b"row", b"heap", b"pile"];

/// What a board has turned out to be so far, and what may follow.
#[derive(Debug)]
pub(super) struct BoardForm {
    state: FormState,
    last: LastPiece,
    /// The number of the first row, where the rows are numbered.
    first_row: usize,
}

#[derive(Debug)]
enum FormState {
    /// Nothing has been read.
    Unknown,
    /// A word that names a board if `=` follows it, and else is this error.
    Named(ParseError),
    /// The board has been named, and begins now.
    Begun { is_header: bool, has_sign: bool },
    /// Numbers alone.
    Listed,
    /// Numbers after an opening bracket.
    Bracketed { bracket: u8, opened: Origin },
    /// The bracket has been closed.
    Closed,
    /// Rows that are numbered; this is the last of them so far.
    Drawn(RowBeingDrawn),
    /// The same, and now the number of a row must follow: the word "row" has been read.
    NumberOfRow(Option<RowBeingDrawn>),
}

/// What stood last, to tell a comma that separates from one that has nothing beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastPiece {
    Nothing,
    Row,
    Comma,
}

impl Default for BoardForm {
    fn default() -> Self {
        Self {
            state: FormState::Unknown,
            last: LastPiece::Nothing,
            first_row: 1,
        }
    }
}

impl BoardForm {
    /// Drawn rows, of which the first has this number.
    pub fn drawn_from(first_row: usize) -> Self {
        let state = FormState::NumberOfRow(None);
        Self {
            state,
            first_row,
            ..Self::default()
        }
    }

    /// Whether a number by itself is a row here; then it has been taken.
    pub fn takes_number(&mut self) -> bool {
        match self.state {
            FormState::Listed | FormState::Bracketed { .. } => {}
            FormState::Unknown => self.state = FormState::Listed,
            _ => return false,
        }
        self.last = LastPiece::Row;
        true
    }

    /// Takes a word of which it is not yet known what it is, and hands on the rows that are complete.
    pub fn word(
        &mut self,
        word: &[u8],
        place: Origin,
        each: &mut impl FnMut(u64),
    ) -> Result<(), ParseError> {
        let at = Placed { word, place };
        let mut rest = word;
        while !rest.is_empty() {
            let (token, after) = first_token(rest);
            rest = after;
            match token {
                BoardToken::Run(run) => {
                    let is_label = after.first() == Some(&b':');
                    match self.number_of_row(run).filter(|_| is_label) {
                        Some(row) => {
                            self.begin_row(row, at, each)?;
                            rest = &after[1..];
                        }
                        None => self.run(run, at, each)?,
                    }
                }
                BoardToken::Mark(mark) => self.mark(mark, at)?,
                BoardToken::Dots => self.dots(at)?,
            }
        }
        Ok(())
    }

    /// Takes a comma.
    pub fn comma(&mut self, place: Origin) -> Result<(), ParseError> {
        match &self.state {
            FormState::Named(error) => Err(error.clone()),
            FormState::Closed => Err(at_bracket(b",", place, BracketFault::After)),
            FormState::NumberOfRow(row) => Err(self.no_row(*row, Placed { word: b",", place })),
            _ if self.last != LastPiece::Row => Err(ParseError::EmptyPiece {
                side: "before",
                place,
            }),
            _ => {
                self.last = LastPiece::Comma;
                Ok(())
            }
        }
    }

    /// The board ends here.
    pub fn finish(&mut self, place: Origin, each: &mut impl FnMut(u64)) -> Result<(), ParseError> {
        match &self.state {
            FormState::Named(error) => Err(error.clone()),
            // A drawing of no rows is a header alone.
            FormState::Closed
            | FormState::Begun {
                is_header: true,
                has_sign: true,
            } => Ok(()),
            FormState::Unknown | FormState::Begun { .. } => Err(ParseError::NoRows { place }),
            FormState::Bracketed { bracket, opened } => {
                Err(at_bracket(&[*bracket], *opened, BracketFault::NotClosed))
            }
            FormState::NumberOfRow(row) => Err(self.no_row(
                *row,
                Placed {
                    word: b"row",
                    place,
                },
            )),
            _ if self.last == LastPiece::Comma => Err(ParseError::EmptyPiece {
                side: "after",
                place,
            }),
            FormState::Listed => Ok(()),
            FormState::Drawn(row) => {
                each(row.at_end(place)?);
                Ok(())
            }
        }
    }

    /// What stands between marks.
    fn run(
        &mut self,
        run: &[u8],
        at: Placed<'_>,
        each: &mut impl FnMut(u64),
    ) -> Result<(), ParseError> {
        match &mut self.state {
            FormState::Named(error) => Err(error.clone()),
            FormState::Closed => Err(at.bracket(BracketFault::After)),
            FormState::NumberOfRow(row) => {
                let row = *row;
                Err(self.no_row(row, at))
            }
            FormState::Drawn(row) if is_one_of(run, &ROW) => {
                self.state = FormState::NumberOfRow(Some(*row));
                Ok(())
            }
            FormState::Drawn(row) if self.last == LastPiece::Comma => Err(row.refuse(at)),
            FormState::Drawn(row) => row.run(run, at),
            FormState::Unknown | FormState::Begun { .. } if is_one_of(run, &ROW) => {
                self.state = FormState::NumberOfRow(None);
                Ok(())
            }
            FormState::Unknown if is_identifier(run) => {
                self.state = if is_one_of(run, &NAMES) {
                    FormState::Begun {
                        is_header: run.eq_ignore_ascii_case(b"nim"),
                        has_sign: false,
                    }
                } else {
                    FormState::Named(at.no_number(run))
                };
                Ok(())
            }
            FormState::Unknown
            | FormState::Begun { .. }
            | FormState::Listed
            | FormState::Bracketed { .. } => {
                each(parse_number(run, at.place)?);
                if !matches!(self.state, FormState::Bracketed { .. }) {
                    self.state = FormState::Listed;
                }
                self.last = LastPiece::Row;
                Ok(())
            }
        }
    }

    fn mark(&mut self, mark: u8, at: Placed<'_>) -> Result<(), ParseError> {
        match (&mut self.state, mark) {
            (FormState::Named(_), b'=') => {
                self.state = FormState::Begun {
                    is_header: false,
                    has_sign: true,
                };
                Ok(())
            }
            (FormState::Named(error), _) => Err(error.clone()),
            (FormState::Begun { has_sign, .. }, b':' | b'=') if !*has_sign => {
                *has_sign = true;
                Ok(())
            }
            (FormState::Unknown | FormState::Begun { .. }, b'[' | b'(') => {
                self.state = FormState::Bracketed {
                    bracket: mark,
                    opened: at.place,
                };
                Ok(())
            }
            (FormState::Bracketed { bracket, .. }, b']' | b')') => {
                let opened_by = if mark == b']' { b'[' } else { b'(' };
                if *bracket != opened_by {
                    return Err(at.bracket(BracketFault::OtherBracket));
                }
                self.state = FormState::Closed;
                Ok(())
            }
            (FormState::Drawn(row), _) => row.mark(mark, at),
            (FormState::NumberOfRow(row), _) => {
                let row = *row;
                Err(self.no_row(row, at))
            }
            (FormState::Closed, _) => Err(at.bracket(BracketFault::After)),
            (_, b'[' | b'(') => Err(at.bracket(BracketFault::NotFirst)),
            (_, b']' | b')') => Err(at.bracket(BracketFault::NotOpened)),
            _ => Err(at.no_number(at.word)),
        }
    }

    fn dots(&mut self, at: Placed<'_>) -> Result<(), ParseError> {
        match &mut self.state {
            FormState::Drawn(row) => row.dots(at),
            FormState::Closed => Err(at.bracket(BracketFault::After)),
            FormState::NumberOfRow(row) => {
                let row = *row;
                Err(self.no_row(row, at))
            }
            FormState::Named(error) => Err(error.clone()),
            _ => Err(at.no_number(at.word)),
        }
    }

    /// The number of a row that a run before a colon gives: `1`, `row1`, or `1` after the word "row".
    fn number_of_row(&self, run: &[u8]) -> Option<usize> {
        if !matches!(
            self.state,
            FormState::Unknown
                | FormState::Begun { .. }
                | FormState::Drawn(_)
                | FormState::NumberOfRow(_)
        ) {
            return None;
        }
        let digits = ROW
            .iter()
            .find_map(|word| {
                run.split_at_checked(word.len())
                    .filter(|(start, _)| start.eq_ignore_ascii_case(word))
            })
            .map_or(run, |(_, digits)| digits);
        let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
        // A number of a row that is too large for any row is still meant as one.
        is_number.then(|| {
            let number = parse_number(digits, Origin::Words).ok();
            number
                .and_then(|number| usize::try_from(number).ok())
                .unwrap_or(usize::MAX)
        })
    }

    /// A row of this number begins, and the one before it is complete.
    fn begin_row(
        &mut self,
        number: usize,
        at: Placed<'_>,
        each: &mut impl FnMut(u64),
    ) -> Result<(), ParseError> {
        let before = match self.state {
            FormState::Drawn(row) | FormState::NumberOfRow(Some(row)) => Some(row),
            _ => None,
        };
        if let Some(row) = before {
            each(row.size(at)?);
        }
        let row = before.map_or(self.first_row, |row| row.row + 1);
        if number != row {
            return Err(at.no_row(row));
        }
        self.state = FormState::Drawn(RowBeingDrawn::new(row));
        self.last = LastPiece::Row;
        Ok(())
    }

    /// Something other than the number of the row that must follow `before`.
    fn no_row(&self, before: Option<RowBeingDrawn>, at: Placed<'_>) -> ParseError {
        at.no_row(before.map_or(self.first_row, |row| row.row + 1))
    }
}

fn is_one_of(run: &[u8], words: &[&[u8]]) -> bool {
    words.iter().any(|word| run.eq_ignore_ascii_case(word))
}

/// Whether this may be the name of a variable in Python.
fn is_identifier(run: &[u8]) -> bool {
    run.first()
        .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_')
        && run
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}
