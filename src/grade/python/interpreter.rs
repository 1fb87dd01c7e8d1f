//! Asks a hand-in's functions, and keeps a process for that, whatever they do to it.
//!
//! A hand-in is loaded statement by statement. One that hangs or ends the process is left out when it is loaded again,
//! so that what stands before and after it still counts.

use std::collections::BTreeSet;
use std::io;
use std::time::Duration;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use super::executable::Python;
use super::frame::{
    Called, HowWritten, NoFunction, Printed, Raised, Ran, Returned, SourceLine, Statement,
    TakenApart, Unread,
};
use super::jail::{Layers, Limits};
use super::session::{NoReply, PythonSession};
use super::source::SourcePiece;
use super::time_budget::TimeBudget;
use super::value::{PythonValue, text_literal, tuple_literal};

/// A function to be called.
#[derive(Clone, Copy)]
pub(in crate::grade) struct Call<'a> {
    pub name: &'a str,
    pub arguments: &'a [PythonValue],
    /// How often, each time with the same arguments.
    pub times: usize,
    /// Whether it is answered where it asks for input.
    pub may_ask: bool,
}

/// What came of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grade) enum CallOutcome {
    /// It came back, once for each time that it was called.
    Returned(Vec<Returned>, Printed),
    /// It raised an exception.
    Raised(Raised),
    /// There is no such function.
    Missing(NoFunction),
    /// It did not come back in time.
    TimedOut,
    /// It ended the process, with this exit code.
    Ended(Option<i32>),
    /// The hand-in cannot be loaded at all.
    Unreadable,
}

/// Something at the top level of a hand-in that went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Problem {
    /// This part is no Python.
    Unread(Unread),
    /// This statement raised an exception.
    Raised(Raised, Statement),
    /// The statement at this place did not come to an end in time.
    TimedOut(SourceLine),
    /// The statement at this place ended the process.
    Ended(SourceLine),
    /// Python could not be brought to read it.
    Unreadable,
}

impl Problem {
    /// The part that is no Python, if that is the problem.
    pub(in crate::grade) fn unread(&self) -> Option<&Unread> {
        match self {
            Self::Unread(part) => Some(part),
            _ => None,
        }
    }
}

/// Who answers when a function asks for something on the way.
pub(in crate::grade) trait Callbacks {
    /// The line to enter, after this has been printed; none ends the input.
    fn line(&mut self, _: &Printed) -> Option<String> {
        None
    }

    /// The right value of a function that was replaced; none where the arguments are none that it takes.
    fn right(&mut self, _name: &str, _arguments: &[PythonValue]) -> Option<PythonValue> {
        None
    }
}

/// There is nothing to read and nothing is replaced.
pub(in crate::grade) struct NoCallbacks;

impl Callbacks for NoCallbacks {}

/// The name of a function in whose place a right one stands, and the names of what it takes.
pub(in crate::grade) type Replacement = (&'static str, &'static [&'static str]);

/// Why a hand-in was not loaded.
enum NotLoaded {
    /// Python cannot be started.
    NoProcess(io::Error),
    /// Python cannot be brought to read it.
    Unreadable,
    /// This statement hangs or ends the process: it is better loaded without.
    Without(usize, Box<Problem>),
}

impl From<NoReply> for NotLoaded {
    fn from(no_reply: NoReply) -> Self {
        match no_reply {
            NoReply::NotStarted(error) => Self::NoProcess(error),
            _ => Self::Unreadable,
        }
    }
}

/// A Python with one hand-in in it, asked for values; another takes its place whenever the hand-in has broken it.
pub(in crate::grade) struct Interpreter<'a> {
    python: &'a Python,
    pieces: String,
    seed: u64,
    pub budget: TimeBudget,
    session: Option<PythonSession>,
    /// Functions in whose place right ones stand.
    replaced: Vec<Replacement>,
    /// Statements that are left out.
    left_out: BTreeSet<usize>,
    /// What went wrong at the top level.
    pub problems: Vec<Problem>,
    /// Whether what went wrong at the top level has been taken down.
    is_loaded_before: bool,
    /// Whether anything was asked since the hand-in was loaded.
    was_asked: bool,
    /// How long the calls of the function that is being asked may still take.
    time_left: Duration,
    /// The layers of the jail that are active.
    pub layers: Layers,
}

impl<'a> Interpreter<'a> {
    pub fn new(python: &'a Python, pieces: &[SourcePiece], seed: u64, budget: TimeBudget) -> Self {
        Self {
            python,
            pieces: SourcePiece::literal(pieces),
            seed,
            budget,
            session: None,
            replaced: Vec::new(),
            left_out: BTreeSet::new(),
            problems: Vec::new(),
            is_loaded_before: false,
            was_asked: false,
            time_left: Duration::ZERO,
            layers: Layers::default(),
        }
    }

    /// Whether the process has answered nothing yet that could have changed it.
    pub fn is_fresh(&self) -> bool {
        !self.was_asked
    }

    /// A function begins to be asked: its calls together may take as long as a function may.
    pub fn begin(&mut self) {
        self.time_left = self.budget.each;
    }

    /// Whether the function that is being asked has no time left.
    pub fn is_out_of_time(&self) -> bool {
        self.time_left.is_zero() || self.budget.is_used_up()
    }

    /// The next function is asked in a fresh process.
    pub fn start_afresh(&mut self) {
        self.session = None;
        self.was_asked = false;
    }

    /// Calls a function. Loading the hand-in takes no time from it.
    ///
    /// # Errors
    /// When no process can be started.
    pub fn call(&mut self, call: Call, callbacks: &mut impl Callbacks) -> io::Result<CallOutcome> {
        self.loaded()?;
        let allowed = self.budget.for_call(self.time_left);
        let mut left = allowed;
        let outcome = self.call_within(call, &mut left, callbacks);
        let spent = allowed.saturating_sub(left);
        self.time_left = self.time_left.saturating_sub(spent);
        self.budget.spend_on_call(spent);
        outcome
    }

    fn call_within(
        &mut self,
        call: Call,
        left: &mut Duration,
        callbacks: &mut impl Callbacks,
    ) -> io::Result<CallOutcome> {
        /// A longer reply would wait in the pipe for somebody to read it, who may never do so.
        const LONGEST_REPLY: usize = 1 << 15;
        let arguments = tuple_literal(call.arguments);
        let may_ask = PythonValue::Bool(call.may_ask);
        let mut request = format!(
            "'call','{}',{arguments},{},{may_ask}",
            call.name, call.times
        );
        self.was_asked = true;
        let Some(session) = self.loaded()? else {
            return Ok(CallOutcome::Unreadable);
        };
        let no_reply = loop {
            request = match session.ask(&request, left) {
                Ok(Called::Input { printed, .. }) => match callbacks.line(&printed) {
                    Some(line) => text_literal(&line),
                    None => "None".to_owned(),
                },
                Ok(Called::Wants { wants, arguments }) => {
                    let arguments = match &arguments {
                        PythonValue::Tuple(arguments) => &arguments[..],
                        _ => &[],
                    };
                    callbacks
                        .right(&wants, arguments)
                        .map(|value| format!("True,{}", value.literal()))
                        .filter(|reply| reply.len() <= LONGEST_REPLY)
                        .unwrap_or_else(|| "False,None".to_owned())
                }
                Ok(Called::Returned { returned, printed }) if returned.len() == call.times => {
                    return Ok(CallOutcome::Returned(returned, printed));
                }
                // More or fewer values than calls are nothing that the harness says.
                Ok(Called::Returned { .. }) => break NoReply::Garbled,
                Ok(Called::Raised { raised, .. }) => return Ok(CallOutcome::Raised(raised)),
                Ok(Called::Missing(instead)) => return Ok(CallOutcome::Missing(instead)),
                Err(no_reply) => break no_reply,
            };
        };
        self.start_afresh();
        Ok(match no_reply {
            NoReply::TimedOut => CallOutcome::TimedOut,
            NoReply::Ended(code) => CallOutcome::Ended(code),
            NoReply::Garbled | NoReply::NotStarted(_) => CallOutcome::Ended(None),
        })
    }

    /// From now on right functions stand in place of these; the next function is asked in a fresh process.
    pub fn replace(&mut self, functions: Vec<Replacement>) {
        self.start_afresh();
        self.replaced = functions;
    }

    /// The process with the hand-in in it; none where it cannot be brought there.
    fn loaded(&mut self) -> io::Result<Option<&mut PythonSession>> {
        /// This many statements may hang or end the process; a hand-in with more is not read to its end.
        const MOST_LEFT_OUT: usize = 5;
        while self.session.is_none() {
            match self.load() {
                Ok(session) => self.session = Some(session),
                Err(NotLoaded::NoProcess(error)) => return Err(error),
                Err(NotLoaded::Unreadable) => {
                    if !self.problems.contains(&Problem::Unreadable) {
                        self.problems.push(Problem::Unreadable);
                    }
                    return Ok(None);
                }
                Err(NotLoaded::Without(statement, problem)) => {
                    self.left_out.insert(statement);
                    self.problems.push(*problem);
                    if self.left_out.len() > MOST_LEFT_OUT {
                        return Ok(None);
                    }
                }
            }
        }
        self.is_loaded_before = true;
        Ok(self.session.as_mut())
    }

    fn load(&mut self) -> Result<PythonSession, NotLoaded> {
        /// A report of more would not be read, and they would have to be kept.
        const MOST_PROBLEMS: usize = 1000;
        let mut session = start(self.python, self.budget.all(), Some(self.seed))?;
        self.layers = session.layers;
        let request = format!("'load',{}", self.pieces);
        let taken_apart: TakenApart = self.ask_to_load(&mut session, &request)?;
        let mut problems: Vec<Problem> = Vec::new();
        problems.extend(taken_apart.problems.into_iter().map(Problem::Unread));
        for (statement, place) in taken_apart.statements.into_iter().enumerate() {
            if self.left_out.contains(&statement) {
                continue;
            }
            match self.ask_to_load::<Ran>(&mut session, &format!("'run',{statement}")) {
                Ok(ran) if problems.len() < MOST_PROBLEMS => problems.extend(
                    ran.raised
                        .map(|raised| Problem::Raised(raised, ran.statement)),
                ),
                Ok(_) => {}
                Err(no_reply) => {
                    let problem = match no_reply {
                        NoReply::TimedOut => Problem::TimedOut(place),
                        _ => Problem::Ended(place),
                    };
                    return Err(NotLoaded::Without(statement, Box::new(problem)));
                }
            }
        }
        if !self.is_loaded_before {
            self.problems.splice(0..0, problems);
        }
        if !self.replaced.is_empty() {
            let names = self.replaced.iter().map(|(name, parameters)| {
                let parameters = parameters.iter().map(|name| format!("'{name}',"));
                format!("('{name}',({})),", parameters.collect::<String>())
            });
            let request = format!("'replace',({})", names.collect::<String>());
            self.ask_to_load::<IgnoredAny>(&mut session, &request)?;
        }
        Ok(session)
    }

    /// Asks for something that is done while the hand-in is loaded.
    fn ask_to_load<Frame: DeserializeOwned>(
        &mut self,
        session: &mut PythonSession,
        request: &str,
    ) -> Result<Frame, NoReply> {
        let allowed = self.budget.for_statement();
        let mut left = allowed;
        let frame = session.ask(request, &mut left);
        self.budget.spend_on_loading(allowed.saturating_sub(left));
        frame
    }
}

/// How a function is written, as a process of its own tells that reads the hand-in and never runs it.
///
/// # Errors
/// When no process can be started.
pub(in crate::grade) fn read_source(
    python: &Python,
    pieces: &[SourcePiece],
    name: &str,
    mut time: Duration,
) -> io::Result<Option<HowWritten>> {
    let request = format!("'written','{name}',{}", SourcePiece::literal(pieces));
    let session = start(python, time, None);
    match session.and_then(|mut session| session.ask(&request, &mut time)) {
        Ok(written) => Ok(Some(written)),
        Err(NoReply::NotStarted(error)) => Err(error),
        Err(_) => Ok(None),
    }
}

/// Starts a process that may compute for so long; the seed is for what is run in it.
fn start(python: &Python, time: Duration, seed: Option<u64>) -> Result<PythonSession, NoReply> {
    let limits = Limits {
        cpu: time + Duration::from_secs(1),
        memory: 1 << 30,
        open_files: 64,
    };
    PythonSession::start(python, &limits, seed)
}
