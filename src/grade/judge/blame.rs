//! Whose fault it is: what fails only because another function does.
//!
//! `nim_sum` that adds makes `is_n_position` wrong. With a right `nim_sum` in its place that is right, and so it is blocked,
//! and paid for what it does itself.
//!
//! A function may rest on those that stand before it on the sheet, and on those that the sheet builds it on. On no others:
//! whoever leaves `nim_sum` out and calls it in `bitwise_exclusive_or` is not given a right one there.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use super::asked::examine;
use super::examined::{AllExamined, Examined};
use crate::grade::lab::Lab;
use crate::grade::python::{Callbacks, Interpreter, PythonValue};
use crate::grade::sheet::Function;
use crate::question::Generator;

/// What holds a function up.
pub(super) struct HeldUp {
    /// The functions that were asked for in place of its own.
    pub by: Vec<Function>,
    /// What came of it with right ones in their place.
    pub once: Examined,
}

/// Which functions hold up those that failed: with these replaced by right ones, they are right, or nearer to it.
pub(super) fn held_up(
    interpreter: &mut Interpreter,
    examined: &AllExamined,
    lab: &Lab,
) -> io::Result<BTreeMap<Function, HeldUp>> {
    let has_wrong_values = |it: &Examined| !it.has_all_cases_right();
    let wrong = examined.iter().filter(|(_, it)| has_wrong_values(it));
    let mut wrong: BTreeSet<Function> = wrong.map(|(function, _)| *function).collect();
    let mut held_up = BTreeMap::new();
    for function in wrong.clone() {
        let now = &examined[&function];
        let others = wrong.iter().filter(|other| function.may_rest_on(**other));
        let others = others.map(|other| (other.name(), other.task().parameters));
        let others: Vec<_> = others.collect();
        if now.is_missing() || others.is_empty() || !interpreter.budget.allows_more(0) {
            continue;
        }
        interpreter.replace(others);
        let mut right = RightFunctions {
            lab,
            generator: Generator::new(lab.seed),
            wanted: BTreeSet::new(),
        };
        let mut once = examine(interpreter, function, lab, &mut right)?;
        once.add_how_written_of(now);
        if once.share() > now.share() && !right.wanted.is_empty() {
            if once.is_all_right() {
                // What is only held up holds nothing up itself.
                wrong.remove(&function);
            }
            let by = right.wanted.into_iter().collect();
            held_up.insert(function, HeldUp { by, once });
        }
    }
    Ok(held_up)
}

/// Answers for functions that were replaced.
struct RightFunctions<'a> {
    lab: &'a Lab,
    generator: Generator,
    /// Those that were called.
    wanted: BTreeSet<Function>,
}

impl Callbacks for RightFunctions<'_> {
    fn right(&mut self, name: &str, arguments: &[PythonValue]) -> Option<PythonValue> {
        let function = Function::named(name)?;
        self.wanted.insert(function);
        self.lab.right(function, arguments, &mut self.generator)
    }
}
