//! The questions in words, and what a derivation has found, in a sentence or two.

use super::super::moves::rows_with_sizes;
use super::super::prelude::*;
use super::super::verdict::{one_of, rows_form, verdict_form};
use super::up_to_rows;
use crate::derivation::{Analysis, Situation};
use crate::game::{Board, Position, Rule, Turn};
use crate::question::Question;

/// What is said of a position of which something is asked.
pub fn words(question: &Question, board: &Board, place: Place) -> QuestionWords {
    let most = board.rows_in_a_turn();
    let rule = text!["In Moore's Nim, where one turn takes from "{up_to_rows(most)}", "];
    let (before, behind) = match question {
        Question::Winner(_) => ("does the player to move win with perfect play", "?"),
        Question::Rows(_) => (
            "which rows does a winning turn take from",
            "? Name every row that takes part in some winning turn.",
        ),
        _ => ("which turn wins", "? Any winning turn is right."),
    };
    let then = match question {
        Question::Winner(_) => {
            "The player to move wins when something is left over in some column."
        }
        _ => {
            "Go through the columns from the left. Where something is left over, take these 1s away, each in another row. A row that has lost a 1 is smaller already, so its digits further right may be chosen: let them fill up the groups there."
        }
    };
    QuestionWords {
        asks: text![{rule}{before}{place.on(board)}{behind}],
        answer_form: match question {
            Question::Winner(_) => verdict_form(),
            Question::Rows(_) => rows_form(),
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

/// "take 1 from row 1, which is one of 3 winning turns": a turn that wins.
pub fn one_of_the_winning(analysis: &Analysis, turn: &Turn) -> Text {
    let turn = strong(taking_at_once(turn).to_string());
    match analysis.count_winning_turns() {
        Some(1) => turn,
        Some(count) => text![{turn}", which is one of "{counted(count, "winning turn")}],
        None => text![{turn}", for example"],
    }
}

/// Which turns win.
pub fn turns_that_win(analysis: &Analysis) -> Text {
    const MOST_IN_A_SENTENCE: usize = 4;
    let turn = |turn| strong(taking_at_once(turn).to_string());
    let turns = analysis.position.winning_turns();
    let count = analysis.count_winning_turns();
    match (&turns[..], count) {
        ([only], _) => text!["The only winning turn: "{turn(only)}"."],
        (turns, Some(count)) if turns.len() <= MOST_IN_A_SENTENCE => {
            let told = one_of(turns.iter().map(turn).collect(), count);
            text!["The "{counted(count, "winning turn")}": "{told}"."]
        }
        (turns, count) => {
            let count = match count {
                Some(count) => counted(count, "winning turn"),
                None => text!["more than "{counted(turns.len(), "winning turn")}],
            };
            let one = analysis.winning_turn().as_ref().map(turn);
            text!["One of "{count}": "{one.unwrap_or_default()}"."]
        }
    }
}

/// In which groups the 1s are put, and for whom it is good what is left over then.
pub fn what_decides(found: &Analysis) -> Text {
    if found.situation == Situation::Over {
        return "nothing is left to take.".into();
    }
    let group = found.board().rows_in_a_turn() + 1;
    let so = if found.mover_wins {
        "something is left over in some column, and that is good for the player to move."
    } else {
        "nothing is left over in any column, and that is good for the other player."
    };
    text!["in groups of "{group}", "{so}]
}
