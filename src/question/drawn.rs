//! Reads a row as the lab draws it, token by token: `2: X X X`; `2: X … X (1000)` if it is too long for the line, or
//! `2: 3` with its size as a number.

use super::error::ParseError;
use super::fault::Origin;
use super::number::parse_number;
use super::pieces::{BoardToken, Placed};

/// A numbered row, as far as it has been read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RowBeingDrawn {
    pub row: usize,
    /// How many objects are drawn.
    objects: u64,
    /// Whether dots stand for more.
    has_dots: bool,
    /// The total, if it is given as a number.
    total: Option<u64>,
    in_brackets: bool,
}

impl RowBeingDrawn {
    /// A row of which only the number has been read.
    pub fn new(row: usize) -> Self {
        Self { row, ..Self::default() }
    }

    /// Takes `X`, `XXX`, the size of the row as a number, a bracket around that, or dots for objects that are not
    /// drawn.
    pub fn take(&mut self, token: BoardToken<'_>, at: Placed<'_>) -> Result<(), ParseError> {
        let is_nothing_drawn = self.objects == 0 && !self.has_dots;
        let is_drawn = |run: &[u8]| run.iter().all(|byte| byte.eq_ignore_ascii_case(&b'X'));
        match (token, self.total, self.in_brackets) {
            (BoardToken::Run(run), None, false) if is_drawn(run) => {
                self.objects += run.len() as u64;
            }
            (BoardToken::Run(run), None, in_brackets) if in_brackets || is_nothing_drawn => {
                let size = parse_number(run, at.place).map_err(|_| at.no_row(self.row))?;
                // Dots stand for objects that are not drawn; without them, all are.
                let fits = if self.has_dots {
                    self.objects <= size
                } else {
                    is_nothing_drawn || self.objects == size
                };
                self.total = Some(size).filter(|_| fits);
                self.total.ok_or_else(|| at.no_row(self.row))?;
            }
            (BoardToken::Mark(b'('), None, false) => self.in_brackets = true,
            (BoardToken::Mark(b')'), Some(_), true) => self.in_brackets = false,
            (BoardToken::Dots, None, false) => self.has_dots = true,
            _ => return Err(at.no_row(self.row)),
        }
        Ok(())
    }

    /// Its size, if the board ends with it.
    pub fn at_end(&self, place: Origin) -> Result<u64, ParseError> {
        let word: &[u8] = if self.in_brackets { b"(" } else { b"..." };
        self.size(Placed { word, place })
    }

    /// Its size, now that it is complete.
    pub fn size(&self, at: Placed<'_>) -> Result<u64, ParseError> {
        match self.total {
            Some(size) if !self.in_brackets => Ok(size),
            None if !self.in_brackets && !self.has_dots => Ok(self.objects),
            _ => Err(at.no_row(self.row)),
        }
    }
}
