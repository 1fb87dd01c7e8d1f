//! The forms in which a board stands in front of people, read word by word.
//!
//! Besides plain numbers, `5 4 3`, these are what Python prints (`[5, 4, 3]`, `(5,)`, `[]`), what the lab draws (`1: X X X`,
//! and `2: X … X (1000)` where the row is too long for the line), and either with names (`board = [5, 4]`, `Nim: 5 4`,
//! `row 1: 5`). A drawn row is numbered, so line ends mean nothing, and a drawing may stand in one line.

use super::error::{BracketFault, NumberFault, Origin, ParseError, Word};
use super::number::parse_number;

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

/// A row that is numbered, as far as it has been read.
#[derive(Clone, Copy, Debug)]
struct RowBeingDrawn {
    row: usize,
    /// How many objects have been drawn.
    objects: u64,
    /// Whether dots stand for more.
    has_dots: bool,
    /// How many there are in all, where that is told in a number.
    told: Option<u64>,
    in_brackets: bool,
}

/// A piece of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoardToken<'a> {
    /// One of `[ ] ( ) : =`.
    Mark(u8),
    /// `…` or `...`.
    Dots,
    /// Everything between.
    Run(&'a [u8]),
}

/// A word with the place where it stands, for whoever has to name it.
#[derive(Clone, Copy)]
struct Placed<'a> {
    word: &'a [u8],
    place: Origin,
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
            rest = match token {
                BoardToken::Run(run) if after.first() == Some(&b':') => {
                    match self.number_of_row(run) {
                        Some(row) => {
                            self.begin_row(row, at, each)?;
                            &after[1..]
                        }
                        None => {
                            self.run(run, at, each)?;
                            after
                        }
                    }
                }
                BoardToken::Run(run) => {
                    self.run(run, at, each)?;
                    after
                }
                BoardToken::Mark(mark) => {
                    self.mark(mark, at)?;
                    after
                }
                BoardToken::Dots => {
                    self.dots(at)?;
                    after
                }
            };
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
            // A drawing of no rows.
            FormState::Begun {
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
            FormState::Closed => Ok(()),
            _ if self.last == LastPiece::Comma => Err(ParseError::EmptyPiece {
                side: "after",
                place,
            }),
            FormState::Listed => Ok(()),
            FormState::Drawn(row) => {
                let word: &[u8] = if row.in_brackets { b"(" } else { b"..." };
                each(row.size(Placed { word, place })?);
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
            FormState::Drawn(row) if row.told.is_none() && !row.in_brackets => {
                row.has_dots = true;
                Ok(())
            }
            FormState::Drawn(row) => Err(row.refuse(at)),
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
        self.state = FormState::Drawn(RowBeingDrawn {
            row,
            objects: 0,
            has_dots: false,
            told: None,
            in_brackets: false,
        });
        self.last = LastPiece::Row;
        Ok(())
    }

    /// Something other than the number of the row that must follow `before`.
    fn no_row(&self, before: Option<RowBeingDrawn>, at: Placed<'_>) -> ParseError {
        at.no_row(before.map_or(self.first_row, |row| row.row + 1))
    }
}

impl RowBeingDrawn {
    /// `X`, `XXX`, or the size of the row in a number.
    fn run(&mut self, run: &[u8], at: Placed<'_>) -> Result<(), ParseError> {
        let is_drawn = run.iter().all(|byte| byte.eq_ignore_ascii_case(&b'X'));
        if is_drawn && self.told.is_none() && !self.in_brackets {
            self.objects += run.len() as u64;
            return Ok(());
        }
        let is_nothing_drawn = self.objects == 0 && !self.has_dots;
        if self.told.is_some() || !(self.in_brackets || is_nothing_drawn) {
            return Err(self.refuse(at));
        }
        let size = parse_number(run, at.place).map_err(|_| self.refuse(at))?;
        // Dots stand for what is not drawn; without them everything is.
        let fits = if self.has_dots {
            self.objects <= size
        } else {
            is_nothing_drawn || self.objects == size
        };
        if !fits {
            return Err(self.refuse(at));
        }
        self.told = Some(size);
        Ok(())
    }

    fn mark(&mut self, mark: u8, at: Placed<'_>) -> Result<(), ParseError> {
        match mark {
            b'(' if self.told.is_none() && !self.in_brackets => self.in_brackets = true,
            b')' if self.told.is_some() && self.in_brackets => self.in_brackets = false,
            _ => return Err(self.refuse(at)),
        }
        Ok(())
    }

    /// How long it is, now that it is complete.
    fn size(&self, at: Placed<'_>) -> Result<u64, ParseError> {
        match self.told {
            Some(size) if !self.in_brackets => Ok(size),
            None if !self.in_brackets && !self.has_dots => Ok(self.objects),
            _ => Err(self.refuse(at)),
        }
    }

    fn refuse(&self, at: Placed<'_>) -> ParseError {
        at.no_row(self.row)
    }
}

impl Placed<'_> {
    fn bracket(self, fault: BracketFault) -> ParseError {
        at_bracket(self.word, self.place, fault)
    }

    fn no_number(self, word: &[u8]) -> ParseError {
        parse_number(word, self.place)
            .err()
            .unwrap_or_else(|| ParseError::Number {
                word: Word::from_bytes(word),
                place: self.place,
                fault: NumberFault::NotANumber,
            })
    }

    /// It stands where row `row` was expected.
    fn no_row(self, row: usize) -> ParseError {
        ParseError::DrawnRow {
            word: Word::from_bytes(self.word),
            place: self.place,
            row,
        }
    }
}

fn at_bracket(word: &[u8], place: Origin, fault: BracketFault) -> ParseError {
    ParseError::Bracket {
        word: Word::from_bytes(word),
        place,
        fault,
    }
}

/// The first piece of a word that is not empty, and what follows it.
fn first_token(word: &[u8]) -> (BoardToken<'_>, &[u8]) {
    if let Some(dots) = dots_at_start(word) {
        return (BoardToken::Dots, &word[dots..]);
    }
    let (&first, after) = word.split_first().unwrap_or((&b' ', &[]));
    if is_mark(first) {
        return (BoardToken::Mark(first), after);
    }
    let ends = |at: &usize| is_mark(word[*at]) || dots_at_start(&word[*at..]).is_some();
    let (run, after) = word.split_at((1..word.len()).find(ends).unwrap_or(word.len()));
    (BoardToken::Run(run), after)
}

fn is_mark(byte: u8) -> bool {
    matches!(byte, b'[' | b']' | b'(' | b')' | b':' | b'=')
}

/// How many bytes the dots take that a text begins with.
fn dots_at_start(text: &[u8]) -> Option<usize> {
    let dots = ["…".as_bytes(), b"..."];
    dots.iter()
        .find(|dots| text.starts_with(dots))
        .map(|dots| dots.len())
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
