//! A conversation on the page: a lesson or a round of practice, the same as at a terminal.

use course::conversation::{Choice, Conversation, Input, Next, Reply, Shown};
use course::lesson::{LessonWalk, Progress};
use course::practice::{Practice, round_report};
use explain::document::Document;
use render::html_part;
use serde::Serialize;

use crate::asked::Asked;

/// A conversation that goes on.
pub(crate) enum Talk {
    Lesson { name: String, walk: Box<LessonWalk>, progress: Progress },
    Practice(Box<Practice>),
}

/// What is shown of it now, and how it goes on.
#[derive(Serialize)]
pub(crate) struct TalkReply {
    /// What is said, piece by piece.
    html: Vec<String>,
    /// Which of the pieces asks the next question, counted from 0, where the others are about the one before.
    asks: Option<usize>,
    /// The number of the question of practice that waits for its answer.
    number: Option<usize>,
    next: &'static str,
    menu: Option<MenuOfPage>,
    /// What waits for an answer.
    asked: Option<Asked>,
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
        }
    }

    pub(crate) fn opening(&mut self) -> TalkReply {
        let reply = self.conversation().opening();
        self.said(&reply)
    }

    pub(crate) fn take(&mut self, input: Input<'_>) -> TalkReply {
        let before = self.number();
        let reply = self.conversation().take(input);
        let last = reply.shown.len().checked_sub(1);
        let mut said = self.said(&reply);
        said.asks = last.filter(|_| said.number.is_some() && said.number != before);
        said
    }

    /// The number of the question of practice that waits for its answer.
    fn number(&self) -> Option<usize> {
        match self {
            Self::Lesson { .. } => None,
            Self::Practice(practice) => practice.asked().map(|asked| asked.number),
        }
    }

    /// What is said when it is over: the report of the round.
    fn ending(&self) -> Option<Document> {
        match self {
            Self::Lesson { .. } => None,
            Self::Practice(practice) => Some(round_report(practice.round())),
        }
    }

    fn said(&mut self, reply: &Reply) -> TalkReply {
        let mut html: Vec<String> = reply
            .shown
            .iter()
            .map(|shown| match shown {
                Shown::Message(document) => part(document),
                Shown::Page(excerpt) => part(&excerpt.document),
            })
            .collect();
        let (next, menu) = match &reply.next {
            Next::Ask(menu) => ("ask", Some(menu)),
            Next::GoOn | Next::Ended => ("ended", None),
        };
        if next == "ended" {
            html.extend(self.ending().as_ref().map(part));
        }
        TalkReply {
            html,
            asks: None,
            number: self.number(),
            next,
            menu: menu.map(|menu| MenuOfPage {
                free: menu.free,
                choices: menu
                    .choices
                    .iter()
                    .filter_map(Choice::shown)
                    .map(|(typed, does)| ChoiceOfPage { typed, does })
                    .collect(),
            }),
            asked: match self {
                Self::Lesson { walk, .. } => {
                    walk.exercise().map(|exercise| Asked::of_exercise(exercise, walk.level()))
                }
                Self::Practice(practice) => practice.asked().map(|it| Asked::of(&it.question)),
            },
            progress: match self {
                Self::Lesson { name, walk, progress } => {
                    progress.keep_answers(name, walk.answered());
                    progress.keep(name, walk.mark());
                    Some(progress.clone())
                }
                Self::Practice(_) => None,
            },
        }
    }
}

/// A piece of a page, which has no prompt.
fn part(document: &Document) -> String {
    html_part(&document.away_from_prompt())
}
