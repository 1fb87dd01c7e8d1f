//! The forms in which a board stands in front of people, read word by word.
//!
//! Besides plain numbers, `5 4 3`, these are what Python prints (`[5, 4, 3]`, `(5,)`, `[]`), what the lab draws (`1: X X X`,
//! and `2: X … X (1000)` where the row is too long for the line), and either with names (`board = [5, 4]`, `Nim: 5 4`,
//! `row 1: 5`). A drawn row is numbered, so line ends mean nothing, and a drawing may stand in one line. So may what others
//! write: sets (`{5, 4, 3}`), R (`c(5, 4, 3)`, `5:3`), numbers joined by XOR (`5 ^ 4 ^ 3`, `5 ⊕ 4 ⊕ 3`) and nimbers (`*5 + *4`).

use super::drawn::RowBeingDrawn;
use super::error::ParseError;
use super::fault::{BracketFault, NumberFault, Origin, Word};
use super::number::parse_number;
use super::pieces::{BoardToken, Placed, at_bracket, closed_by, first_token};

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
    /// One number, after which it is seen what stands between numbers here.
    One,
    /// Numbers alone.
    Listed,
    /// Numbers with a sign of XOR between any two.
    Joined,
    /// Nimbers: numbers with a star before each.
    Starred,
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
    /// A sign of XOR.
    Sign,
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
            FormState::Joined if self.last == LastPiece::Sign => {}
            FormState::One => self.state = FormState::Listed,
            FormState::Unknown => self.state = FormState::One,
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
                    if let Some((range, after)) = self.range(run, after) {
                        self.rows_in(range, at, each)?;
                        rest = after;
                        continue;
                    }
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
            FormState::Joined => Err(at_sign(b",", place)),
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
            FormState::Joined if self.last == LastPiece::Sign => Err(at_sign(b"^", place)),
            _ if self.last == LastPiece::Comma => Err(ParseError::EmptyPiece {
                side: "after",
                place,
            }),
            FormState::One | FormState::Listed | FormState::Joined | FormState::Starred => Ok(()),
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
                    FormState::Named(neither_number_nor_game(run, at))
                };
                Ok(())
            }
            FormState::Joined if self.last != LastPiece::Sign => Err(at_sign(run, at.place)),
            FormState::Starred => self.nimber(run, at, each),
            FormState::Unknown | FormState::Begun { .. } if run.starts_with(b"*") => {
                self.state = FormState::Starred;
                self.nimber(run, at, each)
            }
            state => {
                each(parse_number(run, at.place)?);
                match state {
                    FormState::Unknown | FormState::Begun { .. } => *state = FormState::One,
                    FormState::One => *state = FormState::Listed,
                    _ => {}
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
            (FormState::Unknown | FormState::Begun { .. }, b'[' | b'(' | b'{') => {
                self.state = FormState::Bracketed {
                    bracket: mark,
                    opened: at.place,
                };
                Ok(())
            }
            (FormState::Bracketed { bracket, .. }, b']' | b')' | b'}') => {
                if mark != closed_by(*bracket) {
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
            (FormState::One | FormState::Joined, b'^') if self.last == LastPiece::Row => {
                self.state = FormState::Joined;
                self.last = LastPiece::Sign;
                Ok(())
            }
            (_, b'^') => Err(at_sign(at.word, at.place)),
            (_, b'[' | b'(' | b'{') => Err(at.bracket(BracketFault::NotFirst)),
            (_, b']' | b')' | b'}') => Err(at.bracket(BracketFault::NotOpened)),
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

    /// A star and a number.
    fn nimber(
        &mut self,
        run: &[u8],
        at: Placed<'_>,
        each: &mut impl FnMut(u64),
    ) -> Result<(), ParseError> {
        let size = run.strip_prefix(b"*");
        let size = size.and_then(|size| parse_number(size, at.place).ok());
        each(size.ok_or_else(|| ParseError::Nimber {
            word: Word::from_bytes(run),
            place: at.place,
        })?);
        self.last = LastPiece::Row;
        Ok(())
    }

    /// The two ends of a range as R writes it, `5:1`, where one may stand, and what follows it. `1: 5` or `1:5` at the
    /// beginning is the first row of a drawn board.
    fn range<'w>(&self, run: &[u8], after: &'w [u8]) -> Option<([u64; 2], &'w [u8])> {
        let end = after.strip_prefix(b":")?;
        let digits = end.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (to, after) = end.split_at(digits);
        let number = |digits| parse_number(digits, Origin::Words).ok();
        let is_digits = run.iter().all(u8::is_ascii_digit);
        let (from, to) = (number(run).filter(|_| is_digits)?, number(to)?);
        let may_stand = match self.state {
            FormState::Unknown | FormState::Begun { .. } => from != 1,
            FormState::Bracketed { .. } => true,
            _ => false,
        };
        let is_whole = after.first().is_none_or(|next| b")]}".contains(next));
        (may_stand && is_whole).then_some(([from, to], after))
    }

    /// The rows of a range.
    fn rows_in(
        &mut self,
        [from, to]: [u64; 2],
        at: Placed<'_>,
        each: &mut impl FnMut(u64),
    ) -> Result<(), ParseError> {
        const MOST: u64 = 1000;
        if from.abs_diff(to) >= MOST {
            return Err(ParseError::LongRange {
                word: Word::from_bytes(at.word),
                place: at.place,
                most: MOST,
            });
        }
        if from <= to {
            (from..=to).for_each(&mut *each);
        } else {
            (to..=from).rev().for_each(&mut *each);
        }
        if !matches!(self.state, FormState::Bracketed { .. }) {
            self.state = FormState::Listed;
        }
        self.last = LastPiece::Row;
        Ok(())
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

/// A first word that is no number: no game either, which is what stands there else.
fn neither_number_nor_game(word: &[u8], at: Placed<'_>) -> ParseError {
    match at.no_number(word) {
        ParseError::Number {
            word,
            place,
            fault: NumberFault::NotANumber,
        } => ParseError::NeitherNumberNorGame { word, place },
        other => other,
    }
}

/// Something that stands where a sign of XOR or a number beside one should.
fn at_sign(word: &[u8], place: Origin) -> ParseError {
    ParseError::NotJoinedByXor {
        word: Word::from_bytes(word),
        place,
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
