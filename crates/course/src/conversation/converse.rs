//! Runs a conversation with a person who reads and types, wherever that is.

use super::{Conversation, Input, Menu, Next, Shown};

/// The other side of a conversation, who reads and types.
pub trait Frontend {
    /// Why something cannot be shown or read.
    type Error;

    /// Shows something.
    ///
    /// # Errors
    /// If it cannot be shown.
    fn show(&mut self, shown: &Shown) -> Result<(), Self::Error>;

    /// Waits for a line; `None` is the end of the input.
    ///
    /// # Errors
    /// If no line can be read.
    fn ask(&mut self, menu: &Menu) -> Result<Option<String>, Self::Error>;

    /// Whether a reply that goes on by itself should end.
    fn has_interrupted(&self) -> bool {
        false
    }
}

/// Runs a conversation to its end.
///
/// # Errors
/// The first error of the frontend.
pub fn converse<P: Frontend>(
    conversation: &mut impl Conversation,
    frontend: &mut P,
) -> Result<(), P::Error> {
    let mut reply = conversation.opening();
    loop {
        for shown in &reply.shown {
            frontend.show(shown)?;
        }
        reply = match &reply.next {
            Next::Ended => return Ok(()),
            Next::GoOn if frontend.has_interrupted() => conversation.take(Input::End),
            Next::GoOn => conversation.go_on(),
            Next::Ask(menu) => {
                let line = frontend.ask(menu)?;
                conversation.take(line.as_deref().map_or(Input::End, Input::Line))
            }
        };
    }
}
