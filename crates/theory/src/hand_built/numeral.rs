//! Numbers to binary digits by repeated division, and back by place values.
//!
//! 6 ÷ 2 = 3 remainder 0, 3 ÷ 2 = 1 remainder 1, 1 ÷ 2 = 0 remainder 1: the remainders read from the last to the
//! first are 1 1 0. Zero has nothing to divide, so it has no digits.

use super::bit::Bit;

/// One division by 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// The number divided.
    pub dividend: u64,
    /// How often 2 goes into it.
    pub quotient: u64,
    /// What is left over.
    pub remainder: Bit,
}

impl Division {
    /// This number divided by 2.
    pub fn of(dividend: u64) -> Self {
        Self { dividend, quotient: dividend / 2, remainder: Bit::from(dividend % 2 == 1) }
    }
}

/// Divides by 2 until the quotient is 0; no division for 0.
pub fn divisions(numeral: u64) -> impl Iterator<Item = Division> {
    std::iter::successors(Some(Division::of(numeral)), |last| Some(Division::of(last.quotient)))
        .take_while(|division| division.dividend > 0)
}

/// The binary digits of a number, most significant first; none for 0.
pub fn numeral_binary(numeral: u64) -> Vec<Bit> {
    let mut digits: Vec<Bit> = divisions(numeral).map(|division| division.remainder).collect();
    digits.reverse();
    digits
}

/// The number that binary digits stand for, most significant first, or `None` where it is 2^64 or more.
///
/// Leading zeros do no harm, and no digits at all stand for 0.
pub fn binary_numeral(digits: &[Bit]) -> Option<u64> {
    digits.iter().try_fold(0_u64, |number, &digit| number.checked_mul(2)?.checked_add(digit.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(text: &str) -> Vec<Bit> {
        text.chars().map(|digit| Bit::from(digit == '1')).collect()
    }

    #[test]
    fn the_examples_of_the_lab() {
        for (number, binary) in
            [(6, "110"), (1, "1"), (0, ""), (1789, "11011111101"), (431, "110101111")]
        {
            assert_eq!(numeral_binary(number), digits(binary));
            assert_eq!(binary_numeral(&digits(binary)), Some(number));
        }
    }

    #[test]
    fn sixty_four_bits_fit_and_sixty_five_do_not() {
        assert_eq!(binary_numeral(&digits(&"1".repeat(64))), Some(u64::MAX));
        assert_eq!(binary_numeral(&digits(&format!("000{}", "1".repeat(64)))), Some(u64::MAX));
        assert_eq!(binary_numeral(&digits(&format!("1{}", "0".repeat(64)))), None);
    }
}
