//! Questions that give each other's answers away: `decimal 110` shows what 6 is in binary.

use crate::kinds::Question;
use theory::hand_built::numeral_binary;

impl Question {
    /// Whether one of two questions gives away the answer to the other, or asks the same.
    pub fn gives_away(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Binary(binary), Self::Decimal(decimal))
            | (Self::Decimal(decimal), Self::Binary(binary)) => {
                numeral_binary(binary.number) == decimal.digits
            }
            (Self::Xor(one), Self::Xor(other)) => {
                (one.a, one.b) == (other.a, other.b) || (one.a, one.b) == (other.b, other.a)
            }
            _ => self == other,
        }
    }
}
