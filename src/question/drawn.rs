//! A row as the lab draws it, `2: X X X`, read piece by piece; `2: X … X (1000)` where it is too long for the line, and
//! `2: 3` where its size is told in a number.

use super::error::ParseError;
use super::fault::Origin;
use super::number::parse_number;
use super::pieces::Placed;

/// A row that is numbered, as far as it has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowBeingDrawn {
    pub row: usize,
    /// How many objects have been drawn.
    objects: u64,
    /// Whether dots stand for more.
    has_dots: bool,
    /// How many there are in all, where that is told in a number.
    told: Option<u64>,
    in_brackets: bool,
}

impl RowBeingDrawn {
    /// Nothing of it has been read but its number.
    pub fn new(row: usize) -> Self {
        Self {
            row,
            objects: 0,
            has_dots: false,
            told: None,
            in_brackets: false,
        }
    }

    /// `X`, `XXX`, or the size of the row in a number.
    pub fn run(&mut self, run: &[u8], at: Placed<'_>) -> Result<(), ParseError> {
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

    /// A bracket around the number.
    pub fn mark(&mut self, mark: u8, at: Placed<'_>) -> Result<(), ParseError> {
        match mark {
            b'(' if self.told.is_none() && !self.in_brackets => self.in_brackets = true,
            b')' if self.told.is_some() && self.in_brackets => self.in_brackets = false,
            _ => return Err(self.refuse(at)),
        }
        Ok(())
    }

    /// Dots, which stand for objects that are not drawn.
    pub fn dots(&mut self, at: Placed<'_>) -> Result<(), ParseError> {
        if self.told.is_some() || self.in_brackets {
            return Err(self.refuse(at));
        }
        self.has_dots = true;
        Ok(())
    }

    /// How long it is, where the board ends with it.
    pub fn at_end(&self, place: Origin) -> Result<u64, ParseError> {
        let word: &[u8] = if self.in_brackets { b"(" } else { b"..." };
        self.size(Placed { word, place })
    }

    /// How long it is, now that it is complete.
    pub fn size(&self, at: Placed<'_>) -> Result<u64, ParseError> {
        match self.told {
            Some(size) if !self.in_brackets => Ok(size),
            None if !self.in_brackets && !self.has_dots => Ok(self.objects),
            _ => Err(self.refuse(at)),
        }
    }

    /// This word does not belong to it.
    pub fn refuse(&self, at: Placed<'_>) -> ParseError {
        at.no_row(self.row)
    }
}
