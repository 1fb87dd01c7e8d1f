//! A call that did not do what was asked for: what was called, what came back, what was expected, and why it is not
//! right. The words for it are made where it is told.

use serde::{Deserialize, Serialize};

use crate::grade::hand_in::Missing;
use crate::grade::python::{Printed, PythonValue, Raised};
use crate::grade::sheet::{Function, Pick};
use crate::judgement::{Diagnosis, Judgement, Misconception};
use crate::question::Request;

/// What was not right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// What was asked.
    pub function: Function,
    /// The call, as Python would read it: `numeral_binary(6)`.
    pub call: String,
    /// The value that came back.
    pub returned: Option<PythonValue>,
    /// What happened in place of that, such as what a game did; nothing where that says nothing.
    pub happened: String,
    /// The list that was given, as it is after the call, where that is not what it was.
    pub changed: Option<PythonValue>,
    /// What was expected.
    pub expected: ExpectedResult,
    /// Why that is not right.
    pub reason: Reason,
    /// The value judged as a typed answer is, where it is one that could be typed.
    pub judgement: Option<Box<Judgement>>,
    /// What derives the right result, where nimlab can derive it.
    pub request: Option<Request>,
    /// Whether part of the points are given all the same.
    pub is_half_right: bool,
}

/// What was expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExpectedResult {
    /// Exactly this value.
    Value(PythonValue),
    /// Any of several, in words.
    Words(String),
}

/// Why something is not right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Reason {
    /// It is another value of the right type.
    Wrong,
    /// It is another value than a teacher's own call is given by the rules.
    SetByTeacher,
    /// It is another value, as are all beyond a width, and none within it.
    Narrow {
        /// This many binary digits go well.
        right_up_to: u64,
    },
    /// Every answer of the function is the opposite of the right one.
    Opposite,
    /// It equals the right value, and has another type.
    OtherTypeThough,
    /// It has another type.
    OtherType,
    /// It gives nothing back, though it may print something.
    NothingReturned(Printed),
    /// Digits, with zeros in front.
    LeadingZeros,
    /// A text that first differs from the right one in this line, counted from 1.
    Line(usize),
    /// The list that was given is not what it was, though all else is right.
    Changed,
    /// The call is right in a fresh process, and was not after other calls of the function.
    Kept,
    /// The same value came back from every call, or of yes and no nearly every one.
    Constant,
    /// Yes came back where the nim sum is 1 alone.
    TrueForOne,
    /// It looks at so many rows at the beginning alone.
    FirstRows(usize),
    /// It looks at so many rows at the end alone.
    LastRows(usize),
    /// The first row is left out, or taken twice.
    FirstRowTwice,
    /// One empty row is enough for an empty board.
    OneRowIsEmpty,
    /// The loop ends after its first round.
    OneRound,
    /// The digits are read from the other end.
    FromTheOtherEnd,
    /// Only as many digits take part as the shorter number has.
    CutToTheShorter,
    /// What `make_move` does with its arguments in place of what it should.
    Move(MoveSlip),
    /// In this line stands `2 ^ n`, which is no power.
    Power { line: u64 },
    /// The very list that was given comes back, and not a new one.
    SameList,
    /// It raised an exception.
    Raised(Raised),
    /// There is no function of this name.
    Missing(Missing),
    /// It did not come back in time.
    TimedOut,
    /// It was slow but did come back, until the time of the function, this many seconds, was used up.
    UsedUp { seconds: u64 },
    /// It was not done in time, for another function, which is right and slow.
    Awaited,
    /// It ended the process, with this exit code where there is one.
    Ended(Option<i32>),
    /// The hand-in could not be loaded.
    Unreadable,
    /// How the gate is written.
    Gate(GateFault),
    /// The move is not legal, for this reason.
    IllegalMove(String),
    /// The move is legal and does not win, where another would.
    NotOptimal,
    /// Some moves never came, however often a move was asked for.
    NeverChosen {
        asked: usize,
        moves: Vec<Pick>,
        /// Whether they win.
        win: bool,
    },
    /// The game does not go as it should.
    Game(GameFault),
}

/// What `make_move` may do in place of the move that it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveSlip {
    /// It counts rows from 0.
    RowFromZero,
    /// It leaves as many as it should take.
    LeavesTheCount,
    /// It takes its last two arguments for each other.
    Swapped,
    /// It adds what it should take away.
    Adds,
}

/// What the lab sheet forbids in the gate, or asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum GateFault {
    /// There is no definition that can be read.
    NotFound,
    /// It has no `if`.
    NoChoice,
    /// It uses `^` in this line.
    Xor { line: u64 },
    /// It compares the two inputs in this line.
    Comparison { line: u64 },
    /// It leaves a conversion to Python in this line.
    Conversion { line: u64 },
    /// What is called is not what stands in the source.
    Another,
}

/// What goes wrong in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameFault {
    /// The board was not printed before a move was asked for.
    BoardNotShown,
    /// The board that was printed last is not the one that should be.
    WrongBoard,
    /// The computer's move is none that the rules allow.
    ComputerIllegal,
    /// The computer could have won, and gave that away.
    ComputerNotOptimal,
    /// After an illegal move the turn changed, or the board did.
    IllegalMoveCounted,
    /// The player who is named second made the first move.
    SecondBegan,
    /// The player who had just moved was asked again.
    TurnKept,
    /// The game went on by itself where a person had to be asked.
    PersonNotAsked,
    /// The first number was taken for the elements, and the second for the row.
    NumbersSwapped,
    /// A legal move was entered, and the board stayed as it was.
    MoveNotPlayed,
    /// It ended before the board was empty.
    EndedEarly,
    /// It asked for another move when nothing was left.
    AskedOnEmptyBoard,
    /// It asked a person for a move when it was the computer's turn, or when there is no person.
    AskedWrongly,
    /// The winner's name was not printed at the end.
    WinnerNotNamed,
    /// The only name at the end is the loser's, after each game.
    LoserNamedAlone,
    /// The loser was announced as the winner.
    LoserNamed {
        /// Who took the last object.
        winner: String,
        /// Who was announced.
        loser: String,
    },
    /// Both were announced as winners.
    BothNamed,
    /// What had to be seen was not in what was kept of a long output.
    TooMuchPrinted {
        /// This many characters were dropped.
        dropped: u64,
    },
    /// It asks again and again and never takes a move.
    NeverTakesMoves,
}

impl Reason {
    /// Whether the time is what it lacked.
    pub(super) fn is_about_time(&self) -> bool {
        matches!(self, Self::TimedOut | Self::UsedUp { .. })
    }

    /// Whether the call ended without an answer.
    pub(super) fn is_no_answer(&self) -> bool {
        matches!(self, Self::Raised(_) | Self::Ended(_) | Self::Unreadable)
    }
}

impl Failure {
    /// Of a function asked in this way, from which nothing came back.
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
            request: None,
            is_half_right: false,
        }
    }

    /// The misconception that it shows, if it shows one.
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

    /// Gives it another reason, which says more than the value alone.
    pub(super) fn explain(&mut self, reason: Reason) {
        self.reason = reason;
        self.judgement = None;
    }
}
