//! An answer that picks, judged by itself, whoever has asked.

use super::answer::Reading;
use super::pick::Picking;
use super::verdict::Verdict;
use crate::phrase::Stumble;
use crate::question::Answer;

/// An answer that picks, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickJudgement {
    /// The answer as it was given.
    pub given: String,
    /// What it was read as, where it could be read.
    pub answer: Option<Answer>,
    /// Whether it was said in other words than those in which it would be printed.
    pub reads_otherwise: bool,
    /// The word that shows that it is malformed, if it is.
    pub stumble: Option<Stumble>,
    /// What it is worth.
    pub verdict: Verdict,
}

impl Picking {
    /// Judges an answer as it was typed to a question asked in these words; a choice may be named by its own, in the order of the
    /// letters.
    #[must_use]
    pub fn judge(&self, given: &str, asked: &str, choices: &[String]) -> PickJudgement {
        let reading = Answer::picked(self, given, asked, choices);
        let (answer, stumble, verdict) = match reading {
            Reading::Blank => (None, None, Verdict::Blank),
            Reading::Malformed(stumble) => (None, Some(stumble), Verdict::Malformed),
            Reading::Answer(answer) if answer == self.right => (Some(answer), None, Verdict::Right),
            Reading::Answer(answer) => (Some(answer), None, Verdict::Wrong),
        };
        PickJudgement {
            given: given.to_owned(),
            reads_otherwise: answer
                .as_ref()
                .is_some_and(|answer| !answer.is_plainly(given)),
            answer,
            stumble,
            verdict,
        }
    }
}
