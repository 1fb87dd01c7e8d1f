//! A function asked in the way that fits it: call by call, for moves again and again, or through whole games.

use std::io;

use super::examined::Examined;
use super::{calls, game, moves};
use crate::grade::lab::Lab;
use crate::grade::python::{Callbacks, Interpreter, NoCallbacks};
use crate::grade::sheet::Function;
use crate::question::Generator;

/// Examines a function. A game that went wrong in a process that had answered for other functions is tried again in a
/// fresh one; of the others each call is, see [`Afresh`](super::afresh::Afresh).
pub(super) fn examine_fairly(
    interpreter: &mut Interpreter,
    function: Function,
    lab: &Lab,
    still_to_ask: usize,
) -> io::Result<Examined> {
    let was_fresh = interpreter.is_fresh();
    let mut examined = examine(interpreter, function, lab, &mut NoCallbacks)?;
    let is_wrong = |examined: &Examined| !examined.is_all_right() && !examined.is_missing();
    let is_game = function == Function::PlayNim;
    if is_game && is_wrong(&examined) && !was_fresh && interpreter.budget.allows_more(still_to_ask)
    {
        interpreter.start_afresh();
        examined = examine(interpreter, function, lab, &mut NoCallbacks)?;
    }
    if is_wrong(&examined) {
        interpreter.start_afresh();
    }
    Ok(examined)
}

/// Examines a function as things are.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    function: Function,
    lab: &Lab,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    interpreter.begin();
    let mut generator = Generator::of_question(lab.seed, function as u64);
    match function {
        Function::OptimalMove => moves::examine(interpreter, lab, &mut generator, callbacks),
        Function::PlayNim => game::examine(interpreter, &mut generator, callbacks),
        _ => calls::examine(interpreter, function, lab, &mut generator, callbacks),
    }
}
