//! A hand-in that plays: its own `optimal_move` chooses the moves, in the same jail as in grading.

use std::time::Duration;

use super::submission::read;
use crate::class::StudentFiles;
use crate::python::{CallOutcome, Interpreter, Problem, Python, PythonValue, TimeBudget};
use crate::sheet::Function;
use course::play::Program;
use explain::legible::{cut, why};
use theory::{Board, Move, Position};

/// A hand-in that is asked for moves.
pub struct LabPlayer {
    interpreter: Interpreter,
}

impl LabPlayer {
    /// The hand-in in a file. A game may take a thousand times the time for one move; what never returns may take three
    /// times as long.
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
        Ok(Self { interpreter: Interpreter::new(python, &pieces, seed, budget, Vec::new()) })
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
}

impl Program for LabPlayer {
    /// Its move on this board, or what it does instead, as the rest of a sentence about it.
    fn choose(&mut self, position: &Position, _last: Option<Move>) -> Result<Move, String> {
        const MOST_SHOWN: usize = 100;
        let name = Function::OptimalMove.name();
        let rows = PythonValue::numbers(position.board.rows().iter().copied());
        self.interpreter.begin();
        let outcome = self.interpreter.call(name, &[rows], 1, None);
        match outcome.map_err(|error| format!("could not be started: {}", why(&error)))? {
            CallOutcome::Returned(returned, _) => as_turn(&position.board, &returned[0].value),
            CallOutcome::Raised(raised) => {
                let message = cut(&raised.message, MOST_SHOWN);
                Err(format!("raised {}: {message}", raised.kind))
            }
            CallOutcome::Missing(_) => Err(self.why_missing(name)),
            CallOutcome::TimedOut => Err("did not answer in time".to_owned()),
            CallOutcome::Ended(_) => Err("ended its program".to_owned()),
            CallOutcome::Unreadable => Err("could not be loaded".to_owned()),
        }
    }
}

/// A returned value as a move on this board: the row, counted from 1, and how many to take.
fn as_turn(board: &Board, value: &PythonValue) -> Result<Move, String> {
    let numbers = value.as_numbers();
    let Some([row, take]) = numbers.as_deref() else {
        let shown = cut(&value.to_string(), 100);
        return Err(format!("returned {shown}, which is no move"));
    };
    let here = usize::try_from(row).ok().zip(u64::try_from(take).ok());
    let Some((row_here, take_here)) = here else {
        return Err(format!("played {row}, {take}, which is no move on any board"));
    };
    let turn = board.taking(row_here, take_here);
    turn.map_err(|why| format!("played {row}, {take}, but {why}"))
}
