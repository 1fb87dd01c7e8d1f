//! Boards as the lab sheet draws them: `Nim:`, then a line a row, `1: X X X`.
//!
//! A row too long for the width is shortened, and its size added: `2: X X X … X (1000)`. Where other games are played,
//! the name of each is above its rows: `Kayles:`.

use super::terminal::Terminal;
use super::width::pieces;
use explain::document::DrawnRow;

/// The lines of a drawing, none wider than the terminal.
pub(super) fn lines(rows: &[DrawnRow], terminal: Terminal) -> Vec<String> {
    let mut lines = Vec::new();
    if !matches!(rows.first(), Some(DrawnRow::Game(_))) {
        lines.push("Nim:".to_owned());
    }
    for row in rows {
        match row {
            DrawnRow::Game(name) => {
                let heading = format!("{name}:");
                lines.extend(pieces(&heading, terminal.width).into_iter().map(str::to_owned));
            }
            &DrawnRow::Row { row, size } => lines.push(drawn_row(row, size, terminal)),
        }
    }
    lines
}

fn drawn_row(row: usize, size: u64, terminal: Terminal) -> String {
    let label = format!("{row}:");
    let room = terminal.width.saturating_sub(label.len());
    if let Ok(objects) = usize::try_from(size)
        && objects <= room / 2
    {
        return label + &" X".repeat(objects);
    }
    let dots = if terminal.ascii { "..." } else { "…" };
    let end = format!(" {dots} X ({size})");
    let objects = room.saturating_sub(end.chars().count()) / 2;
    label + &" X".repeat(objects) + &end
}
