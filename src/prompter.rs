//! The person at the prompt, at a terminal or through a pipe.

use std::io::{self, IsTerminal};

use crate::interruptible::InterruptibleLines;
use crate::line::visible;
use crate::output::Output;
use crate::screen::{LINE_ABOVE_ERASED, can_erase, width_of_terminal};
use crate::streams::plain;
use course::conversation::{Frontend, Menu, Shown};

/// A front end at the prompt, below everything that was shown before.
pub(super) struct Prompter<'a> {
    lines: InterruptibleLines,
    output: &'a Output,
}

impl<'a> Prompter<'a> {
    /// Starts listening.
    pub fn new(output: &'a Output) -> Self {
        Self { lines: InterruptibleLines::new(), output }
    }

    /// Whether the prompt can be removed afterwards, so that what follows reads as one text. A screen reader may have
    /// read it already, so there it stays.
    fn may_erase(&self, prompt: &str) -> bool {
        self.output.is_interactive()
            && io::stdin().is_terminal()
            && can_erase(self.output.terminal())
            && prompt.len() < width_of_terminal()
    }
}

impl Frontend for Prompter<'_> {
    type Error = io::Error;

    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        match shown {
            Shown::Message(said) => self.output.message(said),
            Shown::Page(page) => {
                let lines = page.fresh(self.output.terminal());
                plain(&format!("{}\n\n", lines.join("\n")))
            }
        }
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
            plain(LINE_ABOVE_ERASED)?;
            return Ok(line);
        }
        let is_on_screen = line.is_some() && io::stdin().is_terminal();
        output.typed(&visible(line.as_deref().unwrap_or("")), !is_on_screen)?;
        output.prompt("\n")?;
        Ok(line)
    }

    fn has_interrupted(&self) -> bool {
        InterruptibleLines::was_interrupted()
    }
}
