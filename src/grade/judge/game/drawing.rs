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

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::course::Course;
use crate::game::Board;
use crate::grade::judge::failure::GameFault;

/// How a board is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawing {
    /// What stands between two rows: the end of a line, a mark, or so many spaces or more.
    between: &'static str,
    /// How many words stand before what is in a row.
    labels: usize,
    /// The number of the first row, where one of the words beside a row counts the rows.
    first: Option<usize>,
    /// Whether the last row comes first.
    is_reversed: bool,
    /// Whether what is in a row stands on lines below its words.
    is_below: bool,
    /// What stands for each object; where nothing does, a number for all of a row.
    sign: Option<String>,
}

/// A board that was found in a text.
#[derive(Clone)]
pub(super) struct FoundBoard {
    pub board: Board,
    /// How much of the text follows it.
    pub left: usize,
}

impl Drawing {
    /// The one of the lab sheet: lines such as `1: X X`.
    fn of_the_sheet() -> Self {
        Self {
            between: LINE_END,
            labels: 1,
            first: Some(1),
            is_reversed: false,
            is_below: false,
            sign: Some("X".to_owned()),
        }
    }

    /// The boards in a text, in order.
    fn boards(&self, text: &str, course: &Course) -> Vec<FoundBoard> {
        let rows = course.board.rows().len();
        let mut free = 0;
        let seen = self.seen(text);
        let found = starts(self.between, &seen, rows).filter_map(|start| {
            let (sizes, end) = self.read(&seen, start, rows).filter(|_| start >= free)?;
            // A line with the words of a row may stand above the first one.
            let may_begin_again = self.between == LINE_END && self.labels > 0;
            free = if may_begin_again { 0 } else { end };
            Some(FoundBoard {
                board: sizes.into(),
                left: text.len() - end,
            })
        });
        found.collect()
    }

    /// The text, where what is in a row stands on the line of its words.
    fn seen<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !self.is_below {
            return Cow::Borrowed(text);
        }
        let mut seen = String::with_capacity(text.len());
        for line in text.split_inclusive(LINE_END) {
            let is_word = |it: char| match &self.sign {
                Some(sign) => it.is_alphanumeric() && !sign.contains(it),
                None => it.is_alphabetic(),
            };
            if !line.contains(is_word) && seen.pop().is_some() {
                seen.push(' ');
            }
            seen.push_str(line);
        }
        Cow::Owned(seen)
    }

    /// The drawings that show the board somewhere at the end of a text, the likeliest first.
    fn of(course: &Course, text: &str) -> Vec<Self> {
        const BETWEEN: [&str; 11] = [LINE_END, ")", "]", "}", ",", ";", "|", "/", "-", "  ", " "];
        const MOST: usize = 16;
        let mut found = Vec::new();
        for between in BETWEEN {
            let lines = || text.lines().rev().collect();
            let parts = if between == LINE_END {
                vec![text]
            } else {
                lines()
            };
            let drawings = parts
                .into_iter()
                .flat_map(|part| Self::of_part(course, part, between));
            for drawing in drawings {
                if !found.contains(&drawing) {
                    found.push(drawing);
                }
            }
        }
        found.truncate(MOST);
        found
    }

    /// Those that show it in a part of the text, with this between its rows.
    fn of_part(course: &Course, part: &str, between: &'static str) -> Vec<Self> {
        const MOST_LABELS: usize = 4;
        let rows = course.board.rows();
        let starts: Vec<usize> = starts(between, part, rows.len()).collect();
        let signs = if starts.is_empty() {
            Vec::new()
        } else {
            signs(part, rows.iter().sum())
        };
        // Rows that are numbered can be taken for no others.
        let numbered = [Some(1), Some(0), None].into_iter();
        let orders = numbered.flat_map(|first| [(first, false), (first, true)]);
        let places = [false, true]
            .into_iter()
            .take(1 + usize::from(between == LINE_END));
        let shapes = places.flat_map(|is_below| {
            orders.clone().flat_map(move |order| {
                (0..=MOST_LABELS)
                    .rev()
                    .map(move |labels| (is_below, order, labels))
            })
        });
        let drawings = signs.into_iter().flat_map(|sign| {
            shapes
                .clone()
                .map(move |(is_below, (first, is_reversed), labels)| Self {
                    between,
                    labels,
                    first,
                    is_reversed,
                    is_below,
                    sign: sign.clone(),
                })
        });
        let shows = |drawing: &Self| {
            let seen = drawing.seen(part);
            let mut boards = starts
                .iter()
                .filter_map(|&start| drawing.read(&seen, start, rows.len()));
            boards.any(|(sizes, _)| sizes == rows)
        };
        drawings.filter(shows).collect()
    }
}

/// Each row on a line of its own.
const LINE_END: &str = "\n";

/// Where a board of so many rows may begin: with a line, or where rows share one, with any word or mark on a line that has
/// as many of what stands between them.
fn starts<'a>(
    between: &'static str,
    text: &'a str,
    rows: usize,
) -> impl Iterator<Item = usize> + 'a {
    const LONGEST_LINE: usize = 400;
    let mut end = 0;
    text.split_inclusive(LINE_END).flat_map(move |line| {
        let start = end;
        end += line.len();
        let is_shared = between != LINE_END;
        let may_hold_a_board =
            line.len() <= LONGEST_LINE && (!is_shared || line.matches(between).count() + 1 >= rows);
        let mut before = '\n';
        let begins = move |&(_, character): &(usize, char)| {
            let is_within = before.is_alphanumeric() || character.is_whitespace();
            let begins = before == '\n' || is_shared && !is_within;
            before = character;
            begins
        };
        let places = line
            .char_indices()
            .take(if may_hold_a_board { usize::MAX } else { 0 });
        places.filter(begins).map(move |(at, _)| start + at)
    })
}

/// What may stand for the objects of a board with so many of them: whatever there is often enough, or numbers.
fn signs(text: &str, total: u64) -> Vec<Option<String>> {
    const MOST_LETTERS: usize = 12;
    let is_there = |sign: &&str| text.matches(*sign).count() as u64 >= total;
    let words = text.split(|it: char| !it.is_alphabetic());
    let words = words.filter(|word| (2..=MOST_LETTERS).contains(&word.len()));
    let signs = text.char_indices().filter(|(_, it)| !it.is_whitespace());
    let signs = signs.map(|(at, sign)| &text[at..at + sign.len_utf8()]);
    let different: BTreeSet<&str> = signs.chain(words).collect();
    let signs = different.into_iter().rev().filter(is_there);
    let is_number = |sign: &&str| sign.starts_with(|it: char| it.is_ascii_digit());
    let signs = signs
        .filter(|sign| !is_number(sign))
        .map(|sign| Some(sign.to_owned()));
    signs.chain([None]).collect()
}

/// What is known of how a hand-in draws its boards, the likeliest first.
#[derive(Clone, Debug)]
pub(super) struct Drawings(Vec<Drawing>);

impl Default for Drawings {
    fn default() -> Self {
        Self(vec![Drawing::of_the_sheet()])
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
        if self.0.iter().any(&mut shows) {
            self.0.sort_by_cached_key(|drawing| !shows(drawing));
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
            // No board at all can look like one on which nothing is left.
            let is_filled = found.iter().any(|found| !found.board.is_empty());
            if is_filled && other.look(&boards(&found)).is_ok() && fits(&mut other) {
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
