//! A board as text that is not the right one: what differs, and both texts one below the other.
//!
//! Of `'Nim:\n0: X'` it is said that rows count from 1, and not only that line 2 differs.

use super::say::say;
use crate::document::Block;
use crate::document::text::{Text, code, text};
use crate::grade::judge::{CameBack, Failure, Reason, Wanted};
use crate::grade::python::PythonValue;
use crate::legible::{self, one_line};

/// Longer texts are shown as one value after all.
const MOST_LINES: usize = 40;

/// The two texts of a failure, what came back and what was expected.
fn texts(failure: &Failure) -> Option<(&str, &str)> {
    match (&failure.returned, &failure.expected, &failure.reason) {
        (
            CameBack::Value(PythonValue::Str(came)),
            Wanted::Value(PythonValue::Str(wanted)),
            Reason::Line(_),
        ) => Some((came, wanted)),
        _ => None,
    }
}

/// Both texts as they look when they are printed, where a text differs from the right one.
#[must_use]
pub(in crate::grade) fn drawn(failure: &Failure) -> Option<Vec<Block>> {
    let (came, wanted) = texts(failure)?;
    let fits = |text: &str| text.split('\n').count() <= MOST_LINES && !text.contains('\r');
    if !fits(came) || !fits(wanted) {
        return None;
    }
    Some(vec![
        Block::Paragraph("came back:".into()),
        Block::Code(visible(came)),
        Block::Paragraph("expected:".into()),
        Block::Code(visible(wanted)),
    ])
}

/// A text of several lines with everything in it to be seen; an empty one is shown as Python writes it.
fn visible(text: &str) -> String {
    if text.trim().is_empty() {
        return PythonValue::Str(text.to_owned()).to_string();
    }
    legible::lines(text).into_owned()
}

/// What differs.
pub(super) fn other_text(failure: &Failure, number: usize) -> Text {
    let Some((came, wanted)) = texts(failure) else {
        return say!(
            "The first difference is in line\u{a0}{} of the text.",
            number
        );
    };
    let (came, wanted) = (lines(came), lines(wanted));
    if let Some(whole) = whole(&came, &wanted) {
        return whole;
    }
    let index = number.saturating_sub(1);
    let said = match (came.get(index), wanted.get(index)) {
        (Some(line), Some(wanted)) => say!(
            "Line\u{a0}{} is {}; expected {}.",
            number,
            shown(line),
            shown(wanted)
        ),
        (None, Some(wanted)) => say!("Line\u{a0}{} is missing: {}.", number, shown(wanted)),
        (Some(line), None) => say!("Line\u{a0}{} is one too many: {}.", number, shown(line)),
        (None, None) => Text::default(),
    };
    let causes = causes(&came, &wanted).into_iter();
    causes.fold(said, |said, cause| text![said, " ", cause])
}

/// Why the lines differ, each cause once, and no more than can be kept in mind.
fn causes(came: &[&str], wanted: &[&str]) -> Vec<Text> {
    const MOST: usize = 2;
    let mut causes = Vec::new();
    for index in 0..came.len() {
        if let Some(cause) = cause(came, wanted, index)
            && !causes.contains(&cause)
        {
            causes.push(cause);
        }
    }
    causes.truncate(MOST);
    causes
}

fn lines(text: &str) -> Vec<&str> {
    text.split('\n').map(str::trim_end).collect()
}

fn shown(line: &str) -> Text {
    /// A longer line stands in full above.
    const LONGEST: usize = 40;
    if line.is_empty() {
        return "empty".into();
    }
    let mut shown: String = line.chars().take(LONGEST).collect();
    if shown.len() < line.len() {
        shown.push('…');
    }
    code(one_line(&shown).into_owned())
}

/// The lines without those of empty rows.
fn filled<'a>(lines: &'a [&'a str]) -> impl Iterator<Item = &'a &'a str> {
    let (first, rows) = lines.split_at(lines.len().min(1));
    first
        .iter()
        .chain(rows.iter().filter(|row| row.contains('X')))
}

/// What is wrong with the text as a whole.
fn whole(came: &[&str], wanted: &[&str]) -> Option<Text> {
    let end = came.iter().rposition(|line| !line.is_empty())? + 1;
    let with_objects = |lines: &[&str]| lines.iter().filter(|line| line.contains('X')).count();
    Some(if came[..end] == *wanted {
        say!(
            "Only the end differs: there is a line break (`\\n`) too many. It belongs between the lines, not after the last one."
        )
    } else if wanted.len() > 1 && *came == wanted[1..] {
        say!("The rows are right. The first line is missing: `Nim:`.")
    } else if came.first() == Some(&"") && came[1..] == *wanted {
        say!("Only the beginning differs: there is a line break (`\\n`) too many before `Nim:`.")
    } else if came.len() == 1 && wanted.len() > 1 && bare(&came.concat()) == bare(&wanted.concat())
    {
        say!("Everything stands on one line. A line break (`\\n`) belongs between the lines.")
    } else if came.len() < wanted.len() && came.iter().eq(filled(wanted)) {
        say!(
            "A row with nothing left keeps its line. Only such rows are missing here: write the number and the colon, as in `2:`."
        )
    } else if *came == ["Nim:"]
        || came.iter().filter(|line| line.contains(['X', 'x'])).count() == 1
            && with_objects(wanted) > 2
            && came.len() < wanted.len()
    {
        say!(
            "Only {} of {} lines came back. Perhaps the `return` stands inside the loop and ends it too early.",
            came.len(),
            wanted.len()
        )
    } else {
        return None;
    })
}

/// Why a line differs, where that can be seen.
fn cause(came: &[&str], wanted: &[&str], index: usize) -> Option<Text> {
    let (line, expected) = (*came.get(index)?, *wanted.get(index)?);
    if line == expected {
        return None;
    }
    if index == 0 {
        return (line == "Nim").then(|| "The colon at its end is missing.".into());
    }
    let (number, symbols) = expected.split_once(':')?;
    let symbols = symbols.trim();
    let (came_number, came_symbols) = line.split_once(':').unwrap_or(("", line));
    let came_symbols = came_symbols.trim();
    Some(say!(
        if index == 1 && came_number.trim() == "0" && number == "1" {
            "Rows count from 1, not from 0."
        } else if !line.contains(':') && bare(line) == bare(symbols) && !symbols.is_empty() {
            "Each row begins with its number and a colon."
        } else if symbols.is_empty() && came_number != number {
            // A row that was left out lets the next take its place.
            "A row with nothing left keeps its line."
        } else if line.eq_ignore_ascii_case(expected) {
            "The `X` is a capital letter."
        } else if came_symbols != symbols && bare(came_symbols) == bare(symbols)
            || bare(line) == bare(expected)
        {
            "Mind the spaces: one stands after the colon and between two `X`."
        } else if came_number.trim() == number && came_symbols.parse::<u64>().is_ok() {
            "Write as many `X` as there are objects in the row, not their number."
        } else {
            return None;
        }
    ))
}

/// A text without its spaces.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|character| !character.is_whitespace())
        .collect()
}
