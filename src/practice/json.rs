//! A round of practice as JSON: every judgement, and what came of it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::report::{Report, Tally};
use crate::judgement::{Judgement, Misconception};
use crate::render::{JudgedJson, json};

#[derive(Serialize)]
struct Round<'a> {
    seed: u64,
    items: Vec<JudgedJson<'a>>,
    right: usize,
    count: usize,
    topics: BTreeMap<&'static str, &'a Tally>,
    misconceptions: &'a BTreeMap<Misconception, usize>,
}

/// The round as one line of JSON.
#[must_use]
pub fn to_json(judged: &[Judgement], report: &Report, seed: u64) -> String {
    json::line(&Round {
        seed,
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
