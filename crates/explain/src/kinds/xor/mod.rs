//! `xor 3 5`: the bitwise XOR of two numbers, each column through the gate.

mod columns;

pub(crate) use columns::{each_padded, gate_columns, pad_both, pad_one, steps, xor};

use std::fmt;

use num_bigint::{BigInt, Sign};

use super::{Ask, MOST_DIGITS_DRAWN, claim_of_number, decimal, leading_to, several_lead_to};
use crate::derivation::{GateColumns, GateOutput, Solved, Step};
use crate::document::prelude::*;
use crate::judgement::slips::wrong_column;
use crate::judgement::{Answer, Diagnosis, Judgement, Slip, number};
use crate::phrase::{AskedForm, Stumble, read_number};
use crate::question::{Generator, Level, ParseError, Question, RequestReader};
use theory::hand_built::{Bit, bitwise_exclusive_or, numeral_binary, xor_digits};

/// `xor 3 5`: the bitwise XOR of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xor {
    /// The first number.
    pub a: u64,
    /// The second number.
    pub b: u64,
}

impl Xor {
    /// Reads two numbers.
    pub(crate) fn parse(words: &RequestReader<'_>) -> Result<Question, ParseError> {
        let [a, b] = words.numbers("two numbers", "xor 3 5")?;
        Ok(Question::Xor(Self { a, b }))
    }

    /// Two different numbers that share a 1, so that XOR differs from addition.
    pub(crate) fn make_up(chance: &mut Generator, level: Level) -> Question {
        let most = level.largest();
        loop {
            let (a, b) = (chance.number(1, most), chance.number(1, most));
            if a & b != 0 && a != b {
                return Question::Xor(Self { a, b });
            }
        }
    }

    fn value(&self) -> u64 {
        bitwise_exclusive_or(self.a, self.b)
    }

    /// "3 ⊕ 5".
    fn expression(&self) -> Text {
        text![[{self.a}" ⊕ "{self.b}]]
    }
}

impl Ask for Xor {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.a, self.b)
    }

    fn solve(&self) -> Solved {
        Solved::new(steps(self.a, self.b), Answer::Number(self.value().into()))
    }

    fn opening(&self) -> Vec<Block> {
        vec![Block::Title(text![{self.expression()}", column by column"])]
    }

    fn words(&self, _: Place) -> QuestionWords {
        QuestionWords {
            asks: text!["What is "{self.expression()}", the bitwise XOR of the two?"],
            answer_form: whole_number(),
            idea: "XOR compares two numbers in binary, digit by digit; nothing is carried from one column to the next.".into(),
            how: "write both numbers in binary, zeros in front of the shorter one; then write 1 where the digits differ, 0 where they are equal, and turn the result back into a number.".into(),
        }
    }

    fn hint(&self) -> Option<Step> {
        steps(self.a, self.b).into_iter().next()
    }

    fn conclusion(&self) -> Text {
        xor_equation(self.a, self.b, self.value()).and(".")
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        claim_of_number(self.expression(), judgement, answer)
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        read_number(text, AskedForm::NimSum).map(Answer::Number)
    }

    fn slips(&self) -> Vec<Slip> {
        let Self { a, b } = *self;
        let mut slips = in_place_of_xor(&[a, b]);
        let GateColumns { a: first, b: second, output } = GateColumns::of(a, b);
        let same: Vec<Bit> = first.iter().zip(&second).map(|(a, b)| (a == b).into()).collect();
        slips.push(number(Diagnosis::SameIsOne, decimal::number_of(&same)));
        slips.extend(power(a, b));
        let differences = [BigInt::from(a) - b, BigInt::from(b) - a];
        slips.extend(differences.map(|difference| number(Diagnosis::Subtracted, difference)));
        slips.extend(left_aligned(&[a, b]));
        slips.push(decimal::answer_in_binary(self.value()));
        // The columns are right, and the number is read from the wrong end.
        slips.push(decimal::reversed(&output));
        slips
    }

    fn fitting(&self, answer: &Answer) -> Vec<Diagnosis> {
        let mut fitting = leading_to(self.slips(), answer);
        fitting.extend(wrong_column(self.value(), &[self.a, self.b], answer));
        fitting
    }

    fn message(&self, diagnosis: &Diagnosis, judgement: &Judgement) -> Text {
        let Self { a, b } = *self;
        let Some(Answer::Number(given)) = &judgement.answer else {
            return Text::default();
        };
        match *diagnosis {
            Diagnosis::Added => {
                let sum = u128::from(a) + u128::from(b);
                text!["You added: "[{a}" + "{b}" = "{sum}]". XOR carries nothing."]
            }
            Diagnosis::Ored => text![
                "You wrote a 1 where either number has one: "[{a}" OR "{b}" = "{a | b}]
                ". XOR gives 0 where both have a 1."
            ],
            Diagnosis::Anded => text![
                "You wrote a 1 only where both numbers have one: "[{a}" AND "{b}" = "{a & b}]
                ". XOR gives 1 where the digits differ."
            ],
            Diagnosis::SameIsOne => {
                "You wrote 1 where the digits are equal. XOR is the other way round: 1 where they differ.".into()
            }
            Diagnosis::Power => text![
                "You took "[{a}" ^ "{b}]" for "{a}" to the power of "{b}
                ". Here, as in Python, ^ means XOR."
            ],
            Diagnosis::Subtracted => {
                let (from, less) = if BigInt::from(a) - b == *given { (a, b) } else { (b, a) };
                text![
                    "You subtracted "{less}" from "{from}
                    ". XOR compares the two digits of each column and borrows nothing."
                ]
            }
            Diagnosis::LeftAligned => self.padded_on_the_right(),
            Diagnosis::ReversedDigits => "Your columns are right, but you read the result from the wrong end. The digit on the right is the one that is worth 1.".into(),
            Diagnosis::AnswerInBinary => "The binary digits are right. For the number, add the places with a 1.".into(),
            Diagnosis::WrongColumn { place } => {
                let digit = Bit::from(given.bit(place.ilog2().into()));
                if GateColumns::of(a, b).output.len() == 1 {
                    return text!["There is only one column, and your answer has a "{digit}" in it."];
                }
                text![
                    "Only the "{column(place)}" is wrong: your answer has a "{digit}" there."
                ]
            }
            _ => Text::default(),
        }
    }

    fn note(&self, judgement: &Judgement, answer: &Answer) -> Option<Text> {
        let Answer::Number(given) = answer else {
            return None;
        };
        if given.sign() == Sign::Minus {
            return Some("XOR of two numbers is never below 0.".into());
        }
        let several = several_lead_to(self.slips(), judgement, answer);
        if let (Some(several), None) = (several, &judgement.diagnosis) {
            return Some(several.then(text![
                "XOR gives 1 where the two digits of a column differ, and carries nothing."
            ]));
        }
        let width = GateColumns::of(self.a, self.b).output.len();
        let of_the_answer = given.bits();
        if of_the_answer > width as u64 {
            return Some(text![
                "XOR carries nothing, so "{self.expression()}" has at most "
                {counted(width, "binary digit")}". Your answer has "{of_the_answer}"."
            ]);
        }
        None
    }

    fn drawn(&self, step: &Step, judgement: &Judgement, is_open: bool) -> Option<Vec<Block>> {
        let columns = GateColumns::of(self.a, self.b);
        if columns.output.len() > MOST_DIGITS_DRAWN {
            return Some(Vec::new());
        }
        if is_open {
            return Some(columns::table(&columns, false, None).into_blocks());
        }
        // Where another reason is given, no single column is the one that is wrong.
        let has_reason = match (&judgement.diagnosis, &judgement.answer) {
            (Some(diagnosis), _) => !matches!(diagnosis, Diagnosis::WrongColumn { .. }),
            (None, Some(answer)) => self.note(judgement, answer).is_some(),
            (None, None) => false,
        };
        let wrong = match step {
            Step::Gate(GateOutput { place, .. }) if !has_reason => *place,
            _ => None,
        };
        Some(columns::table(&columns, true, wrong).into_blocks())
    }

    fn level(&self) -> ReaderLevel {
        ReaderLevel::Digits
    }

    fn numbers(&self) -> Vec<String> {
        vec![self.a.to_string(), self.b.to_string()]
    }
}

impl Xor {
    /// The slip of padding the shorter number on the right.
    fn padded_on_the_right(&self) -> Text {
        let shorter = self.a.min(self.b);
        let digits = numeral_binary(shorter);
        let mut padded = digits.clone();
        padded.resize(GateColumns::of(self.a, self.b).output.len(), Bit::Zero);
        text![
            "You padded "{shorter}", which is "{numeral(&digits)}", on the right: "{numeral(&padded)}
            ". Zeros go on the left, so that each digit keeps its place."
        ]
    }
}

/// Numbers added, or combined by a different gate.
pub(crate) fn in_place_of_xor(numbers: &[u64]) -> Vec<Slip> {
    let sum: BigInt = numbers.iter().map(|&number| BigInt::from(number)).sum();
    let ored = numbers.iter().copied().reduce(|a, b| a | b);
    let anded = numbers.iter().copied().reduce(|a, b| a & b);
    let Some((ored, anded)) = ored.zip(anded) else {
        return Vec::new();
    };
    vec![
        number(Diagnosis::Added, sum),
        number(Diagnosis::Ored, ored),
        number(Diagnosis::Anded, anded),
    ]
}

fn power(a: u64, b: u64) -> Option<Slip> {
    /// A longer power than anybody would write down.
    const MOST_BITS: u64 = 1 << 14;
    let bits = u64::from(a.checked_ilog2().unwrap_or(0)).saturating_mul(b);
    if bits > MOST_BITS {
        return None;
    }
    Some(number(Diagnosis::Power, BigInt::from(a).pow(b.try_into().ok()?)))
}

/// The XOR of numbers padded on the right.
pub(crate) fn left_aligned(numbers: &[u64]) -> Option<Slip> {
    let digits: Vec<Vec<Bit>> = numbers.iter().copied().map(numeral_binary).collect();
    let width = digits.iter().map(Vec::len).max().unwrap_or(0);
    let padded_on_the_right = digits.into_iter().map(|mut digits| {
        digits.resize(width, Bit::Zero);
        digits
    });
    let xor = padded_on_the_right.reduce(|a, b| xor_digits(&a, &b))?;
    Some(number(Diagnosis::LeftAligned, decimal::number_of(&xor)))
}
