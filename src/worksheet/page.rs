//! A worksheet as a document, to be printed and filled in by hand: the same sheet as in Markdown, with lines and ruled
//! cells to write on.
//!
//! "Answer (a whole number): ________" has its line as a blank, and its key has the answer there.

use super::print::{ON_THE_TABLES, Printing, WHERE_TO_WRITE, before_answer, header};
use super::sheet::Sheet;
use super::working::{CellValue, Working, WorkingCell, WorkingColumn, WorkingTable};
use crate::document::text::{blank, code, strong, text};
use crate::document::{
    Align, Block, Cell, Document, Table, Text, asked_by_itself, lines_to_pick_from,
    right_answer_as_typed,
};
use crate::question::Question;

const LENGTH_OF_A_LINE: usize = 24;

impl Sheet {
    /// The sheet as a document.
    #[must_use]
    pub fn document(&self, printing: Printing) -> Document {
        let line = || blank(LENGTH_OF_A_LINE);
        let mut blocks = vec![
            Block::Title(self.head.title().to_owned().into()),
            Block::Paragraph(text!["Name:\u{a0}"{line()}"   Date:\u{a0}"{line()}]),
        ];
        let instructions = self.head.instructions();
        blocks.extend(instructions.map(|said| Block::Paragraph(said.into())));
        blocks.push(Block::Paragraph(WHERE_TO_WRITE.into()));
        let rules = self.rules();
        if !rules.is_empty() {
            blocks.push(Block::list(rules));
        }
        if printing.work {
            blocks.push(Block::Paragraph(ON_THE_TABLES.into()));
        }
        let items = self.questions.iter();
        blocks.push(Block::List {
            numbered: true,
            items: items.map(|question| item(question, printing)).collect(),
        });
        blocks.extend(printing.foot(self).map(|(seed, again)| {
            Block::Paragraph(text!["seed "{seed}" (the same sheet again: "{code(again)}")"])
        }));
        Document { blocks }
    }
}

/// A question with its line, and the tables of its working.
fn item(question: &Question, printing: Printing) -> Vec<Block> {
    let answer = if printing.key {
        strong(right_answer_as_typed(question))
    } else {
        blank(LENGTH_OF_A_LINE)
    };
    let asked = Block::Paragraph(asked_by_itself(question));
    let answered = Block::Paragraph(text![{before_answer(question)}" "{answer}]);
    let working = printing.work.then(|| Working::of(question)).flatten();
    let tables = working.iter().flat_map(|working| {
        let key = if printing.key {
            working.key()
        } else {
            Vec::new()
        };
        let tables = working.tables.iter();
        tables.map(move |grid| Block::Table(table(grid, &key)))
    });
    let shown = lines_to_pick_from(question);
    [asked]
        .into_iter()
        .chain(shown)
        .chain([answered])
        .chain(tables)
        .collect()
}

/// A table of the working; the cells to be filled in that are not in the key stay empty.
fn table(grid: &WorkingTable, key: &[CellValue]) -> Table {
    let columns = grid.columns.iter();
    let columns = columns.map(|&column| (Align::Right, Text::from(header(grid, column))));
    let labels = (Align::Left, grid.corner.into());
    let are_digits = grid
        .columns
        .iter()
        .all(|column| matches!(column, WorkingColumn::Place(_)));
    let mut table = Table {
        to_fill: true,
        breakable: are_digits,
        ..Table::new(1, std::iter::once(labels).chain(columns))
    };
    for row in &grid.rows {
        let cells = row.cells.iter().map(|cell| match cell {
            WorkingCell::Given(given) => given.clone().into(),
            WorkingCell::Fill(id) => key
                .get(*id)
                .map(ToString::to_string)
                .unwrap_or_default()
                .into(),
        });
        let label: Cell = row.label.clone().into();
        table.row(std::iter::once(label).chain(cells));
    }
    table
}
