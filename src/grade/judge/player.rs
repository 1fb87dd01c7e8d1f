//! A hand-in that plays: its own `optimal_move` chooses the moves, in the same jail as in grading.

use std::io;
use std::time::Duration;

use num_bigint::BigInt;

use super::submission::read;
use crate::class::StudentFiles;
use crate::grade::python::{CallOutcome, Interpreter, Problem, Python, PythonValue, TimeBudget};
use crate::grade::sheet::Function;
use crate::legible::cut;

/// A hand-in that is asked for moves.
pub struct LabPlayer {
    interpreter: Interpreter,
}

impl LabPlayer {
    /// The hand-in in a file. A whole league may take a thousand times the time for one move; what never returns may
    /// take three times as long, in all its games together.
    ///
    /// # Errors
    /// If the file cannot be read or is not a hand-in, in a sentence that names it.
    pub fn of(
        python: &Python,
        of: &StudentFiles,
        seed: u64,
        timeout: Duration,
    ) -> Result<Self, String> {
        const MOVES: u32 = 1000;
        let pieces = read(of)?;
        let budget = TimeBudget::new(timeout, MOVES);
        Ok(Self {
            interpreter: Interpreter::new(python, &pieces, seed, budget, Vec::new()),
        })
    }

    /// The row, counted from 1, and the number to take; or what it does instead, as the rest of a sentence about it.
    ///
    /// # Errors
    /// If no process can be started, which is not the hand-in's fault.
    pub fn choose(&mut self, rows: &[u64]) -> io::Result<Result<(BigInt, BigInt), String>> {
        const MOST_SHOWN: usize = 100;
        let name = Function::OptimalMove.name();
        let board = PythonValue::numbers(rows.iter().copied());
        self.interpreter.begin();
        Ok(match self.interpreter.call(name, &[board], 1, None)? {
            CallOutcome::Returned(returned, _) => as_move(&returned[0].value),
            CallOutcome::Raised(raised) => {
                let message = cut(&raised.message, MOST_SHOWN);
                Err(format!("raised {}: {message}", raised.kind))
            }
            CallOutcome::Missing(_) => Err(self.why_missing(name)),
            CallOutcome::TimedOut => Err("did not answer in time".to_owned()),
            CallOutcome::Ended(_) => Err("ended its program".to_owned()),
            CallOutcome::Unreadable => Err("could not be loaded".to_owned()),
        })
    }

    /// Why there is no such function: its definition may be in a part that Python cannot read.
    fn why_missing(&self, name: &str) -> String {
        let mut unread = self.interpreter.problems.iter().filter_map(Problem::unread);
        let part = unread.find(|part| part.defines.iter().any(|it| it == name));
        match part.map(|part| part.line) {
            Some(line) => {
                format!("cannot play, for Python cannot read its {name}: look at line {line}")
            }
            None => format!("has no function {name}"),
        }
    }

    /// Ends its process until it is asked again.
    pub fn rest(&mut self) {
        self.interpreter.start_afresh();
    }
}

/// A returned value as a move.
fn as_move(value: &PythonValue) -> Result<(BigInt, BigInt), String> {
    match value.as_numbers().as_deref() {
        Some([row, take]) => Ok((row.clone(), take.clone())),
        _ => Err(format!(
            "gave back {}, which is no move",
            cut(&value.to_string(), 100)
        )),
    }
}
