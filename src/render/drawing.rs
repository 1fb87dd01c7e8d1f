//! Boards as the lab sheet draws them: `Nim:`, then a line a row, `1: X X X`.
//!
//! A row too long for the width is shortened, with its number told: `2: X X X … X (1000)`.

use super::terminal::Terminal;
use crate::document::DrawnRow;

/// The lines of a drawing, none wider than the terminal.
pub(super) fn lines(rows: &[DrawnRow], terminal: Terminal) -> Vec<String> {
    let drawn = rows.iter().map(|row| match row {
        &DrawnRow::Row { row, size } => drawn_row(row, size, terminal),
        DrawnRow::LeftOut(rows) => {
            let dots = if terminal.ascii { "..." } else { "⋮" };
            format!("{dots} {}", terminal.readable(&rows.to_string()))
        }
    });
    std::iter::once("Nim:".to_owned()).chain(drawn).collect()
}

fn drawn_row(row: usize, size: u64, terminal: Terminal) -> String {
    let label = format!("{row}:");
    let room = terminal.width.saturating_sub(label.len());
    let fits = |objects: u64| usize::try_from(objects).is_ok_and(|objects| objects <= room / 2);
    if fits(size) {
        return label + &" X".repeat(usize::try_from(size).unwrap_or(0));
    }
    let dots = if terminal.ascii { "..." } else { "…" };
    let end = format!(" {dots} X ({size})");
    let objects = room.saturating_sub(end.chars().count()) / 2;
    label + &" X".repeat(objects) + &end
}
