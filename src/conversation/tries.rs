//! Whether a wrong answer may be tried again: once, where more than two answers are possible.
//!
//! Of `winner 3 5` a wrong answer leaves only the right one, so there the right one is told at once. What cannot be read is
//! no try at all, and neither is a move that the rules do not allow: at a board it would be taken back.

use crate::document::{Block, Document, Style, tell_first_miss, tell_judgement};
use crate::judgement::{Judgement, Verdict};
use crate::question::Question;

/// An answer that has been judged, whoever asked.
pub trait Judged {
    /// What it is worth.
    fn verdict(&self) -> Verdict;

    /// Whether it is a move that the rules do not allow.
    fn is_illegal(&self) -> bool;

    /// Whether it counts as a try: it can be read, and the rules allow it.
    fn is_a_try(&self) -> bool {
        let is_read = matches!(self.verdict(), Verdict::Right | Verdict::Wrong);
        is_read && !self.is_illegal()
    }

    /// Whether a wrong answer leaves only one other, so that to miss is to know.
    fn leaves_one_answer(&self) -> bool;

    /// What is to be said of it, and what is right.
    fn tell(&self, style: Style) -> Document;

    /// What is to be said of it to somebody who may try again.
    fn tell_first_miss(&self, style: Style) -> Document;
}

impl Judged for Judgement {
    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn is_illegal(&self) -> bool {
        Self::is_illegal(self)
    }

    fn leaves_one_answer(&self) -> bool {
        let inside = self.nested();
        let question = &inside.as_ref().unwrap_or(self).question;
        matches!(
            question,
            Question::Gate(_) | Question::Winner(_) | Question::Equal(_)
        )
    }

    fn tell(&self, style: Style) -> Document {
        tell_judgement(self, style)
    }

    fn tell_first_miss(&self, style: Style) -> Document {
        tell_first_miss(self, style)
    }
}

/// The tries at one question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    misses: usize,
    /// What was said to the first wrong answer.
    said: Vec<Block>,
}

impl Tries {
    /// Whether no wrong answer has been given yet.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.misses == 0
    }

    /// What is to be said of an answer, and whether the question goes on waiting for one.
    pub fn tell(&mut self, judged: &impl Judged, style: Style) -> (Document, bool) {
        let waits = match judged.verdict() {
            Verdict::Right => false,
            Verdict::Blank | Verdict::Malformed => true,
            Verdict::Wrong if judged.is_illegal() => {
                return (judged.tell_first_miss(style), true);
            }
            Verdict::Wrong => {
                self.misses += 1;
                if self.misses == 1 && !judged.leaves_one_answer() {
                    let told = judged.tell_first_miss(style);
                    self.said.clone_from(&told.blocks);
                    return (told, true);
                }
                false
            }
        };
        (but_once(judged.tell(style), &self.said), waits)
    }
}

/// What is told without the tables that have been shown already, and what leads to them.
fn but_once(mut told: Document, said: &[Block]) -> Document {
    let is_table = |block: &Block| matches!(block, Block::Table(_));
    let again = |block: &Block| said.contains(block);
    let Some(table) = told.blocks.iter().position(|it| is_table(it) && again(it)) else {
        return told;
    };
    let before = told.blocks[..table].iter().rev().take_while(|it| again(it));
    let begin = table - before.count();
    let after = told.blocks[table..].iter().take_while(|it| again(it));
    let end = table + after.count();
    let instead = Block::Paragraph("Nor does this answer agree with the step above.".into());
    told.blocks.splice(begin..end, [instead]);
    told
}
