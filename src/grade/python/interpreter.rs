//! Asks a hand-in's functions, and keeps a process for that, whatever they do to it.
//!
//! A hand-in is loaded statement by statement. One that hangs or ends the process is left out when it is loaded again,
//! so that what stands before and after it still counts. Where many do, or time runs out, less is run of what stands
//! outside the functions: what they may need, and in the end what calls nothing, so that every `def` counts however many
//! statements hang.

use std::collections::BTreeSet;
use std::io;
use std::time::Duration;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::executable::Python;
use super::frame::{
    Called, HowWritten, NoFunction, Printed, Raised, Returned, RunFrame, SourceLine, Statement,
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
    /// So many statements were not run, since others had taken too long or ended the process too often.
    NotRun(u64),
    /// These functions are defined under `if __name__ == "__main__":`.
    Guarded(Vec<String>),
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

    /// Whether it is only told, and nothing has gone wrong.
    pub(in crate::grade) fn is_remark(&self) -> bool {
        matches!(self, Self::Guarded(_))
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

/// A function whose source is read, and the functions that are not looked into on the way.
pub(in crate::grade) type ToRead = (&'static str, Vec<&'static str>);

/// How much is run of what stands outside the functions: how the harness numbers it.
const ALL: usize = 0;
const HARMLESS: usize = 2;

/// Why a hand-in was not loaded.
enum NotLoaded {
    /// Python cannot be started.
    NoProcess(io::Error),
    /// Python cannot be brought to read it.
    Unreadable,
    /// This statement hangs or ends the process: it is better loaded without.
    Without(usize, Box<Problem>),
    /// It takes so long that less should be run.
    TooSlow,
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
    /// How little is run of what stands outside the functions.
    narrowness: usize,
    /// The functions whose source is to be read.
    to_read: Vec<ToRead>,
    /// How they are written.
    written: Vec<HowWritten>,
    /// What went wrong at the top level.
    pub problems: Vec<Problem>,
    /// Whether what went wrong at the top level has been taken down.
    is_loaded_before: bool,
    /// Whether anything was asked since the hand-in was loaded.
    was_asked: bool,
    /// Whether that was another function than the one that is being asked.
    was_another_asked: bool,
    /// How long the calls of the function that is being asked may still take.
    time_left: Duration,
    /// How long those have taken that came back.
    came_back: Duration,
    /// The layers of the jail that are active.
    pub layers: Layers,
}

impl<'a> Interpreter<'a> {
    pub fn new(
        python: &'a Python,
        pieces: &[SourcePiece],
        seed: u64,
        budget: TimeBudget,
        to_read: Vec<ToRead>,
    ) -> Self {
        Self {
            python,
            pieces: SourcePiece::literal(pieces),
            seed,
            budget,
            session: None,
            replaced: Vec::new(),
            left_out: BTreeSet::new(),
            narrowness: ALL,
            to_read,
            written: Vec::new(),
            problems: Vec::new(),
            is_loaded_before: false,
            was_asked: false,
            was_another_asked: false,
            time_left: Duration::ZERO,
            came_back: Duration::ZERO,
            layers: Layers::default(),
        }
    }

    /// Whether the process has answered nothing yet that could have changed it.
    pub fn is_fresh(&self) -> bool {
        !self.was_asked
    }

    /// Whether another function was asked in this process, which may have left something behind.
    pub fn was_another_asked(&self) -> bool {
        self.was_another_asked
    }

    /// A function begins to be asked: its calls together may take as long as a function may.
    pub fn begin(&mut self) {
        self.was_another_asked = self.was_asked;
        self.time_left = self.budget.for_function();
        self.came_back = Duration::ZERO;
    }

    /// How a function is written, as was read before anything of the hand-in was run; none where it could not be read.
    pub fn how_written(&self, name: &str) -> Option<&HowWritten> {
        let place = self.to_read.iter().position(|(read, _)| *read == name)?;
        self.written.get(place)
    }

    /// Whether the function that is being asked has no time left.
    pub fn is_out_of_time(&self) -> bool {
        self.time_left.is_zero() || self.budget.is_used_up()
    }

    /// The next function is asked in a fresh process.
    pub fn start_afresh(&mut self) {
        self.session = None;
        self.was_asked = false;
        self.was_another_asked = false;
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
        if matches!(outcome, Ok(CallOutcome::TimedOut)) {
            self.budget.lose(spent);
        } else {
            self.came_back += spent;
            self.budget.spend_on_call(spent);
        }
        if self.time_left.is_zero() {
            // What comes back again and again until no time is left has hung all the same.
            self.budget.lose(std::mem::take(&mut self.came_back));
        }
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
        while self.session.is_none() {
            if self.narrowness < HARMLESS
                && self.is_loaded_before
                && self.budget.is_short_for_loading()
            {
                self.narrowness = HARMLESS.min(self.narrowness + 1);
            }
            match self.load() {
                Ok(session) => self.session = Some(session),
                Err(NotLoaded::NoProcess(error)) => return Err(error),
                Err(NotLoaded::Without(statement, problem)) => {
                    self.left_out.insert(statement);
                    self.problems.push(*problem);
                    if !self.runs_less() {
                        return Ok(None);
                    }
                }
                Err(NotLoaded::TooSlow) if self.narrowness < HARMLESS => self.narrowness += 1,
                Err(NotLoaded::TooSlow | NotLoaded::Unreadable) => {
                    if !self.problems.contains(&Problem::Unreadable) {
                        self.problems.push(Problem::Unreadable);
                    }
                    return Ok(None);
                }
            }
        }
        self.is_loaded_before = true;
        Ok(self.session.as_mut())
    }

    /// One statement more is left out: where these are many, less is run from now on. Whether there is any use in going on.
    fn runs_less(&mut self) -> bool {
        /// This many may hang or end the process before less is run, still less, and nothing more.
        const MOST_LEFT_OUT: [usize; 3] = [6, 12, 40];
        while self.left_out.len() >= MOST_LEFT_OUT[self.narrowness] {
            if self.narrowness == HARMLESS {
                return false;
            }
            self.narrowness += 1;
        }
        true
    }

    fn load(&mut self) -> Result<PythonSession, NotLoaded> {
        let mut session = start(self.python, self.budget.all(), Some(self.seed))?;
        self.layers = session.layers;
        let names = self.to_read.iter().map(|(name, stop)| {
            let stop = stop.iter().map(|name| format!("'{name}',"));
            format!("('{name}',({})),", stop.collect::<String>())
        });
        let request = format!("'load',{},({})", self.pieces, names.collect::<String>());
        // What takes it apart is not the hand-in's own, and runs nothing of it.
        let taken_apart: TakenApart = session.ask(&request, &mut self.budget.each.clone())?;
        self.written = taken_apart.written;
        let mut problems: Vec<Problem> = Vec::new();
        problems.extend(taken_apart.problems.into_iter().map(Problem::Unread));
        let guarded = Some(taken_apart.guarded).filter(|names| !names.is_empty());
        problems.extend(guarded.map(Problem::Guarded));
        let skipped = self.run(&mut session, &taken_apart.statements, &mut problems)?;
        if !self.is_loaded_before {
            self.problems.splice(0..0, problems);
            let skipped = (skipped > 0).then_some(Problem::NotRun(skipped));
            self.problems.extend(skipped);
        }
        if !self.replaced.is_empty() {
            let names = self.replaced.iter().map(|(name, parameters)| {
                let parameters = parameters.iter().map(|name| format!("'{name}',"));
                format!("('{name}',({})),", parameters.collect::<String>())
            });
            let request = format!("'replace',({})", names.collect::<String>());
            session.ask::<IgnoredAny>(&request, &mut self.budget.for_statement())?;
        }
        Ok(session)
    }

    /// Runs the statements outside the functions, but for those that are left out; tells how many more were not run.
    fn run(
        &mut self,
        session: &mut PythonSession,
        statements: &[SourceLine],
        problems: &mut Vec<Problem>,
    ) -> Result<u64, NotLoaded> {
        /// A report of more would not be read, and they would have to be kept.
        const MOST_PROBLEMS: usize = 1000;
        let left_out = self.left_out.iter().map(|number| format!("{number},"));
        let left_out = left_out.collect::<String>();
        let request = format!("'run',({left_out}),{}", self.narrowness);
        // Where nobody reads it, the next frame never comes, and tells why.
        let _ = session.send(&request);
        let mut running = 0;
        let mut taken = Duration::ZERO;
        let skipped = loop {
            let allowed = if self.is_loaded_before {
                self.budget.for_known_statement()
            } else {
                self.budget.for_statement()
            };
            let mut left = allowed;
            let told = session.hear::<RunFrame>(&mut left);
            let spent = allowed.saturating_sub(left);
            taken += spent;
            match told {
                Ok(RunFrame::Running { running: number }) if number < statements.len() => {
                    running = number;
                }
                Ok(RunFrame::Raised { raised, statement }) => {
                    if problems.len() < MOST_PROBLEMS {
                        problems.push(Problem::Raised(raised, statement));
                    }
                }
                Ok(RunFrame::Done { skipped }) => break skipped,
                Ok(RunFrame::Running { .. }) => return Err(NotLoaded::Unreadable),
                Err(no_reply) => {
                    let place = statements.get(running).cloned();
                    let place = place.ok_or(NotLoaded::Unreadable)?;
                    self.budget.lose(spent);
                    let problem = match no_reply {
                        NoReply::TimedOut => Problem::TimedOut(place),
                        _ => Problem::Ended(place),
                    };
                    return Err(NotLoaded::Without(running, Box::new(problem)));
                }
            }
            if taken > self.budget.each && self.narrowness < HARMLESS {
                self.budget.lose(taken);
                return Err(NotLoaded::TooSlow);
            }
        };
        self.budget.spend_on_loading(taken);
        if self.is_loaded_before && self.budget.has_lost() {
            // A start of Python is not its own.
            self.budget.lose(taken.saturating_sub(self.budget.least()));
        }
        Ok(skipped)
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
