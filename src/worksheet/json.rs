//! Marked sheets as JSON: one sheet by its items, several with what came of the class.
//!
//! `{"file":"anna.md","items":[{"question":"sum 5 4 3 2 1","answer":"15","verdict":"wrong",…,"line":7,"working":null}],…}`

use serde::Serialize;

use super::class::{QuestionTally, SheetClass, SheetTally};
use super::marked::{Item, Mark, MarkedSheet, MarkedWorking, WrongCell};
use super::telling::{column_name, message};
use super::working::CellValue;
use crate::judgement::Misconception;
use crate::render::{JudgedJson, json};

/// A sheet as one line of JSON.
#[must_use]
pub fn sheet_to_json(sheet: &MarkedSheet) -> String {
    json::line(&SheetTold::of(sheet))
}

/// Several sheets as one line of JSON; `unread` are the paths that gave no sheet, with the reasons.
#[must_use]
pub fn class_to_json(sheets: &[MarkedSheet], unread: &[String]) -> String {
    let class = SheetClass::of(sheets);
    json::line(&ClassTold {
        sheets: sheets.iter().map(SheetTold::of).collect(),
        errors: unread,
        class: Together {
            sheets: class.sheets,
            right: class.total.right,
            count: class.total.count(),
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
        },
    })
}

#[derive(Serialize)]
struct SheetTold<'a> {
    file: &'a str,
    items: Vec<ItemTold<'a>>,
    right: usize,
    count: usize,
}

impl<'a> SheetTold<'a> {
    fn of(sheet: &'a MarkedSheet) -> Self {
        Self {
            file: &sheet.file,
            items: sheet.items.iter().map(ItemTold::of).collect(),
            right: sheet.right(),
            count: sheet.items.len(),
        }
    }
}

#[derive(Serialize)]
struct ItemTold<'a> {
    #[serde(flatten)]
    judged: JudgedOrNot<'a>,
    line: usize,
    working: Option<WorkingTold<'a>>,
}

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
}

impl<'a> WorkingTold<'a> {
    fn of(working: &'a MarkedWorking) -> Self {
        Self {
            right: working.right,
            wrong: working.errors.len(),
            blank: working.blank,
            answer_follows: working.answer_follows,
            errors: working.errors.iter().map(WrongCellTold::of).collect(),
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
            message: message(&[cell]).to_string().replace('\u{a0}', " "),
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
    right: usize,
    count: usize,
    topics: Vec<TopicTold>,
    misconceptions: Vec<MisconceptionTold>,
    questions: &'a [QuestionTally],
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
