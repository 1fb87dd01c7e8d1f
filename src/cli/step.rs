//! `--step`: a document at a terminal, one step per Enter.
//!
//! If the terminal supports it, the prompt is removed before more is shown, so that the page grows in place and in the
//! end looks as if printed in one go. Otherwise (`TERM=dumb`), and with `--linear` or `--ascii`, which may mean a
//! screen reader, nothing is ever overwritten: whole steps follow one another.

use std::io;

use super::in_place::{StandingPage, can_write_over, size};
use super::line::read_line;
use super::streams::plain;
use crate::conversation::{Menu, Partner, Shown, converse};
use crate::document::Document;
use crate::presentation::{Frames, Presentation};
use crate::render::{Terminal, terminal as laid_out};

/// Shows a document step by step until its end, the end of the input, or until the reader leaves.
pub(super) fn present(document: Document, terminal: Terminal) -> io::Result<()> {
    let (_, rows) = size();
    // Minus the line to type on, an empty one above it, and the one that Enter leads to.
    let height = rows.saturating_sub(3);
    let frames = Frames::new(document, terminal, height);
    if can_write_over(terminal) {
        let mut screen = InPlace {
            terminal,
            standing: StandingPage::default(),
        };
        converse(&mut Presentation::new(frames), &mut screen)?;
        // Clears the rest of the terminal below the page.
        plain(&screen.standing.taken_away())
    } else {
        converse(
            &mut Presentation::new(frames.by_steps()),
            &mut Appended(terminal),
        )
    }
}

/// Asks for a line; at the end of the input the cursor is still after the prompt.
fn ask(prompt: &str) -> io::Result<Option<String>> {
    plain(prompt)?;
    let line = read_line(&mut io::stdin().lock())?;
    if line.is_none() {
        plain("\n")?;
    }
    Ok(line)
}

/// Each page below what has been shown; nothing is overwritten.
struct Appended(Terminal);

impl Partner for Appended {
    type Error = io::Error;

    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        match shown {
            Shown::Page(page) | Shown::Instead(page) => {
                plain(&format!("{}\n\n", page.fresh(self.0).join("\n")))
            }
            Shown::Message(said) => plain(&laid_out(said, self.0)),
        }
    }

    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        ask(&menu.line(self.0))
    }
}

/// One page that grows and shrinks in place.
struct InPlace {
    terminal: Terminal,
    standing: StandingPage,
}

impl Partner for InPlace {
    type Error = io::Error;

    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        match shown {
            Shown::Page(page) | Shown::Instead(page) => {
                plain(&self.standing.turn(page.so_far(self.terminal)))
            }
            Shown::Message(said) => {
                let said = laid_out(said, self.terminal);
                self.standing.passed(said.lines().count());
                plain(&said)
            }
        }
    }

    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        let prompt = menu.line(self.terminal);
        let line = ask(&prompt)?;
        self.standing.asked(&prompt, line.as_deref());
        Ok(line)
    }
}
