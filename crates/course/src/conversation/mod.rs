//! Conversations with a person, independent of where they take place: typed input goes in, what to show comes out.
//!
//! Practice, a match and a lesson are all state machines of this shape. They touch no
//! terminal, file, thread or clock, so the driver decides where they run: the command line at a terminal, a test with a
//! list of lines, a page in a browser.
//!
//! ```
//! use course::conversation::{Conversation, Input, Next};
//! use explain::document::Style;
//! use course::practice::{Practice, Retry, Round};
//! use explain::question::{Kind, Topic};
//!
//! let round = Round::new(&[Topic::Kind(Kind::Xor)], 5, 1);
//! let mut practice = Practice::new(round, Retry::Once, Style::default());
//! assert!(matches!(practice.opening().next, Next::Ask(_)));
//! assert!(matches!(practice.take(Input::Line("hint")).next, Next::Ask(_)));
//! assert_eq!(practice.take(Input::Line("quit")).next, Next::Ended);
//! ```

mod action;
mod converse;
mod hints;
mod menu;
mod tries;

pub use action::{Action, normalised};
pub use converse::{Frontend, converse};
pub use hints::Hints;
pub use menu::{Choice, Menu};
pub use tries::{Judged, Tries};

use std::ops::Range;

use explain::document::Document;
use explain::document::text::text;
use explain::phrase::knows_not;
use render::{Terminal, laid_out};

/// A conversation: a state that typed input changes.
pub trait Conversation {
    /// What is shown before anything is typed.
    fn opening(&mut self) -> Reply;

    /// What is shown in answer to the input; nothing after the end.
    fn take(&mut self, input: Input<'_>) -> Reply;

    /// Goes on without input, after [`Next::GoOn`].
    fn go_on(&mut self) -> Reply {
        Reply::ended([])
    }
}

/// What the person entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// A line, without its line break.
    Line(&'a str),
    /// No more input: it has ended or was interrupted.
    End,
}

/// Whether the person asks for help, or why, or how, or has no answer.
pub fn needs_help(typed: &str) -> bool {
    let asks = ["help", "help me", "why", "why not", "how", "what", "huh", "explain", "show me"];
    asks.contains(&normalised(typed).trim_end_matches('?')) || knows_not(typed)
}

/// The reply to an empty line, where an answer is asked for.
pub(crate) fn no_answer_yet() -> Document {
    let how = text![" Type one, or "{Action::Hint}", or "{Action::Skip}"."];
    Document::of(text!["No answer yet."{how.at_prompt()}])
}

/// How to go on, for a person who has no answer.
pub fn without_an_answer() -> Document {
    let how = text!["To go on without an answer, type "{Action::Skip}"."];
    Document::of(how.at_prompt())
}

/// What is shown, and what happens next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// What is shown, in order.
    pub shown: Vec<Shown>,
    /// What happens next.
    pub next: Next,
}

/// How a conversation goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for input.
    Ask(Menu),
    /// Go on without input, unless interrupted.
    GoOn,
    /// It is over.
    Ended,
}

/// Something to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A message below what was shown before.
    Message(Document),
    /// A page to read.
    Page(Excerpt),
}

/// A part of a document that fits on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The document.
    pub document: Document,
    /// The lines to read now, as laid out for that screen; those before have been read.
    pub lines: Range<usize>,
}

impl Excerpt {
    /// The lines to be read now.
    pub fn fresh(&self, shown: Terminal) -> Vec<String> {
        let lines = laid_out(&self.document, shown).lines.into_iter();
        lines.take(self.lines.end).skip(self.lines.start).collect()
    }
}

impl Reply {
    /// Shows messages, then waits for input.
    pub fn ask(said: impl IntoIterator<Item = Document>, menu: Menu) -> Self {
        Self::messages(said, Next::Ask(menu))
    }

    /// Shows messages, then goes on without input.
    pub fn go_on(said: impl IntoIterator<Item = Document>) -> Self {
        Self::messages(said, Next::GoOn)
    }

    /// Shows messages and ends the conversation.
    pub fn ended(said: impl IntoIterator<Item = Document>) -> Self {
        Self::messages(said, Next::Ended)
    }

    /// Shows a page, then waits for input.
    pub fn page(page: Shown, menu: Menu) -> Self {
        Self { shown: vec![page], next: Next::Ask(menu) }
    }

    fn messages(said: impl IntoIterator<Item = Document>, next: Next) -> Self {
        Self { shown: said.into_iter().map(Shown::Message).collect(), next }
    }
}
