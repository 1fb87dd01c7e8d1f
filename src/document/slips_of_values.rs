//! What seems to have happened where the values of heaps were taken for something else, which cannot be in Nim.

use super::prelude::*;
use crate::question::Question;

/// Whether other games than Nim are played on the board.
pub(super) fn is_of_games(question: &Question) -> bool {
    question.board().is_some_and(|board| !board.is_nim())
}

pub(super) fn size_for_value(question: &Question) -> Text {
    let how = "The value of a heap is the smallest number, from 0 on, that is missing among the values of what one move leaves.";
    match question {
        Question::Sum(board) if board.rows().len() == 1 => "That is its size. Its value is another number: the smallest, from 0 on, that is missing among the values of what one move leaves.".into(),
        Question::Sum(_) => text![
            "That is the XOR of the sizes. In other games than Nim a heap may be worth more than its size, or less. "
            {how}
        ],
        _ => text![
            "It looks as if every heap was taken to be worth its size. That is so in Nim; in other games a heap may be worth more, or less. "
            {how}
        ],
    }
}

pub(super) fn mex_from_one(question: &Question) -> Text {
    text![
        "It looks as if the smallest number that is missing was looked for from 1 on. Counting begins at 0: where 0 is not among the values that a move can reach, "{the_value(question)}" is 0."
    ]
}

pub(super) fn mex_above_largest(question: &Question) -> Text {
    text![
        "It looks as if the largest value that a move can reach was taken, and 1 more. Sometimes a smaller number is missing too, and "
        {the_value(question)}" is the smallest that is."
    ]
}

/// "the value", or of several heaps "the value of a heap".
fn the_value(question: &Question) -> &'static str {
    match question.board() {
        Some(board) if board.rows().len() == 1 => "the value",
        _ => "the value of a heap",
    }
}

pub(super) fn values_added(question: &Question) -> Text {
    const MOST_ADDENDS: usize = 8;
    let instead = "Values go together by XOR, without carries, as rows of Nim do.";
    match question {
        Question::Sum(board) if board.rows().len() <= MOST_ADDENDS => {
            let values = board.values();
            let total: u128 = values.iter().copied().map(u128::from).sum();
            text![
                "It looks as if the values of the rows were added: "{joined(values.to_vec(), " + ")}
                " = "{total}". "{instead}
            ]
        }
        _ => text!["It looks as if the values of the rows were added. "{instead}],
    }
}

/// The move takes as many as the nim sum.
pub(super) fn took_nim_sum() -> Text {
    "The move takes just as many as the nim sum. But the nim sum says what a heap must be worth after the move: its value XOR the nim sum. It does not say how many to take.".into()
}

pub(super) fn left_value_zero(row: usize) -> Text {
    text![
        "The move leaves "{row_name(row)}
        " worth 0. But the other rows are still there: what it leaves must be worth as much as they are together, so that the nim sum is 0."
    ]
}
