//! The results of several sheets together: by topic, by question, and by misconception.
//!
//! If 30 students were asked `xor 3 5` and 12 of them added, a teacher reads that here instead of in 30 reports.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::marked::{Mark, MarkedSheet};
use crate::class::{Points, Spread, Tally};
use crate::judgement::{Misconception, Verdict};
use crate::question::Topic;

/// The results of several sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SheetClass {
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
    /// How many answers are right.
    pub right: usize,
    /// How many answers there are.
    pub count: usize,
    /// The verdicts by topic, if it came up.
    pub topics: BTreeMap<Topic, Tally<Verdict>>,
    /// How often each misconception showed, by its code.
    pub misconceptions: Tally<Misconception>,
    /// The verdicts by question, if somebody got it wrong; the hardest first.
    pub questions: Vec<(String, Tally<Verdict>)>,
}

impl SheetClass {
    /// Counts the results of these hand-ins.
    pub fn of(hand_ins: &[MarkedSheet]) -> Self {
        let mut class = Self::default();
        for why in hand_ins.iter().filter_map(|it| it.not_marked.as_ref()) {
            if why.is_handed_in() {
                class.not_marked.push(why.to_string());
            } else {
                class.not_read += 1;
            }
        }
        class.sheets = hand_ins.len() - class.not_read;
        let mut questions: BTreeMap<String, Tally<Verdict>> = BTreeMap::new();
        for sheet in marked(hand_ins) {
            class.spread.add(sheet.percent(), Points::whole(100));
            class.right += sheet.right();
            class.count += sheet.items.len();
            class.follow += sheet.follow().len();
            for item in &sheet.items {
                let Mark::Judged { judgement, .. } = &item.mark else {
                    continue;
                };
                let none = || Verdict::ALL.map(|verdict| (verdict, 0)).into();
                let topic = class.topics.entry(Topic::of(&judgement.question));
                let question = questions.entry(judgement.question.to_string());
                for tally in [topic.or_insert_with(none), question.or_insert_with(none)] {
                    *tally.entry(judgement.verdict).or_default() += 1;
                }
                for slip in item.misconceptions() {
                    *class.misconceptions.entry(slip).or_default() += 1;
                }
            }
        }
        let not_right =
            |tally: &Tally<Verdict>| tally.values().sum::<usize>() - tally[&Verdict::Right];
        questions.retain(|_, tally| not_right(tally) > 0);
        class.questions = questions.into_iter().collect();
        let ease = |tally: &Tally<Verdict>| (Reverse(not_right(tally)), tally[&Verdict::Right]);
        class.questions.sort_by_key(|(_, tally)| ease(tally));
        class
    }
}

/// The marked sheets.
pub(super) fn marked(hand_ins: &[MarkedSheet]) -> impl Iterator<Item = &MarkedSheet> {
    hand_ins.iter().filter(|sheet| sheet.not_marked.is_none())
}
