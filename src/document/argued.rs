//! Arguments in words: each line, the questions about them, and what is found.

use super::conversion::whole_number;
use super::gate::in_column;
use super::moves::rows_with_sizes;
use super::pick::{pick_form, pick_hint, picked_right};
use super::prelude::*;
use crate::derivation::{Argument, ArgumentLine, Column, Conclusion, Derivation};
use crate::game::Board;
use crate::hand_built::{Bit, numeral_binary, pad};
use crate::judgement::Picking;
use crate::question::{Answer, Argued, ArguedAbout, ArguedAsks, Question, Xor};

/// What a line says; a number that is missing is a line to write on.
fn say(line: &ArgumentLine, is_missing: bool) -> Text {
    let number = |number: u64| if is_missing { blank(4) } else { number.into() };
    match line {
        ArgumentLine::InBinary { numbers, width } => in_binary(numbers, *width),
        ArgumentLine::Counts { ones } => counts(ones),
        ArgumentLine::Digits { digits, of_counts: true } => {
            text!["A 1 for each odd count, a 0 for each even one: "{numeral(digits)}"."]
        }
        ArgumentLine::Digits { digits, .. } => {
            text!["A 1 where their digits differ, a 0 where they are equal: "{numeral(digits)}"."]
        }
        ArgumentLine::GateColumn(gate) => {
            let output = number(gate.output.into());
            in_column(gate.place, text![[{gate.a}" ⊕ "{gate.b}" = "{output}]])
                .capitalised()
                .and(".")
        }
        &ArgumentLine::CountColumn(Column { place, ones, bit }) => {
            let one = if ones == 1 && !is_missing { "one" } else { "ones" };
            let ones = number(ones as u64);
            let found = text![{ones}" "{one}", so the nim sum has a "{bit}" there"];
            in_column(Some(place), found).capitalised().and(".")
        }
        ArgumentLine::Value { of, digits, value } => {
            let value = number(*value);
            so_digits(
                digits,
                match *of {
                    Some((a, b)) => text![[{a}" ⊕ "{b}" = "{value}]],
                    None => text!["the nim sum is "{value}],
                },
            )
        }
        ArgumentLine::NimSum { board, value } => text![
            "The nim sum of "{board_in_brief(board)}" is "{number(*value)}"."
        ],
        ArgumentLine::Leftmost { .. } if is_missing => {
            leftmost(text!["column of the "{blank(4)}"s"])
        }
        &ArgumentLine::Leftmost { place } => leftmost(column(place).into()),
        &ArgumentLine::HasOne { row, size } => text![
            {row_name(row).capitalised()}", which holds "{size}", has a 1 in that column."
        ],
        &ArgumentLine::HoldsMove { row } => text!["So "{row_name(row)}" holds a winning move."],
        &ArgumentLine::Leave { row, size, nim_sum, leave } => text![
            [{size}" ⊕ "{nim_sum}" = "{number(leave)}]", and that is what to leave in "{row_name(row)}
            "."
        ],
        &ArgumentLine::Take { row, take } => {
            text!["So take "{number(take)}" from "{row_name(row)}"."]
        }
        ArgumentLine::LeavesZero { board } => leaves_zero(board),
        ArgumentLine::EveryMoveBreaks { breaks: true } => {
            "So every move leaves a nim sum other than 0, because it changes only one row.".into()
        }
        ArgumentLine::EveryMoveBreaks { breaks: false } => {
            "So some move leaves a nim sum of 0 again, because there are several rows.".into()
        }
        ArgumentLine::SomeMoveRestores => {
            "From what that leaves, the other player has a move back to nim sum 0.".into()
        }
        ArgumentLine::MoverWins { wins } => text![
            "So it goes on until the other player has taken the last object: the player to move "
            {if *wins { "wins" } else { "loses" }}"."
        ],
    }
}

fn in_binary(numbers: &[u64], width: usize) -> Text {
    let written = numbers.iter().map(|&number| {
        let digits = pad(&numeral_binary(number), width);
        text![{number}" is "{numeral(&digits)}]
    });
    text!["In binary, "{listed(written, "and")}"."]
}

fn counts(ones: &[usize]) -> Text {
    let opens = match ones.len() {
        1 => "The only column holds ",
        _ => "From the left, the columns hold ",
    };
    let counts = ones.iter().map(|&ones| Text::from(ones));
    text![{opens}{listed(counts, "and")}" ones."]
}

fn so_digits(digits: &[Bit], found: Text) -> Text {
    text!["So the digits are "{numeral(digits)}", and "{found}"."]
}

fn leftmost(its_column: Text) -> Text {
    text!["That is not 0, and its leftmost 1 stands in the "{its_column}"."]
}

fn leaves_zero(board: &Board) -> Text {
    let left = if board.is_empty() { "nothing".into() } else { board_in_brief(board) };
    text!["Then "{left}" is left, and its nim sum is 0: the move wins."]
}

/// The lines of an argument, in the order in which they are shown.
pub(super) fn lines(argued: &Argued) -> Vec<Text> {
    let found = Derivation::of(Question::Argued(argued.clone())).conclusion;
    let Conclusion::Argued(found) = found else {
        return Vec::new();
    };
    let is_missing = |at: usize| found.has_blank() && at + 1 == found.lines.len();
    let lines = found.lines.iter().enumerate();
    lines.map(|(at, line)| say(line, is_missing(at))).collect()
}

fn what(about: &ArguedAbout, place: Place) -> Text {
    match about {
        ArguedAbout::Xor(Xor { a, b }) => text!["what "[{*a}" ⊕ "{*b}]" is"],
        ArguedAbout::Sum(board) => {
            text!["what the nim sum of "{place.naming(board)}" is"]
        }
        ArguedAbout::Move(position) => {
            text!["who wins on "{place.naming(&position.board)}", and how"]
        }
    }
}

/// What the question is about, above the lines.
pub(super) fn opening(argued: &Argued) -> Vec<Block> {
    let asks = match argued.asks {
        ArguedAsks::Order => "The steps in order",
        ArguedAsks::Flaw => "An argument with a flaw",
        ArguedAsks::Fill => "A missing number",
    };
    let title = Block::Title(text![{asks}": "{what(&argued.about, Place::BesideBoard)}]);
    let board = match &argued.about {
        ArguedAbout::Xor(_) => None,
        ArguedAbout::Sum(board) => Some(board),
        ArguedAbout::Move(position) => Some(&position.board),
    };
    (title, board.map(rows_with_sizes)).into_blocks()
}

/// What is said of the question.
pub(super) fn words(argued: &Argued, place: Place) -> QuestionWords {
    let (before, after, idea) = match argued.asks {
        ArguedAsks::Order => (
            "Here are the steps that show ",
            ", mixed. In which order do they belong?",
            "each line uses what the lines above it say; look for the line that needs none of the others.",
        ),
        ArguedAsks::Flaw => (
            "Somebody says ",
            ", and slips. Which is the first line that does not follow?",
            "a false line makes the lines below it false too, so read from the top and stop at the first one that you cannot agree with.",
        ),
        ArguedAsks::Fill => (
            "Here are some of the steps that show ",
            ". Which number is missing?",
            "the number is worked out from the lines above it.",
        ),
    };
    let found = Derivation::of(Question::Argued(argued.clone())).conclusion;
    let (answer_form, how) = match (Picking::of(&found), &found) {
        (Some(picking), _) => {
            let hint = pick_hint(&picking).to_string();
            let (first, rest) = hint.split_at(1);
            let how = text![{first.to_lowercase()}{rest.to_owned()}];
            (pick_form(&picking), how)
        }
        (None, Conclusion::Argued(found)) => {
            (whole_number(), how_to_fill(found.lines.last()).into())
        }
        (None, _) => (whole_number(), Text::default()),
    };
    QuestionWords {
        asks: text![{before}{what(&argued.about, place)}{after}],
        answer_form,
        idea: idea.into(),
        how,
    }
}

/// What is right of an argument.
pub(super) fn found(found: &Conclusion, argument: &Argument) -> Text {
    let right = Picking::of(found).map(|picking| picked_right(&picking, &[]));
    match (&argument.right, &argument.instead) {
        (Answer::Number(_), _) => {
            let number = Text::from(argument.right.to_string()).in_role(Role::Number);
            text!["The missing number is "{number}". "{whole_line(&argument.lines)}]
        }
        (_, Some(instead)) => text![
            {right.unwrap_or_default()}" It should say: "{say(instead, false)}
        ],
        _ => right.unwrap_or_default(),
    }
}

/// The line with its number, which is what a right number leaves to be said.
pub(super) fn whole_line(lines: &[ArgumentLine]) -> Text {
    let line = lines.last().map(|line| say(line, false));
    text!["The whole line: "{line.unwrap_or_default()}]
}

fn how_to_fill(line: Option<&ArgumentLine>) -> &'static str {
    match line {
        Some(ArgumentLine::GateColumn(_)) => {
            "the gate gives 1 when its two digits differ, and 0 when they are equal."
        }
        Some(ArgumentLine::CountColumn(_)) => {
            "write every row in binary, and count the 1s in that column."
        }
        Some(ArgumentLine::Value { .. }) => "add up the place values of the 1s among the digits.",
        Some(ArgumentLine::Leftmost { .. }) => {
            "write the nim sum in binary. Its leftmost 1 stands for the largest power of two in it: 1, 2, 4, 8 and so on."
        }
        Some(ArgumentLine::Leave { .. }) => {
            "write both numbers in binary, and keep a 1 where their digits differ."
        }
        Some(ArgumentLine::Take { .. }) => {
            "take away what the row must lose: its size minus what is to be left."
        }
        _ => "write every row in binary: each column with an odd number of 1s counts.",
    }
}
