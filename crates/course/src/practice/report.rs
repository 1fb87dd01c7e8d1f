//! The results of a round of practice: by topic, and by misconception.

use std::collections::BTreeMap;

use serde::Serialize;

use explain::judgement::Misconception;
use explain::question::Topic;

/// The results for one topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TopicTally {
    /// How many answers were right.
    pub right: usize,
    /// How many answers were wrong.
    pub wrong: usize,
    /// How many questions were skipped.
    pub skipped: usize,
    /// How many answers were right after the last hint had revealed them.
    pub told: usize,
    /// How many of the wrong answers were followed by a right one.
    pub second_try: usize,
    /// How many questions had a hint, right or wrong.
    pub hinted: usize,
}

/// The results of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundReport {
    /// By topic, if it came up.
    pub topics: BTreeMap<Topic, TopicTally>,
    /// How often each misconception showed.
    pub misconceptions: BTreeMap<Misconception, usize>,
}

impl RoundReport {
    /// All topics together.
    pub fn total(&self) -> TopicTally {
        self.topics.values().fold(TopicTally::default(), |total, tally| TopicTally {
            right: total.right + tally.right,
            wrong: total.wrong + tally.wrong,
            skipped: total.skipped + tally.skipped,
            told: total.told + tally.told,
            second_try: total.second_try + tally.second_try,
            hinted: total.hinted + tally.hinted,
        })
    }

    /// The topic that needs practice most: most wrong answers, then most skipped questions.
    pub(super) fn weakest(&self) -> Option<Topic> {
        let needs = |tally: &TopicTally| (tally.wrong, tally.told + tally.skipped);
        let weak = self.topics.iter().filter(|(_, tally)| needs(tally) != (0, 0));
        weak.max_by_key(|(_, tally)| needs(tally)).map(|(&topic, _)| topic)
    }
}
