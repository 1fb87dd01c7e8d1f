//! The lab sheet: the functions that it asks for, one file each, with all that is known of them.
//!
//! `nim_sum.rs` says that `nim_sum([5, 4, 3, 2])` is 0, that it is worth 10 points and by which calls it is judged. To add
//! a function to the sheet is to write such a file and to list it here.

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

#[cfg(test)]
mod tests;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(super) use arguments::{CallArguments, explained, rows};
pub(super) use is_human::is_human;
pub(super) use nim_sum::nim_sum;
pub(super) use optimal_move::{Pick, optimal_moves};
pub(super) use task::{Gives, Task};

use crate::class::Points;

/// Makes an enum of the functions, in the order of the sheet.
macro_rules! sheet {
    ($($(#[$doc:meta])* $function:ident = $task:path,)*) => {
        /// A function of the lab.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Function {
            $($(#[$doc])* $function,)*
        }

        impl Function {
            /// All of them, in the order of the lab sheet.
            pub const ALL: &[Self] = &[$(Self::$function,)*];

            /// What the sheet says of it.
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
    /// All of them, those first that stand on no others, and the small ones first: what hangs there takes no time from them.
    pub(super) fn in_order_of_need() -> Vec<Self> {
        let mut functions = Self::ALL.to_vec();
        functions.sort_by_key(|function| (function.task().depth(), function.weight()));
        functions
    }

    /// Its name in Python.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.task().name
    }

    /// The function of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|function| function.name() == name)
    }

    /// How many points it is worth; all together are worth 100.
    #[must_use]
    pub fn weight(self) -> u32 {
        self.task().points
    }
}

/// The points that all functions together are worth.
#[must_use]
pub fn max_points() -> Points {
    let weights = Function::ALL.iter().map(|function| function.weight());
    Points::whole(weights.sum())
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Function {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Function {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| serde::de::Error::custom("no function of the lab"))
    }
}
