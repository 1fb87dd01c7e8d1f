//! Holds a conversation with whoever sits before the program.

use std::io;

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
