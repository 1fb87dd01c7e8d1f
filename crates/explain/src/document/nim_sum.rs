//! The nim sum of a board, or the value of a single heap, as it is asked for: "What is the nim sum of this board?" And which groups
//! of the board are left alone.

use super::games::{heap_of, heap_of_size, name_of};
use super::groups;
use super::in_words::whole_board;
use super::prelude::*;
use crate::derivation::Columns;
use theory::Board;

/// What is said of a board whose nim sum is asked.
pub(crate) fn words(board: &Board, place: Place) -> QuestionWords {
    let named = match place {
        Place::BesideBoard if is_one_heap(board) => text!["this "{heap_of(board.game_of(1))}],
        Place::BesideBoard => "this board".into(),
        Place::ByItself => whole_board(board),
    };
    let (asks, idea, how) = if is_one_heap(board) {
        (
            text![
                "What is the value of "{named}
                ": the smallest number, from 0 on, that is missing among the values of what one move leaves?"
            ],
            worth_as_rows(),
            by_mex().and("."),
        )
    } else if board.is_nim() {
        (
            text!["What is the nim sum of "{named}"?"],
            "the nim sum is the XOR of all rows; in each column it only matters whether the number of 1s is odd or even.".into(),
            "write the rows in binary, one below the other; count the 1s in each column, and write 1 where the count is odd and 0 where it is even.".into(),
        )
    } else {
        (
            text!["What is the nim sum of "{named}", the XOR of what its rows are worth?"],
            worth_as_rows(),
            text![
                {by_mex()}
                ". Then put the values of all rows together by XOR, column by column, as rows of Nim."
            ],
        )
    };
    QuestionWords { asks, answer_form: whole_number(), idea, how }
}

/// What a board comes to: "The nim sum of 5 4 3 is 2."
pub(crate) fn found(board: &Board, value: u64) -> Text {
    match one_heap(board) {
        Some(heap) => text!["The value of "{heap}" is "{strong(value.to_string())}"."],
        None => nim_sum_is(board_in_brief(board), value),
    }
}

/// Whether a board is a single heap of a game other than Nim, so that its nim sum is the value of that heap.
pub(crate) fn is_one_heap(board: &Board) -> bool {
    !board.is_nim() && board.rows().len() == 1
}

/// That heap in words: what it is called, its size, and the game that is played with it.
pub(crate) fn one_heap(board: &Board) -> Option<Text> {
    is_one_heap(board).then(|| {
        let game = board.game_of(1);
        let size = board.rows()[0];
        text!["a "{heap_of_size(game, size)}" ("{name_of(game)}")"]
    })
}

/// Why a heap of any game has a value.
pub(crate) fn worth_as_rows() -> Text {
    "every row plays like a row of Nim of a certain size. That size is its value, and from then on only the values count.".into()
}

/// How a value is found: the first half of a sentence.
pub(crate) fn by_mex() -> Text {
    "work out the values from the smallest row up. For each row note the values of everything that one move leaves (two rows together are worth the XOR of their values); its own value is the smallest number, from 0 on, that is missing among them".into()
}

/// "The nim sum of 5 4 3 is 2."
pub(crate) fn nim_sum_is(of: Text, value: u64) -> Text {
    let value = strong(value.to_string());
    text!["The nim sum of "{of}" is "{value}"."]
}

/// What is said of a board whose balance is asked.
pub(crate) fn words_of_balance(board: &Board, place: Place) -> QuestionWords {
    let pairs = "two groups of the same size make a pair, whichever rows they are in. Of an odd number of them, one is unpaired.";
    let split = "take off the largest group that fits, then the largest that fits into the rest, until the rest is 0. Then count how often each size occurs: where that is odd, one is unpaired.";
    let (what, idea, how) = if board.is_nim() {
        ("each row", pairs.into(), text!["split every row: "{split}])
    } else {
        (
            "the value of each row",
            text![{worth_as_rows()}" Of the values, "{pairs}],
            text![{by_mex()}". Then split every value: "{split}],
        )
    };
    QuestionWords {
        asks: text![
            "Split "{what}{place.on(board)}
            " into groups of 1, 2, 4, 8 and so on, and pair equal groups. Which sizes are unpaired?"
        ],
        answer_form: text!["the sizes, such as "{code("8 2")}", or "{code("none")}],
        idea,
        how,
    }
}

/// Which groups are unpaired.
pub(crate) fn unpaired(groups: &Columns) -> Text {
    match groups.odd().count() {
        0 => "All groups are paired: the board is even.".into(),
        _ => text![{groups::unpaired(groups)}"."],
    }
}
