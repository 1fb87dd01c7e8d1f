//! Sheets of a class whose questions are not those of most: changed, left out, or added.
//!
//! Of three sheets that ask a, b and c, a, b and c, and a and d, the last lacks b and c, and d has been added. Where no questions
//! are those of most sheets, as where everybody was given others, nothing is told of any.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use serde::Serialize;

use super::marked::{Item, MarkedSheet};

/// How the questions of a sheet differ from those of most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Unlike {
    /// What most have and this one has not.
    pub missing: Vec<String>,
    /// What this one has and most have not.
    pub added: Vec<String>,
}

/// How often each question stands on a sheet.
type QuestionCounts = BTreeMap<String, usize>;

/// How each sheet differs from most, for those that do.
#[must_use]
pub fn unlike<S: Borrow<MarkedSheet>>(sheets: &[S]) -> Vec<Option<Unlike>> {
    let asked: Vec<QuestionCounts> = sheets.iter().map(|sheet| asked(sheet.borrow())).collect();
    let is_most = |count: usize| 2 * count > sheets.len();
    let mut sheets_with: BTreeMap<(&str, usize), usize> = BTreeMap::new();
    for (question, &times) in asked.iter().flatten() {
        for copy in 1..=times {
            *sheets_with.entry((question, copy)).or_default() += 1;
        }
    }
    let mut usual = QuestionCounts::new();
    for ((question, copy), _) in sheets_with.into_iter().filter(|&(_, count)| is_most(count)) {
        usual.insert(question.to_owned(), copy);
    }
    let length = |asked: &QuestionCounts| asked.values().sum::<usize>();
    let as_long = asked.iter().filter(|asked| length(asked) == length(&usual));
    // Else these are only what several different sheets have in common.
    let are_of_one_sheet = is_most(as_long.count());
    asked
        .iter()
        .map(|asked| {
            let unlike = Unlike {
                missing: beyond(&usual, asked),
                added: beyond(asked, &usual),
            };
            (are_of_one_sheet && unlike != Unlike::default()).then_some(unlike)
        })
        .collect()
}

fn asked(sheet: &MarkedSheet) -> QuestionCounts {
    let mut asked = QuestionCounts::new();
    for words in sheet.items.iter().map(Item::words) {
        *asked.entry(words).or_default() += 1;
    }
    asked
}

/// What one has more of than another.
fn beyond(one: &QuestionCounts, other: &QuestionCounts) -> Vec<String> {
    let more = one.iter().flat_map(|(question, &times)| {
        let others = other.get(question).copied().unwrap_or(0);
        std::iter::repeat_n(question.clone(), times.saturating_sub(others))
    });
    more.collect()
}
