//! Practice as a conversation: a question, an answer, the feedback, the next question.

use super::messages::{ask, opening};
use super::round::{AskedQuestion, Round};
use crate::conversation::{
    Action, Choice, Conversation, Input, Judged, Menu, Reply, Tries, needs_help, no_answer_yet,
    without_an_answer,
};
use explain::document::{Document, Style, tell_judgement};
use explain::judgement::{Judgement, Verdict, judge};

/// A round in progress.
#[derive(Debug)]
pub struct Practice {
    round: Round,
    retry: Retry,
    style: Style,
    /// The question that waits for its answer; `None` before the first and after the last.
    asked: Option<AskedQuestion>,
    /// The tries at that question.
    tries: Tries,
    judged: Vec<Judgement>,
}

/// Which answers may be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// A wrong one once, and those that cannot be read or break the rules; for a person at a terminal.
    Once,
    /// None: every line is the answer to one question, as in a file of answers.
    Never,
}

impl Practice {
    /// A round about to begin.
    pub fn new(round: Round, retry: Retry, style: Style) -> Self {
        Self { round, retry, style, asked: None, tries: Tries::default(), judged: Vec::new() }
    }

    /// The round, with its results so far.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The question that waits for its answer; `None` before the first and after the last.
    pub fn asked(&self) -> Option<&AskedQuestion> {
        self.asked.as_ref()
    }

    /// The answers so far, judged: the first to each question.
    pub fn judged(&self) -> &[Judgement] {
        &self.judged
    }

    /// Shows a message and asks the next question, if there is one.
    fn next(&mut self, said: Option<Document>) -> Reply {
        self.asked = self.round.ask();
        self.tries = Tries::default();
        match &self.asked {
            None => Reply::ended(said),
            Some(asked) => {
                let question = ask(asked, self.round.count());
                wait(said.into_iter().chain([question]))
            }
        }
    }

    fn answer(&mut self, line: &str) -> Reply {
        let Some(asked) = &self.asked else {
            return Reply::ended([]);
        };
        let judgement = judge(&asked.question, line);
        let is_first = self.tries.is_first();
        let (said, waits) = match self.retry {
            Retry::Never if judgement.verdict == Verdict::Blank => {
                (Document::of("No answer was given."), false)
            }
            Retry::Never => (tell_judgement(&judgement, self.style), false),
            Retry::Once => self.tries.feedback(&judgement, self.style),
        };
        if !is_first {
            self.round.answered_again(asked, judgement.verdict);
        } else if judgement.is_a_try() || !waits {
            self.round.answered(asked, &judgement);
            self.judged.push(judgement);
        }
        if waits { wait([said]) } else { self.next(Some(said)) }
    }
}

impl Conversation for Practice {
    fn opening(&mut self) -> Reply {
        let opening = opening(&self.round);
        self.next(Some(opening))
    }

    fn take(&mut self, input: Input<'_>) -> Reply {
        let (Some(asked), Input::Line(line)) = (&mut self.asked, input) else {
            self.asked = None;
            return Reply::ended([]);
        };
        match menu().action(line) {
            Some(Action::Leave) => {
                self.asked = None;
                Reply::ended([])
            }
            Some(Action::Skip) => {
                if self.tries.is_first() {
                    self.round.skip(asked);
                }
                let answer = asked.answer_message(self.style);
                self.next(Some(answer))
            }
            Some(Action::Hint) => wait([asked.hints.next_hint(self.style)]),
            Some(Action::Help) => wait([opening(&self.round)]),
            _ if self.retry == Retry::Never => self.answer(line),
            _ if line.trim().is_empty() => wait([no_answer_yet()]),
            _ if needs_help(line) => wait(asked.hints.help(self.style, without_an_answer())),
            _ => self.answer(line),
        }
    }
}

/// Shows messages; the question still waits for its answer.
fn wait(said: impl IntoIterator<Item = Document>) -> Reply {
    Reply::ask(said, menu())
}

fn menu() -> Menu {
    let [hint, skip, leave] = [Action::Hint, Action::Skip, Action::Leave].map(Choice::from);
    let choices = vec![hint, skip, Choice::new(Action::Help, None), leave];
    Menu { free: Some("answer"), choices, is_listed: true }
}
