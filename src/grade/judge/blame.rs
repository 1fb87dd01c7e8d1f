//! Whose fault it is: what fails only because another function does.
//!
//! `nim_sum` that adds makes `is_n_position` wrong. With a right `nim_sum` in its place that is right, and so it is blocked.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use super::asked::examine;
use super::examined::Examined;
use crate::grade::python::{Callbacks, Interpreter, PythonValue};
use crate::grade::sheet::Function;
use crate::question::Generator;

/// Which functions hold up those that failed: with these replaced by right ones, they are right.
pub(super) fn held_up(
    interpreter: &mut Interpreter,
    examined: &BTreeMap<Function, Examined>,
    seed: u64,
) -> io::Result<BTreeMap<Function, Vec<Function>>> {
    let wrong = examined.iter().filter(|(_, it)| !it.is_all_right());
    let mut wrong: BTreeSet<Function> = wrong.map(|(function, _)| *function).collect();
    let may_be_held_up = wrong.clone().into_iter();
    // No function rests on the game, nor on how the gate is written.
    wrong.remove(&Function::PlayNim);
    wrong.retain(|function| !examined[function].fails_only_by_how_it_is_written());
    let mut blocked_by = BTreeMap::new();
    for function in may_be_held_up.filter(|function| !examined[function].is_missing()) {
        let others = wrong.iter().filter(|other| **other != function);
        let others = others.map(|other| (other.name(), other.task().parameters));
        let others: Vec<_> = others.collect();
        if others.is_empty() || !interpreter.budget.allows_more(0) {
            continue;
        }
        interpreter.replace(others);
        let mut right = RightFunctions {
            generator: Generator::new(seed),
            wanted: BTreeSet::new(),
        };
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

impl Callbacks for RightFunctions {
    fn right(&mut self, name: &str, arguments: &[PythonValue]) -> Option<PythonValue> {
        let function = Function::named(name)?;
        self.wanted.insert(function);
        (function.task().right)(arguments, &mut self.generator)
    }
}
