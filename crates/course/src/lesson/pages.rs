//! A lesson in screenfuls: as many blocks as fit ([`LaidOut::page`](render::LaidOut::page)), ending early at an
//! exercise. On a scrolling page only exercises end a screen, and in print nothing does.

use std::ops::Range;

use super::built_in::lesson_after;
use super::documents::{contents, ending, exercise_heading, go_on_with, opening, think};
use super::{Exercise, Lesson, LessonPart, Thought};
use crate::conversation::{Excerpt, Hints};
use explain::document::{Block, Document, IntoBlocks, Style};
use render::{LaidOut, Terminal, laid_out};

/// The contents of a screen, and the exercise at its end, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonScreen {
    /// The index of the part of the lesson that it begins with.
    pub part: usize,
    /// What to read.
    pub page: Excerpt,
    /// What to do below it before going on.
    pub task: Option<ScreenTask>,
}

/// What to do at the end of a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScreenTask {
    /// An exercise to answer.
    Exercise(Exercise),
    /// A question to think about.
    Thought(Thought),
}

impl ScreenTask {
    /// The hints to it, in this style.
    pub(super) fn hints(&self, style: Style) -> Hints {
        match self {
            Self::Exercise(exercise) => exercise.hints(style),
            Self::Thought(thought) => thought.hints(),
        }
    }

    /// The exercise, if it is one.
    pub(super) fn exercise(&self) -> Option<&Exercise> {
        match self {
            Self::Exercise(exercise) => Some(exercise),
            Self::Thought(_) => None,
        }
    }
}

impl LessonScreen {
    /// The exercise at its end.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.task.as_ref()?.exercise()
    }
}

/// Lays a lesson out for screens with this many lines.
pub fn screens(lesson: &Lesson, style: Style, shown: Terminal, height: usize) -> Vec<LessonScreen> {
    let stretches = to_next_stop(lesson, style).into_iter();
    stretches.flat_map(|stretch| stretch.into_screens(shown, height.max(5))).collect()
}

/// A lesson from one exercise to the next, for scrolling pages: nothing is laid out, and each excerpt is its whole
/// document.
pub fn stretches(lesson: &Lesson, style: Style) -> Vec<LessonScreen> {
    let stretches = to_next_stop(lesson, style).into_iter();
    stretches.map(|stretch| stretch.into_screen(0..usize::MAX)).collect()
}

/// Whether the answers are printed at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// They do.
    Shown,
    /// They do not.
    Hidden,
}

/// The whole lesson, with every derivation worked out and the exercises numbered.
pub fn whole(lesson: &Lesson, style: Style, key: Key) -> Document {
    let style = lesson.style(style);
    let mut blocks = Vec::new();
    for stretch in to_next_stop(lesson, style) {
        let inside = stretch.blocks.into_iter().flat_map(|block| match block {
            Block::Whole(inside) => inside,
            block => vec![block],
        });
        blocks.extend(inside);
        if let Some(ScreenTask::Thought(thought)) = stretch.task {
            blocks.push(thought.folded());
        }
    }
    // Readers at the end see how to go on.
    let next = lesson_after(&lesson.name);
    next.map(go_on_with).add_to(&mut blocks);
    let exercises = lesson.exercises();
    let items: Vec<Vec<Block>> = exercises.map(Exercise::answer).collect();
    if key == Key::Shown && !items.is_empty() {
        let heading = Block::Heading("Answers to the exercises".into());
        let numbered = true;
        blocks.extend([heading, Block::List { numbered, items }]);
    }
    Document { blocks }
}

/// What is read in one go, up to the next thing to do.
#[derive(Clone, Default)]
struct Stretch {
    blocks: Vec<Block>,
    /// The index of the part that each block belongs to.
    parts: Vec<usize>,
    task: Option<ScreenTask>,
}

impl Stretch {
    fn read(&mut self, part: usize, blocks: Vec<Block>) {
        self.parts.extend(blocks.iter().map(|_| part));
        self.blocks.extend(blocks);
    }

    fn part_of(&self, block: usize) -> usize {
        self.parts.get(block).copied().unwrap_or_default()
    }

    /// These lines of it, with the task at its end.
    fn into_screen(self, lines: Range<usize>) -> LessonScreen {
        let part = self.part_of(0);
        let document = Document::of(self.blocks);
        LessonScreen { part, page: Excerpt { document, lines }, task: self.task }
    }

    /// In screens with this many lines. The task is on the last.
    fn into_screens(self, shown: Terminal, height: usize) -> Vec<LessonScreen> {
        let laid_out = laid_out(&Document::of(self.blocks.clone()), shown);
        let mut screens = Vec::new();
        let mut from = laid_out.next_written(0);
        // An empty page, for example from an empty fence below the last exercise, is not a screen.
        while from < laid_out.lines.len() {
            let lines = next_screen(&laid_out, from, height);
            let part = self.part_of(laid_out.outermost_block(from));
            from = laid_out.next_written(lines.end);
            let is_last = from >= laid_out.lines.len();
            let screen = self.clone().into_screen(lines);
            screens.push(LessonScreen { part, task: screen.task.filter(|_| is_last), ..screen });
        }
        screens
    }
}

/// The lines of a screen: as many as fit, or a few less if the next one would have hardly any.
fn next_screen(laid_out: &LaidOut, from: usize, height: usize) -> Range<usize> {
    const LEAST: usize = 3;
    let fitting = laid_out.page(from, height);
    let is_well_parted = |lines: &Range<usize>| {
        let rest = laid_out.page(laid_out.next_written(lines.end), height);
        lines.len() >= LEAST && (rest.is_empty() || rest.len() >= LEAST)
    };
    let shorter = (LEAST..height).rev().map(|height| laid_out.page(from, height));
    let screens = std::iter::once(fitting.clone()).chain(shorter);
    screens.into_iter().find(is_well_parted).unwrap_or(fitting)
}

/// Everything that a lesson says and asks, in order. A question is kept together.
fn to_next_stop(lesson: &Lesson, style: Style) -> Vec<Stretch> {
    let style = lesson.style(style);
    let mut stretches = Vec::new();
    let mut stretch = Stretch::default();
    stretch.read(0, opening(lesson));
    let mut number = 0;
    for (part, content) in lesson.parts.iter().enumerate() {
        match content {
            LessonPart::Exercise(exercise) => {
                number += 1;
                let mut asked = vec![exercise_heading(number)];
                asked.extend(exercise.asking());
                stretch.read(part, vec![Block::Whole(asked)]);
                stretch.task = Some(ScreenTask::Exercise(exercise.clone()));
            }
            LessonPart::Thought(thought) => {
                stretch.read(part, vec![Block::Whole(think(thought))]);
                stretch.task = Some(ScreenTask::Thought(thought.clone()));
            }
            _ => {
                stretch.read(part, contents(content, style));
                continue;
            }
        }
        stretches.push(std::mem::take(&mut stretch));
    }
    stretch.read(lesson.parts.len(), ending(lesson));
    if !stretch.blocks.is_empty() {
        stretches.push(stretch);
    }
    stretches
}
