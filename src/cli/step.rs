//! `--step`: a document at a terminal, one step per Enter.
//!
//! If the terminal supports it, the prompt is removed before more is shown, so that the page grows in place and in the
//! end looks as if printed in one go. Otherwise (`TERM=dumb`), and with `--linear` or `--ascii`, which may mean a
//! screen reader, nothing is ever overwritten: whole steps follow one another.

use std::io;

use super::in_place::{InPlacePage, can_write_over};
use super::line::read_line;
use super::screen::size;
use super::streams::plain;
use crate::conversation::{Frontend, Menu, Shown, converse};
use crate::document::Document;
use crate::presentation::{Frames, Presentation};
use crate::render::{Terminal, terminal as laid_out};

/// Shows a document step by step until its end, the end of the input, or until the reader leaves.
pub(super) fn present(document: Document, terminal: Terminal) -> io::Result<()> {
    let (_, rows) = size();
    // Minus the line to type on, an empty one above it, and the one that Enter leads to.
    let height = rows.saturating_sub(3);
    let mut screen =
        Screen { terminal, standing: can_write_over(terminal).then(InPlacePage::default) };
    let frames = match screen.standing {
        Some(_) => Frames::new(document, terminal, height),
        None => Frames::of_steps(document, terminal, height),
    };
    converse(&mut Presentation::new(frames), &mut screen)?;
    // Clears the rest of the terminal below the page.
    let rest = screen.standing.map(|standing| standing.taken_away());
    plain(&rest.unwrap_or_default())
}

/// A terminal that shows a page below the other, or one page that grows and shrinks in place.
struct Screen {
    terminal: Terminal,
    /// The page that is overwritten, if it can be.
    standing: Option<InPlacePage>,
}

impl Frontend for Screen {
    type Error = io::Error;

    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        let shown = match (shown, &mut self.standing) {
            (Shown::Page(page) | Shown::Instead(page), Some(standing)) => {
                standing.turn(page.so_far(self.terminal))
            }
            (Shown::Page(page) | Shown::Instead(page), None) => {
                format!("{}\n\n", page.fresh(self.terminal).join("\n"))
            }
            (Shown::Message(said), standing) => {
                let said = laid_out(said, self.terminal);
                if let Some(standing) = standing {
                    standing.passed(said.lines().count());
                }
                said
            }
        };
        plain(&shown)
    }

    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        let prompt = menu.line(self.terminal);
        plain(&prompt)?;
        let line = read_line(&mut io::stdin().lock())?;
        if line.is_none() {
            // The cursor is still after the prompt.
            plain("\n")?;
        }
        if let Some(standing) = &mut self.standing {
            standing.asked(&prompt, line.as_deref());
        }
        Ok(line)
    }
}
