//! Numbers and binary digits in words: the division ladder, the reading of it, and the place values.

use super::prelude::*;
use crate::derivation::PlaceValue;
use crate::question::{Binary, Decimal};
use theory::hand_built::{self, Bit, Division};

/// What is said of a number that is to be written in binary.
pub(crate) fn words_of_binary(Binary { number }: Binary) -> QuestionWords {
    QuestionWords {
        asks: text!["What is "{number}" in binary?"],
        answer_form: text![
            "binary digits, such as "{code("101")}", "{code("1 0 1")}" or "{code("[1, 0, 1]")}
        ],
        idea: "a binary number is a sum of 1s, 2s, 4s, 8s and so on, each used at most once.".into(),
        how: "divide by 2 again and again and keep the remainders, until the result is 0; then read the remainders from the last to the first.".into(),
    }
}

/// A number and its digits.
pub(crate) fn in_binary(number: u64, digits: &[Bit]) -> Text {
    let list = digit_list(digits);
    if digits.is_empty() {
        return text![
            {number}" is written "{strong("0")}" in binary; its list of digits is empty, "
            {strong(list)}"."
        ];
    }
    text![{number}" in binary is "{strong(numeral(digits))}", as a list "{list}"."]
}

/// What is said of digits whose number is asked.
pub(crate) fn words_of_decimal(Decimal { digits }: &Decimal) -> QuestionWords {
    QuestionWords {
        asks: text!["Which number do the binary digits "{numeral(digits)}" stand for?"],
        answer_form: whole_number(),
        idea: "each binary digit has a place, and each place is worth twice the one to its right."
            .into(),
        how:
            "write 1, 2, 4, 8, … above the digits, from right to left, and add up those above a 1."
                .into(),
    }
}

/// Digits and their number.
pub(crate) fn in_decimal(digits: &[Bit], number: u64) -> Text {
    text![{numeral(digits)}" in binary is the number "{strong(number.to_string())}"."]
}

/// The form of an answer that is a number.
pub(crate) fn whole_number() -> Text {
    text!["a whole number, such as "{code("12")}]
}

pub(crate) fn divisions(number: u64) -> StepText {
    let heading = text!["Divide "{number}" by 2 until nothing is left, and keep the remainders"];
    StepText::new(heading, ladder(number))
}

/// The divisions one below the other, each with the place that its remainder is the digit of.
pub(crate) fn ladder(number: u64) -> Table {
    let mut table = Table::of(">division|>remainder|>digit of the");
    for (exponent, division) in hand_built::divisions(number).enumerate() {
        let place = of_place(1 << exponent);
        table.add((halved(&division), division.remainder, place));
    }
    table
}

fn halved(division: &Division) -> Text {
    text![[{division.dividend}" ÷ 2 = "{division.quotient}]]
}

pub(crate) fn divide(division: &Division) -> StepText {
    StepText::heading(text![{halved(division)}", remainder "{division.remainder}])
}

pub(crate) fn read_remainders(number: u64, digits: &[Bit]) -> StepText {
    let heading = text!["Read the remainders from the last to the first: "{numeral(digits)}];
    let why = text![
        "The first division shows whether "{number}
        " is odd, so its remainder is the digit of the 1s, which stands on the right. Every further division is about the next place to the left, and the last remainder comes first."
    ];
    StepText::new(heading, why)
}

pub(crate) fn nothing_to_divide() -> StepText {
    let heading = text![{0_u8}" has nothing to divide"];
    let why = text![
        "No division, no remainder, no digit: as a list of digits 0 is the empty list, "
        {strong("[]")}". Written as a number it is "{strong("0")}
        ", because a number with no digits could not be seen."
    ];
    StepText::new(heading, why)
}

pub(crate) fn place_values(digits: &[Bit], number: u64) -> StepText {
    let worth: Vec<PlaceValue> = PlaceValue::of_digits(digits).collect();
    let ones = worth.iter().filter(|worth| worth.digit.is_one());
    let ones: Vec<u64> = ones.map(|worth| worth.value).collect();
    let sum = match ones[..] {
        [] => text!["there is none, so the number is "{number}],
        [_] => text!["there is just one, so the number is "{number}],
        _ if ones.len() <= 8 => text![[{joined(ones.iter().copied(), " + ")}" = "{number}]],
        _ => text!["the number is "{number}],
    };
    let heading = text!["Add up the places that have a 1: "{sum}];
    let places = worth.iter().map(|worth| place(worth.place).into());
    let mut table = Table::of_digits("<place", places);
    table.row(named_row("digit", worth.iter().map(|worth| worth.digit)));
    let each = worth.iter().map(|worth| match worth.digit {
        Bit::One => place(worth.place),
        Bit::Zero => "0".to_owned(),
    });
    table.row(named_row("worth", each));
    let has_zeros = digits.len() > 1 && !digits[0].is_one() && number > 0;
    let shown = (
        "From right to left, each place is worth twice the one before.",
        (!worth.is_empty()).then_some(table),
        has_zeros.then_some("Zeros in front add nothing, so they change nothing."),
    );
    StepText::new(heading, shown)
}

pub(crate) fn back_to_number(digits: &[Bit], number: u64) -> StepText {
    let heading = text!["Check: "{numeral(digits)}" in binary is the number "{number}" again"];
    let added_up = place_values(digits, number);
    StepText::new(heading, (added_up.heading.and("."), added_up.body))
}

pub(crate) fn back_to_digits(number: u64, digits: &[Bit]) -> StepText {
    let heading = text!["Check: "{number}" in binary is "{numeral(digits)}" again"];
    let how =
        "Divide by 2 until nothing is left, and read the remainders from the last to the first.";
    StepText::new(heading, (how, ladder(number)))
}

pub(crate) fn place_value(worth: &PlaceValue) -> StepText {
    let place = of_place(worth.place);
    StepText::heading(text![
        "Digit "{worth.digit}" in the place of the "{place}" is worth "{worth.value}
    ])
}
