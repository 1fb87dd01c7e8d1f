//! What seems to have happened where an answer is wrong: one or two kind sentences that speak of the numbers at hand.

use super::notes;
use super::notes::{
    is_of_games, left_value_zero, mex_above_largest, mex_from_one, size_for_value, took_nim_sum,
    values_added,
};
use super::prelude::*;
use super::winning::why_by_columns;
use crate::derivation::{Analysis, Conclusion, Situation};
use crate::judgement::{Answer, Diagnosis, End, Judgement, SwapCause};
use crate::question::{Decimal, Question, Xor};
use theory::hand_built::{Bit, numeral_binary};
use theory::{IllegalMove, Rule};

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
        &Diagnosis::VerdictSwapped { cause } => swapped(judgement, cause),
        &Diagnosis::LargestRow { row } => text![
            {row_name(row).capitalised()}
            " is the largest row, but size does not decide. Only a row with a 1 in the leftmost odd column can be made smaller and even out every column, and "{row_name(row)}" has none there."
        ],
        Diagnosis::TargetNotTaken => {
            text!["Perhaps the number to leave was given. A move says how many to take."]
        }
        Diagnosis::TookNimSum if is_of_games(question) => took_nim_sum(),
        Diagnosis::TookNimSum => "The move takes just as many as the nim sum. The nim sum says which digits of a row have to change, not how many to take.".into(),
        Diagnosis::RightCountWrongRow => {
            text!["That is the right number to take, but from another row."]
        }
        Diagnosis::SizeForRow => size_for_row(question),
        Diagnosis::SkippedEmptyRows { empty } => skipped(empty),
        Diagnosis::RowFromZero => {
            text!["Perhaps the rows were counted from 0. The first row is "["row 1"]"."]
        }
        &Diagnosis::Illegal(why) => illegal(why),
        Diagnosis::MisereMixup => mixup(question),
        Diagnosis::SizeForValue => size_for_value(question),
        Diagnosis::MexFromOne => mex_from_one(question),
        Diagnosis::MexAboveLargest => mex_above_largest(question),
        Diagnosis::ValuesAdded => values_added(question),
        &Diagnosis::LeftValueZero { row } => left_value_zero(row),
        Diagnosis::PairedForAlone => "These are the sizes of which every group is in a pair. The question asks for the other sizes, of which one is left alone.".into(),
        Diagnosis::GroupsPresent => "These are all the sizes that occur. The question asks only for those of which a group is left alone when equal groups are paired.".into(),
        Diagnosis::TotalOfSizes => "The groups that are left alone make that number together. The question asks for the size of each of them.".into(),
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

fn size_for_row(question: &Question) -> Text {
    let what = match question {
        Question::Rows(_) => {
            "Perhaps the sizes of the rows were given. The question asks for the numbers of the rows"
        }
        _ => "Perhaps the row was named by its size. A move names it by its number",
    };
    text![{what}", counted from 1 at the top."]
}

fn skipped(empty: &[usize]) -> Text {
    const MOST_NAMED: usize = 4;
    let rows = empty.iter().take(MOST_NAMED).map(|&row| row_name(row));
    let rows = listed(rows, "and");
    let (are, keep) = match empty.len() {
        1 => (" is empty", "it keeps its number"),
        _ => (" are empty", "they keep their numbers"),
    };
    text![
        "Perhaps the rows were counted without the empty ones. "{rows.capitalised()}{are}", but "
        {keep}", and so does every row below."
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

fn swapped(judgement: &Judgement, cause: SwapCause) -> Text {
    let Conclusion::Winner(analysis) = &judgement.expected else {
        return Text::default();
    };
    let why = match (cause, analysis.rule()) {
        (SwapCause::OtherRule, Rule::Normal) => "The answer would be right in misère play, where whoever takes the last object loses; here whoever takes the last object wins.".into(),
        (SwapCause::OtherRule, Rule::Misere) => text![
            "The answer would be right in normal play; here "{ends(analysis.board().is_nim())}" loses."
        ],
        (SwapCause::Unknown, _) => what_decides(analysis),
    };
    text!["It is the other way round: "{mover(analysis.mover_wins)}". "{why}]
}

/// What is good for the player to move, in the words of the situation.
fn what_decides(analysis: &Analysis) -> Text {
    if let Some(why) = why_by_columns(analysis) {
        return why;
    }
    match analysis.situation {
        Situation::Over => "Nothing is left to take, so the game is over.",
        Situation::NimSum => {
            "A nim sum other than 0 is good for the player to move, and 0 is good for the other player."
        }
        Situation::OnlyOnes { .. } => {
            "With rows of 1 alone, an even number of them is good for the player to move."
        }
        Situation::OneLarge { .. } => {
            "With exactly one row of more than 1, the player to move can always choose how many rows of 1 are left, and wins."
        }
    }
    .into()
}

/// Why the rules do not allow a move.
pub(crate) fn illegal(why: IllegalMove) -> Text {
    match why {
        IllegalMove::BoardEmpty => text![{why.to_string()}"."].capitalised(),
        _ => text!["This move is not legal: "{why.to_string()}"."],
    }
}

fn mixup(question: &Question) -> Text {
    let (rule, is_nim) =
        question.position().map_or((Rule::Normal, true), |it| (it.rule, it.board.is_nim()));
    match rule {
        Rule::Misere => text![
            "That would be right in normal play. In misère play "{ends(is_nim)}
            " loses, and on this board that makes a difference."
        ],
        Rule::Normal => "That would be right in misère play. Here whoever takes the last object wins, and on this board that makes a difference.".into(),
    }
}

/// Who ends a game.
fn ends(is_nim: bool) -> &'static str {
    if is_nim { "whoever takes the last object" } else { "whoever makes the last move" }
}
