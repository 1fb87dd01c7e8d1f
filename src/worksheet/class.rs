//! The results of several sheets together: by topic, by question, and by misconception.
//!
//! If 30 students were asked `xor 3 5` and 12 of them added, a teacher reads that here instead of in 30 reports.

use std::collections::BTreeMap;

use serde::Serialize;

use super::handed_in::MarkedHandIn;
use super::marked::{Item, Mark, MarkedSheet};
use crate::class::{Points, Spread, Tally};
use crate::judgement::{Misconception, Verdict};
use crate::question::Topic;

/// How often each verdict was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SheetTally {
    /// Right answers.
    pub right: usize,
    /// Wrong ones.
    pub wrong: usize,
    /// Questions without an answer.
    pub blank: usize,
    /// Answers that cannot be read.
    pub malformed: usize,
}

impl SheetTally {
    fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Right => self.right += 1,
            Verdict::Wrong => self.wrong += 1,
            Verdict::Blank => self.blank += 1,
            Verdict::Malformed => self.malformed += 1,
        }
    }

    /// The number of judged answers.
    #[must_use]
    pub fn count(self) -> usize {
        self.right + self.wrong + self.blank + self.malformed
    }
}

/// The results for one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestionTally {
    /// The question.
    pub question: String,
    /// The verdicts on its answers.
    #[serde(flatten)]
    pub tally: SheetTally,
}

/// The results of several sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetClass {
    /// The number of sheets, including those that are not marked.
    pub sheets: usize,
    /// Why sheets are not marked, each in a sentence. They count nowhere else.
    pub not_marked: Vec<String>,
    /// How many files could not be read, so that it is unknown whether they are sheets.
    pub not_read: usize,
    /// The distribution of the shares of right answers.
    pub spread: Spread,
    /// How many wrong answers follow from a wrong cell.
    pub follow: usize,
    /// All answers together.
    pub total: SheetTally,
    /// By topic, if it came up.
    pub topics: BTreeMap<Topic, SheetTally>,
    /// How often each misconception showed, by its code.
    pub misconceptions: Tally<Misconception>,
    /// By question, if somebody got it wrong; the hardest first.
    pub questions: Vec<QuestionTally>,
}

impl SheetClass {
    /// Counts the results of these hand-ins.
    #[must_use]
    pub fn of(hand_ins: &[MarkedHandIn]) -> Self {
        let mut class = Self::default();
        for unmarked in hand_ins.iter().filter_map(|it| it.as_ref().err()) {
            if unmarked.is_sheet {
                class.not_marked.push(unmarked.why.clone());
            } else {
                class.not_read += 1;
            }
        }
        class.sheets = hand_ins.len() - class.not_read;
        for sheet in marked(hand_ins) {
            class.spread.add(sheet.percent(), Points::whole(100));
        }
        let items: Vec<&Item> = marked(hand_ins).flat_map(|sheet| &sheet.items).collect();
        let mut questions: BTreeMap<String, SheetTally> = BTreeMap::new();
        for item in items {
            let verdict = item.verdict();
            class.total.add(verdict);
            class.follow += usize::from(item.follows());
            let Mark::Judged { judgement, .. } = &item.mark else {
                continue;
            };
            let topic = Topic::of(&judgement.question);
            class.topics.entry(topic).or_default().add(verdict);
            let question = judgement.question.to_string();
            questions.entry(question).or_default().add(verdict);
            for slip in item.misconceptions() {
                *class.misconceptions.entry(slip).or_default() += 1;
            }
        }
        class.questions = questions
            .into_iter()
            .filter(|(_, tally)| tally.right < tally.count())
            .map(|(question, tally)| QuestionTally { question, tally })
            .collect();
        let not_right = |tally: SheetTally| tally.count() - tally.right;
        class.questions.sort_by_key(|question| {
            (
                std::cmp::Reverse(not_right(question.tally)),
                question.tally.right,
            )
        });
        class
    }
}

/// The marked sheets.
pub(super) fn marked(hand_ins: &[MarkedHandIn]) -> impl Iterator<Item = &MarkedSheet> {
    hand_ins.iter().filter_map(|it| it.as_ref().ok())
}
