//! `--step`: a document at a terminal, one step per Enter.
//!
//! Where the terminal can do it, the line that tells what can be pressed is taken away before more is shown, so that the
//! page grows in place and in the end reads as if it had been printed in one go. Where it cannot (`TERM=dumb`), and with
//! `--ascii`, which a screen reader may be behind, nothing is ever written over: whole steps follow one another.

use std::env;
use std::io;

use terminal_size::{Height, Width, terminal_size_of};

use super::line::{read_line, visible};
use super::output::plain;
use crate::document::Document;
use crate::render::{Frame, Place, Presentation, Terminal, to_ascii, width};

/// Shows a document step by step until its end, the end of the input, or until whoever reads leaves.
pub(super) fn present(document: &Document, terminal: Terminal) -> io::Result<()> {
    let (columns, rows) = size();
    // The line to type on, an empty one above it, and the one that Enter leads to.
    let height = rows.saturating_sub(3);
    let presentation = Presentation::new(document, terminal, height);
    // What is laid out wider than the terminal wraps, and nobody knows where the lines are.
    if can_move_cursor() && !terminal.ascii && terminal.width <= columns {
        walk(&presentation, &mut InPlace::new(rows), terminal)
    } else {
        walk(&presentation.by_steps(), &mut Appended, terminal)
    }
}

/// How frames come onto the terminal.
trait Screen {
    /// What can be pressed besides Enter, `b` and `q`.
    const EXTRA: &str;

    /// Shows a frame in place of the one before it, with a prompt below.
    fn show(&mut self, frame: Frame, prompt: &str) -> io::Result<()>;

    /// Asks again.
    fn ask_again(&mut self, message: &str, prompt: &str) -> io::Result<()>;

    /// Takes note of what was typed; `None` is the end of the input.
    fn typed(&mut self, line: Option<&str>) -> io::Result<()>;

    /// Leaves the terminal to others.
    fn leave(&mut self) -> io::Result<()>;
}

fn walk<S: Screen>(
    presentation: &Presentation,
    screen: &mut S,
    terminal: Terminal,
) -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut passed: Vec<Place> = Vec::new();
    let mut at = presentation.start();
    'frames: loop {
        let next = presentation.next(at);
        let prompt = prompt::<S>(next.is_none(), terminal.width);
        screen.show(presentation.frame(at), &prompt)?;
        loop {
            let line = read_line(&mut input)?;
            screen.typed(line.as_deref())?;
            let key = line.map(|line| line.trim().to_lowercase());
            let to = match key.as_deref() {
                None | Some("q" | "quit" | "exit") => None,
                Some("") => next,
                Some("b" | "back") => {
                    at = passed.pop().unwrap_or(at);
                    continue 'frames;
                }
                Some("s" | "step") => presentation.end_of_step(at),
                Some(other) => {
                    let message = not_a_key::<S>(other, terminal);
                    screen.ask_again(&message, &prompt)?;
                    continue;
                }
            };
            let Some(to) = to else {
                return screen.leave();
            };
            passed.push(at);
            at = to;
            continue 'frames;
        }
    }
}

fn prompt<S: Screen>(is_last: bool, width: usize) -> String {
    let on = if is_last { "end" } else { "go on" };
    let extra = if is_last { "" } else { S::EXTRA };
    let long = format!("[Enter: {on}{extra}, b: back, q: leave] ");
    if long.len() < width {
        long
    } else {
        let extra = extra.replace(" whole", "");
        format!("[Enter{extra}, b: back, q: leave] ")
    }
}

/// What is said where something else was typed, short enough for one line.
fn not_a_key<S: Screen>(typed: &str, terminal: Terminal) -> String {
    const MOST_SHOWN: usize = 12;
    let typed = visible(typed);
    let typed: String = if typed.chars().count() > MOST_SHOWN {
        typed.chars().take(MOST_SHOWN).chain(['…']).collect()
    } else {
        typed
    };
    let message = format!("'{typed}' does nothing here.");
    if terminal.ascii {
        to_ascii(&message)
    } else {
        message
    }
}

/// Each frame below what has been shown; nothing is written over.
struct Appended;

impl Screen for Appended {
    const EXTRA: &str = "";

    fn show(&mut self, frame: Frame, prompt: &str) -> io::Result<()> {
        let fresh = frame.lines[frame.kept..].join("\n");
        plain(&format!("{fresh}\n\n{prompt}"))
    }

    fn ask_again(&mut self, message: &str, prompt: &str) -> io::Result<()> {
        plain(&format!("{message}\n{prompt}"))
    }

    fn typed(&mut self, line: Option<&str>) -> io::Result<()> {
        // At the end of the input the cursor still stands behind the prompt.
        plain(if line.is_none() { "\n" } else { "" })
    }

    fn leave(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// One page that grows and shrinks where it stands.
struct InPlace {
    rows: usize,
    /// The lines of the page.
    lines: Vec<String>,
    /// How many lines below the page have been passed: the prompt, the empty line above it, messages.
    below: usize,
    /// How many columns the prompt takes.
    prompt: usize,
}

impl InPlace {
    fn new(rows: usize) -> Self {
        Self {
            rows,
            lines: Vec::new(),
            below: 0,
            prompt: 0,
        }
    }

    fn ask(&mut self, before: &str, prompt: &str) -> io::Result<()> {
        self.prompt = prompt.len();
        plain(&format!("{before}{prompt}"))
    }
}

impl Screen for InPlace {
    const EXTRA: &str = ", s: whole step";

    fn show(&mut self, frame: Frame, prompt: &str) -> io::Result<()> {
        let page = turned(&self.lines, &frame.lines, self.below, self.rows);
        self.lines = frame.lines;
        self.below = 1;
        self.ask(&format!("{page}\n"), prompt)
    }

    fn ask_again(&mut self, message: &str, prompt: &str) -> io::Result<()> {
        self.below += 1;
        self.ask(&format!("{message}\n"), prompt)
    }

    fn typed(&mut self, line: Option<&str>) -> io::Result<()> {
        self.below += 1;
        let Some(line) = line else {
            // At the end of the input the cursor still stands behind the prompt.
            return plain("\n");
        };
        // What goes on in the next line has taken that as well.
        let (columns, _) = size();
        let typed = self.prompt + width(line);
        self.below += typed.saturating_sub(1) / columns;
        Ok(())
    }

    fn leave(&mut self) -> io::Result<()> {
        plain(&up(self.below))
    }
}

/// What turns the page that is shown, with so many lines passed below it, into another: from the first line that differs
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

/// To the beginning of the line so many above, with everything from there on taken away.
fn up(lines: usize) -> String {
    match lines {
        0 => String::new(),
        _ => format!("\u{1b}[{lines}A\r\u{1b}[J"),
    }
}

/// Whether the terminal says that it knows how to move its cursor.
fn can_move_cursor() -> bool {
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
    use super::{Appended, InPlace, prompt, turned};

    fn page(lines: usize) -> Vec<String> {
        (1..=lines).map(|line| format!("line {line}")).collect()
    }

    #[test]
    fn the_prompt_fits_into_one_line() {
        for width in [40, 48, 49, 50, 80] {
            for is_last in [false, true] {
                assert!(prompt::<InPlace>(is_last, width).len() < width);
                assert!(prompt::<Appended>(is_last, width).len() < width);
            }
        }
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
