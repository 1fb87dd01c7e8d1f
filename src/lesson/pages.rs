//! A lesson in screenfuls: as many blocks as fit, ended early by an exercise.

use super::telling::{contents, exercise_heading, whole};
use super::{Exercise, Key, Lesson, Part};
use crate::document::{Block, Document, Telling, asking};
use crate::render::{Terminal, terminal};

/// What fits on a screen, and the exercise that ends it, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The part of the lesson that it begins with.
    pub part: usize,
    /// Its lines.
    pub lines: Vec<String>,
    /// The exercise below them.
    pub exercise: Option<Exercise>,
}

/// Lays a lesson out for screens of so many lines.
#[must_use]
pub fn screens(lesson: &Lesson, telling: Telling, shown: Terminal, height: usize) -> Vec<Screen> {
    let mut stack = Stack {
        shown,
        height: height.max(5),
        screens: Vec::new(),
        part: 0,
        lines: Vec::new(),
    };
    let opening = Lesson {
        parts: Vec::new(),
        ..lesson.clone()
    };
    stack.blocks(0, &whole(&opening, telling, Key::Hidden).blocks);
    let mut number = 0;
    for (part, content) in lesson.parts.iter().enumerate() {
        if let Part::Exercise(exercise) = content {
            number += 1;
            let mut asked = vec![exercise_heading(number)];
            asked.extend(asking(&exercise.question));
            stack.together(part, &asked);
            stack.end_screen(Some(exercise.clone()));
        } else {
            stack.blocks(part, &contents(content, telling));
        }
    }
    stack.end_screen(None);
    stack.screens
}

struct Stack {
    shown: Terminal,
    height: usize,
    screens: Vec<Screen>,
    part: usize,
    lines: Vec<String>,
}

impl Stack {
    fn blocks(&mut self, part: usize, blocks: &[Block]) {
        for (index, block) in blocks.iter().enumerate() {
            // A heading, or what was typed to get a derivation, goes to the next screen with what it heads.
            let heads = matches!(block, Block::Heading(_)) || (index == 0 && blocks.len() == 2);
            if heads && self.lines.len() + 6 > self.height {
                self.end_screen(None);
            }
            self.together(part, std::slice::from_ref(block));
        }
    }

    /// Blocks that stand on one screen where they fit on one.
    fn together(&mut self, part: usize, blocks: &[Block]) {
        let text = terminal(
            &Document {
                blocks: blocks.to_vec(),
            },
            self.shown,
        );
        let mut fresh: Vec<String> = text.lines().map(str::to_owned).collect();
        let gap = usize::from(!self.lines.is_empty());
        if self.lines.len() + gap + fresh.len() > self.height && !self.lines.is_empty() {
            let rest = self.height.saturating_sub(self.lines.len() + gap);
            let is_long = fresh.len() > self.height;
            // What is longer than any screen may as well begin on this one.
            if !(is_long && rest > self.height / 3) {
                self.end_screen(None);
            }
        }
        if self.lines.is_empty() {
            self.part = part;
        } else {
            self.lines.push(String::new());
        }
        while self.lines.len() + fresh.len() > self.height {
            let room = self.height - self.lines.len();
            let later = fresh.split_off(room);
            self.lines.append(&mut fresh);
            self.end_screen(None);
            self.part = part;
            fresh = later;
        }
        self.lines.append(&mut fresh);
    }

    fn end_screen(&mut self, exercise: Option<Exercise>) {
        if self.lines.is_empty() && exercise.is_none() {
            return;
        }
        let lines = std::mem::take(&mut self.lines);
        self.screens.push(Screen {
            part: self.part,
            lines,
            exercise,
        });
    }
}
