//! The person at the prompt, at a terminal or through a pipe.

use std::io::{self, IsTerminal};

use super::in_place::{InPlacePage, can_move_cursor, up};
use super::interruptible::InterruptibleLines;
use super::line::visible;
use super::output::Output;
use super::screen::width_of_terminal;
use super::streams::plain;
use crate::conversation::{Frontend, Menu, Shown};
use crate::render::laid_out;

/// A front end at the prompt, below everything that was shown before; a growing page is overwritten in
/// place.
pub(super) struct Prompter<'a> {
    lines: InterruptibleLines,
    output: &'a Output,
    /// The last page shown.
    standing: InPlacePage,
}

impl<'a> Prompter<'a> {
    /// Starts listening.
    pub fn new(output: &'a Output) -> Self {
        Self { lines: InterruptibleLines::new(), output, standing: InPlacePage::default() }
    }

    /// Whether the prompt can be removed afterwards, so that what follows reads as one text. A screen reader may have
    /// read it already, so there it stays.
    fn may_erase(&self, prompt: &str) -> bool {
        let shown = self.output.terminal();
        self.output.is_interactive()
            && io::stdin().is_terminal()
            && can_move_cursor()
            && !shown.ascii
            && !shown.linear
            && prompt.len() < width_of_terminal()
    }
}

impl Frontend for Prompter<'_> {
    type Error = io::Error;

    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        let terminal = self.output.terminal();
        let page = match shown {
            Shown::Message(said) => {
                // Including the empty line after it.
                self.standing.passed(laid_out(said, terminal).lines.len() + 1);
                return self.output.message(said);
            }
            Shown::Page(page) => {
                self.standing = InPlacePage::default();
                page
            }
            Shown::Instead(page) => page,
        };
        plain(&self.standing.turn(page.fresh(terminal)))
    }

    /// Input from a pipe is echoed, so that the whole can be read afterwards. A terminal shows what is typed, but at
    /// the end of the input its cursor is still after the prompt.
    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        let output = self.output;
        let prompt = menu.line(output.terminal());
        output.prompt(&prompt)?;
        let line = self.lines.line()?;
        let has_gone_on = menu.is_listed && line.as_deref() == Some("");
        if has_gone_on && self.may_erase(&prompt) {
            plain(&up(1))?;
            return Ok(line);
        }
        // Including the empty line after it.
        self.standing.asked(&prompt, line.as_deref());
        self.standing.passed(1);
        let is_on_screen = line.is_some() && io::stdin().is_terminal();
        output.typed(&visible(line.as_deref().unwrap_or("")), !is_on_screen)?;
        output.prompt("\n")?;
        Ok(line)
    }

    fn has_interrupted(&self) -> bool {
        InterruptibleLines::was_interrupted()
    }
}
