//! A class of sheets as a table for spreadsheets: a header, then a row for each sheet, those that are not marked included.
//!
//! `right` of `count` answers are right, and `verdicts` has a word for each: `right wrong blank`; `follow` has the numbers of
//! the questions whose wrong answer follows from the working.

use std::collections::BTreeSet;

use super::handed_in::{MarkedHandIn, Unmarked};
use super::marked::{Item, MarkedSheet};
use super::telling_lines::not_counted;
use crate::class::{ClassNotes, Student};
use crate::render::csv_line;

/// The whole table.
#[must_use]
pub fn class_to_csv(hand_ins: &[MarkedHandIn], notes: &ClassNotes) -> String {
    let header = [
        "file",
        "sheet_name",
        "right",
        "count",
        "verdicts",
        "misconceptions",
        "error",
        "notes",
        "status",
        "follow",
    ];
    let who = notes.has_ids.then_some(["id", "name"]);
    let header = who.into_iter().flatten().chain(header);
    let rows = hand_ins.iter().map(|hand_in| match hand_in {
        Ok(sheet) => row(sheet, notes),
        Err(unmarked) => without_marks(unmarked, notes),
    });
    let absent = notes.absent.iter().map(|student| {
        line(
            student,
            notes,
            ["", "", "", "", "", "", "", "", "absent", ""],
        )
    });
    std::iter::once(csv_line(header.map(str::to_owned)))
        .chain(rows)
        .chain(absent)
        .collect()
}

/// A hand-in that counts in no average, and so has no numbers.
fn without_marks(Unmarked { of, why, is_sheet }: &Unmarked, notes: &ClassNotes) -> String {
    let told = of.told().unwrap_or_default();
    let status = if *is_sheet { "not-marked" } else { "not-read" };
    let fields = [&of.file, "", "", "", "", "", why, &told, status, ""];
    line(&of.student, notes, fields)
}

fn row(sheet: &MarkedSheet, notes: &ClassNotes) -> String {
    let verdicts: Vec<&str> = sheet
        .items
        .iter()
        .map(|item| item.verdict().word())
        .collect();
    let slips: BTreeSet<_> = sheet.items.iter().flat_map(Item::misconceptions).collect();
    let slips: Vec<&str> = slips.iter().map(|slip| slip.code()).collect();
    let follow: Vec<String> = sheet.follow().iter().map(usize::to_string).collect();
    let told = not_counted(sheet);
    let told = told
        .iter()
        .map(|told| told.to_string().replace('\u{a0}', " "));
    let told: Vec<String> = sheet.of.told().into_iter().chain(told).collect();
    let fields = [
        &sheet.of.file,
        &sheet.heading.name,
        &sheet.right().to_string(),
        &sheet.items.len().to_string(),
        &verdicts.join(" "),
        &slips.join(" "),
        "",
        &told.join(" "),
        "marked",
        &follow.join(" "),
    ];
    line(&sheet.of.student, notes, fields)
}

fn line(student: &Student, notes: &ClassNotes, fields: [&str; 10]) -> String {
    let id = student.id.as_deref().unwrap_or_default();
    let who = notes.has_ids.then_some([id, &student.name]);
    let fields = who.into_iter().flatten().chain(fields);
    csv_line(fields.map(str::to_owned))
}
