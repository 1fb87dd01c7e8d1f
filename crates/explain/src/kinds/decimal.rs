//! `decimal 110`: the number that binary digits stand for, by adding the places that have a 1.

use std::fmt;

use num_bigint::{BigInt, Sign};

use super::{Ask, MOST_DIGITS_DRAWN, binary};
use crate::derivation::{PlaceValue, Solved, Step, value};
use crate::document::prelude::*;
use crate::judgement::{Answer, Diagnosis, End, Judgement, Slip};
use crate::phrase::{AskedForm, Stumble, read_number};
use crate::question::{Generator, Level, ParseError, Question, RequestReader, parse_binary_digits};
use theory::hand_built::{Bit, numeral_binary};

/// `decimal 110`: the number that binary digits stand for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// The digits, most significant first, at most 64; none for 0.
    pub digits: Vec<Bit>,
}

impl Decimal {
    /// Reads binary digits in any of their forms.
    pub(crate) fn parse(words: &RequestReader<'_>) -> Result<Question, ParseError> {
        let text = words.text();
        if text.trim().is_empty() {
            return Err(words.wrong_count("binary digits", None, 0, "decimal 110"));
        }
        Ok(Question::Decimal(Self { digits: parse_binary_digits(&text)? }))
    }

    /// Digits that read differently from the two ends.
    pub(crate) fn make_up(chance: &mut Generator, level: Level) -> Question {
        let digits = numeral_binary(binary::one_sided_number(chance, level));
        Question::Decimal(Self { digits })
    }

    fn number(&self) -> u64 {
        value(&self.digits)
    }
}

impl Ask for Decimal {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.digits.is_empty() {
            return f.write_str(" []");
        }
        write!(f, " {}", numeral(&self.digits))
    }

    fn solve(&self) -> Solved {
        let (digits, number) = (self.digits.clone(), self.number());
        let mut steps = Vec::new();
        if !digits.is_empty() {
            steps.push(Step::Places { digits: digits.clone() });
        }
        steps.push(Step::PlaceValues { digits, number });
        if number > 0 {
            steps.push(Step::BackToDigits { number, digits: numeral_binary(number) });
        }
        Solved::new(steps, Answer::Number(number.into()))
    }

    fn opening(&self) -> Vec<Block> {
        vec![Block::Title(text!["Binary "{numeral(&self.digits)}" as a number"])]
    }

    fn words(&self, _: Place) -> QuestionWords {
        QuestionWords {
            asks: text!["Which number do the binary digits "{numeral(&self.digits)}" stand for?"],
            answer_form: whole_number(),
            idea: "each binary digit has a place, and each place is worth twice the one to its right."
                .into(),
            how:
                "write 1, 2, 4, 8, … above the digits, from right to left, and add up those above a 1."
                    .into(),
        }
    }

    fn hint(&self) -> Option<Step> {
        let places: Vec<PlaceValue> = PlaceValue::of_digits(&self.digits).collect();
        let ones = places.iter().filter(|place| place.value > 0).count();
        // With a single 1, its place would give everything away.
        let wanted = if ones < 2 { Bit::Zero } else { Bit::One };
        places.into_iter().find(|place| place.digit == wanted).map(Step::PlaceValue)
    }

    fn conclusion(&self) -> Text {
        text!["Binary "{numeral(&self.digits)}" is "{strong(self.number().to_string())}"."]
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        let given = judgement.as_typed(answer);
        if judgement.is_right() {
            text!["binary "{numeral(&self.digits)}" is "{given}]
        } else {
            text!["binary "{numeral(&self.digits)}" is not "{given}]
        }
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        read_number(text, AskedForm::BinaryDigits).map(Answer::Number)
    }

    fn slips(&self) -> Vec<Slip> {
        let mut slips = vec![reversed(&self.digits)];
        // A number alone does not show how many digits are missing.
        let dropped =
            binary::dropped_place(&self.digits, 1, |digits| Answer::Number(number_of(&digits)));
        slips.extend(dropped);
        let as_decimal = Answer::Number(read_as_decimal(&self.digits));
        slips.push(Slip::new(Diagnosis::DecimalDigits, as_decimal));
        slips
    }

    fn message(&self, diagnosis: &Diagnosis, judgement: &Judgement) -> Text {
        let digits = &self.digits[..];
        let Some(Answer::Number(number)) = &judgement.answer else {
            return Text::default();
        };
        let given = number.to_string();
        match *diagnosis {
            Diagnosis::ReversedDigits => {
                let reversed: Vec<Bit> = digits.iter().rev().copied().collect();
                text![
                    "You read the digits from the wrong end: "{numeral(&reversed)}" is "{given}
                    ". The digit on the right is the one that is worth 1."
                ]
            }
            Diagnosis::DroppedPlace { missing: 0, end: End::Left } => text![
                "You have one digit too many on the left: "{numeral(&with_one_in_front(digits))}
                " is "{given}"."
            ],
            Diagnosis::DroppedPlace { missing: 0, end: End::Right } => text![
                "You have one digit too many on the right, so each of the others is worth twice what it should be. The digit on the right is the one that is worth 1."
            ],
            Diagnosis::DroppedPlace { end: End::Left, .. } => text![
                "You left out the digit on the left: "{numeral(&digits[1..])}" is "{given}"."
            ],
            Diagnosis::DroppedPlace { end: End::Right, .. } => text![
                "You left out the digit on the right: "{numeral(&digits[..digits.len() - 1])}" is "
                {given}". The digit on the right is the one that is worth 1."
            ],
            Diagnosis::DecimalDigits => text![
                "You read "{numeral(digits)}
                " as a decimal number. In binary the places are worth 1, 2, 4, 8 and so on, from right to left."
            ],
            _ => Text::default(),
        }
    }

    fn note(&self, _: &Judgement, answer: &Answer) -> Option<Text> {
        let Answer::Number(given) = answer else {
            return None;
        };
        let digits = numeral(&self.digits);
        if given.sign() == Sign::Minus {
            return Some("Binary digits stand for 0 or more, never for less.".into());
        }
        let width = self.digits.len();
        let below = 1_u128 << width;
        let Some(given) = u64::try_from(given).ok().filter(|&given| u128::from(given) < below)
        else {
            return Some(text![
                {digits}" has "{counted(width, "digit")}", so it is less than "
                {below.to_string()}"."
            ]);
        };
        let place = 1 << (given ^ self.number()).checked_ilog2()?;
        Some(text![
            {given}" in binary is "{numeral(&numeral_binary(given))}", not "{digits}
            ": from the left, the first digit that differs is that of the "{of_place(place)}"."
        ])
    }

    fn drawn(&self, _: &Step, _: &Judgement, _: bool) -> Option<Vec<Block>> {
        if !(1..=MOST_DIGITS_DRAWN).contains(&self.digits.len()) {
            return Some(Vec::new());
        }
        Some(table_of_places(&self.digits).into_blocks())
    }

    fn level(&self) -> ReaderLevel {
        ReaderLevel::Digits
    }

    fn numbers(&self) -> Vec<String> {
        vec![self.digits.iter().map(ToString::to_string).collect()]
    }
}

/// The digits with a 1 in front.
fn with_one_in_front(digits: &[Bit]) -> Vec<Bit> {
    [&[Bit::One], digits].concat()
}

/// The number that digits stand for, however many there are.
pub(crate) fn number_of(digits: &[Bit]) -> BigInt {
    digits.iter().fold(BigInt::ZERO, |number, &digit| number * 2 + u64::from(digit))
}

/// The number that digits would be in decimal.
fn read_as_decimal(digits: &[Bit]) -> BigInt {
    digits.iter().fold(BigInt::ZERO, |number, &digit| number * 10 + u64::from(digit))
}

/// The number read from the wrong end of digits.
pub(crate) fn reversed(digits: &[Bit]) -> Slip {
    let reversed: Vec<Bit> = digits.iter().rev().copied().collect();
    Slip::new(Diagnosis::ReversedDigits, Answer::Number(number_of(&reversed)))
}

/// The digits of the right answer, given where a number is asked for. Leading zeros do not matter.
pub(crate) fn answer_in_binary(right: u64) -> Slip {
    let typed = read_as_decimal(&numeral_binary(right));
    Slip::new(Diagnosis::AnswerInBinary, Answer::Number(typed))
}

pub(crate) fn places(digits: &[Bit]) -> StepText {
    let heading = "Write the places above the digits: from the right 1, 2, 4, 8 and so on";
    let zeros = digits.iter().take_while(|digit| !digit.is_one()).count();
    let has_zeros = zeros > 0 && zeros < digits.len();
    let note = if has_zeros {
        "Each place is worth twice the one to its right. Zeros on the left change nothing."
    } else {
        "Each place is worth twice the one to its right."
    };
    StepText::new(heading.into(), (table_of_places(digits), note))
}

/// The digits below their places.
fn table_of_places(digits: &[Bit]) -> Table {
    let places = PlaceValue::of_digits(digits).map(|worth| place(worth.place).into());
    let mut table = Table::of_digits("<place", places);
    table.row(named_row("digit", digits.iter().copied()));
    table
}

pub(crate) fn add_places(digits: &[Bit], number: u64) -> StepText {
    StepText::heading(text!["Add the places with a 1: "{sum(digits, number)}])
}

/// A sum of so many places fits into a line.
const MOST_ADDENDS: usize = 8;

/// "8 + 4 + 1 = 13"; of many places, the sum alone.
fn sum(digits: &[Bit], number: u64) -> Text {
    let ones: Vec<u64> =
        PlaceValue::of_digits(digits).map(|worth| worth.value).filter(|&value| value > 0).collect();
    match ones.len() {
        0 => text!["there is none, so the number is "{number}],
        1 => text!["there is only one, so the number is "{number}],
        2..=MOST_ADDENDS => text![[{joined(ones, " + ")}" = "{number}]],
        _ => text!["the sum is "{number}],
    }
}

pub(crate) fn back_to_number(digits: &[Bit], number: u64) -> StepText {
    let heading = match digits.iter().filter(|digit| digit.is_one()).count() {
        1 => text!["Check: the only 1 is worth "{number}],
        2..=MOST_ADDENDS => text!["Check: "{sum(digits, number)}],
        _ => text!["Check: the places with a 1 add up to "{number}],
    };
    StepText::heading(heading)
}

pub(crate) fn back_to_digits(number: u64, digits: &[Bit]) -> StepText {
    let heading = text![
        "Check: divide "{number}" by 2 until the result is 0, and read the remainders from the last to the first: "
        {numeral(digits)}" again"
    ];
    StepText::new(heading, binary::ladder(number, None))
}

pub(crate) fn place_value(worth: &PlaceValue) -> StepText {
    let place = of_place(worth.place);
    StepText::heading(text![
        "The digit of the "{place}" is "{worth.digit}", so it is worth "{worth.value}
    ])
}
