//! What came of a class, in words: a table by function, what went wrong most often, and how the points are spread.

use super::cause::Cause;
use super::class::{FunctionTally, GradedClass};
use super::lab::max_points;
use super::submission::Run;
use super::telling::how;
use crate::document::text::{Text, code, strong, text};
use crate::document::wording::counted;
use crate::document::{Align, Block, Cell, Document, Table};

/// Tells what came of the class.
#[must_use]
pub fn tell_class(class: &GradedClass, run: &Run) -> Document {
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
        let &FunctionTally {
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
    if class.not_graded > 0 {
        blocks.push(Block::Paragraph(not_graded(class)));
    }
    if !class.causes.is_empty() {
        blocks.push(Block::Heading("What went wrong most often".into()));
        blocks.push(Block::Table(causes(class)));
    }
    blocks.push(Block::Heading("All in all".into()));
    if class.graded() > 0 {
        blocks.push(Block::Paragraph(class.spread.told()));
    }
    blocks.push(Block::Paragraph(all_in_all(class)));
    blocks.push(Block::Paragraph(how(class.layers, run)));
    Document { blocks }
}

fn not_graded(class: &GradedClass) -> Text {
    let they_are = if class.not_graded == 1 {
        "It is"
    } else {
        "They are"
    };
    text![
        counted(class.not_graded, "hand-in"),
        format!(
            " could not be graded. {they_are} not in this table, nor in the points on average."
        )
    ]
}

fn all_in_all(class: &GradedClass) -> Text {
    let all_right = strong(format!(
        "{} of {} all right",
        class.all_right, class.submissions
    ));
    let of_whom = match class.not_graded {
        _ if class.graded() == 0 => return text![all_right, "."],
        0 => Text::default(),
        _ => text![" of the ", class.graded(), " that were graded"],
    };
    text![
        all_right,
        "; ",
        class.mean().to_string(),
        " of ",
        max_points().to_string(),
        " points on average",
        of_whom,
        "."
    ]
}

/// What went wrong in how many hand-ins.
fn causes(class: &GradedClass) -> Table {
    let columns = [
        (Align::Left, "what went wrong"),
        (Align::Right, "hand-ins"),
        (Align::Left, "code"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    let mut causes: Vec<(Cause, usize)> = class
        .causes
        .iter()
        .map(|(&cause, &count)| (cause, count))
        .collect();
    causes.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (cause, count) in causes {
        table.row([
            Cell::from(cause.words()),
            Cell::from(count),
            Cell::from(code(cause.code())),
        ]);
    }
    table
}
