//! Whether a wrong answer may be tried again: once, where more than two answers are possible.
//!
//! Of `winner 3 5` a wrong answer leaves only the right one, so there the right one is told at once. What cannot be read is
//! no try at all.

use crate::document::{Document, Style, tell_first_miss, tell_judgement};
use crate::judgement::{Judgement, Verdict};
use crate::question::Question;

/// The tries at one question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    misses: usize,
}

impl Tries {
    /// Whether no wrong answer has been given yet.
    #[must_use]
    pub fn is_first(self) -> bool {
        self.misses == 0
    }

    /// What is to be said of an answer, and whether the question goes on waiting for one.
    pub fn tell(&mut self, judgement: &Judgement, style: Style) -> (Document, bool) {
        let waits = match judgement.verdict {
            Verdict::Right => false,
            Verdict::Blank | Verdict::Malformed => true,
            Verdict::Wrong => {
                self.misses += 1;
                let may_try_again = self.misses == 1 && !is_either_or(&judgement.question);
                if may_try_again {
                    return (tell_first_miss(judgement, style), true);
                }
                false
            }
        };
        (tell_judgement(judgement, style), waits)
    }
}

/// Whether there are only two answers.
fn is_either_or(question: &Question) -> bool {
    matches!(question, Question::Gate(_) | Question::Winner(_))
}
