//! The nim sum of a board, or the value of a single heap, as it is asked for: "What is the nim sum of this board?"

use super::block::Block;
use super::conversion::whole_number;
use super::in_words::{InWords, Place, whole_board};
use super::text::{Text, strong, text};
use super::wording::board_in_brief;
use crate::derivation::Conclusion;
use crate::game::Board;
use crate::question::{Names, NimSum};

impl InWords for NimSum {
    fn opening(&self) -> Vec<Block> {
        let board = board_in_brief(&self.board);
        let what = if is_one_heap(&self.board) {
            "The value of "
        } else {
            "The nim sum of "
        };
        vec![Block::Title(text![what, board])]
    }

    fn asks(&self, place: Place) -> Text {
        if is_one_heap(&self.board) {
            let heap = match place {
                Place::BesideBoard => "this heap".into(),
                Place::ByItself => whole_board(&self.board),
            };
            return text![
                "What is the value of ",
                heap,
                ": the least whole number that is not the value of anything that one move leaves?"
            ];
        }
        let board = match place {
            Place::BesideBoard => "this board".into(),
            Place::ByItself => whole_board(&self.board),
        };
        let also = if self.board.is_nim() {
            "?"
        } else {
            ", the XOR of what its rows are worth?"
        };
        text!["What is the nim sum of ", board, also]
    }

    fn answer_form(&self) -> Text {
        whole_number()
    }

    fn idea(&self) -> Text {
        if !self.board.is_nim() {
            return worth_as_rows();
        }
        text![
            "the nim sum is the XOR of all rows; in each column it only matters whether the number of 1s is odd or even."
        ]
    }

    fn how(&self) -> Text {
        if is_one_heap(&self.board) {
            return by_mex().and(".");
        }
        if !self.board.is_nim() {
            return text![
                by_mex(),
                ". Then put the values of all rows together by XOR, column by column, as rows of Nim."
            ];
        }
        text![
            "write the rows in binary below each other, count the 1s in each column, and write 1 where the count is odd and 0 where it is even."
        ]
    }

    fn found(&self, found: &Conclusion, _: Option<Names>) -> Text {
        let board = board_in_brief(&self.board);
        match *found {
            Conclusion::Number(value) if is_one_heap(&self.board) => {
                let value = strong(value.to_string());
                text!["The value of ", board, " is ", value, "."]
            }
            Conclusion::Number(value) => nim_sum_is(board, value),
            _ => Text::default(),
        }
    }
}

/// Whether a board is a single heap of a game other than Nim, so that its nim sum is the value of that heap.
pub(super) fn is_one_heap(board: &Board) -> bool {
    !board.is_nim() && board.rows().len() == 1
}

/// Why a heap of any game has a value.
pub(super) fn worth_as_rows() -> Text {
    text![
        "every heap plays like a row of Nim of a certain size. That size is its value, and from then on only the values count."
    ]
}

/// How a value is found: the first half of a sentence.
pub(super) fn by_mex() -> Text {
    text![
        "work out the values from the smallest heap up. For each heap note the values of everything that one move leaves (two heaps together ",
        "are worth the XOR of their values); its own value is the least whole number, from 0 on, that is not among them"
    ]
}

/// "The nim sum of 5 4 3 is 2."
pub(super) fn nim_sum_is(of: Text, value: u64) -> Text {
    let value = strong(value.to_string());
    text!["The nim sum of ", of, " is ", value, "."]
}
