//! A page on a terminal that is overwritten in place.

use std::env;

use super::screen::size;
use crate::render::{Terminal, width};

/// A page that is visible on the terminal.
#[derive(Default)]
pub(super) struct InPlacePage {
    /// Its lines.
    lines: Vec<String>,
    /// How many lines follow the page: the prompt, the empty line above it, messages.
    below: usize,
}

impl InPlacePage {
    /// The output that replaces the page by another, followed by an empty line.
    pub fn turn(&mut self, page: Vec<String>) -> String {
        let (_, rows) = size();
        let turned = turned(&self.lines, &page, self.below, rows);
        *self = Self { lines: page, below: 1 };
        turned + "\n"
    }

    /// Records lines written below the page.
    pub fn passed(&mut self, lines: usize) {
        self.below += lines;
    }

    /// Records input at a prompt, which also takes up its line.
    pub fn asked(&mut self, prompt: &str, typed: Option<&str>) {
        let (columns, _) = size();
        let typed = typed.map_or(0, width);
        self.below += 1 + (prompt.len() + typed).saturating_sub(1) / columns;
    }

    /// The output that removes everything below the page.
    pub fn taken_away(&self) -> String {
        up(self.below)
    }
}

/// The output that turns the visible page, with this many lines below it, into another: everything from the first
/// different line on is rewritten. If that line has scrolled off, or lines would have to scroll back, the screen is
/// cleared and filled with the last lines of the page.
fn turned(shown: &[String], page: &[String], below: usize, rows: usize) -> String {
    let alike = shown.iter().zip(page).take_while(|(one, other)| one == other).count();
    let lines = shown.len() - alike + below;
    let has_scrolled = shown.len() + below >= rows;
    let come_back = has_scrolled && page.len() < shown.len();
    let (start, fresh) = if lines < rows && !come_back {
        (up(lines), &page[alike..])
    } else {
        const CLEAR: &str = "\u{1b}[H\u{1b}[2J";
        let fit = rows.saturating_sub(3).max(1);
        (CLEAR.to_owned(), &page[page.len().saturating_sub(fit)..])
    };
    let fresh: String = fresh.iter().flat_map(|line| [line, "\n"]).collect();
    start + &fresh
}

/// Moves to the beginning of the line this many above, and clears everything from there on.
pub(super) fn up(lines: usize) -> String {
    match lines {
        0 => String::new(),
        _ => format!("\u{1b}[{lines}A\r\u{1b}[J"),
    }
}

/// Whether the terminal claims to support cursor movement.
pub(super) fn can_move_cursor() -> bool {
    env::var_os("TERM").is_some_and(|terminal| !terminal.is_empty() && terminal != "dumb")
}

/// Whether shown text can be overwritten, and the reader would want that. Lines wider than the terminal wrap, so that
/// their positions are unknown.
pub(super) fn can_write_over(shown: Terminal) -> bool {
    let (columns, _) = size();
    can_move_cursor() && !shown.ascii && !shown.linear && shown.width <= columns
}

#[cfg(test)]
mod tests {
    use super::turned;

    fn page(lines: usize) -> Vec<String> {
        (1..=lines).map(|line| format!("line {line}")).collect()
    }

    #[test]
    fn what_is_new_takes_the_place_of_the_prompt() {
        assert_eq!(turned(&[], &page(2), 0, 24), "line 1\nline 2\n");
        assert_eq!(turned(&page(2), &page(3), 2, 24), "\u{1b}[2A\r\u{1b}[Jline 3\n");
    }

    #[test]
    fn going_back_takes_lines_away() {
        assert_eq!(turned(&page(5), &page(3), 2, 24), "\u{1b}[4A\r\u{1b}[J");
    }

    #[test]
    fn a_line_that_changes_is_written_anew_with_all_below_it() {
        let shown = page(4);
        let mut marked = page(4);
        marked[1].push_str(" [1]");
        assert_eq!(
            turned(&shown, &marked, 2, 24),
            "\u{1b}[5A\r\u{1b}[Jline 2 [1]\nline 3\nline 4\n"
        );
    }

    #[test]
    fn lines_that_have_left_the_screen_come_back_on_a_cleared_one() {
        let seen = "\u{1b}[H\u{1b}[2Jline 4\nline 5\nline 6\nline 7\n";
        assert_eq!(turned(&page(8), &page(7), 2, 7), seen);
        // The cursor cannot reach a line that has scrolled off.
        let mut changed = page(7);
        changed[0] = "another".to_owned();
        assert_eq!(turned(&changed, &page(7), 2, 7), seen);
        assert_eq!(turned(&page(7), &page(8), 2, 7), "\u{1b}[2A\r\u{1b}[Jline 8\n");
    }
}
