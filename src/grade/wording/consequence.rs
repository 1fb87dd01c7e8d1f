//! From a nim sum to the answer of a function that says yes or no.

use crate::document::text::{Text, code, text};
use crate::grade::failure::Failure;
use crate::grade::lab::Function;
use crate::grade::value::PythonValue;
use crate::question::{NimSum, Question, Request};

/// What follows for the function from the derivation, where that ends in a nim sum and the function says yes or no.
#[must_use]
pub(in crate::grade) fn consequence(function: Function, failure: &Failure) -> Option<Text> {
    let Some(Request::Question(Question::Sum(NimSum { board }))) = &failure.request else {
        return None;
    };
    let is_zero = board.nim_sum() == 0;
    let answer = match function {
        Function::IsNPosition => is_zero,
        Function::IsPPosition => !is_zero,
        _ => return None,
    };
    let (so, letter) = if is_zero {
        ("It is 0, so on the lab sheet this is an ", "N-position")
    } else {
        ("It is not 0, so on the lab sheet this is a ", "P-position")
    };
    Some(text![
        so,
        letter,
        ": ",
        code(function.name()),
        " gives ",
        code(PythonValue::Bool(answer).to_string()),
        "."
    ])
}
