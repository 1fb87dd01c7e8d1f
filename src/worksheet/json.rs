//! Marked sheets as JSON: one sheet by its items, several with the results of the class.
//!
//! `{"file":"anna.md","name":"Anna","items":[{"question":"sum 5 4 3 2
//! 1","answer":"15","verdict":"wrong",…,"line":7,"working":null}],…}`

use std::slice;

use super::class::counts;
use super::marked::{Item, Mark, MarkedSheet, MarkedWorking, WrongCell, WrongRow};
use super::report;
use crate::class::{ClassResults, Tally};
use crate::document::message;
use crate::judgement::{Diagnosis, Misconception};
use crate::render::json::{Object, judged, line};

/// Sheets as one line of JSON, several with their class, or one by itself; `errors` says what could not be read.
pub(super) fn class_to_json(class: &ClassResults<MarkedSheet>, errors: &[String]) -> String {
    line(match &class.of_kind[..] {
        [sheet] if class.notes.is_one && sheet.not_marked.is_none() => sheet_object(sheet),
        _ => class_object(class, errors),
    })
}

fn class_object(class: &ClassResults<MarkedSheet>, errors: &[String]) -> Object {
    let (all, notes) = (&class.of_kind, &class.notes);
    let mut slips: Tally<Misconception> = Tally::new();
    let items = all.iter().flat_map(|sheet| &sheet.items);
    for slip in items.flat_map(Item::misconceptions) {
        *slips.entry(slip).or_default() += 1;
    }
    let misconceptions =
        slips.iter().map(|(code, count)| Object::new().field("code", code).field("count", count));
    let nothing = all.iter().filter_map(|sheet| sheet.not_marked.as_ref());
    let nothing = nothing.filter(|why| why.is_handed_in());
    let [right, count, follow] = counts(all);
    let together = Object::new()
        .field("sheets", all.len() - class.not_tried())
        .list_if_any("not_marked", nothing.map(ToString::to_string))
        .field("right", right)
        .field("count", count)
        .field("follow", follow)
        .list("misconceptions", misconceptions)
        .list_if_any("absent", &notes.absent)
        .list_if_any("not_on_roster", &notes.not_on_roster)
        .list_if_any("passed_over", &notes.passed_over);
    let is_marked = |sheet: &&MarkedSheet| sheet.not_marked.is_none();
    let sheets = all.iter().filter(is_marked).map(sheet_object);
    Object::new().list("sheets", sheets).field("errors", errors).field("class", together)
}

fn sheet_object(sheet: &MarkedSheet) -> Object {
    let student = Some(&sheet.of.student).filter(|student| !student.is_nobody());
    let filled_in = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Object::new()
        .field("file", &sheet.of.file)
        .optional("student", student)
        .list_if_any("also_handed_in", &sheet.of.also)
        .field("name", filled_in(&sheet.heading.name))
        .field("date", filled_in(&sheet.heading.date))
        .list("items", sheet.items.iter().map(item))
        .field("right", sheet.right())
        .field("count", sheet.items.len())
        // The questions with a wrong answer that follows from the working.
        .field("follow", sheet.follow())
        .field("not_counted", &sheet.not_counted)
}

fn item(item: &Item) -> Object {
    let object = match &item.mark {
        Mark::Judged { judgement, .. } => judged(judgement),
        Mark::Unreadable { words, answer, why } => Object::new()
            .field("question", words)
            .field("answer", answer)
            .field("verdict", item.verdict().word())
            .field("expected", ())
            .field("diagnosis", ())
            .field("error", why),
    };
    object.field("line", item.line).or_null("working", item.working().map(working))
}

fn working(working: &MarkedWorking) -> Object {
    let shown = working.rows.iter().filter_map(shown_by_cells);
    Object::new()
        .field("right", working.right)
        .field("wrong", working.errors().count())
        .field("blank", working.blank)
        .field("answer_follows", working.answer_follows)
        .list("errors", working.errors().map(wrong_cell))
        .list("diagnoses", shown)
}

/// The misconception that the wrong cells of a row show together.
fn shown_by_cells(WrongRow { cells, shows }: &WrongRow) -> Option<Object> {
    let shown = shows.as_ref()?;
    let mut rows: Vec<&str> = cells.iter().map(|cell| &*cell.row).collect();
    rows.dedup();
    let object = Object::new()
        .field("table", cells.first().map(|cell| cell.table))
        .field("rows", rows)
        .field("code", shown.diagnosis.as_ref().map(Diagnosis::code))
        .field("message", message(shown).unwrap_or_default().plain());
    Some(object)
}

fn wrong_cell(cell: &WrongCell) -> Object {
    Object::new()
        .field("table", cell.table)
        .field("row", &cell.row)
        .field("column", report::column_name(cell.column).replace('\u{a0}', " "))
        .field("given", &cell.given)
        .field("expected", cell.expected.first())
        .field("message", report::message(slice::from_ref(cell)).plain())
}
