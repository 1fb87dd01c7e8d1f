//! A class of sheets as a table for spreadsheets: a header, then a row for each sheet, including those that are not
//! marked.
//!
//! `right` of `count` answers are right, and `verdicts` has a word for each: `right wrong blank`; `follow` has the
//! numbers of the questions with a wrong answer that follows from the working.

use super::marked::MarkedSheet;
use super::not_counted::not_counted;
use crate::class::{ClassNotes, Student};
use crate::document::Text;
use crate::judgement::Misconception;
use crate::render::csv_line;

/// The whole table.
#[must_use]
pub fn class_to_csv(hand_ins: &[MarkedSheet], notes: &ClassNotes) -> String {
    let rows = hand_ins
        .iter()
        .map(|sheet| row(notes, Some(&sheet.of.student), Some(sheet)));
    let absent = notes.absent.iter();
    let absent = absent.map(|student| row(notes, Some(student), None));
    let header = std::iter::once(row(notes, None, None));
    header.chain(rows).chain(absent).collect()
}

/// The row of a student with their hand-in; the header if no student is given. A hand-in that is not marked counts in
/// no average, and so has no numbers.
fn row(notes: &ClassNotes, student: Option<&Student>, sheet: Option<&MarkedSheet>) -> String {
    let mut row = Vec::new();
    let mut add = |name: &str, field: String| {
        row.push(student.map_or(name.to_owned(), |_| field));
    };
    if notes.has_ids {
        let id = student.and_then(|student| student.id.clone());
        add("id", id.unwrap_or_default());
        add(
            "name",
            student.map_or_else(String::new, |it| it.name.clone()),
        );
    }
    let not_marked = sheet.and_then(|sheet| sheet.not_marked.as_ref());
    let of_sheet = |field: fn(&MarkedSheet) -> String| {
        let marked = sheet.filter(|_| not_marked.is_none());
        marked.map(field).unwrap_or_default()
    };
    let words = |words: Vec<&str>| words.join(" ");
    let verdicts = sheet.into_iter().flat_map(|sheet| &sheet.items);
    let verdicts = verdicts.map(|item| item.verdict().word()).collect();
    let slips = sheet.map(MarkedSheet::misconceptions).unwrap_or_default();
    let slips = slips.into_iter().map(Misconception::code).collect();
    let file = sheet.map(|sheet| sheet.of.file.clone());
    add("file", file.unwrap_or_default());
    add("sheet_name", of_sheet(|sheet| sheet.heading.name.clone()));
    add("right", of_sheet(|sheet| sheet.right().to_string()));
    add("count", of_sheet(|sheet| sheet.items.len().to_string()));
    add("verdicts", words(verdicts));
    add("misconceptions", words(slips));
    let error = not_marked.map(ToString::to_string);
    add("error", error.unwrap_or_default());
    let told = sheet.map(not_counted).unwrap_or_default();
    let told = told.iter().map(Text::plain);
    let also = sheet.and_then(|sheet| sheet.of.also_handed_in());
    let told = also.into_iter().chain(told);
    add("notes", told.collect::<Vec<_>>().join(" "));
    let status = match not_marked {
        _ if sheet.is_none() => "absent",
        None => "marked",
        Some(why) if why.is_handed_in() => "not-marked",
        Some(_) => "not-read",
    };
    add("status", status.to_owned());
    add(
        "follow",
        of_sheet(|sheet| {
            let follow: Vec<String> = sheet.follow().iter().map(usize::to_string).collect();
            follow.join(" ")
        }),
    );
    csv_line(row)
}
