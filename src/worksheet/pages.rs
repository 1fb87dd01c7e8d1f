//! The pages of marked sheets to hand back: one for each student, and one for the class, which links to these.

use std::collections::BTreeMap;

use super::class::{SheetClass, marked};
use super::class_report::{by_question, by_topic, not_marked, not_read, title, total_in_words};
use super::marked::MarkedSheet;
use super::not_counted::file_and_name;
use super::report::sheet_report;
use crate::class::{ClassNotes, ClassRow, also_handed_in, notes_in_words, student_table};
use crate::document::text::{Text, code};
use crate::document::wording::listed;
use crate::document::{Block, Document, IntoBlocks, Style, Table};
use crate::judgement::Misconception;

/// The page of a hand-in.
pub fn sheet_page(sheet: &MarkedSheet, style: Style) -> Document {
    let of = &sheet.of;
    let (title, told) = match &sheet.not_marked {
        None => (file_and_name(sheet), sheet_report(sheet, style).blocks),
        Some(why) => (of.file.clone(), not_marked(&why.to_string()).into_blocks()),
    };
    Document::of((Block::Title(title.into()), also_handed_in(of), told))
}

/// The students of a class of sheets, each with the name of their page.
#[must_use]
pub fn class_rows(hand_ins: &[MarkedSheet], pages: &[Option<String>]) -> Vec<ClassRow> {
    let rows = hand_ins.iter().zip(pages).map(|(sheet, page)| {
        let of = &sheet.of;
        let cells = match &sheet.not_marked {
            None => {
                let right = format!("{}\u{a0}of\u{a0}{}", sheet.right(), sheet.items.len());
                let slips = sheet.misconceptions().into_iter();
                let slips = slips.map(|slip| slip.in_words().into());
                [right.into(), listed(slips, "and")]
            }
            Some(why) => [Text::default(), not_marked(&why.to_string())],
        };
        ClassRow {
            student: of.student.clone(),
            page: page.clone(),
            file: of.file.clone(),
            points: sheet.not_marked.is_none().then(|| sheet.percent()),
            comment: cells[1].plain(),
            cells,
        }
    });
    rows.collect()
}

/// The page of a class, with its students.
pub fn class_page(hand_ins: &[MarkedSheet], rows: &[ClassRow], notes: &ClassNotes) -> Document {
    let class = SheetClass::of(hand_ins);
    let mut who: BTreeMap<Misconception, Vec<String>> = BTreeMap::new();
    for sheet in marked(hand_ins) {
        for slip in sheet.misconceptions() {
            let student = sheet.of.student.to_string();
            who.entry(slip).or_default().push(student);
        }
    }
    let heading = |heading: &'static str| Block::Heading(heading.into());
    let sortable = |table: Table| Table {
        sortable: true,
        ..table
    };
    let is_marked = class.count > 0;
    let spread = is_marked.then(|| {
        let spread = heading("How the right answers are spread, in per cent");
        (spread, class.spread.histogram())
    });
    let columns = ">percent|<file|<right|<what went wrong";
    let students = (heading("Students"), student_table(rows, notes, columns));
    let topics = is_marked.then(|| (heading("Topics"), sortable(by_topic(&class))));
    let questions = (!class.questions.is_empty())
        .then(|| (heading("Questions"), sortable(by_question(&class))));
    let slips = (!who.is_empty()).then(|| {
        let slips = heading("Misconceptions, and who shows them");
        (slips, sortable(misconceptions(who)))
    });
    let title = (Block::Title(title(&class)), total_in_words(&class));
    let beside = (not_read(&class), notes_in_words(notes, true));
    Document::of((title, beside, spread, students, (topics, questions, slips)))
}

fn misconceptions(who: BTreeMap<Misconception, Vec<String>>) -> Table {
    let mut table = Table::of("<misconception|>sheets|<whose|<code");
    let mut slips: Vec<_> = who.into_iter().collect();
    slips.sort_by_key(|(_, who)| std::cmp::Reverse(who.len()));
    for (slip, who) in slips {
        let students = who.join(", ");
        table.add((slip.in_words(), who.len(), students, code(slip.code())));
    }
    table
}
