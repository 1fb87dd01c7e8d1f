//! What several sheets show together: how often each topic and each question was right.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::marked::{Mark, MarkedSheet};
use crate::class::Tally;
use crate::judgement::{Judgement, Verdict};
use crate::question::Topic;

/// The marked sheets.
pub(super) fn marked(sheets: &[MarkedSheet]) -> Vec<&MarkedSheet> {
    let is_marked = |sheet: &&MarkedSheet| sheet.not_marked.is_none();
    sheets.iter().filter(is_marked).collect()
}

/// How many answers are right, how many there are, and how many wrong ones follow from a wrong cell.
pub(super) fn counts(sheets: &[MarkedSheet]) -> [usize; 3] {
    let sum = |count: fn(&MarkedSheet) -> usize| sheets.iter().map(count).sum();
    [sum(MarkedSheet::right), sum(|sheet| sheet.items.len()), sum(|sheet| sheet.follow().len())]
}

/// The verdicts by topic, if it came up.
pub(super) fn topics(sheets: &[MarkedSheet]) -> BTreeMap<Topic, Tally<Verdict>> {
    verdicts(sheets, |judgement| Topic::of(&judgement.question))
}

/// The verdicts by question, if somebody got it wrong; the hardest first.
pub(super) fn hardest_questions(sheets: &[MarkedSheet]) -> Vec<(String, Tally<Verdict>)> {
    let questions = verdicts(sheets, |judgement| judgement.question.to_string());
    let not_right = |tally: &Tally<Verdict>| tally.values().sum::<usize>() - tally[&Verdict::Right];
    let mut questions: Vec<_> = questions.into_iter().collect();
    questions.retain(|(_, tally)| not_right(tally) > 0);
    questions.sort_by_key(|(_, tally)| (Reverse(not_right(tally)), tally[&Verdict::Right]));
    questions
}

/// The verdicts on the answers, by what is asked.
fn verdicts<K: Ord>(
    sheets: &[MarkedSheet],
    key: impl Fn(&Judgement) -> K,
) -> BTreeMap<K, Tally<Verdict>> {
    let mut verdicts: BTreeMap<K, Tally<Verdict>> = BTreeMap::new();
    for item in sheets.iter().flat_map(|sheet| &sheet.items) {
        if let Mark::Judged { judgement, .. } = &item.mark {
            let none = || Verdict::ALL.map(|verdict| (verdict, 0)).into();
            let tally = verdicts.entry(key(judgement)).or_insert_with(none);
            *tally.entry(judgement.verdict).or_default() += 1;
        }
    }
    verdicts
}
