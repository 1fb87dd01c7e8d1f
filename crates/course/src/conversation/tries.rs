//! Whether a wrong answer may be corrected: once, if more than two answers are possible.
//!
//! For `winner 3 5` a wrong answer leaves only the right one, so that is shown at once. An unreadable answer does not
//! count as a try, and neither does an illegal move, which at a board would be taken back, or the same answer again.

use super::action::Action;
use explain::document::text::text;
use explain::document::{Block, Document, Style, tell_first_miss, tell_judgement};
use explain::judgement::{Answer, Judgement, Verdict};
use explain::question::Question;

/// A judged answer to any question.
pub trait Judged {
    /// The verdict.
    fn verdict(&self) -> Verdict;

    /// The answer, if it can be read.
    fn answer(&self) -> Option<&Answer>;

    /// Whether it is an illegal move.
    fn is_illegal(&self) -> bool;

    /// Whether it counts as a try: it can be read, and is legal.
    fn is_a_try(&self) -> bool {
        let is_read = matches!(self.verdict(), Verdict::Right | Verdict::Wrong);
        is_read && !self.is_illegal()
    }

    /// Whether a wrong answer leaves only one other, and so reveals the right one.
    fn leaves_one_answer(&self) -> bool;

    /// The feedback, including the right answer.
    fn feedback(&self, style: Style) -> Document;

    /// The feedback when another try follows.
    fn first_feedback(&self, style: Style) -> Document;
}

impl Judged for Judgement {
    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    fn is_illegal(&self) -> bool {
        Self::is_illegal(self)
    }

    fn leaves_one_answer(&self) -> bool {
        matches!(self.question, Question::Gate(_) | Question::Winner(_) | Question::Towers(_))
    }

    fn feedback(&self, style: Style) -> Document {
        tell_judgement(self, style)
    }

    fn first_feedback(&self, style: Style) -> Document {
        tell_first_miss(self, style)
    }
}

/// The tries at one question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    misses: usize,
    /// The first wrong answer.
    missed: Option<Answer>,
    /// The feedback to the first wrong answer.
    shown: Vec<Block>,
}

impl Tries {
    /// Whether no wrong answer has been given yet.
    pub fn is_first(&self) -> bool {
        self.misses == 0
    }

    /// The feedback to an answer, and whether the question still waits for one.
    pub fn feedback(&mut self, judged: &impl Judged, style: Style) -> (Document, bool) {
        let waits = match judged.verdict() {
            Verdict::Right => false,
            Verdict::Blank | Verdict::Malformed => true,
            Verdict::Wrong if judged.is_illegal() => {
                return (judged.first_feedback(style), true);
            }
            Verdict::Wrong if self.missed.is_some() && judged.answer() == self.missed.as_ref() => {
                let how = text![" Try another, or type "{Action::Hint}"."].at_prompt();
                return (Document::of(text!["You have already tried that."{how}]), true);
            }
            Verdict::Wrong => {
                self.misses += 1;
                if self.misses == 1 && !judged.leaves_one_answer() {
                    self.missed = judged.answer().cloned();
                    let told = judged.first_feedback(style);
                    self.shown.clone_from(&told.blocks);
                    return (told, true);
                }
                false
            }
        };
        (but_once(judged.feedback(style), &self.shown), waits)
    }
}

/// The feedback without tables that have already been shown, and their introductions.
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
    let instead = Block::Paragraph("This answer does not fit that step either.".into());
    told.blocks.splice(begin..end, [instead]);
    told
}
