//! A document read step by step: on with Enter, back again, or a whole step at once.
//!
//! [`Frames`] holds what is on the screen at each step. A [`Presentation`] moves from one frame to another, and does not
//! know how they are shown.

mod frames;
mod growing;

pub use frames::Frames;
pub use growing::GrowingPage;

use crate::conversation::{Action, Choice, Conversation, Input, Menu, Reply, Shown};
use crate::document::Document;
use crate::document::text::text;
use crate::legible::quoted;

/// A document that somebody reads step by step.
#[derive(Debug)]
pub struct Presentation {
    frames: Frames,
    at: usize,
    passed: Vec<usize>,
    has_ended: bool,
}

impl Presentation {
    /// A document at its first frame.
    #[must_use]
    pub fn new(frames: Frames) -> Self {
        Self { frames, at: 0, passed: Vec::new(), has_ended: false }
    }

    fn frame(&self) -> Reply {
        Reply::page(Shown::Page(self.frames.frame(self.at)), self.menu())
    }

    fn menu(&self) -> Menu {
        let is_last = self.frames.next(self.at).is_none();
        let on = if is_last { "end" } else { "go on" };
        let has_steps = !is_last && !self.frames.by_steps;
        let choices = [
            Choice::new(Action::GoOn, on),
            Choice::new(Action::Step, has_steps.then_some("rest of the step")),
            Choice::new(Action::Back, "back"),
            Choice::new(Action::Leave, "leave"),
        ];
        Menu { free: None, choices: choices.into(), is_listed: true }
    }

    fn on_to(&mut self, next: Option<usize>) -> Reply {
        let Some(next) = next else {
            return self.leave();
        };
        self.passed.push(self.at);
        self.at = next;
        self.frame()
    }

    fn back(&mut self) -> Reply {
        self.at = self.passed.pop().unwrap_or(self.at);
        self.frame()
    }

    fn leave(&mut self) -> Reply {
        self.has_ended = true;
        Reply::ended([])
    }

    fn not_understood(&self, typed: &str) -> Reply {
        const MOST_SHOWN: usize = 12;
        let message = text![{quoted(typed, MOST_SHOWN)}" does nothing here."];
        Reply::ask([Document::of(message)], self.menu())
    }
}

impl Conversation for Presentation {
    fn opening(&mut self) -> Reply {
        self.frame()
    }

    fn take(&mut self, input: Input<'_>) -> Reply {
        let Input::Line(line) = input else {
            return self.leave();
        };
        if self.has_ended {
            return Reply::ended([]);
        }
        match self.menu().action(line) {
            Some(Action::Leave) => self.leave(),
            Some(Action::GoOn) => self.on_to(self.frames.next(self.at)),
            Some(Action::Back) => self.back(),
            Some(Action::Step) => self.on_to(self.frames.end_of_step(self.at)),
            _ => self.not_understood(&line.trim().to_lowercase()),
        }
    }
}
