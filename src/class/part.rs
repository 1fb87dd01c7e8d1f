//! A class judged in parts, perhaps on several machines, and put together again.
//!
//! `2/3` is every third hand-in from the second on, so that parts are alike. A part carries its results as data and all that
//! has to be the same in the others; what does not fit together is refused by name.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::list::{ClassList, ClassNotes};
use crate::legible::cut;

/// Which part of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// Counted from 1.
    pub number: usize,
    /// How many parts there are.
    pub of: usize,
}

impl Shard {
    /// More parts than anybody has machines.
    const MOST: usize = 10_000;

    /// The hand-ins of this part.
    #[must_use]
    pub fn take<T>(self, all: Vec<T>) -> Vec<T> {
        let from = self.number.saturating_sub(1);
        all.into_iter().skip(from).step_by(self.of.max(1)).collect()
    }
}

/// Reads `2/3`.
impl FromStr for Shard {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let number = |word: &str| {
            let is_decimal = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
            word.parse::<usize>().ok().filter(|_| is_decimal)
        };
        let shard = word.split_once('/').and_then(|(part, of)| {
            Some(Self {
                number: number(part)?,
                of: number(of)?,
            })
        });
        shard
            .filter(|it| it.of <= Self::MOST && (1..=it.of).contains(&it.number))
            .ok_or_else(|| {
                format!(
                    "expected a part I/N, such as 2/3, with I from 1 to N and N at most {}",
                    Self::MOST
                )
            })
    }
}

/// A part of a class, with its results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part<T> {
    /// Which part it is.
    #[serde(flatten)]
    pub shard: Shard,
    /// What has judged it: `grade` or `check`.
    pub command: String,
    /// The version of nimlab.
    pub nimlab: String,
    /// What all parts have to be judged by, by its name: `{"seed":"1"}`.
    pub rules: BTreeMap<String, String>,
    /// The fingerprint of the whole list.
    pub list: String,
    /// How many hand-ins the whole list has.
    pub hand_ins: usize,
    /// What is known of the whole class.
    pub notes: ClassNotes,
    /// What came of the hand-ins of this part.
    pub results: Vec<T>,
}

impl<T> Part<T> {
    /// A part of this list, still without results.
    #[must_use]
    pub fn of(
        shard: Shard,
        command: &str,
        rules: BTreeMap<String, String>,
        list: &ClassList,
    ) -> Self {
        Self {
            shard,
            command: command.to_owned(),
            nimlab: env!("CARGO_PKG_VERSION").to_owned(),
            rules,
            list: list.fingerprint(),
            hand_ins: list.hand_ins.len(),
            notes: list.notes.clone(),
            results: Vec::new(),
        }
    }

    /// What has to be the same in all parts, each by its name.
    fn fixed(&self) -> Vec<(String, String)> {
        let mut fixed = vec![
            ("command".to_owned(), self.command.clone()),
            ("version of nimlab".to_owned(), self.nimlab.clone()),
            ("number of parts".to_owned(), self.shard.of.to_string()),
        ];
        let rules = self.rules.iter();
        fixed.extend(rules.map(|(name, value)| (name.clone(), value.clone())));
        fixed.push(("list of files".to_owned(), self.list.clone()));
        fixed
    }
}

/// Why parts cannot be put together.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum NotJoined {
    /// They do not belong to one run.
    #[error(
        "'{file}' is no part of the same run as '{first}': its {what} is {is}, and there it is {was}; expected the parts of one run"
    )]
    Foreign {
        file: String,
        first: String,
        what: String,
        is: String,
        was: String,
    },
    /// One is there twice.
    #[error(
        "part {number} of {of} is there twice, in '{first}' and in '{second}': expected each part once"
    )]
    Twice {
        number: usize,
        of: usize,
        first: String,
        second: String,
    },
    /// Some are not there.
    #[error("{missing}: expected the files of all {of} parts")]
    Missing { missing: String, of: usize },
    /// One does not hold what it should.
    #[error(
        "'{0}' does not hold all results of its part: expected the file as nimlab has written it"
    )]
    Damaged(String),
}

/// Puts parts together, each given with the name of its file: the whole as one part, with all results in order.
///
/// # Errors
/// When they do not fit together. There has to be one at least.
pub fn join<T>(parts: Vec<(String, Part<T>)>) -> Result<Part<T>, NotJoined> {
    const MOST_SHOWN: usize = 40;
    let mut by_number: BTreeMap<usize, (String, Part<T>)> = BTreeMap::new();
    let mut first: Option<(String, Vec<(String, String)>)> = None;
    for (file, part) in parts {
        let fixed = part.fixed();
        if let Some((first, wanted)) = &first {
            let differs = |(is, was): &(&(String, String), &(String, String))| is != was;
            if let Some((is, was)) = fixed.iter().zip(wanted).find(differs) {
                return Err(NotJoined::Foreign {
                    file,
                    first: first.clone(),
                    what: is.0.clone(),
                    is: cut(&is.1, MOST_SHOWN),
                    was: cut(&was.1, MOST_SHOWN),
                });
            }
        } else {
            first = Some((file.clone(), fixed));
        }
        let Shard { number, of } = part.shard;
        if !(1..=of.min(Shard::MOST)).contains(&number) {
            return Err(NotJoined::Damaged(file));
        }
        if let Some((before, _)) = by_number.get(&number) {
            return Err(NotJoined::Twice {
                number,
                of,
                first: before.clone(),
                second: file,
            });
        }
        by_number.insert(number, (file, part));
    }
    let of = by_number
        .values()
        .next()
        .map_or(1, |(_, part)| part.shard.of);
    let missing: Vec<String> = (1..=of)
        .filter(|number| !by_number.contains_key(number))
        .map(|number| number.to_string())
        .collect();
    if !missing.is_empty() {
        const MOST_NAMED: usize = 10;
        let named = missing[..missing.len().min(MOST_NAMED)].join(", ");
        let missing = match missing.len() {
            1 => format!("part {named} of {of} is missing"),
            count if count > MOST_NAMED => format!("parts {named}, … of {of} are missing"),
            _ => format!("parts {named} of {of} are missing"),
        };
        return Err(NotJoined::Missing { missing, of });
    }
    let results = by_number.values().map(|(_, part)| part.results.len());
    let all: usize = results.sum();
    let mut whole: Option<Part<T>> = None;
    let mut in_order: BTreeMap<usize, T> = BTreeMap::new();
    for (number, (file, mut part)) in by_number {
        let mine = Shard { number, of }.take((0..all).collect());
        if part.hand_ins != all || mine.len() != part.results.len() {
            return Err(NotJoined::Damaged(file));
        }
        in_order.extend(mine.into_iter().zip(part.results.drain(..)));
        whole.get_or_insert(part);
    }
    // There is one part at least, and so there is a whole.
    let mut whole = whole.ok_or(NotJoined::Missing {
        missing: "there is no part".to_owned(),
        of,
    })?;
    whole.results = in_order.into_values().collect();
    Ok(whole)
}
