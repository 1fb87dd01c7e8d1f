//! A call that went wrong: what was called, what was returned, what was expected, and why it is not right. The words are
//! made where it is reported.

use crate::hand_in::Missing;
use crate::python::{Line, Printed, PythonValue, Raised};
use crate::sheet::{Explanation, Function, Pick};
use explain::judgement::{Diagnosis, Judgement, Misconception};

/// Something that was not right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What was asked.
    pub function: Function,
    /// The call, as Python would read it: `numeral_binary(6)`.
    pub call: String,
    /// The returned value.
    pub returned: Option<PythonValue>,
    /// What happened instead, such as the course of a game; empty if there is nothing to say.
    pub happened: String,
    /// The list argument after the call, if the call changed it.
    pub changed: Option<PythonValue>,
    /// What was expected.
    pub expected: ExpectedResult,
    /// Why that is not right.
    pub reason: Reason,
    /// The value judged like a typed answer, if it could be typed.
    pub judgement: Option<Box<Judgement>>,
    /// What explains the right result, if nimlab can explain it.
    pub explanation: Option<Explanation>,
    /// Whether it still earns part of the points.
    pub is_half_right: bool,
}

/// What was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedResult {
    /// Exactly this value.
    Value(PythonValue),
    /// Any of several values, in words.
    Words(String),
}

/// Why something is not right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Reason {
    /// It is another value of the right type.
    Wrong,
    /// It is wrong, as are all values beyond a width, while none within it is.
    Narrow {
        /// The number of binary digits up to which values are right.
        right_up_to: u64,
    },
    /// Every answer of the function is the opposite of the right one.
    Opposite,
    /// It equals the right value but has another type.
    OtherTypeThough,
    /// It has another type.
    OtherType,
    /// It returns nothing, though it may print something.
    NothingReturned(Printed),
    /// Digits with leading zeros.
    LeadingZeros,
    /// A text that first differs from the right one in this line, counted from 1.
    Line(usize),
    /// The list argument was changed, though all else is right.
    Changed,
    /// The call is right in a fresh process, but was not after other calls of the function.
    Kept,
    /// Every call returned the same value, or nearly every one the same of yes and no.
    Constant,
    /// It returned yes only if the nim sum is 1.
    TrueForOne,
    /// It looks only at this many rows at the beginning.
    FirstRows(usize),
    /// It looks only at this many rows at the end.
    LastRows(usize),
    /// The first row is left out or counted twice.
    FirstRowTwice,
    /// One empty row is enough for an empty board.
    OneRowIsEmpty,
    /// The loop ends after its first round.
    OneRound,
    /// The digits are read from the other end.
    FromTheOtherEnd,
    /// Only as many digits are used as the shorter number has.
    CutToTheShorter,
    /// A mix-up of the arguments in `make_move`.
    Move(MoveSlip),
    /// This line has `2 ^ n`, which is not a power.
    Power { line: u64 },
    /// It returns the very list that was given instead of a new one.
    SameList,
    /// It raised an exception.
    Raised(Raised),
    /// There is no function of this name.
    Missing(Missing),
    /// It did not come back in time.
    TimedOut,
    /// It was slow but returned, until the time for the function, this many seconds, was used up.
    UsedUp { seconds: u64 },
    /// It ran out of time because of another function, which is right but slow.
    Awaited,
    /// It ended the process, with this exit code if there is one.
    Ended(Option<i32>),
    /// The hand-in could not be loaded.
    Unreadable,
    /// A fault in how the gate is written.
    Gate(GateFault),
    /// The move is not legal, for this reason.
    IllegalMove(String),
    /// The move is legal but does not win, though another would.
    NotOptimal,
    /// Some moves never came, however often a move was asked for.
    NeverChosen {
        asked: usize,
        moves: Vec<Pick>,
        /// Whether they win.
        win: bool,
    },
    /// The game goes wrong.
    Game(GameFault),
    /// The game cannot be followed, for this reason, and is not judged.
    NotFollowed(String),
}

/// What `make_move` may do instead of the right move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveSlip {
    /// It counts rows from 0.
    RowFromZero,
    /// It leaves as many as it should take.
    LeavesTheCount,
    /// It swaps its last two arguments.
    Swapped,
    /// It adds what it should take away.
    Adds,
}

/// What the lab sheet forbids or requires in the gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum GateFault {
    /// It has no `if`.
    NoChoice,
    /// A function that comes with Python has its name.
    BuiltIn,
    /// It uses `^` in this line.
    Xor { line: Line },
    /// It compares the two inputs in this line.
    Comparison { line: Line },
}

/// What goes wrong in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// A function was given another board than the one that the moves lead to.
    WrongBoard,
    /// The computer did not play what `optimal_move` returned.
    NotOptimalMove,
    /// After an illegal move the turn changed, or the board did.
    IllegalMoveCounted,
    /// A player was asked whose turn it was not.
    WrongTurn,
    /// The game went on by itself when a person had to be asked.
    PersonNotAsked,
    /// The first number was taken for the elements, and the second for the row.
    NumbersSwapped,
    /// A legal move was entered, and another one was played.
    OtherMovePlayed,
    /// It ended before the board was empty.
    EndedEarly,
    /// It asked for another move after nothing was left.
    AskedOnEmptyBoard,
    /// It asked a person for the computer's move.
    AskedForComputer,
    /// The winner was not named at the end.
    WinnerNotNamed,
    /// The loser was named as the winner.
    LoserNamed {
        /// Who took the last object.
        winner: String,
        /// Who was named.
        loser: String,
    },
}

impl Reason {
    /// Whether it ran out of time.
    pub(super) fn is_about_time(&self) -> bool {
        matches!(self, Self::TimedOut | Self::UsedUp { .. })
    }

    /// Whether the call ended without an answer.
    pub(super) fn is_no_answer(&self) -> bool {
        matches!(self, Self::Raised(_) | Self::Ended(_) | Self::Unreadable)
    }
}

impl Failure {
    /// Whether both show the same mistake. A game with it may go another way, since several moves can be right.
    pub(super) fn is_same_mistake(&self, other: &Self) -> bool {
        (&self.call, &self.returned, &self.changed, &self.reason)
            == (&other.call, &other.returned, &other.changed, &other.reason)
    }

    /// A failure of a function asked in this way that returned nothing.
    pub(super) fn new(
        function: Function,
        call: String,
        expected: ExpectedResult,
        reason: Reason,
    ) -> Self {
        Self {
            function,
            call,
            returned: None,
            happened: String::new(),
            changed: None,
            expected,
            reason,
            judgement: None,
            explanation: None,
            is_half_right: false,
        }
    }

    /// The misconception behind it, if there is one.
    pub fn misconception(&self) -> Option<Misconception> {
        use Function::{IsNPosition, IsPPosition};
        let diagnosis = self.judgement.as_ref().and_then(|it| it.diagnosis.as_ref());
        let diagnosed = diagnosis.map(Diagnosis::misconception);
        match self.reason {
            Reason::Opposite => matches!(self.function, IsNPosition | IsPPosition)
                .then_some(Misconception::VerdictSwapped),
            Reason::Move(MoveSlip::RowFromZero) => Some(Misconception::RowFromZero),
            Reason::FromTheOtherEnd => Some(Misconception::ReversedDigits),
            Reason::FirstRowTwice => Some(Misconception::MissedRow),
            Reason::IllegalMove(_) => diagnosed.or(Some(Misconception::Illegal)),
            _ => diagnosed,
        }
    }

    /// Replaces its reason by one that says more than the value alone.
    pub(super) fn explain(&mut self, reason: Reason) {
        self.reason = reason;
        self.judgement = None;
    }
}
