//! Whether a known board is shown on the screen, however a hand-in draws it.
//!
//! ```text
//! Row 1 | o o
//! Row 2 | o
//! ```
//!
//! shows 2 1: two lines numbered in order, with an `o` for each object. So does `[2, 1]`, a line with the numbers
//! themselves. Which board to look for is known from the moves; how a hand-in draws is learned: of all drawings that
//! show the first board, those remain that show all later ones (1 2 is both `1: 1` and `2: 2`, but 1 1 only one).

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::game::Board;

/// A way to draw a board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Drawing {
    layout: Layout,
    sign: Sign,
    label: Label,
    /// Whether the last row comes first.
    is_reversed: bool,
}

/// Where the rows are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// Each on a line of its own.
    Lines,
    /// Each on a line below its words.
    Below,
    /// On one line, with this between them.
    Between(&'static str),
    /// Side by side, each above or below its number.
    Columns,
}

/// The label before the objects of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Its number, with this one for the first row: "1: X X".
    Number(u64),
    /// Words: "First row: X X".
    Words,
    /// Nothing: "X X".
    Nothing,
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
}

impl Drawing {
    /// All that show a board in a text; those with numbered rows if there are any, since another line may be taken for
    /// a row without a number.
    fn of(text: &str, board: &Board) -> Vec<Self> {
        const MARKS: [&str; 10] = [")", "]", "}", ",", ";", "|", "/", "-", "  ", " "];
        let layouts = [Layout::Lines, Layout::Below, Layout::Columns];
        let layouts = layouts.into_iter().chain(MARKS.map(Layout::Between));
        let signs = signs(text, board.total());
        let labelled = |label: Label| {
            let pairs =
                layouts.clone().flat_map(|layout| signs.iter().map(move |sign| (layout, sign)));
            let drawings = pairs.flat_map(move |(layout, sign)| {
                [false, true].map(|is_reversed| Self {
                    layout,
                    sign: sign.clone(),
                    label,
                    is_reversed,
                })
            });
            drawings.filter(|drawing| drawing.end(text, board).is_some())
        };
        let numbered = labelled(Label::Number(1)).chain(labelled(Label::Number(0)));
        let mut drawings: Vec<Self> = numbered.collect();
        if drawings.is_empty() {
            drawings = labelled(Label::Words).chain(labelled(Label::Nothing)).collect();
        }
        drawings
    }

    /// Where a board ends in a text, the last time that it is shown; 0 if that is not known.
    fn end(&self, text: &str, board: &Board) -> Option<usize> {
        if self.layout == Layout::Columns {
            return self.has_columns(text, board).then_some(0);
        }
        let rows = board.rows().iter().zip(0..);
        let labelled = rows.map(|(&size, place)| match self.label {
            Label::Number(first) => (Some(first + place), size),
            Label::Words | Label::Nothing => (None, size),
        });
        let mut rows: Vec<Row> = labelled.collect();
        if self.is_reversed {
            rows.reverse();
        }
        let mut places = self.places(text, board).into_iter().rev();
        places.find_map(|(start, lines)| Some(start + self.end_of(&rows, &lines)?))
    }

    /// Whether a text shows the rows of a board side by side, each above or below its number.
    fn has_columns(&self, text: &str, board: &Board) -> bool {
        let Sign::Same(sign) = &self.sign else {
            return false;
        };
        let is_word = |it: char| it.is_alphanumeric() && !self.sign.is_drawn_with(it);
        let has_objects = |line: &&&str| !line.trim().is_empty() && !line.contains(is_word);
        let lines: Vec<&str> = text.lines().collect();
        let mut places = lines.iter().enumerate();
        places.any(|(place, line)| {
            let Some(middles) = middles(line).filter(|them| them.len() == board.rows().len())
            else {
                return false;
            };
            let (before, after) = (&lines[..place], &lines[place + 1..]);
            let below = after.iter().take_while(has_objects).count();
            let above = before.iter().rev().take_while(has_objects).count();
            let objects = if below > 0 { &after[..below] } else { &before[place - above..] };
            let mut sizes = vec![0; middles.len()];
            for line in objects {
                for (at, _) in line.match_indices(sign.as_str()) {
                    let at = 2 * line[..at].chars().count();
                    let nearest = (0..middles.len()).min_by_key(|&row| middles[row].abs_diff(at));
                    sizes[nearest.unwrap_or_default()] += 1;
                }
            }
            !self.is_reversed && self.label == Label::Number(1) && sizes == board.rows()
        })
    }

    /// The places in a text where a board may be, each with its rows on lines of their own, and where they begin.
    fn places<'a>(&self, text: &'a str, board: &Board) -> Vec<(usize, Cow<'a, str>)> {
        match self.layout {
            Layout::Lines | Layout::Columns => vec![(0, Cow::Borrowed(text))],
            Layout::Below => {
                let has_words = |line: &str| {
                    line.contains(|it: char| it.is_alphanumeric() && !self.sign.is_drawn_with(it))
                };
                let mut below = String::with_capacity(text.len());
                for line in text.split_inclusive('\n') {
                    if !has_words(line) && below.pop().is_some() {
                        below.push(' ');
                    }
                    below.push_str(line);
                }
                vec![(0, Cow::Owned(below))]
            }
            Layout::Between(mark) => {
                let line_end = format!("{:1$}", "\n", mark.len());
                let mut places = Vec::new();
                let mut start = 0;
                for line in text.split_inclusive('\n') {
                    if line.matches(mark).count() + 1 >= board.rows().len() {
                        places.push((start, Cow::Owned(line.replace(mark, &line_end))));
                    }
                    start += line.len();
                }
                places
            }
        }
    }

    /// Where the rows end, with their numbers and sizes, the last time that the lines show them. A line of a table, or
    /// space between rows, is passed over; but an empty row without a label is a blank line.
    fn end_of(&self, rows: &[Row], lines: &str) -> Option<usize> {
        let mut parts = Vec::new();
        let mut start = 0;
        for part in lines.split_inclusive('\n') {
            parts.push((start, part));
            start += part.len();
        }
        let has_row = |(_, part): &&(usize, &str)| {
            part.contains(char::is_alphanumeric) || !self.sign.ends(part, false).is_empty()
        };
        if self.label != Label::Nothing {
            parts = parts.iter().filter(has_row).copied().collect();
        }
        let mut windows = parts.windows(rows.len()).rev();
        windows.find_map(|parts| self.end_of_rows(rows, parts))
    }

    /// Where the last of these parts of a text ends, if each of them is a row.
    fn end_of_rows(&self, rows: &[Row], parts: &[(usize, &str)]) -> Option<usize> {
        let words_before = |part: &str| {
            let before = part.split(|it: char| it.is_ascii_digit()).next();
            runs(before.unwrap_or_default(), char::is_alphabetic).len()
        };
        let words: BTreeSet<usize> = parts.iter().map(|(_, part)| words_before(part)).collect();
        let may_differ = self.sign != Sign::Number
            || matches!(self.layout, Layout::Between(_))
            || matches!(self.label, Label::Number(_));
        // "There is 1 in the last row" is a row, and "The winner is Player 1!" below it is not.
        if words.len() > 1 && !may_differ {
            return None;
        }
        let mut end = 0;
        for (place, (&(start, part), &row)) in parts.iter().zip(rows).enumerate() {
            end = start + self.row(part, row, place + 1 == rows.len())?;
        }
        Some(end)
    }

    /// Where a row ends, with its number and size, in a part of a text that shows it.
    fn row(&self, part: &str, (number, size): Row, is_last: bool) -> Option<usize> {
        let numbers = runs(part, |it| it.is_ascii_digit());
        let end = numbers.last().map_or(0, |(start, digits)| start + digits.len());
        let numbers: Vec<u64> =
            numbers.iter().filter_map(|(_, digits)| digits.parse().ok()).collect();
        if self.sign == Sign::Number {
            let is_shown = match (&numbers[..], number) {
                // "Row 3: empty"
                ([only], Some(number)) => *only == number && size == 0,
                // "1: 3", "3 in row 1", and objects with numbers of their own: "1: 1 2 3"
                ([first, .., last], Some(number)) => {
                    [(number, size), (size, number)].contains(&(*first, *last))
                }
                (numbers, number) => number.is_none() && numbers.first() == Some(&size),
            };
            return is_shown.then_some(end);
        }
        if number.is_some_and(|number| !numbers.contains(&number)) {
            return None;
        }
        let first_word = runs(part, char::is_alphanumeric).into_iter().next();
        let first_word = first_word.filter(|_| self.label == Label::Words);
        let skipped = first_word.map_or(0, |(start, word)| start + word.len());
        // A question may follow the last row directly.
        let ways = &[false, true][..=usize::from(is_last)];
        let ends = ways.iter().map(|&is_followed| self.sign.ends(&part[skipped..], is_followed));
        let mut ends = ends.filter(|ends| ends.len() as u64 == size);
        Some(ends.next()?.last().map_or(end, |end| skipped + end))
    }
}

/// The number of a row, if it has one, and its size.
type Row = (Option<u64>, u64);

impl Sign {
    /// Whether this character may be a part of it.
    fn is_drawn_with(&self, character: char) -> bool {
        matches!(self, Self::Same(sign) if sign.contains(character))
    }

    /// Where each object in a part of a text ends; its last word may be followed by another without a space.
    fn ends(&self, part: &str, is_followed: bool) -> Vec<usize> {
        const WIDE: char = '\u{fe0f}';
        let sign = match self {
            Self::Number => return Vec::new(),
            Self::Same(sign) => sign.clone(),
            Self::OfRow => {
                let is_other = |it: &char| {
                    it.is_alphanumeric() || it.is_whitespace() || it.is_ascii_punctuation()
                };
                let mut signs = part.chars().filter(|it| !is_other(it) && *it != WIDE);
                let Some(sign) = signs.next().filter(|sign| signs.all(|it| it == *sign)) else {
                    return Vec::new();
                };
                sign.to_string()
            }
        };
        if !sign.starts_with(char::is_alphabetic) {
            return part.match_indices(&sign).map(|(at, sign)| at + sign.len()).collect();
        }
        let words = runs(part, char::is_alphabetic).into_iter();
        let ends = words.flat_map(|(start, word)| {
            let left = word.trim_start_matches(&sign);
            let is_sign = left.is_empty() || is_followed;
            let times = if is_sign { (word.len() - left.len()) / sign.len() } else { 0 };
            (1..=times).map(|times| start + times * sign.len()).collect::<Vec<_>>()
        });
        ends.collect()
    }
}

/// Twice the middle of each number with the words before it, on a line that counts from 1: `Row 1  Row 2`.
fn middles(line: &str) -> Option<Vec<usize>> {
    let (mut begin, mut middles) = (None, Vec::new());
    let of_words = line.chars().enumerate();
    for (at, it) in of_words.filter(|(_, it)| it.is_alphanumeric()) {
        let start = *begin.get_or_insert(at);
        if let Some(number) = it.to_digit(10) {
            if number as usize != 1 + middles.len() {
                return None;
            }
            middles.push(start + at);
            begin = None;
        }
    }
    Some(middles)
}

/// The longest runs of such characters in a text, and where they begin.
fn runs(text: &str, is_part: fn(char) -> bool) -> Vec<(usize, &str)> {
    let mut runs = Vec::new();
    let mut start = 0;
    for piece in text.split_inclusive(|it| !is_part(it)) {
        runs.push((start, piece.trim_end_matches(|it| !is_part(it))));
        start += piece.len();
    }
    runs.retain(|(_, run)| !run.is_empty());
    runs
}

/// What may represent the objects of a board with this many of them: anything that occurs often enough, or numbers.
fn signs(text: &str, total: u128) -> Vec<Sign> {
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
    let is_there = |sign: &String| text.matches(sign.as_str()).count() as u128 >= total;
    let signs = different.into_iter().filter(is_there).map(Sign::Same);
    signs.chain([Sign::Number, Sign::OfRow]).collect()
}

/// The drawings that a hand-in may use.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawings {
    known: Vec<Drawing>,
    /// The text in which none was found, since a game may print it a thousand times.
    in_vain: String,
}

impl Drawings {
    /// Whether a text shows a board; then only drawings that do so remain.
    pub fn expect(&mut self, text: &str, board: &Board) -> bool {
        let text = the_end(text);
        if self.known.is_empty() && self.in_vain != text {
            self.known = Drawing::of(&text, board);
            self.in_vain.clone_from(&text);
        }
        let shows = |drawing: &&Drawing| drawing.end(&text, board).is_some();
        let showing: Vec<Drawing> = self.known.iter().filter(shows).cloned().collect();
        if showing.is_empty() {
            return false;
        }
        self.known = showing;
        true
    }

    /// Whether a text shows a board.
    pub fn show(&self, text: &str, board: &Board) -> bool {
        self.below(text, board).is_some()
    }

    /// What follows a board in a text, if it is shown there.
    pub fn below<'a>(&self, text: &'a str, board: &Board) -> Option<&'a str> {
        let end = the_end(text);
        let ends = self.known.iter().filter_map(|it| it.end(&end, board));
        let left = ends.max().filter(|_| !board.is_empty())?;
        Some(&text[text.len() - (end.len() - left)..])
    }
}

/// As much of the end of a text as may show a board, with only commas in its lists: "3, 4 and 5".
fn the_end(text: &str) -> String {
    const MOST: usize = 1 << 11;
    let start = text.char_indices().rev().nth(MOST);
    let text = text[start.map_or(0, |(at, _)| at)..].to_owned();
    let comma = |text: String, and: &&str| text.replace(and, &format!("{:<1$}", ",", and.len()));
    [" and ", " und ", " et ", " y "].iter().fold(text, comma)
}

#[cfg(test)]
mod tests;
