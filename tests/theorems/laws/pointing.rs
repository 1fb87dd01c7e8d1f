//! Every table is whole, and what is marked in it is said. That the rows and columns exist of which steps speak are laws of
//! replay and of the outline: each is compared with those of its board.

use explain::derivation::Derivation;
use explain::document::{Block, Role, Table, Text, tell};

use crate::support::at_depth;

/// Every row of a table has as many cells as its header, and what is pointed at is one of its columns.
pub fn in_its_tables(derivation: &Derivation, depth: usize) {
    let style = at_depth(depth);
    let document = tell(derivation, style);
    what_is_marked_is_said(&document.blocks);
    tables_in(document.blocks).iter().for_each(is_whole);
}

/// What the marked cells of a table are is said below it, and nothing else is called marked.
fn what_is_marked_is_said(blocks: &[Block]) {
    for (index, block) in blocks.iter().enumerate() {
        match block {
            Block::Table(table) => {
                let mut cells = table.body.iter().chain(&table.foot).flatten();
                let said =
                    matches!(blocks.get(index + 1), Some(Block::Paragraph(text)) if says(text));
                assert_eq!(cells.any(|cell| cell.marked), said, "{table:?}");
            }
            Block::Paragraph(text) if says(text) => {
                let before = index.checked_sub(1).map(|before| &blocks[before]);
                assert!(matches!(before, Some(Block::Table(_))), "{text}");
            }
            Block::Section { body, .. } => what_is_marked_is_said(body),
            _ => {}
        }
    }
}

fn says(text: &Text) -> bool {
    text.spans().iter().any(|span| span.role == Role::Marked)
}

/// The tables among blocks, also in sections.
pub fn tables_in(blocks: Vec<Block>) -> Vec<Table> {
    let tables = blocks.into_iter().map(|block| match block {
        Block::Table(table) => vec![table],
        Block::Section { body, .. } => tables_in(body),
        _ => vec![],
    });
    tables.flatten().collect()
}

fn is_whole(table: &Table) {
    let columns = table.header.len();
    assert!(columns > 0);
    assert_eq!(table.align.len(), columns);
    assert!(table.stubs <= columns);
    let rows = || table.body.iter().chain(&table.foot);
    assert!(rows().all(|row| row.len() == columns));
}
