//! Answers that come with working.

use num_bigint::BigInt;

use crate::phrase::{ShownWorking, Stumble, StumbleCause};
use crate::question::Answer;

impl Answer {
    /// The stated answer next to working, or the value of the working if a number is asked for and none is stated. The
    /// numbers of the question may be decomposed; any other sum must equal the answer.
    pub(crate) fn with_working(
        said: Result<Self, Stumble>,
        found: &ShownWorking,
        asked: &[String],
        asks_number: bool,
    ) -> Result<Self, Stumble> {
        let is_asked = |value: &&BigInt| asked.contains(&value.to_string());
        let values: Vec<&BigInt> = found.values.iter().filter(|value| !is_asked(value)).collect();
        match (said, &values[..]) {
            (Ok(answer), values) => {
                let other = values.iter().find(|value| !answer.equals(value));
                let second =
                    |value: &&BigInt| Stumble::at(&value.to_string(), StumbleCause::Second);
                other.map_or(Ok(answer.clone()), |value| Err(second(value)))
            }
            (Err(stumble), [value]) if stumble.is_missing() && asks_number => {
                Ok(Self::Number((*value).clone()))
            }
            (Err(stumble), _) if stumble.is_missing() => {
                Err(Stumble::at("", StumbleCause::OnlyWorking))
            }
            (Err(stumble), _) => Err(stumble),
        }
    }

    /// Whether it is this number, in any form.
    fn equals(&self, value: &BigInt) -> bool {
        match self {
            Self::Number(number) => number == value,
            Self::Digits(digits) => {
                let digits = digits.iter().map(|&digit| u64::from(digit));
                digits.fold(BigInt::ZERO, |read, digit| read * 2 + digit) == *value
            }
            Self::Sizes(sizes) => sizes.iter().sum::<BigInt>() == *value,
            _ => false,
        }
    }
}
