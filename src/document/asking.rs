//! Questions as they are asked of a reader, and their answers in a word.

use super::Block;
use super::judgement::expected_form;
use super::text::{Text, text};
use super::wording::{counted, listed, numeral, rows_with_sizes};
use crate::judgement::Expected;
use crate::nim::{Board, Rule, Towers};
use crate::question::Question;

/// The question, with the board that it is about and the form of an answer.
#[must_use]
pub fn asking(question: &Question) -> Vec<Block> {
    let asked = text![asks(question), " (Answer: ", expected_form(question), ")"];
    let board = board_of(question).map(|board| Block::Paragraph(rows_with_sizes(board)));
    board.into_iter().chain([Block::Paragraph(asked)]).collect()
}

/// The right answer as it would be typed: `6`, `110`, `wins`, `1, 3 and 5`, `5,6` or `none`.
#[must_use]
pub fn answer_in_a_word(expected: &Expected) -> Text {
    match expected {
        Expected::Bit(bit) => (*bit).into(),
        Expected::Digits(digits) => numeral(digits).into(),
        Expected::Number(number) => (*number).into(),
        Expected::Winner(wins) => if *wins { "wins" } else { "loses" }.into(),
        Expected::Rows(rows) if rows.is_empty() => "none".into(),
        Expected::Rows(rows) => listed(rows.iter().map(|&row| row.into()), "and"),
        Expected::Moves(moves) => match moves.first() {
            Some(mv) => text![mv.row, ",", mv.take],
            None => "none".into(),
        },
        Expected::Player(player) => (*player).into(),
    }
}

fn board_of(question: &Question) -> Option<&Board> {
    match question {
        Question::Sum { board }
        | Question::Winner { board, .. }
        | Question::Rows { board, .. }
        | Question::Move { board, .. } => Some(board),
        _ => None,
    }
}

/// The question in a sentence.
fn asks(question: &Question) -> Text {
    match question {
        &Question::Gate { a, b } => text![
            "What does an XOR gate give for the inputs ",
            a,
            " and ",
            b,
            "?"
        ],
        &Question::Binary { number } => text!["What is ", number, " in binary?"],
        Question::Decimal { digits } => text![
            "Which number do the binary digits ",
            numeral(digits),
            " stand for?"
        ],
        &Question::Xor { a, b } => text!["What is ", a, " ⊕ ", b, ", the bitwise XOR of the two?"],
        Question::Sum { .. } => text!["What is the nim sum of this board?"],
        Question::Winner { rule, .. } => text![
            "Does the player to move win with perfect play",
            under(*rule),
            "?"
        ],
        Question::Rows { rule, .. } => text!["Which rows hold a winning move", under(*rule), "?"],
        Question::Move { rule, .. } => text![
            "Which move wins",
            under(*rule),
            "? Any winning move is right."
        ],
        &Question::Towers(Towers { count, height }) => text![
            "Tower Breakers with ",
            counted(count, "tower"),
            " of height ",
            height,
            ": which player wins with perfect play?"
        ],
    }
}

fn under(rule: Rule) -> &'static str {
    match rule {
        Rule::Normal => "",
        Rule::Misere => " in misère play, where whoever takes the last object loses",
    }
}
