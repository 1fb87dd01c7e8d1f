//! The functions that the lab asks for: their names, and how much each is worth.

use std::fmt;

use super::points::Points;

/// A function of the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Function {
    /// `present_board([4, 3])`: the board as text.
    PresentBoard,
    /// `make_move([1, 2, 3], 1, 1)`: the board after a move, and whether the move was legal.
    MakeMove,
    /// `exclusive_or(1, 0)`: an XOR gate.
    ExclusiveOr,
    /// `numeral_binary(6)`: the binary digits of a number.
    NumeralBinary,
    /// `binary_numeral([1, 1, 0])`: the number that binary digits stand for.
    BinaryNumeral,
    /// `bitwise_exclusive_or(3, 5)`: XOR, digit by digit.
    BitwiseExclusiveOr,
    /// `nim_sum([5, 4, 3, 2])`: the nim sum of a board.
    NimSum,
    /// `is_n_position([5, 4, 3, 2])`: in the lab sheet's naming, whether the nim sum is 0.
    IsNPosition,
    /// `is_p_position([5, 4, 3, 1])`: in the lab sheet's naming, whether the nim sum is not 0.
    IsPPosition,
    /// `optimal_move([5, 4, 3, 2, 1])`: a random winning move, or else a random legal one.
    OptimalMove,
    /// `is_human('Computer 1')`: whether a player is no computer.
    IsHuman,
    /// `is_board_empty([0, 0])`: whether nothing is left.
    IsBoardEmpty,
    /// `play_nim('Anna', 'Computer', [5, 4, 3])`: a whole game.
    PlayNim,
}

impl Function {
    /// All of them, in the order of the lab sheet.
    pub const ALL: [Self; 13] = [
        Self::PresentBoard,
        Self::MakeMove,
        Self::ExclusiveOr,
        Self::NumeralBinary,
        Self::BinaryNumeral,
        Self::BitwiseExclusiveOr,
        Self::NimSum,
        Self::IsNPosition,
        Self::IsPPosition,
        Self::OptimalMove,
        Self::IsHuman,
        Self::IsBoardEmpty,
        Self::PlayNim,
    ];

    /// All of them, those first that rest on no others: what hangs there takes no time from them.
    pub(super) const IN_ORDER_OF_NEED: [Self; 13] = [
        Self::IsHuman,
        Self::IsBoardEmpty,
        Self::PresentBoard,
        Self::MakeMove,
        Self::ExclusiveOr,
        Self::NumeralBinary,
        Self::BinaryNumeral,
        Self::BitwiseExclusiveOr,
        Self::NimSum,
        Self::IsNPosition,
        Self::IsPPosition,
        Self::OptimalMove,
        Self::PlayNim,
    ];

    /// Its name in Python.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::PresentBoard => "present_board",
            Self::MakeMove => "make_move",
            Self::ExclusiveOr => "exclusive_or",
            Self::NumeralBinary => "numeral_binary",
            Self::BinaryNumeral => "binary_numeral",
            Self::BitwiseExclusiveOr => "bitwise_exclusive_or",
            Self::NimSum => "nim_sum",
            Self::IsNPosition => "is_n_position",
            Self::IsPPosition => "is_p_position",
            Self::OptimalMove => "optimal_move",
            Self::IsHuman => "is_human",
            Self::IsBoardEmpty => "is_board_empty",
            Self::PlayNim => "play_nim",
        }
    }

    /// The function of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|function| function.name() == name)
    }

    /// The names of what it takes, as the sheet has them.
    pub(super) fn parameters(self) -> &'static [&'static str] {
        match self {
            Self::PresentBoard
            | Self::NimSum
            | Self::IsNPosition
            | Self::IsPPosition
            | Self::OptimalMove
            | Self::IsBoardEmpty => &["board"],
            Self::MakeMove => &["board", "row", "elements"],
            Self::ExclusiveOr | Self::BitwiseExclusiveOr => &["a", "b"],
            Self::NumeralBinary => &["numeral"],
            Self::BinaryNumeral => &["binary"],
            Self::IsHuman => &["player_string"],
            Self::PlayNim => &["player1", "player2", "board"],
        }
    }

    /// How many points it is worth; all together are worth 100.
    #[must_use]
    pub fn weight(self) -> u32 {
        match self {
            Self::IsHuman | Self::IsBoardEmpty => 3,
            Self::IsNPosition | Self::IsPPosition => 4,
            Self::PresentBoard => 6,
            Self::MakeMove
            | Self::ExclusiveOr
            | Self::NumeralBinary
            | Self::BinaryNumeral
            | Self::BitwiseExclusiveOr
            | Self::NimSum
            | Self::OptimalMove
            | Self::PlayNim => 10,
        }
    }
}

/// The points that all functions together are worth.
#[must_use]
pub fn max_points() -> Points {
    Points::whole(Function::ALL.into_iter().map(Function::weight).sum())
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
