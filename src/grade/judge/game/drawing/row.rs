//! One row after the other, read as a [`Drawing`] has them: its labels, what is in it, and what ends it.

use super::{Between, Content, Drawing};

impl Drawing {
    /// The rows of a board that begins here, and where it ends.
    pub(super) fn read(&self, text: &str, start: usize, rows: usize) -> Option<(Vec<u64>, usize)> {
        let mut rest = Rest {
            text: &text[start..],
            between: self.between,
        };
        let mut sizes = Vec::with_capacity(rows);
        for row in 0..rows {
            if row > 0 {
                rest.pass_the_end_of_a_row()?;
                // A rule of a table, or a blank line.
                if self.between == Between::LineEnd && !self.may_be_row(rest.line()) {
                    rest.pass_the_end_of_a_row()?;
                }
            }
            sizes.push(self.row(&mut rest, row, row + 1 == rows)?);
        }
        Some((sizes, text.len() - rest.text.len()))
    }

    /// How a board begins, where none of its labels counts the rows.
    pub(super) fn opening_of(&self, text: &str) -> Option<String> {
        let between = self.between;
        let is_plain = self.labels > 0 && self.first.is_none();
        let word = Rest { text, between }.word().filter(|_| is_plain)?;
        number_at_the_end(word).is_none().then(|| word.to_owned())
    }

    /// What is in a row.
    fn row(&self, rest: &mut Rest, row: usize, is_last: bool) -> Option<u64> {
        let labels = (0..self.labels).map(|_| rest.word());
        let labels: Vec<&str> = labels.collect::<Option<_>>()?;
        let number = self.first.map(|first| first + row);
        let is_numbered = |number| {
            labels
                .iter()
                .any(|word| number_at_the_end(word) == Some(number))
        };
        let opening = self.opening.as_deref().filter(|_| row == 0);
        if number.is_some_and(|number| !is_numbered(number))
            || opening.is_some_and(|word| labels[0] != word)
        {
            return None;
        }
        match &self.content {
            Content::Number => match rest.number(is_last) {
                // "Row 3: empty"
                None if self.first.is_some() => Some(0),
                size => size,
            },
            Content::Signs(sign, more) => {
                let size = rest.signs(sign).checked_sub(*more as u64)?;
                // "3: (empty)" is a row, and "Nim:" is none.
                let words = rest.line().split(|it: char| !it.is_alphanumeric());
                let words = words.filter(|word| !word.is_empty()).count();
                let is_row = match self.between {
                    Between::LineEnd => is_last || words <= self.labels.min(1),
                    _ => self.labels == 0 || self.first.is_some(),
                };
                (is_row || size > 0).then_some(size)
            }
        }
    }

    /// Whether a line holds a row, and not a rule of a table alone.
    fn may_be_row(&self, line: &str) -> bool {
        let has_sign = match &self.content {
            Content::Signs(sign, _) => line.contains(sign),
            Content::Number => false,
        };
        self.labels == 0 || has_sign || line.contains(char::is_alphanumeric)
    }
}

/// What has not been read yet.
struct Rest<'a> {
    text: &'a str,
    between: Between,
}

impl<'a> Rest<'a> {
    /// What is left of the line.
    fn line(&self) -> &'a str {
        self.text.split('\n').next().unwrap_or_default()
    }

    /// The marks and spaces of this row that come next; they end before a sign.
    fn marks(&self, sign: &str) -> &'a str {
        let line = self.line();
        let goes_on = |(at, mark): &(usize, char)| {
            !mark.is_alphanumeric()
                && self.between != Between::Mark(*mark)
                && (sign.is_empty() || !line[*at..].starts_with(sign))
        };
        let marks = line.char_indices().take_while(goes_on);
        &line[..marks.map(|(_, mark)| mark.len_utf8()).sum()]
    }

    /// The next word of this row.
    fn word(&mut self) -> Option<&'a str> {
        let text = &self.text[self.marks("").len()..];
        let (word, rest) = text.split_at(
            text.find(|it: char| !it.is_alphanumeric())
                .unwrap_or(text.len()),
        );
        self.text = rest;
        (!word.is_empty()).then_some(word)
    }

    /// The number that comes next; in the last row, a question may follow at once.
    fn number(&mut self, is_last: bool) -> Option<u64> {
        let text = &self.text[self.marks("").len()..];
        let (digits, rest) = text.split_at(
            text.find(|it: char| !it.is_ascii_digit())
                .unwrap_or(text.len()),
        );
        let number = digits.parse().ok()?;
        let is_whole = is_last || !rest.starts_with(char::is_alphanumeric);
        is_whole.then(|| self.text = rest).map(|()| number)
    }

    /// How often a sign stands here.
    fn signs(&mut self, sign: &str) -> u64 {
        let mut size = 0;
        loop {
            let marks = self.marks(sign);
            let is_next_row = matches!(self.between, Between::Spaces(least) if marks.contains(&" ".repeat(least)));
            match self.text[marks.len()..].strip_prefix(sign) {
                Some(rest) if size == 0 || !is_next_row => self.text = rest,
                _ => return size,
            }
            size += 1;
        }
    }

    /// What else stands in this row does not matter.
    fn pass_the_end_of_a_row(&mut self) -> Option<()> {
        let line = self.line();
        self.text = match self.between {
            Between::LineEnd => self.text.get(line.len() + 1..)?,
            Between::Mark(mark) => &self.text[line.find(mark)? + mark.len_utf8()..],
            Between::Spaces(least) => {
                let at = line.find(&" ".repeat(least))?;
                self.text[at..].trim_start_matches(' ')
            }
        };
        Some(())
    }
}

/// 3 of `3` and of `row3`.
fn number_at_the_end(word: &str) -> Option<usize> {
    let before = word.trim_end_matches(|it: char| it.is_ascii_digit());
    word[before.len()..].parse().ok()
}
