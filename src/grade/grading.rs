//! A whole hand-in graded: every function asked, its points, and whether it is only held up by another.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::thread;

use super::calls::calls;
use super::examined::Examined;
use super::failure::{Failure, Reason};
use super::frame::Printed;
use super::hand_in::SourcePiece;
use super::interpreter::{CallOutcome, Callbacks, Interpreter, NoCallbacks, Problem, read_gate};
use super::jail::Layers;
use super::judging::{is_yes_or_no, judge, used_up};
use super::lab::Function;
use super::points::Points;
use super::python::Python;
use super::right::any_right;
use super::settings::Settings;
use super::time_budget::TimeBudget;
use super::value::PythonValue;
use super::{game, gate, moves, width};
use crate::judgement::Misconception;
use crate::question::Generator;

/// What a function is worth after grading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Everything is right.
    Passed,
    /// Something is not right.
    Failed,
    /// There is no such function.
    Missing,
    /// It raises an exception, or ends the process.
    Error,
    /// It takes too long.
    TimedOut,
    /// It is right once the functions that it rests on are.
    Blocked,
}

impl Status {
    /// The word for it in JSON.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::Missing => "missing",
            Self::Error => "error",
            Self::TimedOut => "timeout",
            Self::Blocked => "blocked",
        }
    }
}

/// What came of one function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionReport {
    /// The function.
    pub function: Function,
    /// What it is worth.
    pub status: Status,
    /// The functions that hold it up.
    pub blocked_by: Vec<Function>,
    /// Its points.
    pub points: Points,
    /// How many cases there are.
    pub cases: u32,
    /// How many of them are right.
    pub passed_cases: u32,
    /// What was not right.
    pub failures: Vec<Failure>,
}

impl FunctionReport {
    /// A function of a hand-in that holds nothing.
    pub(super) fn missing(function: Function) -> Self {
        Self {
            function,
            status: Status::Missing,
            blocked_by: Vec::new(),
            points: Points::default(),
            cases: 0,
            passed_cases: 0,
            failures: Vec::new(),
        }
    }

    /// The misconceptions that it shows. What is only held up shows the slips of what holds it up, which do not count.
    #[must_use]
    pub fn misconceptions(&self) -> BTreeSet<Misconception> {
        if self.status == Status::Blocked {
            return BTreeSet::new();
        }
        self.failures
            .iter()
            .filter_map(Failure::misconception)
            .collect()
    }
}

/// What came of a hand-in that could be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graded {
    /// Its functions, in the order of the lab sheet.
    pub functions: Vec<FunctionReport>,
    /// What went wrong at its top level.
    pub problems: Vec<Problem>,
    /// The layers of the jail that were active.
    pub layers: Layers,
}

impl Graded {
    /// All points together.
    #[must_use]
    pub fn points(&self) -> Points {
        self.functions.iter().map(|report| report.points).sum()
    }

    /// Whether everything is right.
    #[must_use]
    pub fn is_all_right(&self) -> bool {
        self.functions
            .iter()
            .all(|report| report.status == Status::Passed)
    }

    /// The functions that are not right.
    pub(super) fn not_right(&self) -> impl Iterator<Item = &FunctionReport> {
        let functions = self.functions.iter();
        functions.filter(|report| report.status != Status::Passed)
    }

    /// The misconceptions that it shows.
    #[must_use]
    pub fn misconceptions(&self) -> BTreeSet<Misconception> {
        self.functions
            .iter()
            .flat_map(FunctionReport::misconceptions)
            .collect()
    }
}

/// Grades the pieces of a hand-in.
pub(super) fn grade(
    python: &Python,
    pieces: &[SourcePiece],
    settings: Settings,
) -> io::Result<Graded> {
    let budget = TimeBudget::new(settings.timeout);
    let mut interpreter = Interpreter::new(python, pieces, settings.seed, budget);
    let mut examined = BTreeMap::new();
    let gate_source = thread::scope(|scope| {
        // Nothing of the hand-in is run to read the gate, so that can go on beside the rest.
        let gate = thread::Builder::new()
            .spawn_scoped(scope, || read_gate(python, pieces, settings.timeout))?;
        for (asked, function) in (1..).zip(Function::IN_ORDER_OF_NEED) {
            let still_to_ask = Function::ALL.len() - asked;
            let found = examine_fairly(&mut interpreter, function, settings.seed, still_to_ask)?;
            examined.insert(function, found);
        }
        gate.join().unwrap_or(Ok(None))
    })?;
    if let Some(gate) = examined.get_mut(&Function::ExclusiveOr) {
        gate::examine_source(gate, gate_source.as_ref());
    }
    let mut blocked_by = held_up(&mut interpreter, &examined, settings.seed)?;
    let functions = examined
        .into_iter()
        .map(|(function, examined)| {
            let blocked_by = blocked_by.remove(&function).unwrap_or_default();
            report(function, examined, blocked_by)
        })
        .collect();
    Ok(Graded {
        functions,
        problems: interpreter.problems,
        layers: interpreter.layers,
    })
}

/// Examines a function. What went wrong in a process that had answered for other functions is tried again in a fresh
/// one: nobody loses points for what another function has left behind.
fn examine_fairly(
    interpreter: &mut Interpreter,
    function: Function,
    seed: u64,
    still_to_ask: usize,
) -> io::Result<Examined> {
    let was_fresh = interpreter.is_fresh();
    let mut examined = examine(interpreter, function, seed, &mut NoCallbacks)?;
    let may_be_unfair = !examined.is_all_right() && !examined.is_missing() && !was_fresh;
    if may_be_unfair && interpreter.budget.allows_more(still_to_ask) {
        interpreter.start_afresh();
        examined = examine(interpreter, function, seed, &mut NoCallbacks)?;
    }
    if !examined.is_all_right() && !examined.is_missing() {
        interpreter.start_afresh();
    }
    Ok(examined)
}

fn examine(
    interpreter: &mut Interpreter,
    function: Function,
    seed: u64,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    interpreter.begin();
    let mut generator = Generator::of_question(seed, function as u64);
    match function {
        Function::OptimalMove => moves::examine(interpreter, &mut generator, callbacks),
        Function::PlayNim => game::examine(interpreter, &mut generator, callbacks),
        _ => examine_calls(interpreter, function, &mut generator, callbacks),
    }
}

/// Examines a function call by call.
fn examine_calls(
    interpreter: &mut Interpreter,
    function: Function,
    generator: &mut Generator,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    let mut examined = Examined::default();
    let mut values: Vec<Option<PythonValue>> = Vec::new();
    let mut widths = Vec::new();
    let allowed = interpreter.budget.one_call();
    for arguments in calls(function, generator) {
        if examined.is_stopped() {
            examined.not_asked(1);
            continue;
        }
        if interpreter.is_out_of_time() {
            examined.add_out_of_time(used_up(function, &arguments, interpreter.budget.each));
            continue;
        }
        let outcome = interpreter.call(function, &arguments, 1, callbacks)?;
        let failure = judge(function, &arguments, &outcome, allowed);
        widths.push((width::of(&arguments), failure.is_none()));
        examined.add(failure);
        values.push(match outcome {
            CallOutcome::Returned(mut returned, _) => returned.pop().map(|returned| returned.value),
            _ => None,
        });
    }
    if function == Function::ExclusiveOr {
        gate::diagnose_together(&mut examined, &values);
    }
    if is_yes_or_no(function) && is_opposite(&examined) {
        for failure in &mut examined.failures {
            if matches!(failure.reason, Reason::Wrong(_)) {
                failure.reason = Reason::Opposite(function);
            }
        }
    }
    if function != Function::ExclusiveOr {
        examined.keep_common_diagnoses(4);
    }
    width::diagnose(&mut examined, &widths);
    Ok(examined)
}

/// Whether a yes stands for every no, and the other way round, wherever there is an answer.
fn is_opposite(examined: &Examined) -> bool {
    let is_wrong = |failure: &&Failure| matches!(failure.reason, Reason::Wrong(_));
    let wrong = examined.failures.iter().filter(is_wrong).count();
    examined.passed == 0 && 2 * wrong > examined.failures.len()
}

/// Which functions hold up those that failed: with these replaced by right ones, they are right.
fn held_up(
    interpreter: &mut Interpreter,
    examined: &BTreeMap<Function, Examined>,
    seed: u64,
) -> io::Result<BTreeMap<Function, Vec<Function>>> {
    let mut wrong: BTreeSet<Function> = examined
        .iter()
        .filter(|(_, examined)| !examined.is_all_right())
        .map(|(function, _)| *function)
        .collect();
    let may_be_held_up: Vec<Function> = wrong
        .iter()
        .copied()
        .filter(|function| !examined[function].is_missing())
        .collect();
    // No function rests on the game, nor on how the gate is written.
    wrong.remove(&Function::PlayNim);
    if examined[&Function::ExclusiveOr].fails_only_by_how_it_is_written() {
        wrong.remove(&Function::ExclusiveOr);
    }
    let mut blocked_by = BTreeMap::new();
    for function in may_be_held_up {
        let others: Vec<Function> = wrong
            .iter()
            .copied()
            .filter(|other| *other != function)
            .collect();
        if others.is_empty() || !interpreter.budget.allows_more(0) {
            continue;
        }
        interpreter.replace(others);
        let mut right = RightFunctions::new(seed);
        let is_right = examine(interpreter, function, seed, &mut right)?.is_all_right();
        if is_right && !right.wanted.is_empty() {
            // What is only held up holds nothing up itself.
            wrong.remove(&function);
            blocked_by.insert(function, right.wanted.into_iter().collect());
        }
    }
    Ok(blocked_by)
}

/// Answers for functions that were replaced.
struct RightFunctions {
    generator: Generator,
    /// Those that were called.
    wanted: BTreeSet<Function>,
}

impl RightFunctions {
    fn new(seed: u64) -> Self {
        Self {
            generator: Generator::new(seed),
            wanted: BTreeSet::new(),
        }
    }
}

impl Callbacks for RightFunctions {
    fn line(&mut self, _: Printed) -> Option<String> {
        None
    }

    fn right(&mut self, function: Function, arguments: &[PythonValue]) -> Option<PythonValue> {
        self.wanted.insert(function);
        any_right(function, arguments, &mut self.generator)
    }
}

fn report(function: Function, examined: Examined, blocked_by: Vec<Function>) -> FunctionReport {
    let status = if examined.is_all_right() {
        Status::Passed
    } else if blocked_by.is_empty() {
        status(&examined.failures)
    } else {
        Status::Blocked
    };
    FunctionReport {
        function,
        status,
        blocked_by,
        points: Points::share(
            function.weight(),
            2 * examined.passed + examined.half_right,
            2 * examined.cases,
        ),
        cases: examined.cases,
        passed_cases: examined.passed,
        failures: examined.failures,
    }
}

fn status(failures: &[Failure]) -> Status {
    let any = |is: fn(&Reason) -> bool| failures.iter().any(|failure| is(&failure.reason));
    let all = |is: fn(&Reason) -> bool| failures.iter().all(|failure| is(&failure.reason));
    if any(|reason| matches!(reason, Reason::Missing(_))) {
        Status::Missing
    } else if any(|reason| matches!(reason, Reason::TimedOut { .. } | Reason::UsedUp { .. })) {
        Status::TimedOut
    } else if all(|reason| {
        matches!(
            reason,
            Reason::Raised(_) | Reason::Ended(_) | Reason::Unreadable
        )
    }) {
        Status::Error
    } else {
        Status::Failed
    }
}
