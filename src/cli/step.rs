//! `--step`: a document at a terminal, one step per Enter.
//!
//! Where the terminal can do it, the line that tells what can be pressed is taken away before more is shown, so that the
//! page grows in place and in the end reads as if it had been printed in one go. Where it cannot (`TERM=dumb`), and with
//! `--linear` or `--ascii`, behind which a screen reader may be, nothing is ever written over: whole steps follow one another.

use std::env;
use std::io;

use terminal_size::{Height, Width, terminal_size_of};

use super::converse::{Partner, converse};
use super::line::read_line;
use super::streams::plain;
use crate::conversation::{Menu, Shown};
use crate::document::Document;
use crate::presentation::{Frames, Presentation};
use crate::render::{Terminal, terminal as laid_out, width};

/// Shows a document step by step until its end, the end of the input, or until whoever reads leaves.
pub(super) fn present(document: Document, terminal: Terminal) -> io::Result<()> {
    let (columns, rows) = size();
    // The line to type on, an empty one above it, and the one that Enter leads to.
    let height = rows.saturating_sub(3);
    let frames = Frames::new(document, terminal, height);
    // What is laid out wider than the terminal wraps, and nobody knows where the lines are.
    let may_move = can_move_cursor() && !terminal.ascii && !terminal.linear;
    if may_move && terminal.width <= columns {
        let mut screen = InPlace::new(terminal, rows);
        converse(&mut Presentation::new(frames), &mut screen)?;
        screen.leave()
    } else {
        converse(
            &mut Presentation::new(frames.by_steps()),
            &mut Appended(terminal),
        )
    }
}

/// Asks for a line; at the end of the input the cursor still stands behind the prompt.
fn ask(prompt: &str) -> io::Result<Option<String>> {
    plain(prompt)?;
    let line = read_line(&mut io::stdin().lock())?;
    if line.is_none() {
        plain("\n")?;
    }
    Ok(line)
}

/// Each page below what has been shown; nothing is written over.
struct Appended(Terminal);

impl Partner for Appended {
    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        match shown {
            Shown::Page(page) => plain(&format!("{}\n\n", page.fresh(self.0).join("\n"))),
            Shown::Said(said) => plain(&laid_out(said, self.0)),
        }
    }

    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        ask(&menu.line(self.0))
    }
}

/// One page that grows and shrinks where it stands.
struct InPlace {
    terminal: Terminal,
    rows: usize,
    /// The lines of the page.
    lines: Vec<String>,
    /// How many lines below the page have been passed: the prompt, the empty line above it, messages.
    below: usize,
}

impl InPlace {
    fn new(terminal: Terminal, rows: usize) -> Self {
        Self {
            terminal,
            rows,
            lines: Vec::new(),
            below: 0,
        }
    }

    /// Leaves the terminal to others, below the page.
    fn leave(&self) -> io::Result<()> {
        plain(&up(self.below))
    }
}

impl Partner for InPlace {
    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        match shown {
            Shown::Page(page) => {
                let lines = page.so_far(self.terminal);
                let turned = turned(&self.lines, &lines, self.below, self.rows);
                self.lines = lines;
                self.below = 1;
                plain(&format!("{turned}\n"))
            }
            Shown::Said(said) => {
                let said = laid_out(said, self.terminal);
                self.below += said.lines().count();
                plain(&said)
            }
        }
    }

    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        let prompt = menu.line(self.terminal);
        let line = ask(&prompt)?;
        // What goes on in the next line has taken that as well.
        let (columns, _) = size();
        let typed = line.as_deref().map_or(0, width);
        self.below += 1 + (prompt.len() + typed).saturating_sub(1) / columns;
        Ok(line)
    }
}

/// What turns the page that is shown, with this many lines passed below it, into another: from the first line that differs
/// everything is written anew. Where that line has left the screen, or lines would have to come back that have left it, the
/// screen is cleared and filled with the last lines of the page.
fn turned(shown: &[String], page: &[String], below: usize, rows: usize) -> String {
    let alike = shown
        .iter()
        .zip(page)
        .take_while(|(one, other)| one == other)
        .count();
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

/// To the beginning of the line this many above, with everything from there on taken away.
pub(super) fn up(lines: usize) -> String {
    match lines {
        0 => String::new(),
        _ => format!("\u{1b}[{lines}A\r\u{1b}[J"),
    }
}

/// Whether the terminal says that it knows how to move its cursor.
pub(super) fn can_move_cursor() -> bool {
    env::var_os("TERM").is_some_and(|terminal| !terminal.is_empty() && terminal != "dumb")
}

/// The columns and rows of the terminal.
fn size() -> (usize, usize) {
    match terminal_size_of(io::stdout()) {
        Some((Width(columns), Height(rows))) if columns > 0 && rows > 0 => {
            (usize::from(columns), usize::from(rows))
        }
        _ => (80, 24),
    }
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
        assert_eq!(
            turned(&page(2), &page(3), 2, 24),
            "\u{1b}[2A\r\u{1b}[Jline 3\n"
        );
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
        // No way leads up to a line that is out of sight.
        let mut changed = page(7);
        changed[0] = "another".to_owned();
        assert_eq!(turned(&changed, &page(7), 2, 7), seen);
        assert_eq!(
            turned(&page(7), &page(8), 2, 7),
            "\u{1b}[2A\r\u{1b}[Jline 8\n"
        );
    }
}
