//! Answers: the right one and a given one have the same type, so that they can be compared.

use std::collections::BTreeSet;
use std::fmt;

use num_bigint::BigInt;

use crate::phrase::{StatedMove, WinnerForm, letter_of};
use theory::hand_built::Bit;

/// An answer to a question. Numbers may have any size and sign: out of range is wrong, not unreadable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Answer {
    /// The output of a gate.
    Bit(Bit),
    /// Binary digits, most significant first, exactly as written.
    Digits(Vec<Bit>),
    /// A number.
    Number(BigInt),
    /// Whether the player to move wins.
    Winner { wins: bool, said: WinnerForm },
    /// Rows that hold a winning move, counted from 1; empty if there are none.
    Rows(BTreeSet<BigInt>),
    /// Sizes of the unpaired groups; empty if there are none.
    Sizes(BTreeSet<BigInt>),
    /// A winning move, as it was stated.
    Move(StatedMove),
    /// That no move wins.
    NoMove,
    /// The indices of choices, from 0; empty if none is right.
    Chosen(BTreeSet<usize>),
    /// The order of lines, by the indices at which they are shown.
    Order(Vec<usize>),
}

impl Answer {
    /// The move that takes this many from this row.
    pub fn taking(row: impl Into<BigInt>, take: impl Into<BigInt>) -> Self {
        Self::Move(StatedMove::taking(row, take))
    }

    /// The move that it states, if it states one.
    pub fn stated_move(&self) -> Option<&StatedMove> {
        match self {
            Self::Move(stated) => Some(stated),
            _ => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bit(bit) => bit.fmt(f),
            Self::Digits(digits) if digits.is_empty() => f.write_str("[]"),
            Self::Digits(digits) => digits.iter().try_for_each(|digit| digit.fmt(f)),
            Self::Number(number) => number.fmt(f),
            Self::Winner { wins, said } => match said {
                WinnerForm::Word => f.write_str(if *wins { "wins" } else { "loses" }),
                WinnerForm::Player => f.write_str(if *wins { "1" } else { "2" }),
            },
            Self::Rows(rows) => f.write_str(&listed(rows, " ")),
            Self::Sizes(sizes) => f.write_str(&listed(sizes.iter().rev(), " ")),
            Self::Move(stated) => stated.fmt(f),
            Self::NoMove => f.write_str("none"),
            Self::Chosen(chosen) => {
                f.write_str(&listed(chosen.iter().map(|&at| letter_of(at)), ", "))
            }
            Self::Order(order) => f.write_str(&listed(order.iter().map(|&at| letter_of(at)), " ")),
        }
    }
}

/// The items with this between them; "none" if there are none.
fn listed(items: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let written: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if written.is_empty() { "none".to_owned() } else { written.join(between) }
}
