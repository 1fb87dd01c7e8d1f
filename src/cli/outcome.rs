//! What came of a command, as its exit code tells it: 0 when all is done and right, 1 when something judged is not right, 2
//! when something could not be judged at all.

use std::process::ExitCode;

/// Whether everything that was judged is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    Right,
    NotRight,
    /// Something could not be judged at all; the reason has been told.
    Unread,
}

impl Outcome {
    /// What is to be told where all is right, or is not.
    pub fn of(is_right: bool) -> Self {
        if is_right {
            Self::Right
        } else {
            Self::NotRight
        }
    }

    /// What is to be told of two together: the worse of them.
    pub fn and(self, other: Self) -> Self {
        self.max(other)
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Right => Self::SUCCESS,
            Outcome::NotRight => Self::FAILURE,
            Outcome::Unread => Self::from(2),
        }
    }
}
