//! Calls a hand-in's functions, and keeps a process alive for that, even if they end it.
//!
//! A hand-in is loaded statement by statement. One that hangs or ends the process is skipped when it is loaded again,
//! so that everything before and after it still counts. If many do, or time runs out, only statements that call nothing
//! are run outside the functions, so that every `def` counts however many statements hang.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::time::Duration;

use serde_json::json;

use super::executable::Python;
use super::frame::{
    CallOutcome, CallReply, HowWritten, LoadFrame, ParsedSource, Printed, Problem, SourceLine,
};
use super::jail::Layers;
use super::session::{NoReply, PythonSession};
use super::time_budget::TimeBudget;
use super::value::{PythonValue, text_literal};

/// Answers a function that asks for input.
pub(crate) struct Person<'a> {
    /// Enters a line when the function asks for one after printing this; `None` ends the process.
    pub answer: &'a mut dyn FnMut(&Printed) -> Option<String>,
    /// The functions that are watched: their calls are reported along with what was printed.
    pub watched: Vec<&'static str>,
}

/// Gives the right value of the function with this name; `None` if it does not take these arguments.
pub(crate) type RightValue = dyn FnMut(&str, &[PythonValue]) -> Option<PythonValue>;

/// The name of a function, with other names: its parameters, or the functions that are not followed.
pub(crate) type NameWith = (&'static str, Vec<&'static str>);

/// An independent part of a hand-in: a wrong cell does not affect the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourcePiece {
    /// Its name in a report: `lab.py`, or `cell 3`.
    pub name: String,
    /// Its bytes in the file, in any encoding.
    pub bytes: Vec<u8>,
}

impl SourcePiece {
    /// The pieces as a Python literal, in ASCII and on one line: a list of names and sources.
    pub fn literal(pieces: &[Self]) -> String {
        let pieces = pieces.iter().map(|Self { name, bytes }| {
            format!("({},b'{}'),", text_literal(name), bytes.escape_ascii())
        });
        format!("[{}]", pieces.collect::<String>())
    }
}

/// A Python process with one hand-in loaded, replaced by another whenever the hand-in has broken it.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools)] // Each says whether something has happened, whatever else has.
pub(crate) struct Interpreter {
    python: Python,
    pieces: String,
    seed: u64,
    pub budget: TimeBudget,
    session: Option<PythonSession>,
    /// Functions that are replaced by right ones, with their parameters.
    replaced: Vec<NameWith>,
    /// Computes the values of these.
    right: Option<Box<RightValue>>,
    /// Those of them that were called.
    pub wanted: BTreeSet<&'static str>,
    /// Statements that are skipped.
    left_out: BTreeSet<usize>,
    /// Whether only statements that call nothing are run outside the functions.
    only_bare: bool,
    /// The functions whose source is to be read, with those that are not followed.
    to_read: Vec<NameWith>,
    /// How they are written, read before any of the hand-in was run; empty if it could not be read.
    pub written: BTreeMap<String, HowWritten>,
    /// What went wrong at the top level.
    pub problems: Vec<Problem>,
    /// Whether the problems at the top level have been recorded.
    is_loaded_before: bool,
    /// Whether it cannot be loaded, which is not tried again.
    is_unreadable: bool,
    /// Whether anything was called since the hand-in was loaded.
    was_asked: bool,
    /// Whether that was another function than the current one, which may have left something behind.
    pub was_another_asked: bool,
    /// How long the calls of the current function may still take.
    time_left: Duration,
    /// How long the calls that returned have taken.
    came_back: Duration,
    /// The layers of the jail that are active.
    pub layers: Layers,
}

impl Interpreter {
    pub fn new(
        python: &Python,
        pieces: &[SourcePiece],
        seed: u64,
        budget: TimeBudget,
        to_read: Vec<NameWith>,
    ) -> Self {
        Self {
            python: python.clone(),
            pieces: SourcePiece::literal(pieces),
            seed,
            budget,
            to_read,
            ..Self::default()
        }
    }

    /// Whether nothing has been called yet that could have changed the process.
    pub fn is_fresh(&self) -> bool {
        !self.was_asked
    }

    /// Starts a new function: its calls together may take as long as a function may.
    pub fn begin(&mut self) {
        self.was_another_asked = self.was_asked;
        self.time_left = self.budget.for_function();
        self.came_back = Duration::ZERO;
    }

    /// Whether the current function has no time left.
    pub fn is_out_of_time(&self) -> bool {
        self.time_left.is_zero() || self.budget.is_used_up()
    }

    /// The next function is called in a fresh process.
    pub fn start_afresh(&mut self) {
        self.session = None;
        self.was_asked = false;
        self.was_another_asked = false;
    }

    /// Calls a function this many times with the same arguments. Loading the hand-in does not count against its time.
    ///
    /// # Errors
    /// If no process can be started.
    pub fn call(
        &mut self,
        name: &str,
        arguments: &[PythonValue],
        times: usize,
        person: Option<&mut Person>,
    ) -> io::Result<CallOutcome> {
        let watched = person.as_ref().map(|person| json!(person.watched));
        let watched = watched.map_or_else(|| "None".to_owned(), |names| names.to_string());
        let arguments = PythonValue::Tuple(arguments.to_vec()).literal();
        self.request(format!("'call','{name}',{arguments},{times},{watched}"), times, person)
    }

    /// Calls a gate with inputs that notice what is done with them: the line in which it puts them through `^`, and the
    /// one in which it compares them, each `None` if there is none.
    ///
    /// # Errors
    /// If no process can be started.
    pub fn notice(&mut self, name: &str) -> io::Result<CallOutcome> {
        self.request(format!("'notice','{name}'"), 1, None)
    }

    /// Makes a request that calls something of the hand-in, for so many values.
    fn request(
        &mut self,
        request: String,
        times: usize,
        person: Option<&mut Person>,
    ) -> io::Result<CallOutcome> {
        let Some(mut session) = self.loaded()? else {
            return Ok(CallOutcome::Unreadable);
        };
        self.was_asked = true;
        let allowed = self.budget.for_call(self.time_left);
        let mut left = allowed;
        let outcome = match self.converse(&mut session, request, &mut left, person) {
            // The harness never sends more or fewer values than calls.
            Ok(CallOutcome::Returned(values, _)) if values.len() != times => {
                Err(NoReply::Ended(None))
            }
            outcome => outcome,
        };
        let spent = allowed.saturating_sub(left);
        self.time_left = self.time_left.saturating_sub(spent);
        if matches!(outcome, Err(NoReply::TimedOut)) {
            self.budget.lose(spent);
        } else {
            self.came_back += spent;
            self.budget.spend_on_call(spent);
        }
        if self.time_left.is_zero() {
            // Returning repeatedly until no time is left counts as hanging.
            self.budget.lose(std::mem::take(&mut self.came_back));
        }
        if outcome.is_ok() {
            self.session = Some(session);
        } else {
            self.start_afresh();
        }
        Ok(outcome.unwrap_or_else(|no_reply| match no_reply {
            NoReply::TimedOut => CallOutcome::TimedOut,
            NoReply::Ended(code) => CallOutcome::Ended(code),
            NoReply::NotStarted(_) => CallOutcome::Ended(None),
        }))
    }

    /// Makes a request, and answers questions on the way to its outcome.
    fn converse(
        &mut self,
        session: &mut PythonSession,
        mut request: String,
        left: &mut Duration,
        mut person: Option<&mut Person>,
    ) -> Result<CallOutcome, NoReply> {
        /// A longer reply would wait in the pipe for a reader that may never come.
        const LONGEST_REPLY: usize = 1 << 15;
        loop {
            request = match session.ask(&request, left)? {
                CallReply::Done(outcome) => return Ok(outcome),
                CallReply::Input(printed) => {
                    let person = person.as_mut().ok_or(NoReply::Ended(None))?;
                    let line = (person.answer)(&printed).ok_or(NoReply::Ended(None))?;
                    text_literal(&line)
                }
                CallReply::Wants(name, arguments) => self
                    .right_value(&name, &arguments)
                    .map(|value| format!("True,{}", value.literal()))
                    .filter(|reply| reply.len() <= LONGEST_REPLY)
                    .unwrap_or_else(|| "False,None".to_owned()),
            };
        }
    }

    /// The right value of a replaced function, and of no other: a hand-in that gets at the harness may ask for any.
    fn right_value(&mut self, name: &str, arguments: &PythonValue) -> Option<PythonValue> {
        let mut replaced = self.replaced.iter();
        let (name, _) = replaced.find(|(replaced, _)| *replaced == name)?;
        self.wanted.insert(name);
        match arguments {
            PythonValue::Tuple(arguments) => self.right.as_mut()?(name, arguments),
            _ => None,
        }
    }

    /// Replaces these functions by right ones from now on; the next function is called in a fresh process.
    pub fn replace(&mut self, functions: Vec<NameWith>, right: Box<RightValue>) {
        self.start_afresh();
        self.replaced = functions;
        self.right = Some(right);
        self.wanted.clear();
    }

    /// The process with the hand-in loaded; `None` if that is impossible.
    fn loaded(&mut self) -> io::Result<Option<PythonSession>> {
        /// How many may hang or end the process before only statements that call nothing are run, and after as many
        /// more nothing.
        const MANY: usize = 12;
        const MOST: usize = 40;
        if let Some(session) = self.session.take() {
            return Ok(Some(session));
        }
        while !self.is_unreadable && self.left_out.len() < MOST {
            let is_short = self.is_loaded_before && self.budget.is_short_for_loading();
            self.only_bare |= is_short || self.left_out.len() >= MANY;
            match self.load() {
                Ok(None) => self.is_unreadable = false,
                Ok(Some(session)) => {
                    self.is_unreadable = false;
                    self.is_loaded_before = true;
                    return Ok(Some(session));
                }
                Err(NoReply::NotStarted(error)) => return Err(error),
                Err(_) => {
                    if !self.problems.contains(&Problem::Unreadable) {
                        self.problems.push(Problem::Unreadable);
                    }
                    break;
                }
            }
        }
        Ok(None)
    }

    /// Loads the hand-in; `None` if it should be loaded again with less of it run, which has been noted.
    fn load(&mut self) -> Result<Option<PythonSession>, NoReply> {
        /// No lab file takes as long, on the slowest machine.
        const TO_TAKE_APART: Duration = Duration::from_millis(500);
        let time = self.budget.all() + Duration::from_secs(1);
        let mut session = PythonSession::start(&self.python, time, self.seed)?;
        self.layers = session.layers;
        self.is_unreadable = true; // until it is loaded
        let request = format!("'load',{},{}", self.pieces, json!(self.to_read));
        // Taking it apart is not the hand-in's own work, and runs nothing of it: only what takes long is charged.
        let mut left = self.budget.each;
        let taken_apart = session.ask::<ParsedSource>(&request, &mut left);
        let spent = self.budget.each.saturating_sub(left);
        self.budget.lose(spent.saturating_sub(TO_TAKE_APART));
        let taken_apart = taken_apart?;
        self.written = taken_apart.written;
        let mut problems = taken_apart.problems;
        let skipped = self.run(&mut session, &taken_apart.statements, &mut problems)?;
        let Some(skipped) = skipped else {
            return Ok(None);
        };
        if !self.is_loaded_before {
            self.problems.splice(0..0, problems);
            let skipped = (skipped > 0).then_some(Problem::NotRun(skipped));
            self.problems.extend(skipped);
        }
        Ok(Some(session))
    }

    /// Runs the statements outside the functions except those that are skipped, and makes the replacements; returns how
    /// many were not run, or `None` if fewer should be.
    fn run(
        &mut self,
        session: &mut PythonSession,
        statements: &[SourceLine],
        problems: &mut Vec<Problem>,
    ) -> Result<Option<u64>, NoReply> {
        /// A report of more would not be read, and they would have to be kept.
        const MOST_PROBLEMS: usize = 1000;
        let only_bare = PythonValue::Bool(self.only_bare).literal();
        let (left_out, replaced) = (&self.left_out, json!(self.replaced));
        session.send(&format!("'run',{left_out:?},{only_bare},{replaced}"));
        let mut running = 0;
        let mut taken = Duration::ZERO;
        let skipped = loop {
            let allowed = if self.is_loaded_before {
                self.budget.for_function()
            } else {
                self.budget.for_statement()
            };
            let mut left = allowed;
            let told = session.hear::<LoadFrame>(&mut left);
            let spent = allowed.saturating_sub(left);
            taken += spent;
            match told {
                Ok(LoadFrame::Running(number)) if number < statements.len() => running = number,
                Ok(LoadFrame::Running(_)) => return Err(NoReply::Ended(None)),
                Ok(LoadFrame::Raised(raised, statement)) => {
                    if problems.len() < MOST_PROBLEMS {
                        problems.push(Problem::Raised(raised, statement));
                    }
                }
                Ok(LoadFrame::Skipped(skipped)) => break skipped,
                Err(no_reply) => {
                    // One that is left out already would be left out again for ever.
                    let place = statements.get(running).filter(|_| self.left_out.insert(running));
                    self.budget.lose(spent);
                    let place = place.cloned().ok_or(NoReply::Ended(None))?;
                    self.problems.push(match no_reply {
                        NoReply::TimedOut => Problem::TimedOut(place),
                        _ => Problem::Ended(place),
                    });
                    return Ok(None);
                }
            }
            if taken > self.budget.each && !self.only_bare {
                self.only_bare = true;
                self.budget.lose(taken);
                return Ok(None);
            }
        };
        self.budget.spend_on_loading(taken);
        if self.is_loaded_before && self.budget.has_lost() {
            // The start of Python is not charged to it.
            self.budget.lose(taken.saturating_sub(self.budget.least()));
        }
        Ok(Some(skipped))
    }
}
