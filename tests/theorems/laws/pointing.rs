//! Every table is whole. That the rows and columns exist of which steps speak are laws of
//! replay and of the outline: each is compared with those of its board.

use explain::derivation::Derivation;
use explain::document::{Block, Table, tell};

use crate::support::at_depth;

/// Every row of a table has as many cells as its header.
pub fn in_its_tables(derivation: &Derivation, depth: usize) {
    let style = at_depth(depth);
    let document = tell(derivation, style);
    tables_in(document.blocks).iter().for_each(is_whole);
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
