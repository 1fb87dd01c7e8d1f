//! The results of a round of practice: by topic, and by misconception.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::lesson::place_of;
use explain::judgement::Misconception;
use explain::question::{Kind, Topic};

/// The results for one topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TopicTally {
    /// How many answers were right.
    pub right: usize,
    /// How many answers were wrong.
    pub wrong: usize,
    /// How many answers were blank.
    pub blank: usize,
    /// How many answers could not be read.
    pub unreadable: usize,
    /// How many questions were skipped.
    pub skipped: usize,
    /// How many answers were right after the last hint had revealed them.
    pub revealed: usize,
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
            blank: total.blank + tally.blank,
            unreadable: total.unreadable + tally.unreadable,
            skipped: total.skipped + tally.skipped,
            revealed: total.revealed + tally.revealed,
            second_try: total.second_try + tally.second_try,
            hinted: total.hinted + tally.hinted,
        })
    }

    /// The topics that need practice most: by their wrong answers, of which one that was put right at the second try weighs
    /// half, then by their questions without an answer. They come in the order in which the course explains them.
    pub(super) fn weakest(&self) -> Vec<Topic> {
        let needs = |of: &TopicTally| {
            (2 * of.wrong - of.second_try, of.blank + of.unreadable + of.revealed + of.skipped)
        };
        let most = self.topics.values().map(needs).max().unwrap_or_default();
        let weak = self.topics.iter().filter(|(_, tally)| most > (0, 0) && needs(tally) == most);
        let mut weakest: Vec<Topic> = weak.map(|(&topic, _)| topic).collect();
        weakest.sort_by_key(|&topic| place_of(lesson_about(topic)));
        weakest
    }
}

/// The lesson that explains the topic.
pub(super) fn lesson_about(topic: Topic) -> &'static str {
    match topic {
        Topic::Kind(Kind::Gate) => "xor-gate",
        Topic::Kind(Kind::Xor) => "padded-xor",
        Topic::Kind(Kind::Sum | Kind::Group) => "nim-sum",
        Topic::Kind(Kind::Winner | Kind::Explain) => "winning-and-losing",
        Topic::Kind(Kind::Rows | Kind::Move | Kind::Moves) => "optimal-move",
        Topic::Kind(Kind::Towers) | Topic::Game(_) => "other-games",
        Topic::Kind(_) => "binary",
        Topic::Misere => "beyond-nim",
    }
}
