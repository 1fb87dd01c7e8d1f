//! A line of working, and what is found of it.

use crate::question::Question;

/// One line of working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedLine {
    /// As it was written.
    pub text: String,
    /// What is found of it.
    pub found: LineFound,
}

/// What is found of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFound {
    /// It is right.
    Holds,
    /// It would be right, were it not for the wrong line before it.
    Follows,
    /// It is wrong: what is right in its place, and what it answers, and how, where that can be asked by itself.
    Wrong(String, Option<(Question, String)>),
    /// It goes on with a number that is neither given nor found above: that number, and those that are left.
    FromNowhere(i128, Vec<i128>),
    /// It goes on with a number that a line above it has used already: that number, and those that are left.
    UsedUp(i128, Vec<i128>),
    /// All lines are right, and this is the last, but it is not the answer yet; these numbers have not been used.
    StopsEarly(Vec<i128>),
    /// It is not understood, and so not judged.
    NotRead,
}

impl LineFound {
    /// In one word, for scripts.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Follows => "follows",
            Self::Wrong(..) => "wrong",
            Self::FromNowhere(..) => "from-nowhere",
            Self::UsedUp(..) => "used-up",
            Self::StopsEarly(_) => "stops-early",
            Self::NotRead => "not-read",
        }
    }

    pub(super) fn is_wrong(&self) -> bool {
        matches!(
            self,
            Self::Wrong(..) | Self::FromNowhere(..) | Self::UsedUp(..) | Self::StopsEarly(_)
        )
    }
}
