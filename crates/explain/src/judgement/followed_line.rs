//! A line of working, and its result.

use crate::question::Question;

/// One line of working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedLine {
    /// As it was written.
    pub text: String,
    /// What checking it found.
    pub found: LineFound,
}

/// The result of checking a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFound {
    /// It is right.
    Holds,
    /// It would be right, had the wrong line before it been right.
    Follows,
    /// It is wrong: what would be right, and which question it answers with what, if that can be asked by itself.
    Wrong(String, Option<(Question, String)>),
    /// It uses a number that is neither given nor computed above: that number, and the unused ones.
    FromNowhere(i128, Vec<i128>),
    /// It uses a number that a line above has used up: that number, and the unused ones.
    UsedUp(i128, Vec<i128>),
    /// All lines are right, and this is the last, but these numbers have not been used, so it is not the answer yet.
    StopsEarly(Vec<i128>),
    /// It was not understood, and is not judged.
    NotRead,
}

impl LineFound {
    /// A word for it, for scripts.
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

    pub(crate) fn is_wrong(&self) -> bool {
        matches!(
            self,
            Self::Wrong(..) | Self::FromNowhere(..) | Self::UsedUp(..) | Self::StopsEarly(_)
        )
    }
}
