//! A function asked in the way that fits it: call by call, or through whole games.

use std::io;

use super::examined::Examined;
use super::{calls, game};
use crate::grade::lab::Lab;
use crate::grade::python::Interpreter;
use crate::grade::sheet::Function;
use crate::question::Generator;

/// Examines a function as things are.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    function: Function,
    lab: &Lab,
) -> io::Result<Examined> {
    interpreter.begin();
    let mut generator = Generator::of_question(lab.seed, function as u64);
    match function {
        Function::PlayNim => game::examine(interpreter, &mut generator),
        _ => calls::examine(interpreter, function, lab, &mut generator),
    }
}
