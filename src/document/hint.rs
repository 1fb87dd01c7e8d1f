//! Hints in words, each telling more than the one before.

use super::judgement::right_answer;
use super::tell::{Worded, word};
use super::text::{Text, text};
use super::{Block, Telling};
use crate::derivation::Step;
use crate::judgement::Rung;
use crate::nim::Rule;
use crate::question::Question;

/// Tells one rung of the ladder of hints to a question.
#[must_use]
pub fn tell_hint(question: &Question, rung: &Rung, telling: Telling) -> Block {
    match rung {
        Rung::Idea => Block::Paragraph(text!["The idea: ", idea(question)]),
        Rung::Rule => Block::Paragraph(text!["How to do it: ", rule(question)]),
        // Which column decides is a hint; its table would name the moves.
        Rung::Substep(step) if matches!(**step, Step::LeftmostOne { .. }) => {
            Block::Paragraph(text![
                "The first step: ",
                word(step, telling.names).heading,
                "."
            ])
        }
        Rung::Substep(step) => {
            let Worded { heading, body } = word(step, telling.names);
            Block::Quote(
                std::iter::once(Block::Paragraph(text!["The first step: ", heading, "."]))
                    .chain(body)
                    .collect(),
            )
        }
        Rung::Answer => {
            Block::Paragraph(text!["The answer: ", right_answer(question, telling.names)])
        }
    }
}

fn idea(question: &Question) -> Text {
    match question {
        Question::Gate { .. } => {
            text!["XOR is short for exclusive or: one or the other, but not both."]
        }
        Question::Binary { .. } => {
            text!["a binary number is a sum of 1s, 2s, 4s, 8s and so on, each used at most once."]
        }
        Question::Decimal { .. } => text![
            "each binary digit has a place, and each place is worth twice the one to its right."
        ],
        Question::Xor { .. } => {
            text!["XOR compares two numbers in binary, digit by digit; each column stands alone."]
        }
        Question::Sum { .. } => text![
            "the nim sum is the XOR of all rows; in each column it only matters whether the number of 1s is odd or even."
        ],
        Question::Winner { rule, .. }
        | Question::Rows { rule, .. }
        | Question::Move { rule, .. } => match rule {
            Rule::Normal => text![
                "leave the other player a board with nim sum 0; from there every move spoils it, and it can be restored."
            ],
            Rule::Misere => text![
                "whoever takes the last object loses. Play as in normal Nim while two rows or more hold more than 1; at the end leave an ",
                "odd number of rows of 1."
            ],
        },
        Question::Towers(_) => text!["on two equal towers every move can be copied."],
    }
}

fn rule(question: &Question) -> Text {
    match question {
        Question::Gate { .. } => {
            text!["look at both inputs: if they differ the output is 1, if they are equal it is 0."]
        }
        Question::Binary { .. } => text![
            "divide by 2 again and again and keep the remainders, until the quotient is 0; then read the remainders from the last to the first."
        ],
        Question::Decimal { .. } => text![
            "write 1, 2, 4, 8, … above the digits, from right to left, and add up those above a 1."
        ],
        Question::Xor { .. } => text![
            "write both numbers in binary, zeros in front of the shorter one; then write 1 where the digits differ, 0 where they are equal, ",
            "and turn the result back into a number."
        ],
        Question::Sum { .. } => text![
            "write the rows in binary below each other, count the 1s in each column, and write 1 where the count is odd and 0 where it is even."
        ],
        Question::Winner {
            rule: Rule::Misere, ..
        }
        | Question::Rows {
            rule: Rule::Misere, ..
        }
        | Question::Move {
            rule: Rule::Misere, ..
        } => text![
            "count the rows of more than 1. With none, an even number of rows of 1 wins. With one, cut it to 0 or 1 so that an odd number of ",
            "rows of 1 is left. With two or more, leave nim sum 0 as in normal play."
        ],
        Question::Winner { .. } => {
            text!["work out the nim sum: the player to move wins when it is not 0."]
        }
        Question::Rows { .. } => text![
            "work out the nim sum and find its leftmost 1: the rows with a 1 in that column hold a winning move, and no others do."
        ],
        Question::Move { .. } => text![
            "take a row with a 1 in the leftmost odd column; its new size is the old one XOR the nim sum, and the difference is what to take."
        ],
        Question::Towers(_) => text![
            "when all towers stand in pairs, the player who moves second copies every move; one tower left over can be broken down to 1 at once."
        ],
    }
}
