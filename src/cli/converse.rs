//! Holds a conversation on standard input and output: at a terminal, or through a pipe.

use std::io::{self, IsTerminal, StdinLock};

use super::line::{read_line, visible};
use super::output::Output;
use crate::conversation::{Conversation, Input, Next};

/// Where what is typed comes from.
pub(super) trait LineSource {
    /// Waits for a line; `None` is the end.
    fn line(&mut self) -> io::Result<Option<String>>;

    /// Whether somebody wants to end what goes on by itself.
    fn is_interrupted(&self) -> bool {
        false
    }
}

impl LineSource for StdinLock<'_> {
    fn line(&mut self) -> io::Result<Option<String>> {
        read_line(self)
    }
}

/// Holds a conversation to its end.
pub(super) fn converse(
    conversation: &mut impl Conversation,
    lines: &mut impl LineSource,
    output: &Output,
) -> io::Result<()> {
    let mut reply = conversation.opening();
    loop {
        for shown in &reply.shown {
            output.show(shown)?;
        }
        reply = match &reply.next {
            Next::Ended => return Ok(()),
            Next::GoOn if lines.is_interrupted() => conversation.take(Input::End),
            Next::GoOn => conversation.go_on(),
            Next::Ask(menu) => {
                output.prompt(&menu.line(output.terminal().width))?;
                let line = lines.line()?;
                take_down(line.as_deref(), output)?;
                conversation.take(line.as_deref().map_or(Input::End, Input::Line))
            }
        };
    }
}

/// What comes through a pipe is written down, so that the whole can be read afterwards. A terminal shows what is typed,
/// but at the end of the input its cursor still stands behind the prompt.
fn take_down(line: Option<&str>, output: &Output) -> io::Result<()> {
    let is_on_screen = line.is_some() && io::stdin().is_terminal();
    output.typed(&visible(line.unwrap_or("")), !is_on_screen)?;
    output.prompt("\n")
}
