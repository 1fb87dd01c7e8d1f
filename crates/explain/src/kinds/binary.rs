//! `binary 6`: the binary digits of a number, by dividing by 2 again and again.

use std::fmt;

use super::{Ask, MOST_DIGITS_DRAWN};
use crate::derivation::{Solved, Step};
use crate::document::prelude::*;
use crate::judgement::{Answer, Diagnosis, End, Judgement, Slip};
use crate::phrase::{Stumble, read_digits};
use crate::question::{Generator, Level, ParseError, Question, RequestReader};
use theory::hand_built::{self, Bit, Division, numeral_binary};

/// `binary 6`: the binary digits of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Binary {
    /// The number.
    pub number: u64,
}

impl Binary {
    /// Reads one number.
    pub(crate) fn parse(words: &RequestReader<'_>) -> Result<Question, ParseError> {
        let [number] = words.numbers("one number", "binary 6")?;
        Ok(Question::Binary(Self { number }))
    }

    /// A number whose digits read differently from the two ends.
    pub(crate) fn make_up(chance: &mut Generator, level: Level) -> Question {
        Question::Binary(Self { number: one_sided_number(chance, level) })
    }
}

/// A number whose binary digits read differently from the two ends.
pub(crate) fn one_sided_number(chance: &mut Generator, level: Level) -> u64 {
    let most = level.largest();
    // This ends: already 10 is not a palindrome in binary.
    loop {
        let number = chance.number(most.div_ceil(4), most);
        let binary = numeral_binary(number);
        if !binary.iter().eq(binary.iter().rev()) {
            return number;
        }
    }
}

impl Ask for Binary {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.number)
    }

    fn solve(&self) -> Solved {
        let number = self.number;
        let digits = numeral_binary(number);
        let mut steps = steps(number);
        if number > 0 {
            steps.push(Step::BackToNumber { digits: digits.clone(), number });
        }
        // 0 has no digits of its own, and is answered by one.
        let right = if number == 0 { vec![Bit::Zero] } else { digits };
        Solved::new(steps, Answer::Digits(right))
    }

    fn opening(&self) -> Vec<Block> {
        vec![Block::Title(text![{self.number}" in binary"])]
    }

    fn words(&self, _: Place) -> QuestionWords {
        QuestionWords {
            asks: text!["What is "{self.number}" in binary?"],
            answer_form: text![
                "binary digits, such as "{code("101")}", "{code("1 0 1")}" or "{code("[1, 0, 1]")}
            ],
            idea: "a binary number is a sum of 1s, 2s, 4s, 8s and so on, each used at most once."
                .into(),
            how: "divide by 2 again and again and keep the remainders, until the result is 0; then read the remainders from the last to the first.".into(),
        }
    }

    fn hint(&self) -> Option<Step> {
        // The first division of 1 is the last.
        if self.number > 1 { divisions(self.number).into_iter().next() } else { None }
    }

    fn conclusion(&self) -> Text {
        let Self { number } = *self;
        let digits = numeral_binary(number);
        let list = digit_list(&digits);
        if number == 0 {
            return text![
                {number}" is written "{strong("0")}" in binary; its list of digits is empty, "
                {strong(list)}"."
            ];
        }
        text![{number}" in binary is "{strong(numeral(&digits))}", as a list "{list}"."]
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        let given = judgement.as_typed(answer);
        if judgement.is_right() {
            text![{self.number}" in binary is "{given}]
        } else {
            text![{self.number}" in binary is not "{given}]
        }
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        let digits = read_digits(text)?;
        Ok(Answer::Digits(digits.into_iter().map(Bit::from).collect()))
    }

    fn slips(&self) -> Vec<Slip> {
        let digits = numeral_binary(self.number);
        let reversed = digits.iter().rev().copied().collect();
        let mut slips = dropped_place(&digits, digits.len(), Answer::Digits);
        slips.insert(0, Slip::new(Diagnosis::ReversedDigits, Answer::Digits(reversed)));
        slips
    }

    fn message(&self, diagnosis: &Diagnosis, _: &Judgement) -> Text {
        match *diagnosis {
            Diagnosis::ReversedDigits => "You read the remainders from the first to the last. Read them from the last to the first: the first remainder is the digit of the 1s, on the right.".into(),
            Diagnosis::DroppedPlace { missing: 0, end: End::Left } => "There is one digit too many on the left. Stop when a division gives 0: its remainder is the leftmost digit.".into(),
            Diagnosis::DroppedPlace { missing: 0, end: End::Right } => "There is one digit too many on the right. The digit on the right is the first remainder.".into(),
            Diagnosis::DroppedPlace { missing: 1, end: End::Left } => "One digit is missing on the left. Divide until the result is 0: the last remainder is the leftmost digit.".into(),
            Diagnosis::DroppedPlace { missing: 1, end: End::Right } => "One digit is missing on the right. The digit on the right is the first remainder.".into(),
            Diagnosis::DroppedPlace { missing, end: End::Left } => text![
                {counted(missing, "digit")}
                " are missing on the left. Divide until the result is 0: the last remainder is the leftmost digit."
            ],
            Diagnosis::DroppedPlace { missing, end: End::Right } => text![
                {counted(missing, "digit")}
                " are missing on the right. The digit on the right is the first remainder."
            ],
            _ => Text::default(),
        }
    }

    fn drawn(&self, step: &Step, judgement: &Judgement, is_open: bool) -> Option<Vec<Block>> {
        let digits = numeral_binary(self.number).len();
        // The remainders are the answer.
        if is_open || !(1..=MOST_DIGITS_DRAWN).contains(&digits) {
            return Some(Vec::new());
        }
        let wrong = match step {
            // A slip is not in one division.
            Step::Divide(division) if judgement.diagnosis.is_none() => Some(division.dividend),
            _ => None,
        };
        let marked =
            wrong.map(|_| "In brackets: the first remainder that your answer does not have.");
        Some((ladder(self.number, wrong), marked).into_blocks())
    }

    fn level(&self) -> ReaderLevel {
        ReaderLevel::Digits
    }

    fn numbers(&self) -> Vec<String> {
        vec![self.number.to_string()]
    }
}

/// Digits of which at most this many are missing at one end, or with one too many there.
pub(crate) fn dropped_place(
    digits: &[Bit],
    most_missing: usize,
    answer: impl Fn(Vec<Bit>) -> Answer,
) -> Vec<Slip> {
    // Next to zero, any digits are simply another number.
    if !digits.contains(&Bit::One) {
        return Vec::new();
    }
    let slip = |missing, end, digits: Vec<Bit>| {
        Slip::new(Diagnosis::DroppedPlace { missing, end }, answer(digits))
    };
    let mut slips = Vec::new();
    for missing in 1..=most_missing.min(digits.len() - 1) {
        let (gone, rest) = digits.split_at(missing);
        if is_conclusive(gone, rest) {
            slips.push(slip(missing, End::Left, rest.to_vec()));
        }
        let (rest, gone) = digits.split_at(digits.len() - missing);
        if is_conclusive(gone, rest) {
            slips.push(slip(missing, End::Right, rest.to_vec()));
        }
    }
    for extra in Bit::BOTH {
        slips.push(slip(0, End::Left, [&[extra], digits].concat()));
        slips.push(slip(0, End::Right, [digits, &[extra]].concat()));
    }
    slips
}

/// Whether the remaining digits show that the others are missing: a single digit out of many may be anything.
fn is_conclusive(gone: &[Bit], rest: &[Bit]) -> bool {
    gone.len() == 1 || rest.len() > 1 || !gone.contains(&Bit::One)
}

/// How to find the digits of a number.
pub(crate) fn steps(number: u64) -> Vec<Step> {
    if number == 0 {
        return vec![Step::NothingToDivide];
    }
    let remainders = hand_built::divisions(number).map(|division| division.remainder).collect();
    vec![
        Step::Divisions { number, remainders },
        Step::ReadRemainders { number, digits: numeral_binary(number) },
    ]
}

/// Each division by 2.
pub(crate) fn divisions(number: u64) -> Vec<Step> {
    hand_built::divisions(number).map(Step::Divide).collect()
}

pub(crate) fn divide_by_2(number: u64) -> StepText {
    let heading = "Divide by 2 until the result is 0, and keep the remainders";
    let why = "The remainder is the last binary digit, 1 if the number is odd and 0 if it is even; the quotient is the number without that digit.";
    StepText::new(heading.into(), (ladder(number, None), why))
}

/// The divisions one below the other, each with the digit that its remainder is. The remainder of one may be marked.
pub(crate) fn ladder(number: u64, marked: Option<u64>) -> Table {
    let mut table = Table::of(">|<|<");
    for (exponent, division) in hand_built::divisions(number).enumerate() {
        let remainder = Cell::from(text!["remainder "{division.remainder}])
            .mark_if(marked == Some(division.dividend));
        table.add((halved(&division), remainder, the_digit(1 << exponent)));
    }
    table
}

/// "the 8s" or "the 2⁴⁰ digit".
fn the_digit(place: u64) -> String {
    let name = of_place(place);
    if name.ends_with('s') { format!("the {name}") } else { format!("the {name} digit") }
}

fn halved(division: &Division) -> Text {
    text![[{division.dividend}" ÷ 2 = "{division.quotient}]]
}

pub(crate) fn divide(division: &Division) -> StepText {
    StepText::heading(text![{halved(division)}", remainder "{division.remainder}])
}

pub(crate) fn read_remainders(digits: &[Bit]) -> StepText {
    StepText::heading(text![
        "Read the remainders from the last to the first: "{numeral(digits)}
    ])
}

pub(crate) fn nothing_to_divide() -> StepText {
    let heading = text![{0_u8}" is already 0: there is nothing to divide"];
    let why = text![
        "Without a division there is no remainder, so as a list of digits 0 is the empty list, "
        {strong("[]")}". Written as a number it is "{strong("0")}"."
    ];
    StepText::new(heading, why)
}
