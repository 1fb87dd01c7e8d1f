//! Sheets of a class whose questions differ from those of most: changed, left out, or added.
//!
//! Of three sheets that ask a, b and c, a, b and c, and a and d, the last lacks b and c, and d has been added. If no
//! set of questions is on most sheets, for example because everybody got different ones, there are no differences.

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::marked::MarkedSheet;

/// How the questions of a sheet differ from those of most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct QuestionDifference {
    /// Questions on most sheets but not on this one.
    pub missing: Vec<String>,
    /// Questions on this sheet but not on most.
    pub added: Vec<String>,
}

/// The questions of a sheet, each with a copy number, so that one asked twice appears twice.
type QuestionCopies = BTreeSet<(String, usize)>;

/// The difference of each sheet from most, if there is one.
#[must_use]
pub fn differences_from_most<S: Borrow<MarkedSheet>>(
    sheets: &[S],
) -> Vec<Option<QuestionDifference>> {
    let asked: Vec<QuestionCopies> = sheets.iter().map(|sheet| asked(sheet.borrow())).collect();
    let is_most = |count: usize| 2 * count > sheets.len();
    let mut sheets_with: BTreeMap<_, usize> = BTreeMap::new();
    for question in asked.iter().flatten() {
        *sheets_with.entry(question).or_default() += 1;
    }
    sheets_with.retain(|_, count| is_most(*count));
    let usual: QuestionCopies = sheets_with.into_keys().cloned().collect();
    let as_long = asked.iter().filter(|asked| asked.len() == usual.len());
    // Otherwise these are only what several different sheets have in common.
    let are_of_one_sheet = is_most(as_long.count());
    let beyond = |one: &QuestionCopies, other: &QuestionCopies| {
        let more = one.difference(other);
        more.map(|(question, _)| question.clone()).collect()
    };
    let unlike = asked.iter().map(|asked| {
        let unlike =
            QuestionDifference { missing: beyond(&usual, asked), added: beyond(asked, &usual) };
        (are_of_one_sheet && unlike != QuestionDifference::default()).then_some(unlike)
    });
    unlike.collect()
}

fn asked(sheet: &MarkedSheet) -> QuestionCopies {
    let mut copies: BTreeMap<String, usize> = BTreeMap::new();
    let asked = sheet.items.iter().map(|item| {
        let copy = copies.entry(item.words()).or_default();
        *copy += 1;
        (item.words(), *copy)
    });
    asked.collect()
}
