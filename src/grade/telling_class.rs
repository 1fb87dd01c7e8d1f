//! What came of a class, in words: a table by function, a table by misconception, and the points on average.

use super::class::{Class, Tally};
use super::lab::max_points;
use crate::document::text::{code, strong, text};
use crate::document::wording::counted;
use crate::document::{Align, Block, Cell, Document, Table, misconception};
use crate::judgement::Misconception;

/// Tells what came of the class.
#[must_use]
pub fn tell_class(class: &Class) -> Document {
    let mut blocks = vec![Block::Title(text![
        "The class: ",
        counted(class.submissions, "hand-in")
    ])];
    let columns = [
        "right",
        "not right",
        "missing",
        "error",
        "too long",
        "blocked",
    ];
    let columns = columns.map(|name| (Align::Right, name.into()));
    let header = std::iter::once((Align::Left, "function".into())).chain(columns);
    let mut table = Table::new(1, header);
    for (function, tally) in &class.functions {
        let &Tally {
            passed,
            failed,
            missing,
            error,
            timeout,
            blocked,
        } = tally;
        let counts = [passed, failed, missing, error, timeout, blocked].map(Cell::from);
        table.row(std::iter::once(Cell::from(code(function.name()))).chain(counts));
    }
    blocks.push(Block::Table(table));
    if !class.misconceptions.is_empty() {
        blocks.push(Block::Table(slips(class)));
    }
    if class.not_graded > 0 {
        blocks.push(Block::Paragraph(text![
            counted(class.not_graded, "hand-in"),
            " could not be graded."
        ]));
    }
    blocks.push(Block::Paragraph(text![
        strong(format!(
            "{} of {} all right",
            class.all_right, class.submissions
        )),
        "; ",
        class.mean().to_string(),
        " of ",
        max_points().to_string(),
        " points on average."
    ]));
    Document { blocks }
}

fn slips(class: &Class) -> Table {
    let columns = [
        (Align::Left, "misconception"),
        (Align::Left, "code"),
        (Align::Right, "hand-ins"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    let mut slips: Vec<(Misconception, usize)> = class
        .misconceptions
        .iter()
        .map(|(&slip, &count)| (slip, count))
        .collect();
    slips.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (slip, count) in slips {
        table.row([
            Cell::from(misconception(slip)),
            Cell::from(code(slip.code())),
            Cell::from(count),
        ]);
    }
    table
}
