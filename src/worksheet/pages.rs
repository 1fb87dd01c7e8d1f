//! The pages to hand back of marked sheets: one for each student, and one for the class, which leads to these.

use std::collections::{BTreeMap, BTreeSet};

use super::class::SheetClass;
use super::handed_in::{MarkedHandIn, Unmarked};
use super::marked::{Item, MarkedSheet};
use super::telling::tell_sheet;
use super::telling_class::{by_question, by_topic, not_marked, not_read, title, together};
use super::telling_lines::file_and_name;
use crate::class::{ClassNotes, ClassRow, student_table, tell_notes};
use crate::document::text::{Text, code, text};
use crate::document::wording::listed;
use crate::document::{Block, Document, Style, Table};
use crate::judgement::Misconception;

/// The page of a hand-in.
pub fn sheet_page(hand_in: &MarkedHandIn, style: Style) -> Document {
    let (of, title, told) = match hand_in {
        Ok(sheet) => {
            let told = tell_sheet(sheet, style).blocks;
            (&sheet.of, file_and_name(sheet), told)
        }
        Err(unmarked) => {
            let Unmarked { of, why, .. } = &**unmarked;
            let why = vec![Block::Paragraph(not_marked(why))];
            (of, of.file.clone(), why)
        }
    };
    let also = of
        .told()
        .map(|told| Block::Paragraph(text!["Note: "{told}"."]));
    let title = Block::Title(title.into());
    let blocks = std::iter::once(title).chain(also).chain(told);
    blocks.collect()
}

/// The students of a class of sheets, each with the name of their page.
#[must_use]
pub fn class_rows(hand_ins: &[MarkedHandIn], pages: &[Option<String>]) -> Vec<ClassRow> {
    let rows = hand_ins.iter().zip(pages).map(|(hand_in, page)| {
        let (of, points, told) = match hand_in {
            Ok(sheet) => {
                let right = format!("{}\u{a0}of\u{a0}{}", sheet.right(), sheet.items.len());
                let slips = slips_of(sheet).into_iter();
                let slips = slips.map(|slip| slip.in_words().into());
                let told = [right.into(), listed(slips, "and")];
                (&sheet.of, Some(sheet.percent()), told)
            }
            Err(unmarked) => {
                let Unmarked { of, why, .. } = &**unmarked;
                (of, None, [Text::default(), not_marked(why)])
            }
        };
        ClassRow {
            student: of.student.clone(),
            page: page.clone(),
            file: of.file.clone(),
            points,
            comment: told[1].plain(),
            told,
        }
    });
    rows.collect()
}

/// The misconceptions that a sheet shows.
fn slips_of(sheet: &MarkedSheet) -> BTreeSet<Misconception> {
    sheet.items.iter().flat_map(Item::misconceptions).collect()
}

/// The page of a class, with its students.
pub fn class_page(hand_ins: &[MarkedHandIn], rows: &[ClassRow], notes: &ClassNotes) -> Document {
    let class = SheetClass::of(hand_ins);
    let mut who: BTreeMap<Misconception, Vec<String>> = BTreeMap::new();
    for sheet in hand_ins.iter().flatten() {
        for slip in slips_of(sheet) {
            let student = sheet.of.student.to_string();
            who.entry(slip).or_default().push(student);
        }
    }
    let columns = ">percent|<file|<right|<what went wrong";
    let mut blocks = vec![Block::Title(title(&class))];
    blocks.extend(together(&class));
    blocks.extend(not_read(&class));
    blocks.extend(tell_notes(notes, true));
    let mut add = |heading: &'static str, table: Table| {
        blocks.extend([Block::Heading(heading.into()), Block::Table(table)]);
    };
    let sortable = |table: Table| Table {
        sortable: true,
        ..table
    };
    let is_marked = class.total.count() > 0;
    if is_marked {
        let heading = "How the right answers are spread, in per cent";
        add(heading, class.spread.histogram());
    }
    add("Students", student_table(rows, notes, columns));
    if is_marked {
        add("Topics", sortable(by_topic(&class)));
    }
    if !class.questions.is_empty() {
        add("Questions", sortable(by_question(&class)));
    }
    if !who.is_empty() {
        let heading = "Misconceptions, and who shows them";
        add(heading, sortable(misconceptions(who)));
    }
    Document { blocks }
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
