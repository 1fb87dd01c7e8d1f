//! What was returned from a call and what was expected, as reports show them.
//!
//! For a board as text that is not right, the report says what differs, and shows both texts one below the other. For
//! `'Nim:\n0: X'` it says that rows count from 1, and not only that line 2 differs.

use crate::judge::{ExpectedResult, Failure, Reason};
use crate::python::PythonValue;
use crate::sheet::{Explanation, Function, Pick, move_value};
use explain::document::Block;
use explain::document::text::{Text, code, text};
use explain::document::wording::listed;
use explain::legible::{self, cut};
use explain::question::Question;

/// What was returned, as a report shows it, with invisible characters escaped; `None` if nothing was returned.
pub(crate) fn returned_value(failure: &Failure) -> Option<Text> {
    let value = failure.returned.as_ref()?;
    Some(match (&failure.reason, &failure.changed) {
        (Reason::SameList, _) => text![{value}", with the same list"],
        (_, Some(after)) => text![{value}", and the list that was given is now "{after}],
        _ => code(beginning(&value.to_string())),
    })
}

/// What was expected, as a report shows it.
pub(crate) fn expected(failure: &Failure) -> Text {
    let expected: Text = match &failure.expected {
        ExpectedResult::Value(value) => value.into(),
        ExpectedResult::Words(words) => words.clone().into(),
    };
    match (&failure.reason, &failure.changed) {
        (Reason::SameList, _) => expected.and(", with a new list"),
        (_, Some(_)) => expected.and(", and the list that was given unchanged"),
        _ => expected,
    }
}

/// The first of these moves, "(2, 1) or (1, 1)", and `others` for however many more there are.
pub(crate) fn some_moves(moves: &[Pick], others: impl FnOnce(usize) -> Text) -> Text {
    const MOST: usize = 4;
    let some = moves.iter().take(MOST).map(|pick| Text::from(&move_value(pick)));
    let some = listed(some, "or");
    match moves.len().saturating_sub(MOST) {
        0 => some,
        more => some.and(others(more)),
    }
}

/// What the derivation of a nim sum means for a function that returns yes or no.
pub(crate) fn consequence(failure: &Failure) -> Option<Text> {
    let (is_zero, is_n_zero, answer) = position_asked(failure)?;
    let sum = if is_zero { "It is 0" } else { "It is not 0" };
    let sheet = if is_n_zero { " on the lab sheet" } else { "" };
    let is_n = is_zero == is_n_zero;
    let kind = if is_n { "an N" } else { "a P" };
    Some(text![
        {sum}", so"{sheet}" this is "{kind}"-position: "{failure.function}" gives "{answer}"."
    ])
}

/// For a call that asks whether a board is an N- or a P-position: whether its nim sum is 0, and whether that is called
/// N, as on the lab sheet, or P, as in books. The right value, which comes last, decides between the two.
pub(super) fn position_asked(failure: &Failure) -> Option<(bool, bool, &PythonValue)> {
    let Some(Explanation::Question(Question::Sum(board))) = &failure.explanation else {
        return None;
    };
    let ExpectedResult::Value(answer @ PythonValue::Bool(is_right)) = &failure.expected else {
        return None;
    };
    let is_zero = board.nim_sum() == 0;
    let asks_n = match failure.function {
        Function::IsNPosition => true,
        Function::IsPPosition => false,
        _ => return None,
    };
    Some((is_zero, asks_n == (*is_right == is_zero), answer))
}

/// The beginning of a text, with … if more follows.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 200;
    legible::beginning(text, LONGEST).into_owned()
}

/// The first of these that applies.
pub(super) fn first_said<const CASES: usize>(cases: [Option<&'static str>; CASES]) -> Option<Text> {
    cases.into_iter().flatten().next().map(Text::words)
}

/// Longer texts are shown as one value after all.
const MOST_LINES: usize = 40;

/// The two texts of a failure, what was returned and what was expected.
fn texts(failure: &Failure) -> Option<(&str, &str)> {
    let (Some(came), Reason::Line(_)) = (&failure.returned, &failure.reason) else {
        return None;
    };
    match (came, &failure.expected) {
        (PythonValue::Str(came), ExpectedResult::Value(PythonValue::Str(wanted))) => {
            Some((came, wanted))
        }
        _ => None,
    }
}

/// Both texts as they look when printed, if a text differs from the right one.
pub(crate) fn drawn(failure: &Failure) -> Option<Vec<Block>> {
    let (came, wanted) = texts(failure)?;
    let fits = |text: &str| text.split('\n').count() <= MOST_LINES && !text.contains('\r');
    let drawn = [("returned:", came), ("expected:", wanted)];
    let drawn =
        drawn.map(|(what, text)| [Block::Paragraph(what.into()), Block::Code(visible(text))]);
    (fits(came) && fits(wanted)).then(|| drawn.concat())
}

/// A text of several lines with everything in it visible; an empty one is shown as Python writes it.
fn visible(text: &str) -> String {
    if text.trim().is_empty() {
        return PythonValue::Str(text.to_owned()).to_string();
    }
    legible::lines(text).into_owned()
}

/// What differs.
pub(super) fn other_text(failure: &Failure, number: usize) -> Text {
    let Some((came, wanted)) = texts(failure) else {
        return Text::default();
    };
    let (came, wanted) = (lines(came), lines(wanted));
    let place = number.saturating_sub(1);
    let shown_at = |lines: &[&str]| lines.get(place).map(|line| shown_line(line));
    let line = text!["Line\u{a0}"{number}];
    let said = match (shown_at(&came), shown_at(&wanted)) {
        (Some(came), Some(wanted)) => text![{line}" is "{came}"; expected "{wanted}"."],
        (None, Some(wanted)) => text![{line}" is missing: "{wanted}"."],
        (Some(came), None) => text![{line}" is one too many: "{came}"."],
        (None, None) => Text::default(),
    };
    if came.len() < wanted.len() && wanted.starts_with(&came) {
        return text![
            "Only "{came.len()}" of "{wanted.len()}
            " lines were returned. Perhaps the `return` is inside the loop and ends it too early."
        ];
    }
    causes(&came, &wanted).map(Text::words).fold(said, Text::then)
}

fn lines(text: &str) -> Vec<&str> {
    text.split('\n').map(|line| line.trim_end_matches(' ')).collect()
}

fn shown_line(line: &str) -> Text {
    /// A longer line is shown in full above.
    const LONGEST: usize = 40;
    if line.is_empty() {
        return "empty".into();
    }
    code(cut(line, LONGEST))
}

/// Why the lines of a board differ, as far as that can be seen; no more than one can keep in mind.
fn causes(came: &[&str], wanted: &[&str]) -> impl Iterator<Item = &'static str> {
    const MOST: usize = 2;
    let any = |is: fn(&str) -> bool| came.iter().any(|line| is(line));
    let is_counted = |line: &str| {
        let row = line.split_once(':');
        row.is_some_and(|(_, row)| row.trim().parse::<u64>().is_ok())
    };
    let is_bare = |line: &&str| !line.is_empty() && !line.contains(':');
    let bare = |line: &str| line.replace(' ', "");
    let mut pairs = came.iter().zip(wanted);
    let is_spaced = pairs.any(|(came, wanted)| came != wanted && bare(came) == bare(wanted));
    let has_empty_row = wanted.iter().skip(1).any(|row| row.ends_with(':'));
    let (count, right) = (came.len(), wanted.len());
    let causes = [
        came[0].starts_with("Nim:1").then_some("A line break (`\\n`) belongs after `Nim:`, and one between the rows."),
        (!came[0].starts_with("Nim:")).then_some("The first line is `Nim:`, with a colon."),
        (count == 1 && right > 1).then_some("A line break (`\\n`) belongs between the lines."),
        (count > right).then_some("There is a line break (`\\n`) too many: put one between two lines, and none at the end."),
        (1 < count && count < right && has_empty_row).then_some("A row with nothing left keeps its line, with its number and a colon, as in `2:`."),
        any(|line| line.starts_with("0:")).then_some("Rows count from 1, not from 0."),
        came.iter().skip(1).any(is_bare).then_some("Each row begins with its number and a colon."),
        any(|line| line.contains('x')).then_some("The `X` is a capital letter."),
        any(is_counted).then_some("Write as many `X` as there are objects in the row, not their number."),
        is_spaced.then_some("Mind the spaces: put one after the colon, and one between two `X`."),
    ];
    causes.into_iter().flatten().take(MOST)
}

/// A function by its name, as code.
impl From<Function> for Text {
    fn from(function: Function) -> Self {
        code(function.name())
    }
}

/// A value as Python writes it, as code.
impl From<&PythonValue> for Text {
    fn from(value: &PythonValue) -> Self {
        code(value.to_string())
    }
}
