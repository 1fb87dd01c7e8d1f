//! The pages to hand back of marked sheets: one for each student, and one for the class, which leads to these.

use std::collections::BTreeMap;

use super::class::SheetClass;
use super::marked::{Item, MarkedSheet};
use super::telling::tell_sheet;
use super::telling_class::{by_question, by_topic, not_marked, title, together};
use super::telling_lines::file_and_name;
use crate::class::{ClassNotes, ClassRow, Points, Spread, StudentFiles, student_table, tell_notes};
use crate::document::text::{code, say};
use crate::document::wording::listed;
use crate::document::{Block, Cell, Document, Style, Table, misconception};
use crate::judgement::Misconception;

/// The page of a sheet, or of a file that is none.
#[must_use]
pub fn sheet_page(of: &StudentFiles, sheet: Result<&MarkedSheet, &str>, style: Style) -> Document {
    let (title, told) = match sheet {
        Ok(sheet) => (file_and_name(sheet), tell_sheet(sheet, style).blocks),
        Err(error) => {
            let why = vec![Block::Paragraph(not_marked(error))];
            (of.file.clone(), why)
        }
    };
    let also = of
        .told()
        .map(|told| Block::Paragraph(say!("Note: {told}.")));
    let title = Block::Title(title.into());
    let blocks = std::iter::once(title).chain(also).chain(told);
    Document {
        blocks: blocks.collect(),
    }
}

/// The page of a class, of which each sheet is given with the name of its page.
#[must_use]
pub fn class_page(
    sheets: &[(StudentFiles, Result<MarkedSheet, String>)],
    pages: &[String],
    notes: &ClassNotes,
) -> Document {
    let marked: Vec<&MarkedSheet> = sheets.iter().filter_map(|it| it.1.as_ref().ok()).collect();
    let class = SheetClass::of(marked.iter().copied());
    let mut spread = Spread::default();
    let mut who: BTreeMap<Misconception, Vec<String>> = BTreeMap::new();
    let rows = sheets.iter().zip(pages).map(|((of, sheet), page)| {
        let (points, right, note) = match sheet {
            Ok(sheet) => {
                let slips: std::collections::BTreeSet<Misconception> =
                    sheet.items.iter().flat_map(Item::misconceptions).collect();
                for &slip in &slips {
                    who.entry(slip).or_default().push(of.student.to_string());
                }
                let right = format!("{}\u{a0}of\u{a0}{}", sheet.right(), sheet.items.len());
                let slips = slips.into_iter().map(|slip| misconception(slip).into());
                (share(sheet), right, listed(slips, "and"))
            }
            Err(error) => (Points::default(), String::new(), error.clone().into()),
        };
        spread.add(points, Points::whole(100));
        ClassRow {
            student: of.student.clone(),
            page: Some(page.clone()),
            file: of.file.clone(),
            points,
            told: [right.into(), note],
        }
    });
    let rows: Vec<ClassRow> = rows.collect();
    let columns = ">percent|<file|<right|<what went wrong";
    let mut blocks = vec![
        Block::Title(title(&class, sheets.len() - marked.len())),
        Block::Paragraph(together(&class)),
    ];
    blocks.extend(tell_notes(notes, true));
    blocks.push(Block::Heading(
        "How the right answers are spread, in per cent".into(),
    ));
    blocks.push(Block::Table(spread.histogram()));
    blocks.push(Block::Heading("Students".into()));
    blocks.push(Block::Table(student_table(&rows, notes, columns)));
    blocks.push(Block::Heading("Topics".into()));
    blocks.push(Block::Table(sortable(by_topic(&class))));
    if !class.questions.is_empty() {
        blocks.push(Block::Heading("Questions".into()));
        blocks.push(Block::Table(sortable(by_question(&class))));
    }
    if !who.is_empty() {
        blocks.push(Block::Heading("Misconceptions, and who shows them".into()));
        blocks.push(Block::Table(misconceptions(who)));
    }
    Document { blocks }
}

/// The share of right answers, in percent.
fn share(sheet: &MarkedSheet) -> Points {
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Points::whole(100).part(
        Points::whole(count(sheet.right())),
        Points::whole(count(sheet.items.len())),
    )
}

fn misconceptions(who: BTreeMap<Misconception, Vec<String>>) -> Table {
    let mut table = Table::of("<misconception|>sheets|<whose|<code");
    let mut slips: Vec<_> = who.into_iter().collect();
    slips.sort_by_key(|(_, who)| std::cmp::Reverse(who.len()));
    for (slip, who) in slips {
        table.row([
            Cell::from(misconception(slip)),
            Cell::from(who.len()),
            Cell::from(who.join(", ")),
            Cell::from(code(slip.code())),
        ]);
    }
    sortable(table)
}

fn sortable(table: Table) -> Table {
    Table {
        sortable: true,
        ..table
    }
}
