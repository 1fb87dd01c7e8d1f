//! What went wrong, in a few words that are the same for every call, so that a teacher can count them over a class.
//!
//! `make_move([1, 2], 1, 1)` and `make_move([3], 1, 2)` both "changed the list that was given". If there is a
//! misconception behind it, that is the cause. A value that is simply wrong has no cause that could be named.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::{Serialize, Serializer};

use super::list::named;
use crate::judge::{Failure, FunctionReport, Graded, Reason, Status};
use crate::sheet::Function;
use explain::document::text::{Text, code, text};
use explain::judgement::Misconception;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// A misconception.
    Slip(Misconception),
    /// An exception of this type; only Python's own types are named, never those of a hand-in.
    Raised(&'static str),
    /// Something else: its code, and its words.
    Other(&'static str, &'static str),
    /// This function is there and not right, for a reason that has no name.
    Unnamed(Function),
}

impl Cause {
    /// The cause of a failure, if it has a name.
    pub fn of(failure: &Failure) -> Option<Self> {
        if let Some(slip) = failure.misconception() {
            return Some(Self::Slip(slip));
        }
        if let Reason::Raised(raised) = &failure.reason {
            return Some(Self::Raised(known(&raised.kind)));
        }
        let (code, words) = named(failure);
        (!code.is_empty()).then_some(Self::Other(code, words))
    }

    /// The causes in a hand-in. A blocked function shows the causes of what blocks it, which do not count.
    pub(crate) fn all_of(graded: &Graded) -> BTreeSet<Self> {
        let shown = graded.functions.iter();
        let shown =
            shown.filter(|report| !matches!(report.status, Status::Blocked | Status::NotJudged));
        let causes = shown.flat_map(|report| {
            let causes = Self::in_function(report);
            let is_unnamed = report.status == Status::Failed && causes.is_empty();
            let unnamed = is_unnamed.then_some(Self::Unnamed(report.function));
            causes.into_iter().chain(unnamed)
        });
        let unread = Self::Other("cannot-be-read", "Python cannot read part of the file");
        let problems = graded.problems.iter();
        let unread = problems.filter_map(|problem| problem.unread().map(|_| unread));
        causes.chain(unread).collect()
    }

    /// The causes in a function, the most frequent first.
    pub(crate) fn in_function(report: &FunctionReport) -> Vec<Self> {
        let causes: Vec<Self> = report.failures.iter().filter_map(Self::of).collect();
        let mut seen = BTreeSet::new();
        let first = causes.iter().copied().filter(|&cause| seen.insert(cause));
        let mut different: Vec<Self> = first.collect();
        different.sort_by_key(|cause| Reverse(causes.iter().filter(|it| *it == cause).count()));
        different
    }

    /// A stable word for programs: `no-return`, `raised-IndexError`; empty if the cause has no name.
    pub fn code(self) -> String {
        match self {
            Self::Slip(slip) => slip.code().to_owned(),
            Self::Raised(kind) => format!("raised-{kind}"),
            Self::Other(code, _) => code.to_owned(),
            Self::Unnamed(_) => String::new(),
        }
    }

    /// What it is, in words.
    pub(crate) fn words(self) -> Text {
        match self {
            Self::Slip(slip) => slip.in_words().into(),
            Self::Raised(OF_ITS_OWN) => "raised an exception of its own".into(),
            Self::Raised(kind) => text!["raised "{code(kind)}],
            Self::Other(_, words) => words.into(),
            Self::Unnamed(function) => text![{function}" not right in some other way"],
        }
    }
}

impl Serialize for Cause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.code())
    }
}

/// Represents every type of exception that is not Python's.
const OF_ITS_OWN: &str = "Exception";

/// The name of an exception that Python raises; a class of thousands shows no more different ones than these.
fn known(kind: &str) -> &'static str {
    const KNOWN: &str = "ArithmeticError AssertionError AttributeError EOFError FileNotFoundError \
        ImportError IndexError KeyError LookupError MemoryError ModuleNotFoundError NameError \
        NotImplementedError OSError OverflowError PermissionError RecursionError SystemExit \
        TypeError UnboundLocalError ValueError ZeroDivisionError";
    let mut known = KNOWN.split(' ');
    known.find(|known| *known == kind).unwrap_or(OF_ITS_OWN)
}
