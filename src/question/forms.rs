//! The forms in which a board stands in front of people, read word by word.
//!
//! Besides plain numbers, `5 4 3`, these are what Python prints (`[5, 4, 3]`, `(5,)`, `[]`), what the lab draws (`1: X X X`,
//! and `2: X … X (1000)` where the row is too long for the line), and either with names (`board = [5, 4]`, `Nim: 5 4`,
//! `row 1: 5`). A drawn row is numbered, so line ends mean nothing, and a drawing may stand in one line. So may what others
//! write: sets (`{5, 4, 3}`), R (`x <- c(5, 4, 3)`, `5:3`), numbers joined by XOR (`5 ^ 4 ^ 3`, `5 ⊕ 4 ⊕ 3`, `5 xor 4`),
//! nimbers (`*5 + *4`), and words (`five, four and three`). Rows in one word, such as `5-4-3`, are told apart in
//! [`several`](super::several).

use super::drawn::RowBeingDrawn;
use super::error::ParseError;
use super::fault::{BracketFault, NumberFault, Origin, Word};
use super::number::parse_number;
use super::pieces::{BoardToken, Placed, at_bracket, closed_by, first_token};
use super::several::{Several, several};
use crate::phrase::number_worded;

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
    /// "Twenty", to which a "one" behind it may belong.
    Tens,
    Between(Separator),
    /// A sign of XOR.
    Sign,
}

/// What separates two rows, and needs one on each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Separator {
    Comma,
    Semicolon,
    And,
}

impl Separator {
    /// As it stands in a sentence.
    fn named(self) -> &'static str {
        match self {
            Self::Comma => "a comma",
            Self::Semicolon => "a semicolon",
            Self::And => "an 'and'",
        }
    }
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
                    let from_here = &word[word.len() - run.len() - after.len()..];
                    if let Some((rows, length)) = self.several(from_here, at)? {
                        rows.each(at, each)?;
                        if !matches!(self.state, FormState::Bracketed { .. }) {
                            self.state = FormState::Listed;
                        }
                        self.last = LastPiece::Row;
                        rest = &from_here[length..];
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

    /// Takes what separates two rows.
    pub fn separator(&mut self, separator: Separator, place: Origin) -> Result<(), ParseError> {
        let sign: &[u8] = match separator {
            Separator::Comma => b",",
            Separator::Semicolon => b";",
            Separator::And => b"and",
        };
        // "3, 4, and 5".
        let may_follow_comma =
            separator == Separator::And && self.last == LastPiece::Between(Separator::Comma);
        match &self.state {
            FormState::Named(error) => Err(error.clone()),
            FormState::Closed => Err(at_bracket(sign, place, BracketFault::After)),
            FormState::NumberOfRow(row) => Err(self.no_row(*row, Placed { word: sign, place })),
            FormState::Joined => Err(at_sign(sign, place)),
            _ if !self.stands_behind_row() && !may_follow_comma => Err(ParseError::EmptyPiece {
                separator: separator.named(),
                side: "before",
                place,
            }),
            _ => {
                self.last = LastPiece::Between(separator);
                Ok(())
            }
        }
    }

    /// Whether a sign of XOR may stand here.
    fn may_be_joined(&self) -> bool {
        matches!(self.state, FormState::One | FormState::Joined) && self.stands_behind_row()
    }

    fn stands_behind_row(&self) -> bool {
        matches!(self.last, LastPiece::Row | LastPiece::Tens)
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
            state => {
                if let LastPiece::Between(separator) = self.last {
                    return Err(ParseError::EmptyPiece {
                        separator: separator.named(),
                        side: "after",
                        place,
                    });
                }
                if let FormState::Drawn(row) = state {
                    each(row.at_end(place)?);
                }
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
        if is_one_of(run, &[b"xor"]) && self.may_be_joined() {
            return self.mark(b'^', at);
        }
        let is_list = matches!(
            self.state,
            FormState::One | FormState::Listed | FormState::Starred | FormState::Bracketed { .. }
        );
        if is_list && is_one_of(run, &[b"and", b"&"]) {
            return self.separator(Separator::And, at.place);
        }
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
            FormState::Drawn(row) if matches!(self.last, LastPiece::Between(_)) => {
                Err(row.refuse(at))
            }
            FormState::Drawn(row) => row.run(run, at),
            FormState::Unknown | FormState::Begun { .. } if is_one_of(run, &ROW) => {
                self.state = FormState::NumberOfRow(None);
                Ok(())
            }
            FormState::Unknown if is_identifier(run) && number_word(run).is_none() => {
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
                let word = number_word(run);
                let is_unit = word.is_some_and(|number| (1..10).contains(&number));
                if is_unit && self.last == LastPiece::Tens {
                    return Err(at.number(run, NumberFault::BehindTens));
                }
                each(word.map_or_else(|| parse_number(run, at.place), Ok)?);
                match state {
                    FormState::Unknown | FormState::Begun { .. } => *state = FormState::One,
                    FormState::One => *state = FormState::Listed,
                    _ => {}
                }
                let is_tens = word.is_some_and(|number| number >= 20 && number % 10 == 0);
                self.last = if is_tens {
                    LastPiece::Tens
                } else {
                    LastPiece::Row
                };
                Ok(())
            }
        }
    }

    fn mark(&mut self, mark: u8, at: Placed<'_>) -> Result<(), ParseError> {
        let may_be_joined = self.may_be_joined();
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
                    return Err(at_bracket(&[mark], at.place, BracketFault::OtherBracket));
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
            (_, b'^') if may_be_joined => {
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

    /// Several rows in one word, where they may stand, and how many bytes they take.
    fn several(&self, text: &[u8], at: Placed<'_>) -> Result<Option<(Several, usize)>, ParseError> {
        let is_first = matches!(self.state, FormState::Unknown | FormState::Begun { .. });
        let is_listed = matches!(self.state, FormState::One | FormState::Listed);
        let is_in_brackets = matches!(self.state, FormState::Bracketed { .. });
        let Some((rows, length)) = several(text, at.place)? else {
            return Ok(None);
        };
        let may_stand = match rows {
            // `1: 5` or `1:5` at the beginning is the first row of a drawn board.
            Several::Range([from, _]) => is_in_brackets || is_first && from != 1,
            Several::Rows(_) => is_first || is_listed,
        };
        Ok(may_stand.then_some((rows, length)))
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

/// The number that a word says: `three`.
fn number_word(run: &[u8]) -> Option<u64> {
    str::from_utf8(run).ok().and_then(number_worded)
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
