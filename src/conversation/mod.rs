//! Talking with a person, wherever that person sits: what was typed goes in, what is to be shown comes out.
//!
//! Practice, a match, a lesson and a document that is read step by step are machines of this one shape. Nothing in them
//! touches a terminal, a file, a thread or a clock, so that whatever drives one decides where it is held: the command line
//! at a terminal, a test with a list of lines, a page in a browser.
//!
//! ```
//! use nimlab::conversation::{Conversation, Input, Next};
//! use nimlab::document::Style;
//! use nimlab::practice::{Practice, Retry, Round};
//! use nimlab::question::{Kind, Topic};
//!
//! let round = Round::new(&[Topic::Kind(Kind::Xor)], 5, 1);
//! let mut practice = Practice::new(round, Retry::Once, Style::default());
//! assert!(matches!(practice.opening().next, Next::Ask(_)));
//! assert!(matches!(practice.take(Input::Line("hint")).next, Next::Ask(_)));
//! assert_eq!(practice.take(Input::Line("quit")).next, Next::Ended);
//! ```

mod converse;
mod hints;
mod menu;
mod tries;

pub use converse::{Partner, converse};
pub use hints::Hints;
pub use menu::{Choice, Menu};
pub use tries::{Judged, Tries};

use std::ops::Range;

use crate::document::Document;
use crate::document::text::{code, text};
use crate::render::{Terminal, terminal};

/// Something that talks with a person: a state, which what is typed changes.
pub trait Conversation {
    /// What is shown before anything is typed.
    fn opening(&mut self) -> Reply;

    /// What is shown in answer to what was typed. After the end there is nothing more to be shown.
    fn take(&mut self, input: Input<'_>) -> Reply;

    /// Goes on where nobody is asked, as after [`Next::GoOn`].
    fn go_on(&mut self) -> Reply {
        Reply::ended([])
    }
}

/// What came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// A line, without its end.
    Line(&'a str),
    /// Nothing more will come: the input has ended, or was interrupted.
    End,
}

/// What was typed, as a command is compared: "Hint, please!" is `hint`.
#[must_use]
pub fn command(typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    let plain = typed.trim_end_matches(['.', '!']);
    let plain = plain.strip_prefix("please ").unwrap_or(plain);
    let plain = plain.strip_suffix(" please").unwrap_or(plain);
    let plain = plain.trim_matches([' ', ',']);
    if plain.is_empty() {
        return typed;
    }
    plain.to_owned()
}

/// Whether somebody asks for help, or why, or how.
#[must_use]
pub fn asks_for_help(typed: &str) -> bool {
    let asks = ["help", "help me", "why", "why not", "how", "explain"];
    asks.contains(&command(typed).as_str())
}

/// How to go on, for somebody who has no answer.
pub fn without_an_answer() -> Document {
    let how = text!["To go on without an answer, type "{code("skip")}"."];
    Document::of(how.at_prompt())
}

/// Whether somebody wants to leave, whatever it is that waits for a line.
#[must_use]
pub fn leaves(typed: &str) -> bool {
    ["q", "quit", "exit"].contains(&command(typed).as_str())
}

/// What is shown, and how it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// What is shown, in order.
    pub shown: Vec<Shown>,
    /// What comes after it.
    pub next: Next,
}

/// How a conversation goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Something is to be typed.
    Ask(Menu),
    /// It goes on by itself, unless somebody interrupts it.
    GoOn,
    /// It is over.
    Ended,
}

/// Something that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Something said: it follows what was shown before.
    Message(Document),
    /// Something to read; it may take the place of the page before.
    Page(Excerpt),
    /// The page before with more of it, or less, to be read instead of it: with all that was said below that taken away.
    Instead(Excerpt),
}

/// As much of a document as fits on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The document.
    pub document: Document,
    /// Which of its lines are to be read now, as they are laid out for that screen. Those before have been read.
    pub lines: Range<usize>,
}

impl Excerpt {
    /// The lines to be read now.
    #[must_use]
    pub fn fresh(&self, shown: Terminal) -> Vec<String> {
        let mut lines = self.so_far(shown);
        lines.split_off(self.lines.start.min(lines.len()))
    }

    /// These lines, and all before them.
    #[must_use]
    pub fn so_far(&self, shown: Terminal) -> Vec<String> {
        let text = terminal(&self.document, shown);
        text.lines()
            .take(self.lines.end)
            .map(str::to_owned)
            .collect()
    }
}

impl Reply {
    /// Something is said, and something is to be typed.
    #[must_use]
    pub fn ask(said: impl IntoIterator<Item = Document>, menu: Menu) -> Self {
        Self::messages(said, Next::Ask(menu))
    }

    /// Something is said, and it goes on by itself.
    #[must_use]
    pub fn go_on(said: impl IntoIterator<Item = Document>) -> Self {
        Self::messages(said, Next::GoOn)
    }

    /// Something is said, and that was all.
    #[must_use]
    pub fn ended(said: impl IntoIterator<Item = Document>) -> Self {
        Self::messages(said, Next::Ended)
    }

    /// A page is to be read, and something is to be typed.
    #[must_use]
    pub fn page(page: Excerpt, menu: Menu) -> Self {
        Self {
            shown: vec![Shown::Page(page)],
            next: Next::Ask(menu),
        }
    }

    /// A page takes the place of the one before, and something is to be typed.
    #[must_use]
    pub fn instead(page: Excerpt, menu: Menu) -> Self {
        Self {
            shown: vec![Shown::Instead(page)],
            next: Next::Ask(menu),
        }
    }

    fn messages(said: impl IntoIterator<Item = Document>, next: Next) -> Self {
        Self {
            shown: said.into_iter().map(Shown::Message).collect(),
            next,
        }
    }
}
