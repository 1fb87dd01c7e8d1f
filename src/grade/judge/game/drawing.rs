//! How a game draws its board, learned from the first one, whose rows are known.
//!
//! ```text
//! Row 1 | o o
//! Row 2 | o
//! ```
//!
//! On the board 2 1 this says that a row stands on a line, behind two words, and has an `o` for each object; so the same
//! two lines with `o` and nothing are 1 0 later on. `[2, 1]` says that the rows are numbers with a comma between them.
//! Where several drawings explain the first board (1 2 as `1: 1` and `2: 2`), the boards to come tell which is meant.

mod row;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use super::course::Course;
use super::spoken::{Pattern, lines, pattern};
use crate::game::Board;
use crate::grade::judge::failure::GameFault;

/// How a board is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawing {
    between: Between,
    /// How many words stand before what is in a row.
    labels: usize,
    /// The first of them in the first row, where that is no number and none of them counts the rows.
    opening: Option<String>,
    /// The number that one of them is in the first row, where it counts the rows.
    first: Option<usize>,
    content: Content,
    /// The line above the board, or what stands before it on its line; none where that may be anything.
    above: Option<Pattern>,
}

/// What stands between two rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    LineEnd,
    Mark(char),
    /// So many spaces, or more.
    Spaces(usize),
}

/// How a row shows what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    /// This sign for each object, and so often more: a line of bars may have one at its side.
    Signs(String, usize),
    Number,
}

/// A board that was found in a text.
#[derive(Clone)]
pub(super) struct FoundBoard {
    pub board: Board,
    /// How much of the text follows it.
    pub left: usize,
}

impl Drawing {
    /// The one of the lab sheet: `Nim:`, and below it lines such as `1: X X`.
    fn of_the_sheet() -> Self {
        Self {
            between: Between::LineEnd,
            labels: 1,
            opening: None,
            first: Some(1),
            content: Content::Signs("X".to_owned(), 0),
            above: Some(vec!["nim".to_owned(), ":".to_owned()]),
        }
    }

    /// The boards in a text, in order: those that have above them what the first one had, or all where there is no such.
    fn boards(&self, text: &str, course: &Course) -> Vec<FoundBoard> {
        let is_below = |start: usize| {
            let is_as_above =
                |above: &Pattern| self.between.above(text, start, course.players) == *above;
            self.above.as_ref().is_none_or(is_as_above)
        };
        let below = self.found(text, course, is_below);
        if below.is_empty() {
            self.found(text, course, |_| true)
        } else {
            below
        }
    }

    /// The boards in a text that begin at such places.
    fn found(
        &self,
        text: &str,
        course: &Course,
        may_begin: impl Fn(usize) -> bool,
    ) -> Vec<FoundBoard> {
        let rows = course.board.rows().len();
        let starts = self.between.starts(text, rows);
        let mut found = Vec::new();
        let mut free = 0;
        for start in starts {
            let board = (start >= free).then(|| self.read(text, start, rows));
            if let Some((sizes, end)) = board.flatten().filter(|_| may_begin(start)) {
                free = end;
                found.push(FoundBoard {
                    board: sizes.into(),
                    left: text.len() - end,
                });
            }
        }
        found
    }

    /// This drawing, and the same wherever it stands.
    fn anywhere_too(self) -> [Self; 2] {
        let anywhere = Self {
            above: None,
            ..self.clone()
        };
        [self, anywhere]
    }

    /// The drawings that show the board somewhere at the end of a text, the likeliest first.
    fn of(course: &Course, text: &str) -> Vec<Self> {
        const MOST_LABELS: usize = 4;
        const MOST: usize = 12;
        let rows = course.board.rows();
        let contents = Content::candidates(text, rows.iter().sum());
        let mut found: Vec<Self> = Vec::new();
        for between in Between::ALL {
            let starts: Vec<usize> = between.starts(text, rows.len()).collect();
            for content in &contents {
                // Where rows share a line, it has all the signs.
                let may_show = |start: &&usize| {
                    let line = text[**start..].split('\n').next().unwrap_or_default();
                    between == Between::LineEnd || content.may_be_in(line, rows)
                };
                let starts: Vec<usize> = starts.iter().filter(may_show).copied().collect();
                let labels = (0..=MOST_LABELS).rev();
                let labels =
                    labels.flat_map(|it| [Some(1), Some(0), None].map(|first| (it, first)));
                for (labels, first) in labels {
                    let mut drawing = Self {
                        between,
                        labels,
                        opening: None,
                        first,
                        content: content.clone(),
                        above: None,
                    };
                    let shows = |start: &usize| {
                        let read = drawing.read(text, *start, rows.len());
                        read.is_some_and(|(sizes, _)| sizes == rows)
                    };
                    if let Some(&start) = starts.iter().rev().find(|start| shows(start)) {
                        drawing.above = Some(between.above(text, start, course.players));
                        drawing.opening = drawing.opening_of(&text[start..]);
                        found.extend(drawing.anywhere_too());
                    }
                }
            }
        }
        found.truncate(MOST);
        found
    }
}

impl Between {
    const ALL: [Self; 8] = [
        Self::LineEnd,
        Self::Mark(','),
        Self::Mark(';'),
        Self::Mark('|'),
        Self::Mark('/'),
        Self::Mark('-'),
        Self::Spaces(2),
        Self::Spaces(1),
    ];

    /// Where a board of so many rows may begin: with a line, or where rows share one, with any word or mark on a line that
    /// has as many of what stands between them.
    fn starts(self, text: &str, rows: usize) -> impl Iterator<Item = usize> {
        const LONGEST_LINE: usize = 400;
        let mut end = 0;
        text.split_inclusive('\n').flat_map(move |line| {
            let start = end;
            end += line.len();
            let may_hold_a_board = line.len() <= LONGEST_LINE
                && match self {
                    Self::LineEnd => true,
                    Self::Mark(mark) => line.matches(mark).count() + 1 >= rows,
                    Self::Spaces(least) => line.matches(&" ".repeat(least)).count() + 1 >= rows,
                };
            let mut before = '\n';
            let begins = move |&(_, character): &(usize, char)| {
                let is_within = before.is_alphanumeric() || character.is_whitespace();
                let begins = before == '\n' || self != Self::LineEnd && !is_within;
                before = character;
                begins
            };
            let places = line
                .char_indices()
                .filter(begins)
                .map(move |(at, _)| start + at);
            places.take(if may_hold_a_board { usize::MAX } else { 0 })
        })
    }

    /// What stands above a board that begins here, whoever it names.
    fn above(self, text: &str, start: usize, players: [&str; 2]) -> Pattern {
        let before = &text[..start];
        let before = match self {
            Self::LineEnd => before.strip_suffix('\n').unwrap_or_default(),
            _ => before,
        };
        let line = before.rsplit('\n').next().unwrap_or_default();
        lines(line, players)
            .first()
            .map(|line| pattern(line))
            .unwrap_or_default()
    }
}

impl Content {
    /// Whether a line may show these rows.
    fn may_be_in(&self, line: &str, rows: &[u64]) -> bool {
        match self {
            Self::Signs(sign, _) => line.matches(sign).count() as u64 >= rows.iter().sum(),
            Self::Number => line.matches(|it: char| it.is_ascii_digit()).count() >= rows.len(),
        }
    }

    /// What may stand for the objects of a board with so many of them: whatever there is often enough, or numbers.
    fn candidates(text: &str, total: u64) -> Vec<Self> {
        const MOST_WORDS: usize = 12;
        let is_there = |sign: &&str| text.matches(*sign).count() as u64 >= total;
        let words = text.split(|it: char| !it.is_alphabetic());
        let words = words.filter(|word| (2..=MOST_WORDS).contains(&word.len()));
        let signs = text.char_indices().filter(|(_, it)| !it.is_whitespace());
        let signs = signs.map(|(at, sign)| &text[at..at + sign.len_utf8()]);
        let different: BTreeSet<&str> = signs.chain(words).collect();
        let (digits, signs): (Vec<&str>, Vec<&str>) = different
            .into_iter()
            .rev()
            .filter(is_there)
            .partition(|sign| sign.starts_with(|it: char| it.is_ascii_digit()));
        let with = |more| move |sign: &str| Self::Signs(sign.to_owned(), more);
        let plain = signs.iter().copied().map(with(0));
        let marks = signs
            .iter()
            .copied()
            .filter(|sign| !sign.starts_with(char::is_alphanumeric));
        let in_a_row_of_bars = [1, 2]
            .into_iter()
            .flat_map(|more| marks.clone().map(with(more)));
        let plain = plain
            .chain([Self::Number])
            .chain(digits.into_iter().map(with(0)));
        plain.chain(in_a_row_of_bars).collect()
    }
}

/// What is known of how a hand-in draws its boards, the likeliest first.
#[derive(Clone, Debug)]
pub(super) struct Drawings(Vec<Drawing>);

impl Default for Drawings {
    fn default() -> Self {
        Self(Drawing::of_the_sheet().anywhere_too().into())
    }
}

impl Drawings {
    /// What is not known yet stands no farther from the question.
    const MOST_LEARNED_FROM: usize = 1 << 11;

    /// Learns from what a game prints before its first move, while it is known what the board must look like.
    pub fn learn(&mut self, text: &str, course: &Course) {
        const MOST: usize = 24;
        if course.moves > 0 || course.has_slipped {
            return;
        }
        let text = the_end(text, Self::MOST_LEARNED_FROM);
        let mut shows = |drawing: &Drawing| {
            let mut found = drawing.boards(text, course).into_iter();
            found.any(|found| found.board == course.board)
        };
        if let Some(place) = self.0.iter().position(&mut shows) {
            self.0[..=place].rotate_right(1);
        } else {
            self.0.splice(..0, Drawing::of(course, text));
            self.0.truncate(MOST);
        }
    }

    /// The boards in a text, as they are most likely drawn.
    pub fn boards(&self, text: &str, course: &Course) -> Vec<FoundBoard> {
        /// More than a game shows of itself at once, even with all boards so far.
        const MOST_READ: usize = 1 << 16;
        self.0[0].boards(the_end(text, MOST_READ), course)
    }

    /// Follows the boards in a text as they are drawn most likely; or else as they are drawn in another way, where this
    /// leads to what fits what comes next.
    ///
    /// # Errors
    /// What they say that the game does wrong.
    pub fn look(
        &mut self,
        text: &str,
        course: &mut Course,
        fits: impl Fn(&mut Course) -> bool,
    ) -> Result<Vec<FoundBoard>, GameFault> {
        let before = course.clone();
        let likeliest = self.boards(text, course);
        let stands = course.look(&boards(&likeliest));
        if stands.is_ok() && !likeliest.is_empty() && fits(course) {
            return Ok(likeliest);
        }
        for place in 1..self.0.len() {
            let mut other = before.clone();
            let found = self.0[place].boards(the_end(text, Self::MOST_LEARNED_FROM), &before);
            if !found.is_empty() && other.look(&boards(&found)).is_ok() && fits(&mut other) {
                *course = other;
                self.0[..=place].rotate_right(1);
                return Ok(found);
            }
        }
        stands.map(|()| likeliest)
    }
}

/// So many characters at the end of a text.
fn the_end(text: &str, most: usize) -> &str {
    let start = text.char_indices().rev().nth(most);
    &text[start.map_or(0, |(at, _)| at)..]
}

/// What the boards are that were found.
pub(super) fn boards(found: &[FoundBoard]) -> Vec<Board> {
    found.iter().map(|found| found.board.clone()).collect()
}
