//! A lesson in screenfuls: as many blocks as fit, ended early by an exercise. No table and no board is parted that fits on a
//! screen. What scrolls has no end but exercises.

use super::telling::{contents, ending, exercise_heading, opening, think};
use super::{Exercise, Lesson, LessonPart, Thought};
use crate::conversation::Excerpt;
use crate::document::{Block, Document, Style};
use crate::render::{LaidOut, Terminal, laid_out};

/// What fits on a screen, and the exercise that ends it, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonScreen {
    /// The part of the lesson that it begins with.
    pub part: usize,
    /// What is to be read.
    pub page: Excerpt,
    /// The exercise below it.
    pub exercise: Option<Exercise>,
    /// What is to be thought about before one goes on.
    pub thought: Option<Thought>,
}

/// Lays a lesson out for screens of this many lines.
#[must_use]
pub fn screens(lesson: &Lesson, style: Style, shown: Terminal, height: usize) -> Vec<LessonScreen> {
    let mut stack = Stack {
        shown,
        height: height.max(5),
        screens: Vec::new(),
        part: 0,
        last_part: 0,
        blocks: Vec::new(),
        lines: 0,
        passed: 0,
    };
    for passage in passages(lesson, style) {
        if passage.ends_a_screen() {
            stack.together(passage.part, &passage.blocks);
            stack.end_screen(passage.exercise, passage.thought);
        } else {
            stack.one_by_one(passage.part, &passage.blocks);
        }
    }
    stack.end_screen(None, None);
    stack.screens
}

/// A lesson from one exercise to the next, for what scrolls: nothing is laid out, and each excerpt is its whole document.
#[must_use]
pub fn stretches(lesson: &Lesson, style: Style) -> Vec<LessonScreen> {
    let mut stretches = Vec::new();
    let mut begun: Option<Passage> = None;
    for passage in passages(lesson, style) {
        let so_far = match begun.take() {
            Some(before) => before.followed_by(passage),
            None => passage,
        };
        if so_far.ends_a_screen() {
            stretches.push(so_far.into_screen());
        } else if !so_far.blocks.is_empty() {
            begun = Some(so_far);
        }
    }
    stretches.extend(begun.map(Passage::into_screen));
    stretches
}

/// What stands together in a lesson: of its opening, a part, or its ending.
struct Passage {
    part: usize,
    blocks: Vec<Block>,
    exercise: Option<Exercise>,
    thought: Option<Thought>,
}

impl Passage {
    fn to_read(part: usize, blocks: Vec<Block>) -> Self {
        Self {
            part,
            blocks,
            exercise: None,
            thought: None,
        }
    }

    /// Whether whoever reads has something to do before it goes on.
    fn ends_a_screen(&self) -> bool {
        self.exercise.is_some() || self.thought.is_some()
    }

    fn followed_by(mut self, next: Self) -> Self {
        self.blocks.extend(next.blocks);
        Self {
            part: self.part,
            blocks: self.blocks,
            ..next
        }
    }

    fn into_screen(self) -> LessonScreen {
        LessonScreen {
            part: self.part,
            page: Excerpt {
                document: Document {
                    blocks: self.blocks,
                },
                lines: 0..usize::MAX,
            },
            exercise: self.exercise,
            thought: self.thought,
        }
    }
}

/// All that a lesson says and asks, in order.
fn passages(lesson: &Lesson, style: Style) -> Vec<Passage> {
    let style = lesson.style(style);
    let mut passages = vec![Passage::to_read(0, opening(lesson))];
    let mut number = 0;
    for (part, content) in lesson.parts.iter().enumerate() {
        passages.push(match content {
            LessonPart::Exercise(exercise) => {
                number += 1;
                let mut asked = vec![exercise_heading(number)];
                asked.extend(exercise.asking());
                Passage {
                    exercise: Some(exercise.clone()),
                    ..Passage::to_read(part, asked)
                }
            }
            LessonPart::Thought(thought) => Passage {
                thought: Some(thought.clone()),
                ..Passage::to_read(part, think(thought))
            },
            _ => Passage::to_read(part, contents(content, style)),
        });
    }
    passages.push(Passage::to_read(lesson.parts.len(), ending(lesson, style)));
    passages
}

struct Stack {
    shown: Terminal,
    height: usize,
    screens: Vec<LessonScreen>,
    /// The parts that the screen begins with, and ends with so far.
    part: usize,
    last_part: usize,
    /// What stands on the screen so far.
    blocks: Vec<Block>,
    /// How many lines that takes, and how many of them stand on screens before.
    lines: usize,
    passed: usize,
}

impl Stack {
    fn one_by_one(&mut self, part: usize, blocks: &[Block]) {
        for (index, block) in blocks.iter().enumerate() {
            // A heading, or what was typed to get a derivation, goes to the next screen with what it heads.
            let heads = matches!(block, Block::Heading(_)) || (index == 0 && blocks.len() == 2);
            if heads && self.lines + 6 > self.height {
                self.end_screen(None, None);
            }
            self.together(part, std::slice::from_ref(block));
        }
    }

    /// Blocks that stand on one screen where they fit on one.
    fn together(&mut self, part: usize, blocks: &[Block]) {
        let fresh = self.lines_of(blocks);
        if fresh == 0 {
            return;
        }
        let gap = usize::from(self.lines > 0);
        if self.lines + gap + fresh > self.height && self.lines > 0 {
            let rest = self.height.saturating_sub(self.lines + gap);
            let is_long = fresh > self.height;
            // What is longer than any screen may as well begin on this one.
            if !(is_long && rest > self.height / 3) {
                self.end_before_heading();
            }
        }
        if self.lines == 0 {
            self.part = part;
        } else {
            self.lines += 1;
        }
        self.last_part = part;
        self.blocks.extend_from_slice(blocks);
        self.lines += fresh;
        while self.lines > self.height {
            let laid_out = self.laid_out(self.blocks.clone());
            let page = laid_out.page(self.passed, self.height);
            let next = laid_out.next_written(page.end);
            let blocks = self.blocks.clone();
            self.lines = page.len();
            self.end_screen(None, None);
            // The rest of these blocks stands on the next screen.
            (self.part, self.blocks, self.passed) = (part, blocks, next);
            self.lines = laid_out.lines.len() - next;
        }
    }

    /// Ends the screen; a heading at its end goes to the next one, with what it heads.
    fn end_before_heading(&mut self) {
        let heading = match &self.blocks[..] {
            [_, .., heading @ Block::Heading(_)] => Some(heading.clone()),
            _ => None,
        };
        let Some(heading) = heading else {
            return self.end_screen(None, None);
        };
        let lines = self.lines_of(std::slice::from_ref(&heading));
        self.blocks.pop();
        self.lines -= lines + 1;
        self.end_screen(None, None);
        (self.part, self.blocks, self.lines) = (self.last_part, vec![heading], lines);
    }

    fn lines_of(&self, blocks: &[Block]) -> usize {
        self.laid_out(blocks.to_vec()).lines.len()
    }

    fn laid_out(&self, blocks: Vec<Block>) -> LaidOut {
        laid_out(&Document { blocks }, self.shown)
    }

    fn end_screen(&mut self, exercise: Option<Exercise>, thought: Option<Thought>) {
        let blocks = std::mem::take(&mut self.blocks);
        let lines = std::mem::take(&mut self.lines);
        let passed = std::mem::take(&mut self.passed);
        if lines == 0 && exercise.is_none() && thought.is_none() {
            return;
        }
        self.screens.push(LessonScreen {
            part: self.part,
            page: Excerpt {
                document: Document { blocks },
                lines: passed..passed + lines,
            },
            exercise,
            thought,
        });
    }
}
