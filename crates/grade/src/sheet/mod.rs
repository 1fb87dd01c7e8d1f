//! The lab sheet: its functions, one file each, with everything known about them.
//!
//! `nim_sum.rs` says that `nim_sum([5, 4, 3, 2])` is 0, that it is worth 10 points and by which calls it is judged. To
//! add a function to the sheet, write such a file and list it here.

mod arguments;
mod task;

mod binary_numeral;
mod bitwise_exclusive_or;
mod exclusive_or;
mod is_board_empty;
mod is_human;
mod is_n_position;
mod is_p_position;
mod make_move;
mod nim_sum;
mod numeral_binary;
mod optimal_move;
mod play_nim;
mod present_board;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::python::PythonValue;

pub(super) use arguments::{CallArguments, number, rows};
pub(super) use is_human::is_human;
pub(super) use make_move::after as after_move;
pub(super) use nim_sum::nim_sum;
pub(super) use optimal_move::{Pick, move_value, optimal_moves};
pub use task::Explanation;
pub(super) use task::{CallKind, ReturnKind, StyleRule, Task};

/// Makes an enum of the functions, in the order of the sheet.
macro_rules! sheet {
    ($($(#[$doc:meta])* $function:ident = $task:path,)*) => {
        /// A function of the lab.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case", try_from = "String")]
        pub enum Function {
            $($(#[$doc])* $function,)*
        }

        impl Function {
            /// All of them, in the order of the lab sheet.
            pub const ALL: &[Self] = &[$(Self::$function,)*];

            /// What the sheet says about it.
            pub(super) fn task(self) -> &'static Task {
                match self {
                    $(Self::$function => &$task,)*
                }
            }
        }
    };
}

sheet! {
    /// `present_board([4, 3])`: the board as text.
    PresentBoard = present_board::TASK,
    /// `make_move([1, 2, 3], 1, 1)`: the board after a move, and whether the move was legal.
    MakeMove = make_move::TASK,
    /// `exclusive_or(1, 0)`: an XOR gate.
    ExclusiveOr = exclusive_or::TASK,
    /// `numeral_binary(6)`: the binary digits of a number.
    NumeralBinary = numeral_binary::TASK,
    /// `binary_numeral([1, 1, 0])`: the number that binary digits stand for.
    BinaryNumeral = binary_numeral::TASK,
    /// `bitwise_exclusive_or(3, 5)`: XOR, digit by digit.
    BitwiseExclusiveOr = bitwise_exclusive_or::TASK,
    /// `nim_sum([5, 4, 3, 2])`: the nim sum of a board.
    NimSum = nim_sum::TASK,
    /// `is_n_position([5, 4, 3, 2])`: in the lab sheet's naming, whether the nim sum is 0.
    IsNPosition = is_n_position::TASK,
    /// `is_p_position([5, 4, 3, 1])`: in the lab sheet's naming, whether the nim sum is not 0.
    IsPPosition = is_p_position::TASK,
    /// `optimal_move([5, 4, 3, 2, 1])`: a random winning move, or else a random legal one.
    OptimalMove = optimal_move::TASK,
    /// `is_human('Computer 1')`: whether a player is no computer.
    IsHuman = is_human::TASK,
    /// `is_board_empty([0, 0])`: whether nothing is left.
    IsBoardEmpty = is_board_empty::TASK,
    /// `play_nim('Anna', 'Computer', [5, 4, 3])`: a whole game.
    PlayNim = play_nim::TASK,
}

impl Function {
    /// All of them; those that use no others come first, and small ones before large ones, so that what hangs takes no
    /// time from them.
    pub(super) fn in_order_of_need() -> Vec<Self> {
        let mut functions = Self::ALL.to_vec();
        functions.sort_by_key(|function| (function.task().depth(), function.task().points));
        functions
    }

    /// Whether it may use another one: those before it on the sheet, and those that the sheet builds it on.
    pub(super) fn may_rest_on(self, other: Self) -> bool {
        other < self || self.built_on(other)
    }

    /// Whether the sheet builds it on another one.
    pub(super) fn built_on(self, other: Self) -> bool {
        let mut built_on = self.task().built_on.iter();
        built_on.any(|task| task.name == other.name())
    }

    /// Its name in Python.
    pub fn name(self) -> &'static str {
        self.task().name
    }

    /// A call of it, as Python reads it: `numeral_binary(6)`.
    pub(super) fn called_with(self, arguments: &[PythonValue]) -> String {
        let written: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        format!("{self}({})", written.join(", "))
    }

    /// The names of all, as in a message.
    pub fn names() -> String {
        let names: Vec<&str> = Self::ALL.iter().map(|function| function.name()).collect();
        names.join(", ")
    }

    /// The function of this name.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|function| function.name() == name)
    }
}

impl TryFrom<String> for Function {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let expected = || format!("unknown function `{name}`: expected {}", Self::names());
        Self::named(&name).ok_or_else(expected)
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests;
