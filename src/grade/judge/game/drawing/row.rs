//! Reads one row after the other for a [`Drawing`]: its labels, and its contents.

use super::{Drawing, LINE_END, Sign};

impl Drawing {
    /// The rows of a board that begins here, the words next to each, and where it ends.
    pub(super) fn read<'a>(
        &self,
        text: &'a str,
        start: usize,
        rows: usize,
    ) -> Option<(Vec<u64>, Vec<&'a str>, usize)> {
        let mut sizes = Vec::with_capacity(rows);
        let mut names = Vec::with_capacity(rows);
        let mut at = start;
        let rest = &text[start..];
        let rest = match self.between {
            LINE_END => rest,
            _ => rest.split(LINE_END).next().unwrap_or_default(),
        };
        for part in rest.split(self.between) {
            if self.may_be_row(part) || sizes.is_empty() {
                let is_last = sizes.len() + 1 == rows;
                let row = if self.is_reversed {
                    rows - 1 - sizes.len()
                } else {
                    sizes.len()
                };
                let (size, name, left) = self.row(part, row, is_last)?;
                sizes.push(size);
                names.push(name);
                if is_last {
                    if self.is_reversed {
                        sizes.reverse();
                        names.reverse();
                    }
                    return Some((sizes, names, at + part.len() - left));
                }
            }
            at += part.len() + self.between.len();
        }
        None
    }

    /// Whether this is a row, and not a line of a table, a blank line or other space between rows.
    fn may_be_row(&self, part: &str) -> bool {
        match self.between {
            LINE_END => {
                let has_sign = match &self.sign {
                    Sign::Same(sign) => part.contains(sign),
                    other => *other == Sign::OfRow,
                };
                self.labels == 0 || has_sign || part.contains(char::is_alphanumeric)
            }
            mark_or_spaces => !mark_or_spaces.starts_with(' ') || !part.trim().is_empty(),
        }
    }

    /// The contents of the row with this index, the words before it, and how much is left after it.
    fn row<'a>(&self, part: &'a str, place: usize, is_last: bool) -> Option<(u64, &'a str, usize)> {
        let is_of_word = |it: char| it.is_alphanumeric();
        let is_mark = |it: char| !it.is_alphanumeric();
        let number = self.first.map(|first| first + place);
        let is_counted = number.is_some() || !self.names.is_empty();
        let mut is_numbered = number.is_none();
        let mut rest = part;
        for _ in 0..self.labels {
            let word = rest.trim_start_matches(is_mark);
            let behind = word.trim_start_matches(|it: char| it.is_ascii_digit());
            // "1X X" has its first object attached to the number.
            let is_glued = behind.len() < word.len()
                && matches!(&self.sign, Sign::Same(sign) if behind.starts_with(sign));
            rest = if is_glued {
                behind
            } else {
                word.trim_start_matches(is_of_word)
            };
            let word = &word[..word.len() - rest.len()];
            if word.is_empty() {
                return None;
            }
            is_numbered |= number_at_the_end(word) == number;
        }
        let name = part[..part.len() - rest.len()].trim_start_matches(is_mark);
        if !self.names.is_empty() && self.names.get(place).is_none_or(|own| own != name) {
            return None;
        }
        // "X X X <- row 1", "3 in row 1"
        let has_number = |behind: &str| {
            behind
                .split(is_mark)
                .any(|word| number_at_the_end(word) == number)
        };
        let is_numbered = |behind| is_numbered || self.labels == 0 && has_number(behind);
        if self.sign == Sign::Number {
            let digits = rest.trim_start_matches(is_mark);
            let left = digits.trim_start_matches(|it: char| it.is_ascii_digit());
            // A question may follow the last row directly.
            let is_whole = is_last || is_counted || !left.starts_with(is_of_word);
            return match digits[..digits.len() - left.len()].parse() {
                Ok(size) if is_whole => is_numbered(left).then_some((size, name, left.len())),
                // "Row 3: empty"
                _ => (is_counted && is_numbered(rest)).then_some((0, name, rest.len())),
            };
        }
        let own = own_sign(rest);
        let mut size = 0;
        while let Some(left) = self.sign.taken_from(rest, size + 1, own.as_deref()) {
            rest = left;
            size += 1;
        }
        // "3: (empty)" is a row, but neither "Nim:" nor "Computer 1 takes 2" is.
        let words = rest.split(is_mark).filter(|word| !word.is_empty()).count();
        let is_row = match self.between {
            _ if is_counted => self.labels > 0 || words <= 3,
            LINE_END => is_last || words <= self.labels.min(1),
            _ => self.labels == 0 && !rest.contains(|it| ('1'..='9').contains(&it)),
        };
        (is_numbered(rest) && (is_row || size > 0)).then_some((size, name, rest.len()))
    }
}

impl Sign {
    /// The rest of a row after taking its next object, the one with this number; `own` is the row's own sign.
    fn taken_from<'a>(&self, rest: &'a str, number: u64, own: Option<&str>) -> Option<&'a str> {
        let number = number.to_string();
        let sign = match self {
            Self::Number => return None,
            Self::Same(sign) => sign,
            Self::OfRow => own?,
            Self::Counted => &number,
        };
        let is_other_mark = |it: char| !it.is_alphanumeric() && !sign.starts_with(it);
        let left = rest.trim_start_matches(is_other_mark).strip_prefix(sign)?;
        let goes_on = *self == Self::Counted && left.starts_with(|it: char| it.is_ascii_digit());
        (!goes_on).then_some(left)
    }
}

/// The only sign in a row, if every row has its own.
fn own_sign(rest: &str) -> Option<String> {
    const WIDE: char = '\u{fe0f}';
    let is_other = |it: &char| it.is_whitespace() || it.is_ascii_punctuation() || *it == WIDE;
    let mut signs = rest.chars().filter(|it| !is_other(it));
    let sign = signs.next()?;
    signs.all(|it| it == sign).then(|| sign.to_string())
}

/// 3 of `3` and of `row3`.
fn number_at_the_end(word: &str) -> Option<usize> {
    let before = word.trim_end_matches(|it: char| it.is_ascii_digit());
    word[before.len()..].parse().ok()
}
