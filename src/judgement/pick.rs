//! Answers that pick from what is shown: one choice or several, an order of lines, or the one line that is false.
//!
//! Whatever is shown, by the program or by the author of a lesson, such an answer is read and judged in the same way. Choices
//! have the letters a, b, c …, lines the numbers 1, 2, 3 …

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::Verdict;
use super::answer::{Answer, Reading, is_blank};
use crate::derivation::{ArgumentFound, Conclusion};
use crate::phrase::{
    PhraseRole, Stumble, StumbleCause, before_remark, letter_of, letters_said, line_said,
};

/// What is to be picked, and from how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picking {
    /// The one right choice, by its letter.
    One {
        /// Its place, counted from 0.
        right: usize,
        /// How many choices there are.
        of: usize,
    },
    /// Every right choice, by its letter; there may be none.
    Several {
        /// Their places, counted from 0.
        right: BTreeSet<usize>,
        /// How many choices there are.
        of: usize,
    },
    /// The lines, by their letters, in the order in which they belong.
    Order {
        /// For each line as it is shown, its place in the right order, counted from 0.
        places: Vec<usize>,
    },
    /// The one line, by its number, from which on an argument fails.
    Line {
        /// Its number, counted from 1.
        right: usize,
        /// How many lines there are.
        of: usize,
    },
}

/// An answer that picks, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickJudgement {
    /// The answer as it was given.
    pub given: String,
    /// What it was read as, where it could be read.
    pub answer: Option<Answer>,
    /// Whether it was said in other words than those in which it would be printed.
    pub reads_otherwise: bool,
    /// The word that shows that it is malformed, if it is.
    pub stumble: Option<Stumble>,
    /// What it is worth.
    pub verdict: Verdict,
}

impl Picking {
    /// What is picked where this has been found; `None` where the answer is something else.
    #[must_use]
    pub fn of(found: &Conclusion) -> Option<Self> {
        match found {
            Conclusion::Choices(found) => {
                let wins = found.wins();
                let right = (0..wins.len()).filter(|&at| wins[at]).collect();
                let of = wins.len();
                Some(Self::Several { right, of })
            }
            Conclusion::Argued(ArgumentFound::Order { places, .. }) => Some(Self::Order {
                places: places.clone(),
            }),
            Conclusion::Argued(ArgumentFound::Flaw { lines, first, .. }) => Some(Self::Line {
                right: *first,
                of: lines.len(),
            }),
            _ => None,
        }
    }

    /// The most choices that can be told apart by letters.
    pub const MOST: usize = 26;

    /// How much there is to pick from.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::One { of, .. } | Self::Several { of, .. } | Self::Line { of, .. } => *of,
            Self::Order { places } => places.len(),
        }
    }

    /// The right answer.
    #[must_use]
    pub fn right(&self) -> Answer {
        match self {
            Self::One { right, .. } => Answer::Chosen([*right].into()),
            Self::Several { right, .. } => Answer::Chosen(right.clone()),
            Self::Order { places } => {
                let mut shown: Vec<usize> = (0..places.len()).collect();
                shown.sort_by_key(|&at| places[at]);
                Answer::Order(shown)
            }
            Self::Line { right, .. } => Answer::Line(BigInt::from(*right)),
        }
    }

    /// Reads an answer of this form.
    pub(super) fn said(&self, text: &str) -> Result<Answer, Stumble> {
        match self {
            Self::One { of, .. } => match &letters_said(text, *of)?[..] {
                [one] => Ok(Answer::Chosen([*one].into())),
                [_, second, ..] => {
                    let letter = letter_of(*second).to_string();
                    Err(Stumble::at(&letter, StumbleCause::Second))
                }
                [] => Ok(Answer::Chosen(BTreeSet::new())),
            },
            Self::Several { of, .. } => {
                let chosen = letters_said(text, *of)?;
                Ok(Answer::Chosen(chosen.into_iter().collect()))
            }
            Self::Order { places } => {
                let order = letters_said(text, places.len())?;
                let missing = (0..places.len()).find(|at| !order.contains(at));
                match missing {
                    Some(at) => {
                        let role = PhraseRole::LineLettered(letter_of(at));
                        Err(Stumble::at("", StumbleCause::Missing(role)))
                    }
                    None => Ok(Answer::Order(order)),
                }
            }
            Self::Line { of, .. } => line_said(text, *of).map(Answer::Line),
        }
    }

    /// Judges an answer as it was typed.
    #[must_use]
    pub fn judge(&self, given: &str) -> PickJudgement {
        let reading = if is_blank(given) {
            Reading::Blank
        } else {
            let said = self.said(given).or_else(|stumble| {
                let before = before_remark(given).and_then(|text| self.said(text).ok());
                before.ok_or(stumble)
            });
            said.map_or_else(Reading::Malformed, Reading::Answer)
        };
        let (answer, stumble, verdict) = match reading {
            Reading::Blank => (None, None, Verdict::Blank),
            Reading::Malformed(stumble) => (None, Some(stumble), Verdict::Malformed),
            Reading::Answer(answer) if answer == self.right() => {
                (Some(answer), None, Verdict::Right)
            }
            Reading::Answer(answer) => (Some(answer), None, Verdict::Wrong),
        };
        PickJudgement {
            given: given.to_owned(),
            reads_otherwise: answer
                .as_ref()
                .is_some_and(|answer| !answer.is_plainly(given)),
            answer,
            stumble,
            verdict,
        }
    }
}
