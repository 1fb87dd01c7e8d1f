//! The questions about Moore's Nim in words.

use super::super::prelude::*;
use super::super::rows::rows_with_sizes;
use super::found::found;
use super::wording::up_to_rows;
use crate::derivation::Conclusion;
use crate::game::{Moore, Position, Rule};
use crate::question::{MooreQuestion, Names, PositionAsks};

impl InWords for MooreQuestion {
    fn opening(&self) -> Vec<Block> {
        opening(&self.position)
    }

    fn asks(&self, place: Place) -> Text {
        let rule = text![
            "In Moore's Nim, where one turn takes from "{up_to_rows(self.rows_in_a_turn())}", "
        ];
        let asked = match self.asks {
            PositionAsks::Winner => ("does the player to move win with perfect play", "?"),
            PositionAsks::Rows => (
                "which rows does a winning turn take from",
                "? Name every row that takes part in some winning turn.",
            ),
            _ => ("which turn wins", "? Any winning turn is right."),
        };
        text![{rule}{asked.0}{place.on(&self.position.board)}{asked.1}]
    }

    fn answer_form(&self) -> Text {
        match self.asks {
            PositionAsks::Winner => text![
                {code("wins")}" or "{code("loses")}", for the player to move"
            ],
            PositionAsks::Rows => text![
                "the numbers of the rows, such as "{code("1 3")}", or "{code("none")}
            ],
            _ => text![
                "each row with how many to take from it, such as "
                {match self.rows_in_a_turn() {
                    1 => code("1,3"),
                    _ => text![{code("1,3")}" or "{code("1,3 + 2,1")}],
                }}
                ", or "{code("none")}
            ],
        }
    }

    fn idea(&self) -> Text {
        let group = self.rows_in_a_turn() + 1;
        text![
            "leave a board on which the 1s of every column come out in whole groups of "{group}
            ". A turn changes at most "{group - 1}
            " of the 1s in a column, so every turn spoils that, and it can be restored."
        ]
    }

    fn how(&self) -> Text {
        let group = self.rows_in_a_turn() + 1;
        let count = text![
            "write the rows in binary, count the 1s of each column, and put them in groups of "
            {group}". "
        ];
        let rest = match self.asks {
            PositionAsks::Winner => {
                "The player to move wins when something is left over in some column."
            }
            _ => {
                "Go through the columns from the left. Where something is left over, take these 1s away, each in another row. A row that has lost a 1 is smaller already, so its digits further right may be chosen: let them fill up the groups there."
            }
        };
        count.and(rest)
    }

    fn found(&self, conclusion: &Conclusion, names: Option<Names>) -> Text {
        found(conclusion, names)
    }
}

/// The game, its rule, and the board.
pub fn opening(position: &Position) -> Vec<Block> {
    let board = &position.board;
    let rows = board.moore().map_or(1, Moore::rows_in_a_turn);
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
