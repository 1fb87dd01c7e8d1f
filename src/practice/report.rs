//! What came of a round of practice: by topic, and by misconception.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::question::Topic;

/// How a topic went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// How many answers were right.
    pub right: usize,
    /// How many answers were wrong.
    pub wrong: usize,
    /// How many questions were skipped.
    pub skipped: usize,
    /// How many answers came after a hint.
    pub hinted: usize,
}

/// What came of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// By topic, those that came up.
    pub topics: BTreeMap<Topic, Tally>,
    /// How often each misconception showed, by its code.
    pub misconceptions: BTreeMap<&'static str, usize>,
}

impl Report {
    pub(super) fn judged(
        &mut self,
        topic: Topic,
        right: bool,
        hinted: bool,
        code: Option<&'static str>,
    ) {
        let tally = self.topics.entry(topic).or_default();
        if right {
            tally.right += 1;
        } else {
            tally.wrong += 1;
        }
        tally.hinted += usize::from(hinted);
        if let Some(code) = code {
            *self.misconceptions.entry(code).or_default() += 1;
        }
    }

    pub(super) fn skipped(&mut self, topic: Topic) {
        self.topics.entry(topic).or_default().skipped += 1;
    }

    /// All topics together.
    #[must_use]
    pub fn total(&self) -> Tally {
        self.topics
            .values()
            .fold(Tally::default(), |total, tally| Tally {
                right: total.right + tally.right,
                wrong: total.wrong + tally.wrong,
                skipped: total.skipped + tally.skipped,
                hinted: total.hinted + tally.hinted,
            })
    }

    /// The topic that needs practice most: where most answers were wrong, then where most questions were skipped.
    #[must_use]
    pub fn weakest(&self) -> Option<Topic> {
        let needs = |tally: &Tally| (tally.wrong, tally.skipped);
        let weak = self
            .topics
            .iter()
            .filter(|(_, tally)| needs(tally) != (0, 0));
        weak.max_by_key(|(_, tally)| needs(tally))
            .map(|(&topic, _)| topic)
    }
}
