//! The outcome of a command as its exit code: 0 if everything is done and right, 1 if something judged is not right, 2
//! if something could not be judged at all.

use std::process::ExitCode;

/// The exit code of a program that was ended by Ctrl-C.
pub(super) const INTERRUPTED_CODE: u8 = 130;

/// The outcome, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    Right,
    NotRight,
    /// Something could not be judged at all; the reason has been printed.
    Unread,
}

impl Outcome {
    /// The outcome of a judgement.
    pub fn of(is_right: bool) -> Self {
        if is_right { Self::Right } else { Self::NotRight }
    }

    /// The worse of two outcomes.
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
