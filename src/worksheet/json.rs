//! Marked sheets as JSON: one sheet by its items, several with what came of the class.
//!
//! `{"file":"anna.md","name":"Anna","items":[{"question":"sum 5 4 3 2
//! 1","answer":"15","verdict":"wrong",…,"line":7,"working":null}],…}`

use serde::Serialize;

use std::borrow::Borrow;

use super::class::{QuestionTally, SheetClass, SheetTally};
use super::marked::{Item, Mark, MarkedSheet, MarkedWorking, WorkingSlip, WrongCell};
use super::telling::{column_name, message, slip_message};
use super::unlike::{Unlike, unlike};
use super::working::CellValue;
use crate::class::{ClassNotes, Student};
use crate::judgement::{Diagnosis, Misconception};
use crate::render::{JudgedJson, json};

/// A sheet as one line of JSON.
#[must_use]
pub fn sheet_to_json(sheet: &MarkedSheet) -> String {
    json::line(&SheetTold::of(sheet))
}

/// Several sheets as one line of JSON; `unread` are the paths that gave no sheet, with the reasons, and `not_marked` the
/// sheets on which nothing could be marked.
#[must_use]
pub fn class_to_json<S: Borrow<MarkedSheet>>(
    sheets: &[S],
    unread: &[String],
    not_marked: &[String],
    notes: &ClassNotes,
) -> String {
    let class = SheetClass::of(sheets.iter().map(Borrow::borrow));
    json::line(&ClassTold {
        sheets: sheets
            .iter()
            .zip(unlike(sheets))
            .map(|(sheet, unlike_most)| SheetTold {
                unlike_most,
                ..SheetTold::of(sheet.borrow())
            })
            .collect(),
        errors: unread,
        class: Together {
            sheets: class.sheets + not_marked.len(),
            not_marked,
            right: class.total.right,
            count: class.total.count(),
            follow: class.follow,
            topics: class
                .topics
                .iter()
                .map(|(topic, &tally)| TopicTold {
                    topic: topic.word(),
                    tally,
                    count: tally.count(),
                })
                .collect(),
            misconceptions: class
                .misconceptions
                .iter()
                .map(|(&code, &count)| MisconceptionTold { code, count })
                .collect(),
            questions: &class.questions,
            absent: &notes.absent,
            not_on_roster: &notes.not_on_roster,
            passed_over: &notes.passed_over,
        },
    })
}

#[derive(Serialize)]
struct SheetTold<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    student: Option<&'a Student>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    also_handed_in: &'a [String],
    name: Option<&'a str>,
    date: Option<&'a str>,
    items: Vec<ItemTold<'a>>,
    right: usize,
    count: usize,
    /// The questions whose wrong answer follows from the working.
    follow: Vec<usize>,
    not_counted: Vec<NotCountedTold<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unlike_most: Option<Unlike>,
}

#[derive(Serialize)]
struct NotCountedTold<'a> {
    line: usize,
    text: &'a str,
    why: &'static str,
}

impl<'a> SheetTold<'a> {
    fn of(sheet: &'a MarkedSheet) -> Self {
        let said = |text: &'a String| Some(&**text).filter(|text| !text.is_empty());
        let not_counted = sheet.not_counted.iter();
        Self {
            file: &sheet.of.file,
            student: Some(&sheet.of.student).filter(|it| !it.is_nobody()),
            also_handed_in: &sheet.of.also,
            name: said(&sheet.heading.name),
            date: said(&sheet.heading.date),
            items: sheet.items.iter().map(ItemTold::of).collect(),
            right: sheet.right(),
            count: sheet.items.len(),
            follow: sheet.follow(),
            not_counted: not_counted
                .map(|told| NotCountedTold {
                    line: told.line,
                    text: &told.text,
                    why: told.why.word(),
                })
                .collect(),
            unlike_most: None,
        }
    }
}

#[derive(Serialize)]
struct ItemTold<'a> {
    #[serde(flatten)]
    judged: JudgedOrNot<'a>,
    line: Option<usize>,
    working: Option<WorkingTold<'a>>,
}

#[expect(clippy::large_enum_variant, reason = "written at once, and never kept")]
#[derive(Serialize)]
#[serde(untagged)]
enum JudgedOrNot<'a> {
    Judged(JudgedJson<'a>),
    Unreadable {
        question: &'a str,
        answer: &'a str,
        verdict: &'static str,
        expected: Option<()>,
        diagnosis: Option<()>,
        error: String,
    },
}

impl<'a> ItemTold<'a> {
    fn of(item: &'a Item) -> Self {
        let judged = match &item.mark {
            Mark::Judged { judgement, .. } => JudgedOrNot::Judged(JudgedJson::of(judgement)),
            Mark::Unreadable { words, answer, why } => JudgedOrNot::Unreadable {
                question: words,
                answer,
                verdict: item.verdict().word(),
                expected: None,
                diagnosis: None,
                error: why.to_string(),
            },
        };
        Self {
            judged,
            line: item.line,
            working: item.working().map(WorkingTold::of),
        }
    }
}

#[derive(Serialize)]
struct WorkingTold<'a> {
    right: usize,
    wrong: usize,
    blank: usize,
    answer_follows: bool,
    errors: Vec<WrongCellTold<'a>>,
    diagnoses: Vec<SlipTold<'a>>,
}

impl<'a> WorkingTold<'a> {
    fn of(working: &'a MarkedWorking) -> Self {
        Self {
            right: working.right,
            wrong: working.errors.len(),
            blank: working.blank,
            answer_follows: working.answer_follows,
            errors: working.errors.iter().map(WrongCellTold::of).collect(),
            diagnoses: working
                .slips
                .iter()
                .map(|slip| SlipTold::of(working, slip))
                .collect(),
        }
    }
}

/// What the wrong cells of a row together show.
#[derive(Serialize)]
struct SlipTold<'a> {
    table: Option<&'static str>,
    rows: Vec<&'a str>,
    code: Option<&'static str>,
    message: String,
}

impl<'a> SlipTold<'a> {
    fn of(working: &'a MarkedWorking, slip: &WorkingSlip) -> Self {
        let cells = working.errors.get(slip.cells.clone()).unwrap_or_default();
        let mut rows: Vec<&str> = cells.iter().map(|cell| &*cell.row).collect();
        rows.dedup();
        Self {
            table: cells.first().map(|cell| cell.table),
            rows,
            code: slip.judgement.diagnosis.as_ref().map(Diagnosis::code),
            message: slip_message(slip).plain(),
        }
    }
}

#[derive(Serialize)]
struct WrongCellTold<'a> {
    table: &'static str,
    row: &'a str,
    column: String,
    given: &'a str,
    expected: Option<CellValue>,
    message: String,
}

impl<'a> WrongCellTold<'a> {
    fn of(cell: &'a WrongCell) -> Self {
        Self {
            table: cell.table,
            row: &cell.row,
            column: column_name(cell.column).replace('\u{a0}', " "),
            given: &cell.given,
            expected: cell.expected.first().copied(),
            message: message(&[cell]).plain(),
        }
    }
}

#[derive(Serialize)]
struct ClassTold<'a> {
    sheets: Vec<SheetTold<'a>>,
    errors: &'a [String],
    class: Together<'a>,
}

#[derive(Serialize)]
struct Together<'a> {
    sheets: usize,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    not_marked: &'a [String],
    right: usize,
    count: usize,
    follow: usize,
    topics: Vec<TopicTold>,
    misconceptions: Vec<MisconceptionTold>,
    questions: &'a [QuestionTally],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    absent: &'a [Student],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    not_on_roster: &'a [String],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    passed_over: &'a [String],
}

#[derive(Serialize)]
struct TopicTold {
    topic: &'static str,
    #[serde(flatten)]
    tally: SheetTally,
    count: usize,
}

#[derive(Serialize)]
struct MisconceptionTold {
    code: Misconception,
    count: usize,
}
