//! How a game draws its board, learned from the first one, whose rows are known.
//!
//! ```text
//! Row 1 | o o
//! Row 2 | o
//! ```
//!
//! On the board 2 1 this shows that a row is on a line, after two words, with an `o` for each object; so later the same
//! two lines with `o` and nothing are 1 0. `[2, 1]` shows that rows are numbers separated by commas. If several
//! drawings explain the first board (1 2 as `1: 1` and `2: 2`), later boards decide.

mod columns;
mod known;
mod row;

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::course::Course;
use crate::game::Board;
pub(super) use known::Drawings;

/// A way to draw a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawing {
    /// What separates two rows: a line end, a mark, or at least this many spaces.
    between: &'static str,
    /// How many words precede the contents of a row.
    labels: usize,
    /// The number of the first row, if one of the words next to a row numbers it.
    first: Option<usize>,
    /// The words next to each row, if they are not numbered: "First row", "Second row".
    names: Vec<String>,
    /// Whether the last row comes first.
    is_reversed: bool,
    /// Where the contents of a row are.
    layout: Layout,
    /// What represents the objects of a row.
    sign: Sign,
}

/// What represents the objects of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sign {
    /// Their number.
    Number,
    /// The same sign for each of them.
    Same(String),
    /// The same sign for each of them, but a different one in each row.
    OfRow,
    /// Their own numbers: `1 2 3`.
    Counted,
}

impl Sign {
    /// The letters that it may be drawn with, if known.
    fn letters(&self) -> &str {
        match self {
            Self::Same(sign) => sign,
            Self::OfRow => "",
            Self::Number | Self::Counted => "0123456789",
        }
    }
}

/// Where the contents of a row are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// On the line of its words.
    Beside,
    /// On a line below its words.
    Below,
    /// Above or below its number, next to those of the other rows.
    Columns,
}

/// A board found in a text.
#[derive(Clone)]
pub(super) struct FoundBoard {
    pub board: Board,
    /// How much of the text follows it.
    pub left: usize,
}

impl Drawing {
    /// The drawing of the lab sheet: lines such as `1: X X`.
    fn of_the_sheet() -> Self {
        Self {
            between: LINE_END,
            labels: 1,
            first: Some(1),
            names: Vec::new(),
            is_reversed: false,
            layout: Layout::Beside,
            sign: Sign::Same("X".to_owned()),
        }
    }

    /// The boards in a text, in order.
    fn boards(&self, text: &str, course: &Course) -> Vec<FoundBoard> {
        let rows = course.board.rows().len();
        if self.layout == Layout::Columns {
            return self.in_columns(text, rows);
        }
        let seen = self.seen(text);
        let mut free = 0;
        let starts = starts(self.between, &seen, rows).into_iter();
        let found = starts.filter_map(|start| {
            let (sizes, _, end) = self.read(&seen, start, rows).filter(|_| start >= free)?;
            // A line with the words of a row may precede the first one.
            let may_begin_again = self.between == LINE_END && self.labels > 0;
            free = if may_begin_again { 0 } else { end };
            Some(FoundBoard {
                board: sizes.into(),
                left: text.len() - end,
            })
        });
        found.collect()
    }

    /// A text in the form in which rows are looked for in it.
    fn seen<'a>(&self, text: &'a str) -> Cow<'a, str> {
        match self.layout {
            Layout::Below => Cow::Owned(folded(text, self.sign.letters())),
            _ => Cow::Borrowed(text),
        }
    }

    /// The drawings that show the current board near the end of a text, the likeliest first.
    fn of(course: &Course, text: &str) -> Vec<Self> {
        const BETWEEN: [&str; 11] = [LINE_END, ")", "]", "}", ",", ";", "|", "/", "-", "  ", " "];
        const MOST_LABELS: usize = 6;
        const MOST: usize = 16;
        let rows = course.board.rows();
        let signs = signs(text, rows.iter().sum());
        let may_be_between = |between: &&str| !starts(between, text, rows.len()).is_empty();
        let mut found = Vec::new();
        for between in BETWEEN.into_iter().filter(may_be_between) {
            let layouts = match between {
                LINE_END => &[Layout::Beside, Layout::Below, Layout::Columns][..],
                _ => &[Layout::Beside],
            };
            for &layout in layouts {
                for sign in &signs {
                    for labels in (0..=MOST_LABELS).rev() {
                        let drawing = Self {
                            between,
                            labels,
                            layout,
                            sign: sign.clone(),
                            ..Self::of_the_sheet()
                        };
                        found.extend(drawing.in_order(text, course));
                    }
                }
            }
        }
        found.truncate(MOST);
        found
    }

    /// This one, with its rows in each order in which it shows the board. Numbered rows are not also read without their
    /// numbers: a line below would count as a row.
    fn in_order(&self, text: &str, course: &Course) -> Vec<Self> {
        let shown = |first: Option<usize>| {
            let orders = [false, true].map(|is_reversed| Self {
                first,
                is_reversed,
                ..self.clone()
            });
            orders.into_iter().filter(|it| it.shows(text, course))
        };
        let numbered: Vec<Self> = [Some(1), Some(0)].into_iter().flat_map(shown).collect();
        if numbered.is_empty() {
            shown(None).collect()
        } else {
            numbered
        }
    }

    /// This one with the words next to each row of the board, if they are not numbers and all different.
    fn named(&self, text: &str, course: &Course) -> Option<Self> {
        if self.labels == 0 || self.first.is_some() || self.layout == Layout::Columns {
            return None;
        }
        let (seen, rows) = (self.seen(text), course.board.rows());
        let mut starts = starts(self.between, &seen, rows.len()).into_iter();
        let names = starts.find_map(|start| {
            let (sizes, names, _) = self.read(&seen, start, rows.len())?;
            (sizes == rows).then(|| names.into_iter().map(str::to_owned).collect())
        });
        let names: Vec<String> = names?;
        let different: BTreeSet<&String> = names.iter().collect();
        let are_different = different.len() == names.len();
        are_different.then(|| Self {
            names,
            ..self.clone()
        })
    }

    /// Whether the current board is among those in a text.
    fn shows(&self, text: &str, course: &Course) -> bool {
        let found = self.boards(text, course);
        found.iter().any(|found| found.board == course.board)
    }
}

/// Each row on a line of its own.
const LINE_END: &str = "\n";

/// A text in which the contents of each row, drawn with these signs, are on the line of its words.
fn folded(text: &str, signs: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for line in text.split_inclusive(LINE_END) {
        let has_words = line.contains(|it: char| it.is_alphanumeric() && !signs.contains(it));
        if !has_words && folded.pop().is_some() {
            folded.push(' ');
        }
        folded.push_str(line);
    }
    folded
}

/// Where a board with this many rows may begin: at a line, or if rows share one, at any word or mark on a line with
/// enough separators.
fn starts(between: &str, text: &str, rows: usize) -> Vec<usize> {
    const LONGEST_LINE: usize = 400;
    let is_shared = between != LINE_END;
    let (mut starts, mut end) = (Vec::new(), 0);
    for line in text.split_inclusive(LINE_END) {
        let start = end;
        end += line.len();
        if line.len() > LONGEST_LINE || is_shared && line.matches(between).count() + 1 < rows {
            continue;
        }
        starts.push(start);
        if is_shared {
            let pairs = line.chars().zip(line.char_indices().skip(1));
            let begins = |(before, (_, it)): &(char, (usize, char))| {
                !before.is_alphanumeric() && !it.is_whitespace()
            };
            starts.extend(pairs.filter(begins).map(|(_, (at, _))| start + at));
        }
    }
    starts
}

/// What may represent the objects of a board with this many of them: anything that occurs often enough, or numbers.
fn signs(text: &str, total: u64) -> Vec<Sign> {
    const MOST_LETTERS: usize = 12;
    let words = text.split(|it: char| !it.is_alphabetic());
    let words = words.filter(|word| (2..=MOST_LETTERS).contains(&word.len()));
    let is_mark = |it: &char| !it.is_whitespace() && !it.is_ascii_digit();
    let marks: BTreeSet<char> = text.chars().filter(is_mark).collect();
    // An object may be up to three of them wide.
    let marks = marks
        .into_iter()
        .flat_map(|mark| (1..=3).map(move |times| String::from(mark).repeat(times)));
    let different: BTreeSet<String> = words.map(str::to_owned).chain(marks).collect();
    let is_there = |sign: &String| text.matches(sign.as_str()).count() as u64 >= total;
    let mut signs: Vec<String> = different.into_iter().rev().filter(is_there).collect();
    signs.sort_by_key(String::len);
    let others = [Sign::Number, Sign::OfRow, Sign::Counted];
    signs.into_iter().map(Sign::Same).chain(others).collect()
}

/// What follows the last nonempty board found in a text.
pub(super) fn below<'a>(text: &'a str, found: &[FoundBoard]) -> &'a str {
    let filled = found.iter().rfind(|found| !found.board.is_empty());
    &text[filled.map_or(0, |found| text.len() - found.left)..]
}

/// The boards found.
pub(super) fn boards(found: &[FoundBoard]) -> Vec<Board> {
    found.iter().map(|found| found.board.clone()).collect()
}

#[cfg(test)]
mod tests;
