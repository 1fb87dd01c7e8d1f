//! Reads decimal digits at the start of a byte string fast: `123 45` begins with 123, which has three digits.
//!
//! A board may be gigabytes long, and reading its digits one by one would take most of the time.

/// The number at the start, modulo 2⁶⁴, and how many digits it has.
///
/// Reads eight digits at once, as the bytes of one word.
pub(super) fn leading_digits(bytes: &[u8]) -> (u64, usize) {
    const POWERS: [u64; 9] =
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
    let mut value = 0_u64;
    let mut length = 0;
    loop {
        let digits = Digits::at_start(&bytes[length..]);
        value = value.wrapping_mul(POWERS[digits.count]).wrapping_add(digits.value());
        length += digits.count;
        if digits.count < Digits::MOST {
            return (value, length);
        }
    }
}

/// Up to eight digits: the lowest byte of the word is the first of them as a number from 0 to 9, and so on.
struct Digits {
    word: u64,
    count: usize,
}

impl Digits {
    const MOST: usize = 8;

    /// The digits at the start of the bytes.
    fn at_start(bytes: &[u8]) -> Self {
        let eight = bytes.first_chunk().copied().unwrap_or_else(|| {
            let mut eight = [0; Self::MOST];
            eight[..bytes.len()].copy_from_slice(bytes);
            eight
        });
        let word = u64::from_le_bytes(eight) ^ u64::from_le_bytes(*b"00000000");
        // A byte above 9 has a bit in its upper half, or gets one by adding 6. A carry into the next byte is harmless:
        // nothing after the first such byte matters.
        let others = (word | word.wrapping_add(0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0;
        Self { word, count: others.trailing_zeros() as usize / 8 }
    }

    /// Their number: neighbours are combined into two-digit numbers, these into four-digit numbers, and so on.
    fn value(&self) -> u64 {
        // Shifting out the other bytes pads the digits with zeros to eight.
        let missing = 64 - 8 * u32::try_from(self.count).unwrap_or(0);
        let ones = self.word.unbounded_shl(missing);
        let twos = (ones * 10 + (ones >> 8)) & 0x00FF_00FF_00FF_00FF;
        let fours = (twos * 100 + (twos >> 16)) & 0x0000_FFFF_0000_FFFF;
        (fours * 10_000 + (fours >> 32)) & 0xFFFF_FFFF
    }
}

/// Whether a number of this many digits, computed as `value`, is less than 2⁶⁴. Returns false for some that are,
/// because of leading zeros.
pub(super) fn fits(digits: &[u8], count: usize, value: u64) -> bool {
    const SURE_TO_FIT: usize = 19;
    const ONE_AND_NINETEEN_ZEROS: u64 = 10_000_000_000_000_000_000;
    match count {
        0 => false,
        1..=SURE_TO_FIT => true,
        // A number that begins with 1 and wrapped around has a value below 10¹⁹.
        20 => digits[0] == b'1' && value >= ONE_AND_NINETEEN_ZEROS,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{fits, leading_digits};

    #[test]
    fn digits_are_read_up_to_whatever_is_none() {
        let digits = "12345678901234567890";
        for count in 0..=digits.len() {
            for after in ["", " ", "\n9", "x", "/", ":", "\u{b9}7", "\0\0\0\0\0\0\0\0\0"] {
                let text = format!("{}{after}", &digits[..count]);
                let value = digits[..count].parse().unwrap_or(0);
                assert_eq!(leading_digits(text.as_bytes()), (value, count), "{text:?}");
            }
        }
    }

    #[test]
    fn the_largest_number_fits_and_the_next_does_not() {
        for (text, expected) in [
            ("", false),
            ("0", true),
            ("9999999999999999999", true),
            ("10000000000000000000", true),
            ("18446744073709551615", true),
            ("18446744073709551616", false),
            ("19999999999999999999", false),
            ("28446744073709551615", false),
            ("99999999999999999999", false),
            ("184467440737095516150", false),
        ] {
            let (value, count) = leading_digits(text.as_bytes());
            assert_eq!(count, text.len());
            assert_eq!(fits(text.as_bytes(), count, value), expected, "{text}");
        }
    }
}
