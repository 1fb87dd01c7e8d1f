//! Holds a conversation with whoever sits before the program: at a terminal, or at the other end of a pipe.

use std::io::{self, IsTerminal, StdinLock};

use super::line::{read_line, visible};
use super::output::Output;
use crate::conversation::{Conversation, Input, Menu, Next, Shown};

/// The other one in a conversation, who reads and types.
pub(super) trait Partner {
    /// Shows something.
    fn show(&mut self, shown: &Shown) -> io::Result<()>;

    /// Waits for a line; `None` is the end of the input.
    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>>;

    /// Whether what goes on by itself is to end.
    fn has_interrupted(&self) -> bool {
        false
    }
}

/// Holds a conversation to its end.
pub(super) fn converse(
    conversation: &mut impl Conversation,
    partner: &mut impl Partner,
) -> io::Result<()> {
    let mut reply = conversation.opening();
    loop {
        for shown in &reply.shown {
            partner.show(shown)?;
        }
        reply = match &reply.next {
            Next::Ended => return Ok(()),
            Next::GoOn if partner.has_interrupted() => conversation.take(Input::End),
            Next::GoOn => conversation.go_on(),
            Next::Ask(menu) => {
                let line = partner.ask(menu)?;
                conversation.take(line.as_deref().map_or(Input::End, Input::Line))
            }
        };
    }
}

/// Where what is typed comes from.
pub(super) trait Lines {
    /// Waits for a line; `None` is the end of the input.
    fn line(&mut self) -> io::Result<Option<String>>;

    /// Whether there was an interruption, after which no more lines come.
    fn are_interrupted(&self) -> bool {
        false
    }
}

impl Lines for StdinLock<'_> {
    fn line(&mut self) -> io::Result<Option<String>> {
        read_line(self)
    }
}

/// Somebody who types behind a prompt, below all that was shown before.
pub(super) struct AtPrompt<'a, L> {
    lines: L,
    output: &'a Output,
}

impl<'a, L: Lines> AtPrompt<'a, L> {
    pub fn new(lines: L, output: &'a Output) -> Self {
        Self { lines, output }
    }
}

impl<L: Lines> Partner for AtPrompt<'_, L> {
    fn show(&mut self, shown: &Shown) -> io::Result<()> {
        self.output.show(shown)
    }

    /// What comes through a pipe is written down, so that the whole can be read afterwards. A terminal shows what is typed,
    /// but at the end of the input its cursor still stands behind the prompt.
    fn ask(&mut self, menu: &Menu) -> io::Result<Option<String>> {
        let output = self.output;
        output.prompt(&menu.line(output.terminal().width))?;
        let line = self.lines.line()?;
        let is_on_screen = line.is_some() && io::stdin().is_terminal();
        output.typed(&visible(line.as_deref().unwrap_or("")), !is_on_screen)?;
        output.prompt("\n")?;
        Ok(line)
    }

    fn has_interrupted(&self) -> bool {
        self.lines.are_interrupted()
    }
}
