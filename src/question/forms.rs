//! Reads the forms in which people write boards, word by word.
//!
//! Besides plain numbers, `5 4 3`, these are what Python prints (`[5, 4, 3]`, `(5,)`, `[]`), what the lab draws (`1: X
//! X X`, and `2: X … X (1000)` for a long row), and either with names (`board = [5, 4]`, `Nim: 5 4`, `row 1: 5`). Also
//! sets (`{5, 4, 3}`), R (`x <- c(5, 4, 3)`, `5:3`), numbers joined by XOR (`5 ^ 4 ^ 3`, `5 ⊕ 4 ⊕ 3`, `5 xor 4`),
//! nimbers (`*5 + *4`), and words (`five, four and three`). Line ends mean nothing, as drawn rows are numbered.
//! [`several`](super::several) splits `5-4-3`.

use super::drawn::RowBeingDrawn;
use super::error::{EXPECTED_BOARD, ParseError};
use super::fault::Origin;
use super::form_words::{
    NAMES, ROW, alone, is_identifier, misplaced, neither_number_nor_game, nimber, number_of_row,
    number_word,
};
use super::number::{NOT_A_NUMBER, parse_number};
use super::pieces::{BoardToken, Placed, Separator, closed_by, first_token};
use super::several::{Several, several};

/// What kind of board it is so far, and what may follow.
#[derive(Debug)]
pub(super) struct BoardForm {
    state: FormState,
    last: LastPiece,
    /// The number of the first row, if rows are numbered.
    first_row: usize,
}

#[derive(Debug)]
enum FormState {
    /// Nothing has been read.
    Unknown,
    /// A word that names a board if `=` follows, and otherwise is this error.
    Named(ParseError),
    /// The board has been named and begins now.
    Begun { is_header: bool, has_sign: bool },
    /// One number; what follows decides how numbers are separated.
    One,
    /// Numbers only.
    Listed,
    /// Numbers with an XOR sign between any two.
    Joined,
    /// Nimbers: numbers with a star before each.
    Starred,
    /// Numbers after an opening bracket.
    Bracketed { bracket: u8, opened: Origin },
    /// The bracket has been closed.
    Closed,
    /// Numbered rows; this is the last of them so far.
    Drawn(RowBeingDrawn),
    /// The same after the word "row", so a number must follow.
    NumberOfRow(Option<RowBeingDrawn>),
}

/// The last token, to distinguish a comma that separates from one without a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastPiece {
    Nothing,
    Row,
    /// "Twenty", which a "one" may follow.
    Tens,
    Between(Separator),
    /// An XOR sign.
    Sign,
}

impl Default for BoardForm {
    fn default() -> Self {
        Self { state: FormState::Unknown, last: LastPiece::Nothing, first_row: 1 }
    }
}

impl BoardForm {
    /// Drawn rows, the first of which has this number.
    pub fn drawn_from(first_row: usize) -> Self {
        Self { state: FormState::NumberOfRow(None), first_row, ..Self::default() }
    }

    /// Whether a number by itself is a row here, as in every long board; if so, it has been taken.
    pub fn takes_number(&mut self) -> bool {
        let is_taken = matches!(self.state, FormState::Listed | FormState::Bracketed { .. });
        if is_taken {
            self.last = LastPiece::Row;
        }
        is_taken
    }

    /// Takes a word of unknown kind, and passes complete rows to `each`.
    pub fn word(&mut self, at: Placed<'_>, each: &mut impl FnMut(u64)) -> Result<(), ParseError> {
        let mut rest = at.word;
        while !rest.is_empty() {
            let several = several(rest, at)?;
            if let Some((rows, length)) = several.filter(|(rows, _)| self.may_be(rows)) {
                rows.each(at, each)?;
                if !matches!(self.state, FormState::Bracketed { .. }) {
                    self.state = FormState::Listed;
                }
                self.last = LastPiece::Row;
                rest = &rest[length..];
                continue;
            }
            let (token, after) = first_token(rest);
            rest = match (token, after.split_first()) {
                (BoardToken::Run(run), Some((b':', after)))
                    if self.begins_row(run, at, each)? =>
                {
                    after
                }
                _ => {
                    self.take(token, at, each)?;
                    after
                }
            };
        }
        Ok(())
    }

    /// Whether several rows in one word may appear here.
    fn may_be(&self, rows: &Several) -> bool {
        match (&self.state, rows) {
            // `1: 5` or `1:5` at the beginning is the first row of a drawn board.
            (FormState::Unknown | FormState::Begun { .. }, Several::Range([1, _])) => false,
            (FormState::Unknown | FormState::Begun { .. }, _)
            | (FormState::Bracketed { .. }, Several::Range(_))
            | (FormState::One | FormState::Listed, Several::Rows(_)) => true,
            _ => false,
        }
    }

    /// Takes a token, and passes complete rows to `each`. A table of what each token means in each state.
    #[expect(clippy::too_many_lines, reason = "the states and pieces are one table")]
    pub fn take(
        &mut self,
        token: BoardToken<'_>,
        at: Placed<'_>,
        each: &mut impl FnMut(u64),
    ) -> Result<(), ParseError> {
        use BoardToken::{Between, Dots, End, Mark, Run};
        use FormState as In;
        let is_behind_row = matches!(self.last, LastPiece::Row | LastPiece::Tens);
        let may_be_joined = matches!(self.state, In::One | In::Joined) && is_behind_row;
        let is =
            |run: &[u8], words: &[&[u8]]| words.iter().any(|word| run.eq_ignore_ascii_case(word));
        match (&mut self.state, token) {
            (In::Named(_), Mark(b'=')) => self.begin(false, true),
            (In::Named(error), _) => return Err(error.clone()),
            // A drawing without rows has only a header.
            (In::Closed | In::Begun { is_header: true, has_sign: true }, End) => {}
            (In::Closed, _) => {
                return Err(at.no_board("stands after the bracket that ends the board"));
            }
            (In::NumberOfRow(row), _) => {
                let row = *row;
                return Err(at.no_row(self.next_row(row)));
            }

            // Drawn rows.
            (&mut In::Drawn(row), Run(run)) if is(run, &ROW) => {
                self.state = In::NumberOfRow(Some(row));
            }
            (In::Drawn(row), Run(_)) if matches!(self.last, LastPiece::Between(_)) => {
                return Err(at.no_row(row.row));
            }
            (In::Drawn(row), Run(_) | Mark(_) | Dots) => row.take(token, at)?,
            (In::Unknown | In::Begun { .. }, Run(run)) if is(run, &ROW) => {
                self.state = In::NumberOfRow(None);
            }

            // How a board begins.
            (In::Unknown, Run(run)) if is_identifier(run) && number_word(run).is_none() => {
                if is(run, &NAMES) {
                    self.begin(run.eq_ignore_ascii_case(b"nim"), false);
                } else {
                    self.state = In::Named(neither_number_nor_game(Placed { word: run, ..at }));
                }
            }
            (In::Begun { has_sign, .. }, Mark(b':' | b'=')) if !*has_sign => *has_sign = true,
            (In::Unknown | In::Begun { .. }, Mark(bracket @ (b'[' | b'(' | b'{'))) => {
                let opened = at.place;
                self.state = In::Bracketed { bracket, opened };
            }
            (In::Unknown | In::Begun { .. }, End) => {
                let place = at.place;
                return Err(ParseError::Sentence(format!(
                    "the board has no rows{place}: {EXPECTED_BOARD}"
                )));
            }
            (In::Unknown | In::Begun { .. }, Run([b'*', ..])) => {
                self.state = In::Starred;
                return self.take(token, at, each);
            }

            // The end of a bracket.
            (In::Bracketed { bracket, .. }, Mark(mark @ (b']' | b')' | b'}'))) => {
                if mark != closed_by(*bracket) {
                    let word: &[u8] = &[mark];
                    let fault = "does not match the bracket that was opened";
                    return Err(Placed { word, ..at }.no_board(fault));
                }
                self.state = In::Closed;
            }
            (&mut In::Bracketed { bracket, opened }, End) => {
                let word: &[u8] = &[bracket];
                let place = opened;
                return Err(Placed { word, place }.no_board("is never closed"));
            }

            // Between rows.
            (_, Mark(b'^')) if may_be_joined => {
                self.state = In::Joined;
                self.last = LastPiece::Sign;
            }
            (_, Run(run)) if may_be_joined && is(run, &[b"xor"]) => {
                return self.take(Mark(b'^'), at, each);
            }
            (In::Joined, Between(_)) => return Err(at.no_sign()),
            (In::Joined, Run(word)) if self.last != LastPiece::Sign => {
                return Err(Placed { word, ..at }.no_sign());
            }
            (In::Joined, End) if self.last == LastPiece::Sign => {
                return Err(Placed { word: b"^", ..at }.no_sign());
            }
            (In::One | In::Listed | In::Starred | In::Bracketed { .. }, Run(run))
                if is(run, &[b"and", b"&"]) =>
            {
                return self.take(Between(Separator::And), at, each);
            }
            (_, Between(separator)) => {
                // "3, 4, and 5".
                let may_follow_comma = separator == Separator::And
                    && self.last == LastPiece::Between(Separator::Comma);
                if !is_behind_row && !may_follow_comma {
                    return Err(alone(separator, "before", at.place));
                }
                self.last = LastPiece::Between(separator);
            }

            // A row.
            (In::Starred, Run(run)) => {
                each(nimber(Placed { word: run, ..at })?);
                self.last = LastPiece::Row;
            }
            (_, Run(run)) => each(self.number(Placed { word: run, ..at })?),
            (state, End) => match (self.last, state) {
                (LastPiece::Between(separator), _) => {
                    return Err(alone(separator, "after", at.place));
                }
                (_, In::Drawn(row)) => each(row.at_end(at.place)?),
                _ => {}
            },
            (_, Mark(mark)) => return Err(misplaced(mark, at)),
            (_, Dots) => return Err(at.misplaced(NOT_A_NUMBER)),
        }
        Ok(())
    }

    fn begin(&mut self, is_header: bool, has_sign: bool) {
        self.state = FormState::Begun { is_header, has_sign };
    }

    /// The size of a row, in digits or in words.
    fn number(&mut self, at: Placed<'_>) -> Result<u64, ParseError> {
        let worded = number_word(at.word);
        let is_unit = worded.is_some_and(|number| (1..10).contains(&number));
        if is_unit && self.last == LastPiece::Tens {
            return Err(at.no_number("may be part of the number before it"));
        }
        let size = worded.map_or_else(|| parse_number(at.word, at.place), Ok)?;
        match self.state {
            FormState::Unknown | FormState::Begun { .. } => self.state = FormState::One,
            FormState::One => self.state = FormState::Listed,
            _ => {}
        }
        let is_tens = worded.is_some_and(|number| number >= 20 && number % 10 == 0);
        self.last = if is_tens { LastPiece::Tens } else { LastPiece::Row };
        Ok(size)
    }

    /// Whether a run before a colon is the number of a row here: `1`, `row1`, or `1` after the word "row". If so, that
    /// row begins, and the one before it is complete.
    fn begins_row(
        &mut self,
        run: &[u8],
        at: Placed<'_>,
        each: &mut impl FnMut(u64),
    ) -> Result<bool, ParseError> {
        let before = match self.state {
            FormState::Unknown | FormState::Begun { .. } => None,
            FormState::Drawn(row) => Some(row),
            FormState::NumberOfRow(row) => row,
            _ => return Ok(false),
        };
        let Some(number) = number_of_row(run) else {
            return Ok(false);
        };
        if let Some(row) = before {
            each(row.size(at)?);
        }
        let row = self.next_row(before);
        if number != row {
            return Err(at.no_row(row));
        }
        self.state = FormState::Drawn(RowBeingDrawn::new(row));
        self.last = LastPiece::Row;
        Ok(true)
    }

    fn next_row(&self, before: Option<RowBeingDrawn>) -> usize {
        before.map_or(self.first_row, |row| row.row + 1)
    }
}
