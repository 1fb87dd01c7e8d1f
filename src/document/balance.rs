//! Which groups of a board are left alone, as it is asked for: "Which sizes of groups are left alone?"

use super::groups::these;
use super::nim_sum::{by_mex, worth_as_rows};
use super::prelude::*;
use super::rows::rows_with_sizes;
use crate::derivation::{Columns, Conclusion};
use crate::game::Board;
use crate::question::Names;

/// Which groups of a board are left alone.
pub(super) struct OfBalance<'a>(pub &'a Board);

impl InWords for OfBalance<'_> {
    fn opening(&self) -> Vec<Block> {
        let title = text!["The balance of "{board_in_brief(self.0)}];
        (Block::Title(title), rows_with_sizes(self.0)).into_blocks()
    }

    fn asks(&self, place: Place) -> Text {
        let what = if self.0.is_nim() {
            "each row"
        } else {
            "the value of each row"
        };
        text![
            "Split "{what}{place.on(self.0)}
            " into groups of 1, 2, 4, 8 and so on, and pair equal groups. Of which sizes is one left alone?"
        ]
    }

    fn answer_form(&self) -> Text {
        text!["the sizes, such as "{code("8 2")}", or "{code("none")}]
    }

    fn idea(&self) -> Text {
        let pairs = "equal groups make pairs, whichever rows they are in. Of an odd number of them, one is left alone.";
        if self.0.is_nim() {
            return pairs.into();
        }
        text![{worth_as_rows()}" Of the values, "{pairs}]
    }

    fn how(&self) -> Text {
        let split = "take off the largest group that fits, then the largest that fits the rest, until nothing is left. Then count how often each size occurs: where that is odd, one is alone.";
        if self.0.is_nim() {
            text!["split every row: "{split}]
        } else {
            text![{by_mex()}". Then split every value: "{split}]
        }
    }

    fn found(&self, found: &Conclusion, _: Option<Names>) -> Text {
        match found {
            Conclusion::Alone(groups) => left_alone(groups),
            _ => Text::default(),
        }
    }
}

fn left_alone(groups: &Columns) -> Text {
    let are = match groups.alone().count() {
        0 => return text!["No group is left alone: the board is balanced."],
        1 => "is",
        _ => "are",
    };
    text![{these(groups.alone())}" "{are}" left alone, so the board is not balanced."].capitalised()
}
