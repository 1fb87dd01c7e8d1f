//! Whether what is not right would be so if nothing had been asked before: nobody loses points for what another function
//! has left behind, and what a function keeps from call to call itself is told as that.
//!
//! `nim_sum([7])` gives 1 where a list as default value still holds the board before; asked in a fresh process it gives 7.

use std::io;

use super::case::Came;
use super::failure::{Failure, Reason};
use crate::grade::python::Interpreter;

/// What is known of a function in this respect.
#[derive(Default)]
pub(super) struct Afresh {
    /// Nothing is to be found out any more: it is wrong in a fresh process too.
    is_settled: bool,
    /// It keeps something itself.
    keeps: bool,
}

impl Afresh {
    /// Asks, and asks again in a fresh process where what came of it is not right and may come of what was asked before.
    pub fn ask(
        &mut self,
        interpreter: &mut Interpreter,
        mut ask: impl FnMut(&mut Interpreter) -> io::Result<Came>,
    ) -> io::Result<Came> {
        let was_fresh = interpreter.is_fresh();
        let was_another_asked = interpreter.was_another_asked;
        let mut came = ask(interpreter)?;
        let Some(wrong) = &mut came.wrong else {
            return Ok(came);
        };
        let may_be_kept = may_be_kept(&wrong.reason);
        if self.keeps && may_be_kept {
            tell_kept(wrong);
        }
        let ends = matches!(
            wrong.reason,
            Reason::Missing(_) | Reason::Ended(_) | Reason::TimedOut { .. }
        );
        let may_be_left = was_another_asked && ends && !interpreter.budget.is_short();
        if was_fresh || self.is_settled || self.keeps || !(may_be_kept || may_be_left) {
            return Ok(came);
        }
        interpreter.start_afresh();
        let again = ask(interpreter)?;
        if again.wrong.is_some() {
            self.is_settled = true;
        } else if !was_another_asked {
            self.keeps = true;
            tell_kept(wrong);
            return Ok(came);
        }
        Ok(again)
    }
}

fn tell_kept(failure: &mut Failure) {
    failure.reason = Reason::Kept;
    failure.request = None;
    failure.is_half_right = false;
}

fn may_be_kept(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Wrong(_)
            | Reason::Raised(_)
            | Reason::OtherType
            | Reason::OtherTypeThough
            | Reason::NothingReturned(_)
            | Reason::LeadingZeros
            | Reason::Line(_)
            | Reason::IllegalMove(..)
            | Reason::NotOptimal(_)
    )
}
