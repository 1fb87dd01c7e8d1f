//! Boards as the lab sheet draws them: `Nim:`, then a line a row, `1: X X X`.
//!
//! A row too long for the width is shortened, and its size added: `2: X X X … X (1000)`. Objects that have just been taken
//! are dots: `1: X X ·`. Where other games are played, the name of each is above its rows: `Kayles:`.

use super::terminal::Terminal;
use explain::document::DrawnRow;

/// The lines of a drawing, none wider than the terminal.
pub(super) fn lines(rows: &[DrawnRow], terminal: Terminal) -> Vec<String> {
    let is_of_nim = !matches!(rows.first(), Some(DrawnRow::Game(_)));
    let drawn = rows.iter().flat_map(|row| match row {
        DrawnRow::Game(name) => heading(name, terminal),
        &DrawnRow::Row { row, size, taken } => vec![drawn_row(row, size, taken, terminal)],
    });
    is_of_nim.then(|| "Nim:".to_owned()).into_iter().chain(drawn).collect()
}

/// "Kayles:", on as many lines as its name needs.
fn heading(name: &str, terminal: Terminal) -> Vec<String> {
    let characters: Vec<char> = name.chars().chain([':']).collect();
    let lines = characters.chunks(terminal.width.max(1));
    lines.map(|line| line.iter().collect()).collect()
}

fn drawn_row(row: usize, size: u64, taken: u64, terminal: Terminal) -> String {
    let label = format!("{row}:");
    let room = terminal.width.saturating_sub(label.len());
    let fits = |objects: u64| usize::try_from(objects).is_ok_and(|objects| objects <= room / 2);
    let many = |object: &str, count: u64| object.repeat(usize::try_from(count).unwrap_or(0));
    if fits(size) {
        let taken = if fits(size.saturating_add(taken)) { taken } else { 0 };
        let dot = if terminal.ascii { " ." } else { " ·" };
        return label + &many(" X", size) + &many(dot, taken);
    }
    let dots = if terminal.ascii { "..." } else { "…" };
    let end = format!(" {dots} X ({size})");
    let objects = room.saturating_sub(end.chars().count()) / 2;
    label + &" X".repeat(objects) + &end
}
