//! Boards as the lab sheet draws them: `Nim:`, then a line a row, `1: X X X`.
//!
//! A row too long for the width is shortened, and its size added: `2: X X X … X (1000)`. Where other games are played,
//! the name of each is above its rows: `Kayles:`.

use super::terminal::Terminal;
use explain::document::DrawnRow;

/// The lines of a drawing, none wider than the terminal.
pub(super) fn lines(rows: &[DrawnRow], terminal: Terminal) -> Vec<String> {
    let is_of_nim = !matches!(rows.first(), Some(DrawnRow::Game(_)));
    let drawn = rows.iter().flat_map(|row| match row {
        DrawnRow::Game(name) => heading(name, terminal),
        &DrawnRow::Row { row, size } => vec![drawn_row(row, size, terminal)],
    });
    is_of_nim.then(|| "Nim:".to_owned()).into_iter().chain(drawn).collect()
}

/// "Kayles:", on as many lines as its name needs.
fn heading(name: &str, terminal: Terminal) -> Vec<String> {
    let characters: Vec<char> = name.chars().chain([':']).collect();
    let lines = characters.chunks(terminal.width.max(1));
    lines.map(|line| line.iter().collect()).collect()
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
