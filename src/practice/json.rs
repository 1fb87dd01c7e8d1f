//! A round of practice as JSON: every judgement, and what came of it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::conversation::Practice;
use super::report::TopicTally;
use crate::judgement::Misconception;
use crate::render::{JudgedJson, json};

#[derive(Serialize)]
struct RoundJson<'a> {
    seed: u64,
    items: Vec<JudgedJson<'a>>,
    right: usize,
    count: usize,
    topics: BTreeMap<&'static str, &'a TopicTally>,
    misconceptions: &'a BTreeMap<Misconception, usize>,
}

/// The round as one line of JSON.
#[must_use]
pub fn to_json(practice: &Practice) -> String {
    let (round, judged) = (practice.round(), practice.judged());
    let report = round.report();
    json::line(&RoundJson {
        seed: round.seed(),
        items: judged.iter().map(JudgedJson::of).collect(),
        right: report.total().right,
        count: judged.len(),
        topics: report
            .topics
            .iter()
            .map(|(topic, tally)| (topic.word(), tally))
            .collect(),
        misconceptions: &report.misconceptions,
    })
}
