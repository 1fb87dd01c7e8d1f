//! What seems to have happened where an answer is wrong: one or two kind sentences that speak of the numbers at hand.

use super::notes;
use super::notes::{is_of_games, mex_above_largest, mex_from_one, size_for_value, values_added};
use super::prelude::*;
use crate::judgement::{Answer, Diagnosis, End, Judgement};
use crate::question::{Decimal, Question, Xor};
use theory::hand_built::{Bit, numeral_binary};

/// The message of a judgement's diagnosis, if it has one.
pub fn message(judgement: &Judgement) -> Option<Text> {
    let question = &judgement.question;
    let diagnosis = judgement.diagnosis.as_ref()?;
    if let Some(ask) = question.ask() {
        return Some(ask.message(diagnosis, judgement));
    }
    Some(match diagnosis {
        Diagnosis::Added => added(question),
        Diagnosis::Ored => "It looks as if a column got a 1 as soon as any number has a 1 there, as OR does. XOR gives a 1 only where the number of 1s is odd.".into(),
        Diagnosis::Anded => "It looks as if a column got a 1 only where every number has a 1, as AND does. XOR gives a 1 wherever the number of 1s is odd.".into(),
        Diagnosis::SameIsOne => "It looks as if a 1 was written where the two digits are equal. XOR is the other way round: 1 where they differ.".into(),
        Diagnosis::Power => power(question),
        Diagnosis::Subtracted => subtracted(question),
        Diagnosis::LeftAligned => left_aligned(question),
        Diagnosis::ReversedDigits => reversed(question),
        &Diagnosis::DroppedPlace { missing, end } => dropped(question, missing, end),
        Diagnosis::DecimalDigits => "It looks as if the binary digits were read as a decimal number. In binary the places are worth 1, 2, 4, 8 and so on, from right to left.".into(),
        Diagnosis::AnswerInBinary => "These are the binary digits of the result, but a plain number is read as decimal. Add up the places that have a 1.".into(),
        Diagnosis::MissedRow { rows } => {
            let which = one_or_more(rows.len(), "that row", "one of them");
            let rows = listed(rows.iter().take(4).map(|&row| row_name(row)), "or");
            text![
                "That is the nim sum without "{rows}". It looks as if "{which}
                " was left out; every row counts."
            ]
        }
        &Diagnosis::WrongColumn { place } => wrong_column(place, judgement),
        Diagnosis::SizeForValue => size_for_value(question),
        Diagnosis::MexFromOne => mex_from_one(question),
        Diagnosis::MexAboveLargest => mex_above_largest(question),
        Diagnosis::ValuesAdded => values_added(question),
        Diagnosis::PairedForAlone => "These are the sizes of which every group is in a pair. The question asks for the other sizes, of which one is left alone.".into(),
        Diagnosis::GroupsPresent => "These are all the sizes that occur. The question asks only for those of which a group is left alone when equal groups are paired.".into(),
        Diagnosis::TotalOfSizes => "The groups that are left alone make that number together. The question asks for the size of each of them.".into(),
        _ => Text::default(),
    })
}

fn added(question: &Question) -> Text {
    const MOST_ADDENDS: usize = 8;
    let addends = match question {
        &Question::Xor(Xor { a, b }) => vec![a, b],
        Question::Sum(board) if board.rows().len() <= MOST_ADDENDS => board.rows().to_vec(),
        _ => Vec::new(),
    };
    let no_carry = "XOR is not addition: nothing is carried from one column to the next.";
    if addends.is_empty() {
        return text!["It looks as if the rows were added. "{no_carry}];
    }
    let total: u128 = addends.iter().copied().map(u128::from).sum();
    let sum = joined(addends, " + ");
    text!["It looks as if the numbers were added: "[{sum}" = "{total}]". "{no_carry}]
}

fn power(question: &Question) -> Text {
    match question {
        &Question::Xor(Xor { a, b }) => text![
            "That is "{a}" to the power of "{b}
            ". In mathematics ^ often means a power. In Python it means XOR, and so it does here."
        ],
        _ => {
            text!["That is a power. In mathematics ^ often means a power; in Python it means XOR."]
        }
    }
}

fn subtracted(question: &Question) -> Text {
    match question {
        &Question::Xor(Xor { a, b }) => text![
            "That is the difference of "{a}" and "{b}
            ". XOR does not subtract: it compares the digits of each column, and borrows nothing."
        ],
        _ => "That is a difference. XOR does not subtract: it compares the digits of each column."
            .into(),
    }
}

fn left_aligned(question: &Question) -> Text {
    let in_front = "Zeros go in front, so that digits of the same place stand in the same column.";
    let operands = match question {
        &Question::Xor(Xor { a, b }) => Some((a.min(b), a.max(b))),
        _ => None,
    };
    let Some((shorter, longer)) = operands else {
        let what = if is_of_games(question) { "values" } else { "rows" };
        return text![
            "It looks as if shorter "{what}" were filled up with zeros on the right. "{in_front}
        ];
    };
    let digits = numeral_binary(shorter);
    let zeros = numeral_binary(longer).len() - digits.len();
    let filled = [&digits[..], &vec![Bit::Zero; zeros]].concat();
    text![
        "It looks as if "{shorter}", which is "{numeral(&digits)}
        ", was filled up with zeros on the right to "{numeral(&filled)}". "{in_front}
    ]
}

fn reversed(question: &Question) -> Text {
    match question {
        Question::Decimal(Decimal { digits }) => {
            let reversed: Vec<Bit> = digits.iter().rev().copied().collect();
            text![
                "That is what "{numeral(&reversed)}
                " stands for: the digits were read from the wrong end. The digit on the right is the one that is worth 1."
            ]
        }
        Question::Xor(_) => "It looks as if the columns are right and the result was read from the wrong end. The digit on the right is the one that is worth 1.".into(),
        _ => "These are the right digits, read from the wrong end. The first remainder is the digit of the 1s, so it stands on the right: read from the last remainder to the first.".into(),
    }
}

fn dropped(question: &Question, missing: usize, end: End) -> Text {
    let side = match end {
        End::Left => "left",
        End::Right => "right",
    };
    if let Question::Decimal(Decimal { digits }) = question {
        let (if_, is) = if missing > 0 {
            ("if the digit on the ", " is left out")
        } else {
            ("if one more digit stands on the ", "")
        };
        return text![
            "That is what comes out "{if_}{side}" of "{numeral(digits)}{is}
            ". Count the places from the right: the first is worth 1."
        ];
    }
    let what = match missing {
        0 => text!["there is one digit too many"],
        1 => text!["one digit is missing"],
        _ => text![{counted(missing, "digit")}" are missing"],
    };
    text![
        "Nearly: "{what}" on the "{side}
        ". Each division by 2 gives one digit, until its result is 0."
    ]
}

fn wrong_column(place: u64, judgement: &Judgement) -> Text {
    let given = match judgement.answer {
        Some(Answer::Number(ref number)) if number.bit(place.ilog2().into()) => 1_u8,
        _ => 0,
    };
    let digits = text![", the "{column(place)}": there the answer has a "{given}"."];
    if notes::columns(&judgement.question) == Some(1) {
        return text!["There is only one column"].and(digits);
    }
    text!["All columns are right but one"].and(digits)
}
