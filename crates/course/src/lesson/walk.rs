//! A walk through a lesson, a screen at a time: forward with Enter, back again, and an answer to each exercise on the
//! way.
//!
//! The screens have been laid out before ([`screens`](super::screens)). The walk reports what to remember as a
//! [`LessonMark`]; storing it is up to the caller.

use std::collections::BTreeSet;

use super::Exercise;
use super::documents::{end_message, how_to_walk, leave_first};
use super::pages::{LessonScreen, ScreenTask};
use super::progress::LessonMark;
use crate::conversation::{
    Action, Choice, Conversation, Hints, Input, Judged, Menu, Reply, Shown, Tries, needs_help,
    no_answer_yet, normalised, without_an_answer,
};
use explain::document::{Document, ReaderLevel, Style};
use explain::judgement::Verdict;

/// A reader's walk through a lesson.
#[derive(Debug)]
pub struct LessonWalk {
    screens: Vec<LessonScreen>,
    /// The index of the current screen.
    at: usize,
    state: WalkState,
    /// The answered exercises, counted from 1.
    answered: BTreeSet<usize>,
    style: Style,
    has_missed: bool,
    has_been_read: bool,
}

/// What the reader is doing.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "a walk has one state")]
enum WalkState {
    /// Reading a screen that asks nothing, or nothing more.
    Reading,
    /// Doing what a screen asks, until it has been answered or its answer has been shown.
    Asked(ScreenTask, Hints, Tries),
    /// Nothing more: the lesson was read to its end.
    Read,
    /// Nothing more: the reader left before its end.
    Left,
}

impl LessonWalk {
    /// A walk that starts at a mark; a lesson that has been read to its end begins anew.
    pub fn new(screens: Vec<LessonScreen>, mark: LessonMark, style: Style) -> Self {
        let begin = if mark.done { 0 } else { mark.at };
        // If a part is longer than a screen, it is unknown how much of it has been read.
        let parts = screens.iter().map(|screen| screen.part);
        let part = parts.filter(|&part| part <= begin).max();
        let at = screens.iter().position(|screen| Some(screen.part) == part);
        Self {
            at: at.unwrap_or(0),
            screens,
            state: WalkState::Reading,
            answered: BTreeSet::new(),
            style,
            has_missed: false,
            has_been_read: mark.done,
        }
    }

    /// The exercise that waits for its answer, if one does.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.task()?.exercise()
    }

    /// How far its readers have come.
    pub fn level(&self) -> ReaderLevel {
        self.style.level
    }

    /// What to do before going on.
    fn task(&self) -> Option<&ScreenTask> {
        match &self.state {
            WalkState::Asked(task, ..) => Some(task),
            _ => None,
        }
    }

    /// The same with these exercises, counted from 1, already answered. A lesson that has been read to its end begins at
    /// the first of the others.
    pub fn having_answered(mut self, answered: BTreeSet<usize>) -> Self {
        self.answered = answered;
        if self.has_been_read {
            let left = self.exercises().find(|(number, _)| !self.answered.contains(number));
            self.at = left.map_or(0, |(_, at)| at);
        }
        self
    }

    /// The exercises, counted from 1, each with the index of its screen.
    fn exercises(&self) -> impl Iterator<Item = (usize, usize)> {
        let asks = |(_, screen): &(usize, &LessonScreen)| screen.exercise().is_some();
        let asking = self.screens.iter().enumerate().filter(asks);
        (1..).zip(asking.map(|(at, _)| at))
    }

    /// The reader's position.
    pub fn mark(&self) -> LessonMark {
        match (&self.state, self.screens.get(self.at)) {
            (WalkState::Read, _) | (_, None) => LessonMark { at: 0, done: true },
            (_, Some(screen)) => LessonMark { at: screen.part, done: self.has_been_read },
        }
    }

    /// Whether the reader left before the end.
    pub fn was_left(&self) -> bool {
        matches!(self.state, WalkState::Left)
    }

    /// The exercises that have been answered, counted from 1.
    pub fn answered(&self) -> &BTreeSet<usize> {
        &self.answered
    }

    /// The exercises, counted from 1, that the reader has passed without answering.
    pub fn skipped(&self) -> Vec<usize> {
        let passed = self.exercises().filter(|&(_, at)| self.has_been_read || at < self.at);
        passed.map(|(number, _)| number).filter(|number| !self.answered.contains(number)).collect()
    }

    /// The number of the current screen, counted from 1, and how many there are.
    pub(super) fn screen_of(&self) -> (usize, usize) {
        (self.at + 1, self.screens.len())
    }

    /// Whether any answer was wrong.
    pub fn has_missed(&self) -> bool {
        self.has_missed
    }

    /// Moves to a screen, and asks what it asks.
    fn screen(&mut self, at: usize) -> Reply {
        self.at = at;
        let Some(screen) = self.screens.get(at) else {
            self.has_been_read = true;
            return self.end(WalkState::Read);
        };
        self.state = match screen.task.clone() {
            None => WalkState::Reading,
            Some(task) => {
                let hints = task.hints(self.style);
                WalkState::Asked(task, hints, Tries::default())
            }
        };
        Reply::page(Shown::Page(screen.page.clone()), self.menu())
    }

    fn end(&mut self, ended: WalkState) -> Reply {
        self.state = ended;
        let is_read = matches!(self.state, WalkState::Read);
        Reply::ended(is_read.then(|| end_message(&self.skipped())))
    }

    /// What can be asked for on this screen, and the words for it.
    fn menu(&self) -> Menu {
        let goes_on = |does| Choice::new(Action::GoOn, does);
        let choices = match self.task() {
            Some(ScreenTask::Exercise(_)) => {
                vec![Action::Hint.into(), Action::Skip.into()]
            }
            Some(ScreenTask::Thought(thought)) => {
                let hint = (!thought.hints.is_empty()).then_some("hint");
                vec![Choice::new(Action::Hint, hint), goes_on("show an answer")]
            }
            None if self.at + 1 < self.screens.len() => vec![goes_on("go on")],
            None => vec![goes_on("end of the lesson")],
        };
        let others = [Action::Back, Action::Leave].map(Choice::from);
        Menu {
            free: self.exercise().is_some().then_some("answer"),
            choices: choices
                .into_iter()
                .chain(others)
                .map(|choice| self.without_answers(choice))
                .collect(),
            is_listed: true,
        }
    }

    /// An action without the letters that are answers here: among the choices a, b, c, the b does not mean back.
    fn without_answers(&self, mut choice: Choice) -> Choice {
        if let Some(exercise) = self.exercise() {
            let is_answer = |letter| exercise.judge(letter).is_a_try();
            choice.words.retain(|word| word.len() != 1 || !is_answer(word));
        }
        choice
    }

    fn answer(&mut self, line: &str) -> Reply {
        let WalkState::Asked(ScreenTask::Exercise(exercise), _, tries) = &mut self.state else {
            return self.reply([how_to_walk()]);
        };
        let judged = exercise.judge(line);
        self.has_missed |= judged.verdict() == Verdict::Wrong && judged.is_a_try();
        let (told, waits) = tries.feedback(&judged, self.style);
        if !waits {
            self.state = WalkState::Reading;
            let number = self.exercises().find(|&(_, at)| at == self.at).map(|(number, _)| number);
            self.answered.extend(number);
        }
        self.reply([told])
    }

    /// Says something below the screen.
    fn reply(&self, said: impl IntoIterator<Item = Document>) -> Reply {
        Reply::ask(said, self.menu())
    }
}

impl Conversation for LessonWalk {
    fn opening(&mut self) -> Reply {
        self.screen(self.at)
    }

    fn take(&mut self, input: Input<'_>) -> Reply {
        if matches!(self.state, WalkState::Read | WalkState::Left) {
            return Reply::ended([]);
        }
        let Input::Line(line) = input else {
            return self.end(WalkState::Left);
        };
        match (self.menu().action(line), &mut self.state) {
            (Some(Action::Back), _) => self.screen(self.at.saturating_sub(1)),
            (Some(Action::Leave), _) => self.end(WalkState::Left),
            (Some(Action::Hint), WalkState::Asked(_, hints, _)) => {
                let hint = hints.next_hint(self.style);
                self.reply([hint])
            }
            (None, _) if normalised(line).starts_with("nimlab ") => self.reply([leave_first()]),
            (None, WalkState::Asked(ScreenTask::Exercise(_), ..)) if line.trim().is_empty() => {
                self.reply([no_answer_yet()])
            }
            (None, WalkState::Asked(ScreenTask::Exercise(_), hints, _)) if needs_help(line) => {
                let help = hints.help(self.style, without_an_answer());
                self.reply(help)
            }
            // The answer is shown, so that the reader can compare.
            (_, WalkState::Asked(ScreenTask::Thought(thought), ..)) => {
                let answer = Document::of(thought.folded());
                self.state = WalkState::Reading;
                self.reply([answer])
            }
            (Some(Action::GoOn | Action::Skip), _) => self.screen(self.at + 1),
            _ => self.answer(line),
        }
    }
}
