//! Boards as the lab sheet draws them: `Nim:`, then a line a row, `1: X X X`.
//!
//! A row too long for the width is shortened, and its size added: `2: X X X … X (1000)`. Objects that have just been taken
//! are dots: `1: X X ·`. Where other games are played, the name of each is above its rows: `Kayles:`.

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
            &DrawnRow::Row { row, size, taken } => {
                lines.push(drawn_row(row, size, taken, terminal));
            }
        }
    }
    lines
}

fn drawn_row(row: usize, size: u64, taken: u64, terminal: Terminal) -> String {
    let label = format!("{row}:");
    let room = terminal.width.saturating_sub(label.len());
    let fits = |count: usize| count <= room / 2;
    if let Ok(objects) = usize::try_from(size)
        && fits(objects)
    {
        let dot = if terminal.ascii { " ." } else { " ·" };
        let dots = usize::try_from(taken).ok().filter(|&dots| fits(objects.saturating_add(dots)));
        return label + &" X".repeat(objects) + &dot.repeat(dots.unwrap_or(0));
    }
    let dots = if terminal.ascii { "..." } else { "…" };
    let end = format!(" {dots} X ({size})");
    let objects = room.saturating_sub(end.chars().count()) / 2;
    label + &" X".repeat(objects) + &end
}
