//! The nim sum of a board, or the value of a single heap, as it is asked for: "What is the nim sum of this board?"

use super::conversion::whole_number;
use super::games::{heap_of, name_of};
use super::in_words::whole_board;
use super::prelude::*;
use crate::derivation::Conclusion;
use crate::game::Board;
use crate::question::Names;

/// The nim sum of a board.
pub(super) struct OfSum<'a>(pub &'a Board);

impl InWords for OfSum<'_> {
    fn opening(&self) -> Vec<Block> {
        let title = match one_heap(self.0) {
            Some(heap) => text!["The value of "{heap}],
            None => text!["The nim sum of "{board_in_brief(self.0)}],
        };
        vec![Block::Title(title)]
    }

    fn asks(&self, place: Place) -> Text {
        if is_one_heap(self.0) {
            let heap = match place {
                Place::BesideBoard => text!["this "{heap_of(self.0.game_of(1))}],
                Place::ByItself => whole_board(self.0),
            };
            return text![
                "What is the value of "{heap}
                ": the smallest number, from 0 on, that is missing among the values of what one move leaves?"
            ];
        }
        let board = match place {
            Place::BesideBoard => "this board".into(),
            Place::ByItself => whole_board(self.0),
        };
        let also = if self.0.is_nim() {
            "?"
        } else {
            ", the XOR of what its rows are worth?"
        };
        text!["What is the nim sum of "{board}{also}]
    }

    fn answer_form(&self) -> Text {
        whole_number()
    }

    fn idea(&self) -> Text {
        if !self.0.is_nim() {
            return worth_as_rows();
        }
        "the nim sum is the XOR of all rows; in each column it only matters whether the number of 1s is odd or even.".into()
    }

    fn how(&self) -> Text {
        if is_one_heap(self.0) {
            return by_mex().and(".");
        }
        if !self.0.is_nim() {
            return text![
                {by_mex()}
                ". Then put the values of all rows together by XOR, column by column, as rows of Nim."
            ];
        }
        "write the rows in binary, one below the other; count the 1s in each column, and write 1 where the count is odd and 0 where it is even.".into()
    }

    fn found(&self, found: &Conclusion, _: Option<Names>) -> Text {
        match (found, one_heap(self.0)) {
            (Conclusion::Number(value), Some(heap)) => {
                let value = strong(value.to_string());
                text!["The value of "{heap}" is "{value}"."]
            }
            (&Conclusion::Number(value), None) => nim_sum_is(board_in_brief(self.0), value),
            _ => Text::default(),
        }
    }
}

/// Whether a board is a single heap of a game other than Nim, so that its nim sum is the value of that heap.
pub(super) fn is_one_heap(board: &Board) -> bool {
    !board.is_nim() && board.rows().len() == 1
}

/// That heap in words: what it is called, its size, and the game that is played with it.
pub(super) fn one_heap(board: &Board) -> Option<Text> {
    is_one_heap(board).then(|| {
        let game = board.game_of(1);
        let size = board.rows()[0];
        text!["a "{heap_of(game)}" of "{size}" ("{name_of(game)}")"]
    })
}

/// Why a heap of any game has a value.
pub(super) fn worth_as_rows() -> Text {
    "every heap plays like a row of Nim of a certain size. That size is its value, and from then on only the values count.".into()
}

/// How a value is found: the first half of a sentence.
pub(super) fn by_mex() -> Text {
    "work out the values from the smallest heap up. For each heap note the values of everything that one move leaves (two heaps together are worth the XOR of their values); its own value is the smallest number, from 0 on, that is missing among them".into()
}

/// "The nim sum of 5 4 3 is 2."
pub(super) fn nim_sum_is(of: Text, value: u64) -> Text {
    let value = strong(value.to_string());
    text!["The nim sum of "{of}" is "{value}"."]
}
