//! A walk through a lesson, a screen at a time: forward with Enter, back again, and an answer to each exercise on the
//! way.
//!
//! The screens have been laid out before ([`screens`](super::screens)). The walk reports what to remember as a
//! [`LessonMark`]; storing it is up to the caller.

mod menu;
mod second_round;

use std::collections::BTreeSet;

use super::Exercise;
use super::documents::{how_to_walk, leave_first};
use super::pages::{LessonScreen, ScreenTask};
use super::progress::LessonMark;
use super::skipped::{Exercises, SecondRound, end_message};
use crate::conversation::{
    Action, Conversation, Excerpt, Hints, Input, Judged, Reply, Shown, Tries, needs_help,
    normalised, without_an_answer,
};
use crate::document::{Document, ReaderLevel, Style};
use crate::judgement::Verdict;
use crate::presentation::GrowingPage;
use crate::question::Names;
use crate::render::Terminal;

/// How a page grows on a terminal.
type Growing = fn(Excerpt, Terminal) -> GrowingPage;

/// A reader's walk through a lesson.
#[derive(Debug)]
#[must_use]
pub struct LessonWalk {
    screens: Vec<LessonScreen>,
    /// The index of the current screen.
    at: usize,
    /// The visible part of it. It asks something only when all of it is visible.
    page: Option<GrowingPage>,
    /// The terminal and how its pages grow, if shown text can be overwritten. A function, so that a page in a browser,
    /// which overwrites nothing, does without the terminal layout code.
    written_over: Option<(Terminal, Growing)>,
    state: WalkState,
    exercises: Exercises,
    /// The current round through the skipped exercises.
    second_round: Option<SecondRound>,
    /// Whether the reader knows which exercises were skipped, and how to go there.
    knows_what_was_skipped: bool,
    style: Style,
    /// Which meaning of a typed N or P applies, if that is known.
    naming: Option<Names>,
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
            exercises: Exercises::on(&screens),
            screens,
            page: None,
            written_over: None,
            state: WalkState::Reading,
            second_round: None,
            knows_what_was_skipped: false,
            style,
            naming: None,
            has_missed: false,
            has_been_read: mark.done,
        }
    }

    /// The exercise that waits for its answer, if one does.
    #[must_use]
    pub fn exercise(&self) -> Option<&Exercise> {
        self.task()?.exercise()
    }

    /// How far its readers have come.
    #[must_use]
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

    /// The same with this meaning of letters.
    pub fn naming(self, naming: Option<Names>) -> Self {
        Self { naming, ..self }
    }

    /// The same with these exercises, counted from 1, already answered.
    pub fn having_answered(mut self, answered: BTreeSet<usize>) -> Self {
        self.exercises.answered = answered;
        self.knows_what_was_skipped = !self.skipped().is_empty();
        self
    }

    /// The same on a terminal where shown text can be overwritten: derivations appear step by step.
    pub fn revealing(self, terminal: Terminal) -> Self {
        Self { written_over: Some((terminal, GrowingPage::least)), ..self }
    }

    /// The reader's position; during a second round, where that began.
    pub fn mark(&self) -> LessonMark {
        let home = self.second_round.and_then(|round| round.home);
        match (&self.state, self.screens.get(home.unwrap_or(self.at))) {
            (WalkState::Read, _) | (_, None) => LessonMark { at: 0, done: true },
            (_, Some(screen)) => LessonMark { at: screen.part, done: self.has_been_read },
        }
    }

    /// Whether the reader left before the end.
    #[must_use]
    pub fn was_left(&self) -> bool {
        matches!(self.state, WalkState::Left)
    }

    /// The exercises that have been answered, counted from 1.
    #[must_use]
    pub fn answered(&self) -> &BTreeSet<usize> {
        &self.exercises.answered
    }

    /// The exercises, counted from 1, that the reader has passed without answering.
    #[must_use]
    pub fn skipped(&self) -> Vec<usize> {
        self.exercises.skipped(self.read_up_to())
    }

    /// The first screen that has not been passed.
    fn read_up_to(&self) -> usize {
        match self.second_round {
            Some(SecondRound { home: Some(home), .. }) => home,
            None if !self.has_been_read => self.at,
            _ => self.screens.len(),
        }
    }

    /// The number of the current screen, counted from 1, and how many there are.
    pub(super) fn screen_of(&self) -> (usize, usize) {
        (self.at + 1, self.screens.len())
    }

    /// Whether any answer was wrong.
    #[must_use]
    pub fn has_missed(&self) -> bool {
        self.has_missed
    }

    /// Moves to a screen, forward or back. Coming back shows all of it.
    fn screen(&mut self, at: usize, comes_back: bool) -> Reply {
        self.at = at;
        let Some(screen) = self.screens.get(at) else {
            return self.end(WalkState::Read);
        };
        let page = screen.page.clone();
        let page = match self.written_over {
            Some((terminal, grow)) if !comes_back => grow(page, terminal),
            _ => GrowingPage::whole(page),
        };
        let seen = page.page().clone();
        self.page = Some(page);
        self.ask_if_whole();
        Reply::page(Shown::Page(seen), self.menu())
    }

    /// Whether more of this screen is still hidden.
    fn is_growing(&self) -> bool {
        self.page.as_ref().is_some_and(|page| !page.is_whole())
    }

    /// Shows more or less of this screen, if possible.
    fn turn(&mut self, turn: impl FnOnce(&mut GrowingPage) -> bool) -> Option<Reply> {
        let page = self.page.as_mut()?;
        let seen = turn(page).then(|| page.page().clone())?;
        self.ask_if_whole();
        Some(Reply::page(Shown::Instead(seen), self.menu()))
    }

    fn ask_if_whole(&mut self) {
        let screen = self.screens.get(self.at).filter(|_| !self.is_growing());
        let task = screen.and_then(|screen| screen.task.clone());
        self.state = task.map_or(WalkState::Reading, |task| {
            let hints = task.hints(self.style);
            WalkState::Asked(task, hints, Tries::default())
        });
    }

    fn on(&mut self, turn: impl FnOnce(&mut GrowingPage) -> bool) -> Reply {
        if let Some(more) = self.turn(turn) {
            return more;
        }
        if let Some(round) = self.round_here() {
            return self.on_in(round);
        }
        if self.is_last() {
            return self.at_the_end();
        }
        self.screen(self.at + 1, false)
    }

    fn back(&mut self) -> Reply {
        if let Some(less) = self.turn(GrowingPage::go_back) {
            return less;
        }
        self.screen(self.at.saturating_sub(1), self.at > 0)
    }

    fn is_last(&self) -> bool {
        self.at + 1 >= self.screens.len()
    }

    fn end(&mut self, ended: WalkState) -> Reply {
        self.state = ended;
        let is_read = matches!(self.state, WalkState::Read);
        Reply::ended(is_read.then(|| end_message(&self.skipped())))
    }

    fn answer(&mut self, line: &str) -> Reply {
        let WalkState::Asked(ScreenTask::Exercise(exercise), _, tries) = &mut self.state else {
            return self.reply([how_to_walk()]);
        };
        let judged = exercise.judge(line, self.naming);
        self.has_missed |= judged.verdict() == Verdict::Wrong && judged.is_a_try();
        let (told, waits) = tries.feedback(&judged, self.style);
        if !waits {
            self.state = WalkState::Reading;
            self.exercises.answer(self.at);
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
        self.screen(self.at, false)
    }

    fn take(&mut self, input: Input<'_>) -> Reply {
        if matches!(self.state, WalkState::Read | WalkState::Left) {
            return Reply::ended([]);
        }
        let Input::Line(line) = input else {
            return self.end(WalkState::Left);
        };
        match (self.menu().action(line), &mut self.state) {
            (Some(Action::Back), _) => self.back(),
            (Some(Action::Skipped), _) => self.go_to_skipped(),
            (Some(Action::Step), _) => self.on(GrowingPage::end_step),
            (Some(Action::Leave), _) => self.end(WalkState::Left),
            (Some(Action::Hint), WalkState::Asked(_, hints, _)) => {
                let hint = hints.next_hint(self.style);
                self.reply([hint])
            }
            (None, _) if normalised(line).starts_with("nimlab ") => self.reply([leave_first()]),
            (None, WalkState::Asked(ScreenTask::Exercise(_), hints, _)) if needs_help(line) => {
                let help = hints.help(self.style, without_an_answer());
                self.reply(help)
            }
            // Whatever the reader thought, the answer is shown for comparison.
            (_, WalkState::Asked(ScreenTask::Thought(thought), ..)) => {
                let answer = Document::of(thought.folded());
                self.state = WalkState::Reading;
                self.reply([answer])
            }
            (Some(Action::GoOn), _) => self.on(GrowingPage::go_on),
            _ => self.answer(line),
        }
    }
}
