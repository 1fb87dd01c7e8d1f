//! What came back from a call and what was expected of it, as reports show them.
//!
//! Of a board as text that is not the right one it is said what differs, and both texts are shown one below the other. Of
//! `'Nim:\n0: X'` it is said that rows count from 1, and not only that line 2 differs.

use super::say::say;
use crate::document::Block;
use crate::document::text::{Text, code, text};
use crate::grade::judge::{CameBack, Failure, Reason, Wanted};
use crate::grade::python::PythonValue;
use crate::grade::sheet::Function;
use crate::legible::{self, cut};
use crate::question::{NimSum, Question, Request};

/// What came back, as a report shows it, with what cannot be seen in it; nothing where nothing came back.
pub(in crate::grade) fn came_back(failure: &Failure) -> Option<Text> {
    let CameBack::Value(value) = &failure.returned else {
        return None;
    };
    Some(match (&failure.reason, &failure.changed) {
        (Reason::SameList, _) => text![value, ", with the very list that was given"],
        (_, Some(after)) => text![value, ", and the list that was given is now ", after],
        _ => value.into(),
    })
}

/// What was expected, as a report shows it.
pub(in crate::grade) fn expected(failure: &Failure) -> Text {
    let expected: Text = match &failure.expected {
        Wanted::Value(value) => value.into(),
        Wanted::Words(words) => words.clone().into(),
    };
    match (&failure.reason, &failure.changed) {
        (Reason::SameList, _) => expected.and(", with a new list"),
        (_, Some(_)) => expected.and(", and the list that was given as it was"),
        _ => expected,
    }
}

/// What follows for a function that says yes or no from the derivation of a nim sum.
pub(in crate::grade) fn consequence(failure: &Failure) -> Option<Text> {
    let (is_zero, is_n_zero) = position_asked(failure)?;
    let Wanted::Value(answer) = &failure.expected else {
        return None;
    };
    let sum = if is_zero { "It is 0" } else { "It is not 0" };
    let sheet = if is_n_zero { " on the lab sheet" } else { "" };
    let is_n = is_zero == is_n_zero;
    let kind = if is_n { "an N" } else { "a P" };
    let told = "{}, so{} this is {}-position: {} gives {}.";
    Some(say!(told, sum, sheet, kind, failure.function, answer))
}

/// Of a call that asks whether a board is an N- or a P-position, whether its nim sum is 0, and whether N is the name for
/// that, as on the lab sheet; else it is P, as in books. Which of the two holds is told by the value that is right.
pub(super) fn position_asked(failure: &Failure) -> Option<(bool, bool)> {
    let Some(Request::Question(Question::Sum(NimSum { board }))) = &failure.request else {
        return None;
    };
    let Wanted::Value(PythonValue::Bool(answer)) = failure.expected else {
        return None;
    };
    let is_zero = board.nim_sum() == 0;
    let asks_n = match failure.function {
        Function::IsNPosition => true,
        Function::IsPPosition => false,
        _ => return None,
    };
    Some((is_zero, asks_n == (answer == is_zero)))
}

/// The beginning of a text, with … where more follows.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// More causes are not told.
const MOST_CAUSES: usize = 2;

/// Longer texts are shown as one value after all.
const MOST_LINES: usize = 40;

/// The two texts of a failure, what came back and what was expected.
fn texts(failure: &Failure) -> Option<(&str, &str)> {
    let (CameBack::Value(came), Reason::Line(_)) = (&failure.returned, &failure.reason) else {
        return None;
    };
    match (came, &failure.expected) {
        (PythonValue::Str(came), Wanted::Value(PythonValue::Str(wanted))) => Some((came, wanted)),
        _ => None,
    }
}

/// Both texts as they look when they are printed, where a text differs from the right one.
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
        let first = "The first difference is in line\u{a0}";
        return text![first, number, " of the text."];
    };
    let (came, wanted) = (lines(came), lines(wanted));
    if let Some(whole) = whole(&came, &wanted) {
        return whole;
    }
    let shown_at = |lines: &[&str]| lines.get(number.saturating_sub(1)).map(|line| shown(line));
    let line = text!["Line\u{a0}", number];
    let mut said = match (shown_at(&came), shown_at(&wanted)) {
        (Some(came), Some(wanted)) => say!("{} is {}; expected {}.", line, came, wanted),
        (None, Some(wanted)) => say!("{} is missing: {}.", line, wanted),
        (Some(came), None) => say!("{} is one too many: {}.", line, came),
        (None, None) => Text::default(),
    };
    // Each cause once, and no more than can be kept in mind.
    let mut causes: Vec<&str> = Vec::new();
    for cause in (0..came.len()).filter_map(|index| cause(&came, &wanted, index)) {
        if !causes.contains(&cause) && causes.len() < MOST_CAUSES {
            causes.push(cause);
            said = text![said, " ", say!(cause)];
        }
    }
    said
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
    code(cut(line, LONGEST))
}

/// The lines without those of empty rows.
fn filled<'a>(lines: &'a [&'a str]) -> impl Iterator<Item = &'a &'a str> {
    let rows = (0..).zip(lines);
    let filled = rows.filter(|(index, row)| *index == 0 || row.contains('X'));
    filled.map(|(_, row)| row)
}

/// What is wrong with the text as a whole.
fn whole(came: &[&str], wanted: &[&str]) -> Option<Text> {
    let end = came.iter().rposition(|line| !line.is_empty())? + 1;
    let with_objects = |lines: &[&str]| lines.iter().filter(|line| line.contains('X')).count();
    let is_cut = || {
        let objects = came.iter().filter(|line| line.contains(['X', 'x']));
        *came == ["Nim:"] || objects.count() == 1 && with_objects(wanted) > 2
    };
    let of_several = came.len() == 1 && wanted.len() > 1;
    Some(say!(if came[..end] == *wanted {
        "Only the end differs: there is a line break (`\\n`) too many. It belongs between the lines, not after the last one."
    } else if wanted.len() > 1 && *came == wanted[1..] {
        "The rows are right. The first line is missing: `Nim:`."
    } else if came.first() == Some(&"") && came[1..] == *wanted {
        "Only the beginning differs: there is a line break (`\\n`) too many before `Nim:`."
    } else if of_several && bare(&came.concat()) == bare(&wanted.concat()) {
        "Everything stands on one line. A line break (`\\n`) belongs between the lines."
    } else if came.len() < wanted.len() && came.iter().eq(filled(wanted)) {
        "A row with nothing left keeps its line. Only such rows are missing here: write the number and the colon, as in `2:`."
    } else if came.len() < wanted.len() && is_cut() {
        let of = say!("Only {} of {} lines came back.", came.len(), wanted.len());
        let early = " Perhaps the `return` stands inside the loop and ends it too early.";
        return Some(of.and(say!(early)));
    } else {
        return None;
    }))
}

/// Why a line differs, where that can be seen.
fn cause(came: &[&str], wanted: &[&str], index: usize) -> Option<&'static str> {
    let (line, expected) = (*came.get(index)?, *wanted.get(index)?);
    if line == expected {
        return None;
    }
    if index == 0 {
        return (line == "Nim").then_some("The colon at its end is missing.");
    }
    let (number, symbols) = expected.split_once(':')?;
    let (came_number, came_symbols) = line.split_once(':').unwrap_or(("", line));
    let (symbols, came_symbols) = (symbols.trim(), came_symbols.trim());
    let is_spaced_otherwise = came_symbols != symbols && bare(came_symbols) == bare(symbols);
    let counts_from_0 = index == 1 && came_number.trim() == "0" && number == "1";
    let cause = if counts_from_0 {
        "Rows count from 1, not from 0."
    } else if !line.contains(':') && bare(line) == bare(symbols) && !symbols.is_empty() {
        "Each row begins with its number and a colon."
    } else if symbols.is_empty() && came_number != number {
        // A row that was left out lets the next take its place.
        "A row with nothing left keeps its line."
    } else if line.eq_ignore_ascii_case(expected) {
        "The `X` is a capital letter."
    } else if is_spaced_otherwise || bare(line) == bare(expected) {
        "Mind the spaces: one stands after the colon and between two `X`."
    } else if came_number.trim() == number && came_symbols.parse::<u64>().is_ok() {
        "Write as many `X` as there are objects in the row, not their number."
    } else {
        return None;
    };
    Some(cause)
}

/// A text without its spaces.
fn bare(text: &str) -> String {
    text.split_whitespace().collect()
}
