//! A class judged in parts, perhaps on several machines, and merged again.
//!
//! `2/3` is every third hand-in from the second on, so that parts are alike. A part carries its results as data and
//! everything that must agree with the others; parts that do not fit together are refused by name.

use std::collections::BTreeMap;
use std::mem;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::list::{ClassList, ClassNotes};
use super::student::StudentFiles;
use crate::legible::cut;

/// Which part of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// Its number, from 1.
    pub number: usize,
    /// How many parts there are.
    pub of: usize,
}

impl Shard {
    /// All of it.
    const WHOLE: Self = Self { number: 1, of: 1 };

    /// More parts than anybody has machines.
    const MOST: usize = 10_000;

    /// The hand-ins of this part.
    fn take<T>(self, all: Vec<T>) -> Vec<T> {
        let from = self.number.saturating_sub(1);
        all.into_iter().skip(from).step_by(self.of.max(1)).collect()
    }

    /// Whether such a part is possible.
    fn is_one(self) -> bool {
        self.of <= Self::MOST && (1..=self.of).contains(&self.number)
    }
}

/// Reads `2/3`.
impl FromStr for Shard {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let expected = "expected a part I/N, such as 2/3, with I from 1 to N and N at most";
        // A leading sign is not allowed.
        let number = |word: &str| word.parse().ok().filter(|_| !word.starts_with('+'));
        let (part, of) = word.split_once('/').unwrap_or_default();
        let part = number(part).zip(number(of));
        let part = part.map(|(number, of)| Self { number, of });
        let part = part.filter(|part| part.is_one());
        part.ok_or_else(|| format!("{expected} {}", Self::MOST))
    }
}

/// A part of a class, with its results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part<T> {
    /// Which part it is.
    #[serde(flatten)]
    pub shard: Shard,
    /// The command that judged it: `grade` or `check`.
    pub command: String,
    /// What must be the same for all parts, by name: `{"seed":"1"}`; including the version of nimlab and the
    /// fingerprint of the whole list.
    pub rules: BTreeMap<String, String>,
    /// The number of hand-ins in the whole list.
    pub hand_ins: usize,
    /// What is known about the whole class.
    pub notes: ClassNotes,
    /// The results for the hand-ins of this part.
    pub results: Vec<T>,
}

impl<T> Part<T> {
    /// A part of this list, without results so far, and its hand-ins; all of it without a shard.
    pub fn of(
        shard: Option<Shard>,
        command: &str,
        mut rules: BTreeMap<String, String>,
        list: ClassList,
    ) -> (Self, Vec<StudentFiles>) {
        let shard = shard.unwrap_or(Shard::WHOLE);
        let version = env!("CARGO_PKG_VERSION").to_owned();
        rules.insert("version of nimlab".to_owned(), version);
        rules.insert("number of parts".to_owned(), shard.of.to_string());
        rules.insert("list of files".to_owned(), list.fingerprint());
        let part = Self {
            shard,
            command: command.to_owned(),
            rules,
            hand_ins: list.hand_ins.len(),
            notes: list.notes,
            results: Vec::new(),
        };
        (part, shard.take(list.hand_ins))
    }
}

/// The error for a part with unexpected contents.
pub fn damaged(file: &str) -> String {
    let lacks = "does not hold all results of its part: expected the file as nimlab has written it";
    format!("'{file}' {lacks}")
}

/// Merges parts, each given with the name of its file: the whole as one part, with all results in order.
///
/// # Errors
/// If they do not fit together, or there are none.
pub fn join<T>(mut parts: Vec<(String, Part<T>)>) -> Result<Part<T>, String> {
    const MOST_SHOWN: usize = 40;
    let none = || "there is no part: expected one at least".to_owned();
    let (first, wanted) = parts.first().ok_or_else(none)?;
    let (of, all, rules) = (wanted.shard.of, wanted.hand_ins, wanted.rules.clone());
    let first = first.clone();
    for (file, part) in &parts {
        let mut found = part.rules.iter();
        if let Some((what, is)) = found.find(|(what, is)| rules.get(*what) != Some(is)) {
            let was = rules.get(what).map_or("", |was| was);
            let (is, was) = (cut(is, MOST_SHOWN), cut(was, MOST_SHOWN));
            return Err(format!(
                "'{file}' is not part of the same run as '{first}': its {what} is {is}, and there it is {was}; expected the parts of one run"
            ));
        }
        let Shard { number, .. } = part.shard;
        let is_part = Shard { number, of }.is_one();
        if !is_part || part.results.len() != all.saturating_add(of - number) / of {
            return Err(damaged(file));
        }
    }
    let number = |(_, part): &(String, Part<T>)| part.shard.number;
    parts.sort_by_key(number);
    let mut neighbours = parts.windows(2);
    if let Some([one, other]) = neighbours.find(|pair| number(&pair[0]) == number(&pair[1])) {
        let (number, first, second) = (number(one), &one.0, &other.0);
        return Err(format!(
            "part {number} of {of} is given twice, in '{first}' and in '{second}': expected each part once"
        ));
    }
    let missing = (1..=of).filter(|wanted| parts.binary_search_by_key(wanted, number).is_err());
    let missing: Vec<String> = missing.map(|number| number.to_string()).collect();
    if !missing.is_empty() {
        let missing = cut(&missing.join(", "), MOST_SHOWN);
        return Err(format!(
            "of {of} parts, these are missing: {missing}; expected the files of all"
        ));
    }
    let results = parts.iter_mut().map(|(_, part)| &mut part.results);
    let mut results: Vec<_> = results.map(|it| mem::take(it).into_iter()).collect();
    let (_, mut whole) = parts.swap_remove(0);
    let in_order = (0..all).filter_map(|place| results[place % of].next());
    whole.results = in_order.collect();
    Ok(whole)
}
