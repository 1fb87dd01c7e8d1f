//! What went wrong, in a few words that are the same for every call: what a teacher counts over a class.
//!
//! `make_move([1, 2], 1, 1)` and `make_move([3], 1, 2)` both "changed the list that was given". Where there is a
//! misconception behind it, that is the cause. A value that is merely another one has no cause that could be named.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::{Serialize, Serializer};

use crate::document::misconception;
use crate::document::text::{Text, code, text};
use crate::grade::judge::{
    Failure, FunctionReport, GameFault, GateFault, Graded, MoveSlip, Reason, Status,
};
use crate::grade::sheet::Function;
use crate::judgement::Misconception;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// A misconception.
    Slip(Misconception),
    /// An exception of this type; only those of Python itself are named, whatever a hand-in calls its own.
    Raised(&'static str),
    /// Something else: its code, and what it is in words.
    Other(&'static str, &'static str),
}

impl Cause {
    /// The cause of a failure, where it can be named.
    #[must_use]
    pub fn of(failure: &Failure) -> Option<Self> {
        if let Some(slip) = failure.misconception() {
            return Some(Self::Slip(slip));
        }
        let (code, words) = match &failure.reason {
            Reason::Raised(raised) => return Some(Self::Raised(known(&raised.kind))),
            Reason::Gate(GateFault::Xor { .. }) if failure.function != Function::ExclusiveOr => {
                ("python-xor", "used Python's own ^ in place of the gate")
            }
            Reason::Gate(fault) => gate(*fault),
            Reason::Game(fault) => game(fault),
            Reason::Narrow { .. } => ("fixed-width", "is right for short numbers only"),
            Reason::Opposite => ("opposite", "gave the opposite of the right answer"),
            Reason::OtherTypeThough | Reason::OtherType => {
                ("other-type", "gave a value of another type")
            }
            Reason::NothingReturned(printed) if printed.text().trim().is_empty() => {
                ("no-return", "gave nothing back")
            }
            Reason::NothingReturned(_) => ("printed", "printed the result and gave nothing back"),
            Reason::LeadingZeros => ("zeros-in-front", "left zeros in front"),
            Reason::Line(_) => ("other-text", "gave another text"),
            Reason::Changed => ("changed-argument", "changed the list that was given"),
            Reason::Kept => ("kept", "kept something from call to call"),
            Reason::Constant => ("constant", "gave the same for every call, or nearly"),
            Reason::FirstRows(_) => ("first-rows", "looked at the first rows alone"),
            Reason::TrueForOne => ("true-for-one", "took True for any number but 0"),
            Reason::LastRows(_) => ("last-rows", "looked at the last rows alone"),
            Reason::CutToTheShorter => {
                ("not-padded", "put no zeros in front of the shorter number")
            }
            Reason::Move(MoveSlip::LeavesTheCount) => {
                ("leaves-the-count", "left as many as should be taken")
            }
            Reason::Move(MoveSlip::Swapped) => {
                ("swapped", "took the row for the number of elements")
            }
            Reason::Move(MoveSlip::Adds) => ("adds-to-the-row", "added to the row"),
            Reason::Power { .. } => ("power-sign", "used ^ for a power"),
            Reason::SameList => ("same-list", "gave back the very list that was given"),
            Reason::TimedOut | Reason::UsedUp { .. } | Reason::Awaited => {
                ("too-slow", "took too long")
            }
            Reason::Ended(_) => ("ended-python", "ended Python"),
            Reason::Unreadable => ("not-loaded", "could not be loaded"),
            Reason::IllegalMove(_) => ("illegal-move", "chose a move that is not legal"),
            Reason::NotOptimal => ("not-optimal", "chose a move that does not win"),
            Reason::NeverChosen { .. } => ("never-chosen", "never chose some of the best moves"),
            Reason::Move(MoveSlip::RowFromZero)
            | Reason::Missing(_)
            | Reason::Wrong
            | Reason::SetByTeacher => return None,
        };
        Some(Self::Other(code, words))
    }

    /// The causes in a hand-in. What is only held up by another function shows the causes of that, which do not count.
    pub(in crate::grade) fn all_of(graded: &Graded) -> BTreeSet<Self> {
        let shown = graded.functions.iter();
        let shown = shown.filter(|report| report.status != Status::Blocked);
        let failures = shown.flat_map(|report| &report.failures);
        let unread = Self::Other("cannot-be-read", "Python cannot read part of the file");
        let problems = graded.problems.iter();
        let unread = problems.filter_map(|problem| problem.unread().map(|_| unread));
        failures.filter_map(Self::of).chain(unread).collect()
    }

    /// The causes in a function, the most frequent first.
    pub(in crate::grade) fn in_function(report: &FunctionReport) -> Vec<Self> {
        let causes: Vec<Self> = report.failures.iter().filter_map(Self::of).collect();
        let mut seen = BTreeSet::new();
        let first = causes.iter().copied().filter(|&cause| seen.insert(cause));
        let mut different: Vec<Self> = first.collect();
        different.sort_by_key(|cause| Reverse(causes.iter().filter(|it| *it == cause).count()));
        different
    }

    /// A word for it that programs may rely on: `no-return`, `raised-IndexError`.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Self::Slip(slip) => slip.code().to_owned(),
            Self::Raised(kind) => format!("raised-{kind}"),
            Self::Other(code, _) => code.to_owned(),
        }
    }

    /// What it is, in words.
    pub(in crate::grade) fn words(self) -> Text {
        match self {
            Self::Slip(slip) => misconception(slip).into(),
            Self::Raised(OF_ITS_OWN) => "raised an exception of its own".into(),
            Self::Raised(kind) => text!["raised ", code(kind)],
            Self::Other(_, words) => words.into(),
        }
    }
}

impl Serialize for Cause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.code())
    }
}

/// What stands for every type of exception that is not Python's.
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

fn gate(fault: GateFault) -> (&'static str, &'static str) {
    match fault {
        GateFault::NotFound => ("gate-not-found", "has no gate that can be read"),
        GateFault::Another => (
            "another-function",
            "put another function in the place of the one in the file",
        ),
        GateFault::NoChoice => ("gate-without-if", "has no if in the gate"),
        GateFault::Xor { .. } => ("gate-with-xor", "used Python's own ^"),
        GateFault::Conversion { .. } => ("own-conversion", "left the conversion to Python"),
        GateFault::Comparison { .. } => (
            "gate-compares",
            "compared the two inputs of the gate with each other",
        ),
    }
}

fn game(fault: &GameFault) -> (&'static str, &'static str) {
    match fault {
        GameFault::BoardNotShown => ("board-not-shown", "did not print the board before a move"),
        GameFault::WrongBoard => ("wrong-board", "printed another board"),
        GameFault::ComputerIllegal => (
            "computer-illegal",
            "let the computer make a move that is not legal",
        ),
        GameFault::ComputerNotOptimal => {
            ("computer-not-optimal", "let the computer give a win away")
        }
        GameFault::IllegalMoveCounted => ("illegal-counted", "let a move that is not legal count"),
        GameFault::SecondBegan => ("second-began", "let the second player begin"),
        GameFault::TurnKept => ("turn-kept", "asked the same player twice"),
        GameFault::PersonNotAsked => ("person-not-asked", "did not ask a person for the move"),
        GameFault::NumbersSwapped => ("numbers-swapped", "took the row for the elements"),
        GameFault::MoveNotPlayed => ("move-not-played", "did not play a legal move"),
        GameFault::EndedEarly => ("ended-early", "ended the game early"),
        GameFault::AskedOnEmptyBoard => ("asked-on-empty", "went on when nothing was left"),
        GameFault::AskedWrongly => ("asked-wrongly", "asked a person for the computer's move"),
        GameFault::WinnerNotNamed => ("winner-not-named", "did not name the winner"),
        GameFault::LoserNamedAlone => ("loser-alone", "named the loser and not the winner"),
        GameFault::LoserNamed => ("loser-named", "named the loser as the winner"),
        GameFault::BothNamed => ("both-named", "named both players as the winner"),
        GameFault::TooMuchPrinted { .. } => ("too-much-printed", "printed too much to be followed"),
        GameFault::NeverTakesMoves => ("never-takes-moves", "took no move however it was entered"),
    }
}
