//! A talk with whoever reads the page: a lesson, a round of practice, or a game, each the conversation that a terminal holds.

use nimlab::conversation::{Conversation, Input, Next, Reply, Shown};
use nimlab::document::{Document, Style};
use nimlab::lesson::{LessonWalk, Progress};
use nimlab::play::{Play, Review, tell_review};
use nimlab::practice::{Practice, tell_report};
use nimlab::render::html_part;
use serde::Serialize;

use crate::board::DrawnBoard;

/// A conversation that goes on.
pub(crate) enum Talk {
    Lesson {
        name: String,
        walk: Box<LessonWalk>,
        progress: Progress,
    },
    Practice(Box<Practice>),
    Play {
        play: Box<Play>,
        seed: Option<u64>,
        style: Style,
    },
}

/// What is shown of it now, and how it goes on.
#[derive(Serialize)]
pub(crate) struct Said {
    /// What is said, piece by piece.
    html: Vec<String>,
    /// Whether it takes the place of the page before, and of all that was said below that.
    instead: bool,
    next: &'static str,
    menu: Option<MenuOfPage>,
    /// Where the game stands.
    board: Option<DrawnBoard>,
    /// What is to be kept of the lessons.
    progress: Option<Progress>,
}

/// What can be typed now, or pressed.
#[derive(Serialize)]
struct MenuOfPage {
    free: Option<&'static str>,
    choices: Vec<ChoiceOfPage>,
}

#[derive(Serialize)]
struct ChoiceOfPage {
    typed: &'static str,
    does: &'static str,
}

impl Talk {
    fn conversation(&mut self) -> &mut dyn Conversation {
        match self {
            Self::Lesson { walk, .. } => &mut **walk,
            Self::Practice(practice) => &mut **practice,
            Self::Play { play, .. } => &mut **play,
        }
    }

    pub(crate) fn opening(&mut self) -> Said {
        let reply = self.conversation().opening();
        self.said(&reply)
    }

    pub(crate) fn take(&mut self, input: Input<'_>) -> Said {
        let reply = self.conversation().take(input);
        self.said(&reply)
    }

    pub(crate) fn go_on(&mut self) -> Said {
        let reply = self.conversation().go_on();
        self.said(&reply)
    }

    /// What is said when it is over: the report of the round, the review of the game.
    fn ending(&self) -> Option<Document> {
        match self {
            Self::Lesson { .. } => None,
            Self::Practice(practice) => Some(tell_report(practice.round())),
            Self::Play { play, seed, style } => {
                Some(tell_review(&Review::of(play.so_far()), *seed, *style))
            }
        }
    }

    fn said(&mut self, reply: &Reply) -> Said {
        let mut html: Vec<String> = reply
            .shown
            .iter()
            .map(|shown| match shown {
                Shown::Said(document) => html_part(document),
                Shown::Page(excerpt) | Shown::Instead(excerpt) => html_part(&excerpt.document),
            })
            .collect();
        let (next, menu) = match &reply.next {
            Next::Ask(menu) => ("ask", Some(menu)),
            Next::GoOn => ("go-on", None),
            Next::Ended => ("ended", None),
        };
        if next == "ended" {
            html.extend(self.ending().as_ref().map(html_part));
        }
        Said {
            html,
            instead: matches!(reply.shown[..], [Shown::Instead(_)]),
            next,
            menu: menu.map(|menu| MenuOfPage {
                free: menu.free,
                choices: menu
                    .choices
                    .iter()
                    .map(|choice| ChoiceOfPage {
                        typed: choice.typed,
                        does: choice.does,
                    })
                    .collect(),
            }),
            board: match self {
                Self::Play { play, .. } => Some(DrawnBoard::of(play.so_far().position())),
                _ => None,
            },
            progress: match self {
                Self::Lesson {
                    name,
                    walk,
                    progress,
                } => {
                    progress.keep_answers(name, walk.answered());
                    progress.keep(name, walk.mark());
                    Some(progress.clone())
                }
                _ => None,
            },
        }
    }
}
