//! The results of a class of sheets, as a program reads and writes them.

use explain::document::{Document, Style};
use grade::class::{ClassNotes, ClassResults, HandIn, ReportFormat, ReportStage, ReportStyle};
use grade::worksheets::{MarkedSheet, sheet_class};

use super::plain;

fn class_of(sheets: &[MarkedSheet], is_one: bool) -> ClassResults<MarkedSheet> {
    let mut class = sheet_class(&ClassNotes { is_one, ..ClassNotes::default() });
    for sheet in sheets {
        class.add(sheet, sheet.row());
    }
    class
}

/// What is told of these sheets: each in brief, and then all of them.
pub fn class_told(sheets: &[MarkedSheet]) -> Document {
    let told = sheets.iter().map(|sheet| sheet.brief(Style::default()));
    let told = told.chain([class_of(sheets, false).report()]);
    Document { blocks: told.flat_map(|told| told.blocks).collect() }
}

/// What is written of these sheets, or of the only one, for a program.
pub fn class_written(sheets: &[MarkedSheet], is_one: bool, format: ReportFormat) -> String {
    let class = class_of(sheets, is_one);
    let style = ReportStyle { style: Style::default(), terminal: plain(80) };
    let each = (0..).zip(sheets);
    let each = each.map(|(number, sheet)| ReportStage::HandIn(sheet, number));
    let end = ReportStage::End(&[]);
    let stages = std::iter::once(ReportStage::Beginning).chain(each).chain([end]);
    stages.map(|stage| class.written(format, &stage, style)).collect()
}
