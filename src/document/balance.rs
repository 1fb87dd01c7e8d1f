//! Which groups of a board are left alone, as it is asked for: "Which sizes of groups are left alone?"

use super::groups;
use super::nim_sum::{by_mex, worth_as_rows};
use super::prelude::*;
use crate::derivation::Columns;
use crate::game::Board;

/// What is said of a board whose balance is asked.
pub(super) fn words(board: &Board, place: Place) -> QuestionWords {
    let pairs = "equal groups make pairs, whichever rows they are in. Of an odd number of them, one is left alone.";
    let split = "take off the largest group that fits, then the largest that fits the rest, until nothing is left. Then count how often each size occurs: where that is odd, one is alone.";
    let is_nim = board.is_nim();
    let (what, idea, how) = if is_nim {
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
            " into groups of 1, 2, 4, 8 and so on, and pair equal groups. Of which sizes is one left alone?"
        ],
        answer_form: text!["the sizes, such as "{code("8 2")}", or "{code("none")}],
        idea,
        how,
    }
}

/// Which groups are left alone.
pub(super) fn left_alone(groups: &Columns) -> Text {
    if groups.is_balanced() {
        return text!["No group is left alone: the board is balanced."];
    }
    text![{groups::left_alone(groups)}", so the board is not balanced."].capitalised()
}
