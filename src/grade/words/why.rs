//! Why a call is not right: the one place where a [`Reason`] becomes words.

use super::list::told;
use crate::document::text::Text;
use crate::document::wording::joined;
use crate::grade::judge::{Failure, Reason};
use crate::grade::sheet::Function;

/// Why a call is not right.
pub fn why(failure: &Failure) -> Text {
    let told = told(failure);
    match (&failure.changed, &failure.reason) {
        (None, _) | (_, Reason::Changed | Reason::Kept) => told,
        _ => told.and(" It also changed the list that it was given: work on a copy."),
    }
}

/// Everything that the way the gate is written breaks, in one paragraph; nothing where it breaks no rule.
pub(in crate::grade) fn how_it_is_written(failures: &[Failure]) -> Option<Text> {
    let is_of_writing = |failure: &&Failure| matches!(failure.reason, Reason::Gate(_));
    let faults = failures.iter().filter(is_of_writing);
    let function = faults.clone().next()?.function;
    Some(joined(faults.map(told), " ").and(match function {
        Function::ExclusiveOr => " Half of the points are for how the gate is written.",
        _ => " Half of the points are for how it is written.",
    }))
}
