//! The questions about Moore's Nim in words.

use super::super::prelude::*;
use super::super::rows::rows_with_sizes;
use super::super::verdict::{rows_form, verdict_form};
use super::wording::up_to_rows;
use crate::game::{Board, Position, Rule};
use crate::question::PositionAsks;

/// What is said of a position of which something is asked.
pub fn words(asks: PositionAsks, board: &Board, place: Place) -> QuestionWords {
    let most = board.rows_in_a_turn();
    let rule = text!["In Moore's Nim, where one turn takes from "{up_to_rows(most)}", "];
    let (before, behind) = match asks {
        PositionAsks::Winner => ("does the player to move win with perfect play", "?"),
        PositionAsks::Rows => (
            "which rows does a winning turn take from",
            "? Name every row that takes part in some winning turn.",
        ),
        _ => ("which turn wins", "? Any winning turn is right."),
    };
    let then = match asks {
        PositionAsks::Winner => {
            "The player to move wins when something is left over in some column."
        }
        _ => {
            "Go through the columns from the left. Where something is left over, take these 1s away, each in another row. A row that has lost a 1 is smaller already, so its digits further right may be chosen: let them fill up the groups there."
        }
    };
    QuestionWords {
        asks: text![{rule}{before}{place.on(board)}{behind}],
        answer_form: match asks {
            PositionAsks::Winner => verdict_form(),
            PositionAsks::Rows => rows_form(),
            _ => turn_form(most),
        },
        idea: text![
            "leave a board on which the 1s of every column come out in whole groups of "{most + 1}
            ". A turn changes at most "{most}
            " of the 1s in a column, so every turn spoils that, and it can be restored."
        ],
        how: text![
            "write the rows in binary, count the 1s of each column, and put them in groups of "
            {most + 1}". "{then}
        ],
    }
}

/// What a turn looks like as an answer.
fn turn_form(most: usize) -> Text {
    let turn = match most {
        1 => code("1,3"),
        _ => text![{code("1,3")}" or "{code("1,3 + 2,1")}],
    };
    text!["each row with how many to take from it, such as "{turn}", or "{code("none")}]
}

/// The game, its rule, and the board.
pub fn opening(position: &Position) -> Vec<Block> {
    let board = &position.board;
    let rows = board.rows_in_a_turn();
    let end = match position.rule {
        Rule::Normal => "wins",
        Rule::Misere => "loses in misère play",
    };
    let title = text!["Moore's Nim, "{board.game().code()}": whoever takes the last object "{end}];
    let rule = text![
        "One turn takes from "{up_to_rows(rows)}
        {match rows {
            1 => ", at least one object: this is Nim.",
            _ => ", at least one object from each row that it chooses.",
        }}
    ];
    (Block::Title(title), rows_with_sizes(board), rule).into_blocks()
}
