//! Whose fault it is: what fails only because another function does.
//!
//! `nim_sum` that adds makes `is_n_position` wrong. With a right `nim_sum` in its place that is right, and so it is blocked,
//! and paid for what it does itself.
//!
//! A function may rest on those that stand before it on the sheet, and on those that the sheet builds it on. On no others:
//! whoever leaves `nim_sum` out and calls it in `bitwise_exclusive_or` is not given a right one there.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use super::calls::Grading;
use super::examined::Examined;
use crate::grade::lab::Lab;
use crate::grade::python::PythonValue;
use crate::grade::sheet::Function;
use crate::question::Generator;

/// What holds a function up.
pub(super) struct HeldUp {
    /// The functions that were asked for in place of its own.
    pub by: BTreeSet<Function>,
    /// Whether these are right, and only take too long.
    pub is_by_slow_ones: bool,
    /// What came of it with right ones in their place.
    pub once: Examined,
}

impl Grading<'_> {
    /// Which functions hold up those that failed: with these replaced by right ones, they are right, or nearer to it.
    pub fn held_up(&mut self) -> io::Result<BTreeMap<Function, HeldUp>> {
        let examined = self.examined.iter();
        let wrong = examined.filter(|(_, it)| !it.has_all_cases_right());
        let wrong: BTreeSet<Function> = wrong.map(|(function, _)| *function).collect();
        let mut held_up: BTreeMap<Function, HeldUp> = BTreeMap::new();
        for &function in &wrong {
            let now = self.examined[&function].clone();
            // What is only held up is replaced too: to ask for each of its own calls would take the time of this one.
            let below = wrong.iter().filter(|&&other| function.may_rest_on(other));
            let mut replaced: BTreeSet<Function> = below.copied().collect();
            if replaced.is_empty() && now.has_run_out_of_time() {
                // A right function may be slow, and is asked for here again and again.
                let below = self.examined.keys();
                replaced.extend(below.filter(|&&other| function.stands_on(other)));
            }
            let has_time = self.interpreter.budget.allows_more(0);
            if now.is_missing() || replaced.is_empty() || !has_time {
                continue;
            }
            self.replace(&replaced);
            let mut once = self.examine(function)?;
            once.failures.extend(now.how_written().cloned());
            let wanted = self.interpreter.wanted.iter();
            let wanted: Vec<Function> = wanted.filter_map(|name| Function::named(name)).collect();
            // What is left to mend is told as it comes with right ones, even where they bring no points.
            let is_other = once.share() == now.share() && once.failures != now.failures;
            if (once.share() > now.share() || is_other) && !wanted.is_empty() {
                // What is only held up holds nothing up itself.
                let by = wanted.iter().flat_map(|wanted| match held_up.get(wanted) {
                    Some(other) if other.once.has_all_cases_right() => other.by.clone(),
                    _ => [*wanted].into(),
                });
                let by: BTreeSet<Function> = by.collect();
                let found = HeldUp {
                    is_by_slow_ones: by.is_disjoint(&wrong),
                    by,
                    once,
                };
                held_up.insert(function, found);
            }
        }
        Ok(held_up)
    }

    /// Puts right functions in place of these.
    fn replace(&mut self, functions: &BTreeSet<Function>) {
        let names = functions.iter();
        let names = names.map(|it| (it.name(), it.task().parameters.to_vec()));
        let (lab, mut generator) = (Lab::clone(&self.lab), Generator::new(self.lab.seed));
        let right = move |name: &str, arguments: &[PythonValue]| {
            let function = Function::named(name)?;
            let fits = function.task().parameters.len() == arguments.len();
            fits.then(|| lab.right(function, arguments, &mut generator))?
        };
        self.interpreter.replace(names.collect(), Box::new(right));
    }
}
