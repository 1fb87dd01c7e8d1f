//! One call of a function, with what is expected and what came of it.
//!
//! `nim_sum([5, 3])` should give 6; it returns 8, which is a [`Failure`].

use super::failure::{ExpectedResult, Failure, Reason};
use crate::hand_in::{Missing, traced_to};
use crate::python::{CallOutcome, Interpreter, PythonValue, Returned};
use crate::sheet::{CallArguments, Explanation, Function};
use explain::judgement::judge_answer;

/// A call to be made.
pub(super) struct Case {
    pub function: Function,
    pub arguments: CallArguments,
    pub wanted: ExpectedResult,
}

/// The outcome of a case.
#[derive(Default)]
pub(super) struct CaseOutcome {
    /// What is not right.
    pub failure: Option<Failure>,
    /// The returned value, if one was asked for.
    pub value: Option<PythonValue>,
}

impl Case {
    /// The outcome if no value was returned.
    pub fn nothing_came(&self, interpreter: &Interpreter, outcome: &CallOutcome) -> CaseOutcome {
        let reason = not_returned(interpreter, self.function, outcome);
        CaseOutcome { failure: Some(self.failure(reason)), ..CaseOutcome::default() }
    }

    /// A failure of a call that returned something. A wrong value is judged like a typed answer, and the right one is
    /// to be derived.
    pub fn failure_with(
        &self,
        reason: Reason,
        is_half_right: bool,
        returned: &Returned,
    ) -> Failure {
        use Reason::{IllegalMove, NotOptimal, Wrong};
        let task = self.function.task();
        let is_another_value = matches!(reason, Wrong | IllegalMove(_) | NotOptimal);
        let explanation = is_another_value.then(|| (task.explanation)(&self.arguments)).flatten();
        let answer = task.returns.answer(&returned.value);
        let judgement = match (&explanation, answer) {
            (Some(Explanation::Question(question)), Some(answer)) => {
                Some(Box::new(judge_answer(question, answer)))
            }
            _ => None,
        };
        Failure {
            returned: Some(returned.value.clone()),
            changed: self.changed(returned),
            judgement,
            explanation,
            is_half_right,
            ..self.failure(reason)
        }
    }

    /// The list argument as it is now, if the call changed it.
    pub fn changed(&self, returned: &Returned) -> Option<PythonValue> {
        let PythonValue::Tuple(given) = &returned.given else {
            return None;
        };
        let mut pairs = given.iter().zip(&self.arguments);
        let changed = pairs.find(|(after, before)| after != before);
        changed.map(|(after, _)| after.clone())
    }

    /// A failure for this reason.
    pub fn failure(&self, reason: Reason) -> Failure {
        let call = self.function.called_with(&self.arguments);
        Failure::new(self.function, call, self.wanted.clone(), reason)
    }
}

/// The reason why nothing was returned.
pub(super) fn not_returned(
    interpreter: &Interpreter,
    function: Function,
    outcome: &CallOutcome,
) -> Reason {
    let problems = &interpreter.problems;
    match outcome {
        CallOutcome::Raised(raised) => Reason::Raised(traced_to(raised.clone(), problems)),
        CallOutcome::Missing(there) => {
            Reason::Missing(Missing::of(function.name(), there, problems))
        }
        CallOutcome::TimedOut => Reason::TimedOut,
        CallOutcome::Ended(code) => Reason::Ended(*code),
        CallOutcome::Returned(..) | CallOutcome::Unreadable => Reason::Unreadable,
    }
}
