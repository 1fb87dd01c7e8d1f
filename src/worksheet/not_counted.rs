//! Whose sheet it is, and what is on it that does not count, in words.
//!
//! "anna.md, line 14, was not read: I did this twice." A line that does not affect the marks is reported all the same,
//! so that nobody's writing is silently lost.

use super::marked::{Item, MarkedSheet, NotCounted, NotCountedReason};
use crate::class::StudentFiles;
use crate::document::Text;
use crate::document::text::{code, text};
use crate::document::wording::{counted, listed, plural};
use crate::legible::cut;

/// How much of a line is shown.
const MOST_CHARACTERS: usize = 60;

/// "Name: Anna. Date: 3 May."
pub(super) fn heading(sheet: &MarkedSheet) -> Option<Text> {
    let said = [("Name", &sheet.heading.name), ("Date", &sheet.heading.date)];
    let said: Vec<String> = said
        .into_iter()
        .filter(|(_, said)| !said.is_empty())
        .map(|(label, said)| format!("{label}: {}", cut(said, MOST_CHARACTERS)))
        .collect();
    (!said.is_empty()).then(|| said.join("   ").into())
}

/// "anna.md", or "anna.md (Anna)"; if the roster has a name, "Anna Berg (s17), anna.md".
pub(super) fn file_and_name(sheet: &MarkedSheet) -> String {
    let StudentFiles { student, file, .. } = &sheet.of;
    match &*sheet.heading.name {
        _ if student.id.is_some() => format!("{student}, {file}"),
        "" => file.clone(),
        name => format!("{file} ({})", cut(name, MOST_CHARACTERS)),
    }
}

/// What does not count, a line each, and the questions that are missing from the sheet.
pub(super) fn not_counted(sheet: &MarkedSheet) -> Vec<Text> {
    /// Beyond this, only the line numbers are given.
    const MOST_SHOWN: usize = 20;
    let shown = sheet.not_counted.len().min(MOST_SHOWN);
    let (shown, rest) = sheet.not_counted.split_at(shown);
    let mut told: Vec<Text> = shown.iter().map(|line| one(&sheet.of.file, line)).collect();
    if let [first, .., last] | [first @ last] = rest {
        told.push(text![
            "And "{counted(rest.len(), "more line")}
            {format!(
                " of {}, from line {} to {}.",
                sheet.of.file, first.line, last.line
            )}
        ]);
    }
    let missing: Vec<Text> = (1_usize..)
        .zip(&sheet.items)
        .filter(|(_, item)| item.line.is_none())
        .map(|(number, Item { .. })| number.into())
        .collect();
    if !missing.is_empty() {
        told.push(text![
            "Missing from "{sheet.of.file.clone()}", and so without an answer: "
            {plural(missing.len() as u128, "question")}"\u{a0}"{listed(missing, "and")}"."
        ]);
    }
    told
}

fn one(file: &str, NotCounted { line, text, why }: &NotCounted) -> Text {
    if text.is_empty() {
        return text![{ format!("{file}, line {line}, is struck out, and was not read.") }];
    }
    let said = match why {
        NotCountedReason::NotRead => " was not read: ",
        NotCountedReason::Remark => " is a remark, and was not taken as the answer: ",
        NotCountedReason::NotAsked => {
            " is not a question of the sheet that was given out, so it does not count: "
        }
        NotCountedReason::AskedAgain => {
            " asks again what is answered already, so it does not count: "
        }
    };
    let text = cut(text.trim_end_matches('.'), MOST_CHARACTERS);
    let end = if text.ends_with(['!', '?']) { "" } else { "." };
    text![{format!("{file}, line {line},")}{said}{code(text)}{end}]
}
