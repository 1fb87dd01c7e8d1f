//! Reads numbers: `6`, "six", "the nim sum is 6", `0b110`, "110 in binary".

use num_bigint::BigInt;

use super::lexicon::{Meaning, Spelling, is_padding};
use super::sizes::sum_of_groups;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::{PhraseWord, phrase};

/// The form in which a number is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedForm {
    /// In any form.
    Number,
    /// As a nim sum, the sum of the unpaired groups.
    NimSum,
    /// As binary digits, so mentioning binary adds nothing.
    BinaryDigits,
}

impl PhraseWord<'_> {
    /// The number that the word is; `None` for any other word.
    pub(super) fn number(&self) -> Option<BigInt> {
        /// No answer in nimlab is nearly this long, and reading digits takes quadratic time.
        const LONGEST_READ: usize = 5000;
        let Meaning::Number(spelling) = self.means else {
            return None;
        };
        let radix = match spelling {
            Spelling::Word(value) => return Some(value.into()),
            Spelling::Digits => 10,
            Spelling::Binary => 2,
        };
        let digits = self.text.trim_start_matches(['-', '−', '+']);
        let digits = digits.trim_end_matches("₁₀").trim_end_matches('₂');
        let digits = digits.trim_start_matches("0b").trim_start_matches("0B");
        let digits = digits.trim_start_matches('0');
        // A number longer than any right one is as wrong as its beginning.
        let digits = &digits[..digits.len().min(LONGEST_READ)];
        let number = if digits.is_empty() {
            BigInt::ZERO
        } else {
            BigInt::parse_bytes(digits.as_bytes(), radix)?
        };
        Some(if self.is_negative() { -number } else { number })
    }

    /// Whether it begins with a minus sign.
    pub(super) fn is_negative(&self) -> bool {
        self.text.starts_with(['-', '−'])
    }

    /// Whether it begins with a plus sign.
    pub(super) fn has_plus(&self) -> bool {
        self.text.starts_with('+')
    }
}

/// Reads a number of any size and sign.
///
/// # Errors
/// If there is no number, or two, or a doubtful one, or a word is not known.
///
/// ```
/// use explain::phrase::{AskedForm, read_number};
///
/// assert_eq!(read_number("I think it is twenty-one.", AskedForm::Number), Ok(21.into()));
/// assert_eq!(read_number("an 8 and a 2 are left", AskedForm::NimSum), Ok(10.into()));
/// assert!(read_number("2 or 3", AskedForm::Number).is_err());
/// ```
pub fn read_number(text: &str, asked: AskedForm) -> Result<BigInt, Stumble> {
    read_one_number(text, asked).or_else(|stumble| {
        let of_groups = (asked == AskedForm::NimSum).then(|| sum_of_groups(text));
        of_groups.flatten().ok_or(stumble)
    })
}

fn read_one_number(text: &str, asked: AskedForm) -> Result<BigInt, Stumble> {
    let words = phrase(text)?;
    let binary = words.iter().find(|word| word.means == Meaning::Binary);
    if asked == AskedForm::BinaryDigits {
        let repeats = |word: &&PhraseWord<'_>| {
            word.means == Meaning::Binary || word.means == Meaning::Number(Spelling::Binary)
        };
        if let Some(word) = words.iter().find(repeats) {
            return Err(word.stumble(StumbleCause::RepeatsTheQuestion));
        }
    }
    let mut said: Option<(BigInt, Spelling)> = None;
    let mut balanced = None;
    let mut before = Meaning::Unknown;
    for (at, word) in words.iter().enumerate() {
        match word.means {
            Meaning::Number(spelling) => {
                let mut number = word.number().unwrap_or_default();
                if before == Meaning::Minus {
                    number = -number;
                }
                if binary.is_some() {
                    number = in_binary(word).ok_or(word.stumble(StumbleCause::NotABit))?;
                }
                match &said {
                    // A number in words and again in digits is not two numbers.
                    Some((first, spelt)) if *first == number && *spelt != spelling => {}
                    Some(_) => return Err(word.stumble(StumbleCause::Second)),
                    None => said = Some((number, spelling)),
                }
            }
            Meaning::Minus => {
                let after = words.get(at + 1).map(|word| (word.means, word.is_negative()));
                if !matches!(after, Some((Meaning::Number(_), false))) {
                    return Err(word.misplaced());
                }
            }
            Meaning::To if before == Meaning::Is => {}
            Meaning::Balanced if asked == AskedForm::NimSum => balanced = Some(word),
            Meaning::In if binary.is_some() || words.iter().any(is_decimal) => {}
            _ if is_padding(word.means)
                || matches!(word.means, Meaning::Decimal | Meaning::Binary) => {}
            _ => return Err(word.misplaced()),
        }
        before = word.means;
    }
    let number = said.map(|(number, _)| number);
    match balanced {
        // Only a balanced board has nim sum 0.
        Some(word) => {
            let is_balanced = word.is("balanced");
            let number = number.or(is_balanced.then_some(BigInt::ZERO));
            let number = number.ok_or(Stumble::missing(PhraseRole::Number))?;
            let agrees = (number == BigInt::ZERO) == is_balanced;
            agrees.then_some(number).ok_or(word.stumble(StumbleCause::Second))
        }
        None => number.ok_or(Stumble::missing(PhraseRole::Number)),
    }
}

fn is_decimal(word: &PhraseWord<'_>) -> bool {
    word.means == Meaning::Decimal
}

/// The number with these binary digits.
fn in_binary(word: &PhraseWord<'_>) -> Option<BigInt> {
    match word.means {
        Meaning::Number(Spelling::Binary | Spelling::Word(0 | 1)) => word.number(),
        Meaning::Number(Spelling::Digits) => {
            const LONGEST_READ: usize = 5000;
            let digits = &word.text[..word.text.len().min(LONGEST_READ)];
            let are_bits = digits.bytes().all(|digit| matches!(digit, b'0' | b'1'));
            are_bits.then(|| BigInt::parse_bytes(digits.as_bytes(), 2))?
        }
        _ => None,
    }
}
