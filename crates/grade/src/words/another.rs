//! Explains a wrong value of the right type: as a typed answer would be, or else by the rule that leads to the right
//! one.

use crate::judge::{ExpectedResult, Failure};
use crate::python::PythonValue;
use crate::sheet::Function;
use explain::document::text::{Text, text};
use explain::document::wording::counted;
use explain::document::{message, statement};
use explain::judgement::Misconception;

/// The explanation of the value as a typed answer.
pub(super) fn judged(failure: &Failure) -> Option<Text> {
    failure.judgement.as_deref().and_then(message)
}

/// The same for an illegal move, beyond why it is not legal.
pub(super) fn beyond_legality(failure: &Failure) -> Text {
    let is_about_legality = failure.misconception() == Some(Misconception::Illegal);
    let more = judged(failure).filter(|_| !is_about_legality);
    more.map(|more| text![" "{more}]).unwrap_or_default()
}

/// What can be said about a wrong value without a diagnosis.
pub(super) fn another_value(failure: &Failure) -> Text {
    let judgement = failure.judgement.as_ref();
    if let Some(step) = judgement.and_then(|judgement| judgement.contradiction.as_ref()) {
        let first = "The value does not fit this step: ";
        return text![{first}{statement(step)}"."];
    }
    if let Some(told) = legal_move_played_otherwise(failure) {
        return told;
    }
    let rule = failure.function.task().rule;
    Text::words(match &failure.expected {
        ExpectedResult::Value(PythonValue::Tuple(pair))
            if failure.function == Function::MakeMove =>
        {
            if pair.get(1) == Some(&PythonValue::Bool(true)) {
                "The move is legal: rows count from 1, and at least 1 and at most the whole row may be taken."
            } else {
                "The move is not legal, so return the board as it was, with False. Rows count from 1, and at least 1 and at most the whole row may be taken."
            }
        }
        _ if !rule.is_empty() => rule,
        _ if failure.explanation.is_none() => {
            "The numbers have more than 64 binary digits here. The steps are the same as for small ones."
        }
        _ => "That is another value.",
    })
}

/// What is wrong with the board that was returned with the right verdict: a row that vanished, was added, or differs.
fn legal_move_played_otherwise(failure: &Failure) -> Option<Text> {
    let played = |value: &PythonValue| match value.content() {
        PythonValue::Tuple(pair) => match &pair[..] {
            [board, PythonValue::Bool(true)] => board.as_numbers(),
            _ => None,
        },
        _ => None,
    };
    let (ExpectedResult::Value(wanted), Function::MakeMove) = (&failure.expected, failure.function)
    else {
        return None;
    };
    let (wanted, came) = (played(wanted)?, played(failure.returned.as_ref()?)?);
    if wanted.len() != came.len() {
        let rows = counted(came.len(), "row");
        return Some(text![
            "The board has "{counted(wanted.len(), "row")}" after the move, but the returned board has "
            {rows}": every row keeps its place, an empty row as 0."
        ]);
    }
    let mut rows = (1_usize..).zip(wanted.iter().zip(&came));
    let (row, (wanted, came)) = rows.find(|(_, (wanted, came))| wanted != came)?;
    Some(text![
        "Row "{row}" has "{wanted.to_string()}" after the move, but the returned board has "
        {came.to_string()}" there."
    ])
}
