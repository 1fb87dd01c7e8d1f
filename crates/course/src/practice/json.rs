//! A round of practice as JSON: every judgement, and the totals.

use std::collections::BTreeMap;

use super::conversation::Practice;
use render::json::{Object, judged, line};

/// The round as one line of JSON.
pub fn to_json(practice: &Practice) -> String {
    let (round, items) = (practice.round(), practice.judged());
    let report = round.report();
    let topics = report.topics.iter();
    let topics: BTreeMap<_, _> = topics.map(|(topic, tally)| (topic.word(), tally)).collect();
    let object = Object::new()
        .field("seed", round.seed())
        .list("items", items.iter().map(judged))
        .field("right", report.total().right)
        .field("count", items.len())
        .field("topics", topics)
        .field("misconceptions", &report.misconceptions);
    line(object)
}
