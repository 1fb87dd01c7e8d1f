//! The sheet's own examples: `nim_sum([5, 4, 3, 2])` gives `0`.

use num_bigint::BigUint;

use crate::grade::judge::shown;
use crate::grade::lab::Lab;
use crate::grade::python::PythonValue;
use crate::grade::sheet::{Function, Gives, nim_sum, optimal_moves, rows};
use crate::question::Generator;

/// A call with what it gives.
pub(super) struct Example {
    /// As Python reads it.
    pub call: String,
    pub gives: ExampleValue,
}

/// What a call gives.
pub(super) enum ExampleValue {
    One(PythonValue),
    /// Any of several, as Python shows them.
    OneOf(Vec<String>),
}

/// The examples of a function, which are among the calls by which it is judged.
pub(super) fn examples(function: Function, lab: &Lab) -> Vec<Example> {
    let mut generator = Generator::new(lab.seed);
    let calls = lab.calls(function, &mut generator);
    let kinds = function.task().kinds;
    let calls = calls
        .into_iter()
        .filter(|&(kind, _)| kinds[kind].is_on_sheet);
    let examples = calls.filter_map(|(_, arguments)| {
        let gives = if function.task().gives == Gives::Move {
            let board = rows(arguments.first()?)?;
            // Where no move wins every legal one will do, which is no example.
            let moves = optimal_moves(&board).filter(|_| nim_sum(&board) != BigUint::ZERO)?;
            ExampleValue::OneOf(moves.iter().map(shown).collect())
        } else {
            ExampleValue::One(lab.right(function, &arguments, &mut generator)?)
        };
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        Some(Example {
            call: format!("{function}({})", arguments.join(", ")),
            gives,
        })
    });
    examples.collect()
}
