//! Choices in words: which of these moves, or boards, win.

use super::pick::letters_form;
use super::prelude::*;
use super::winning;
use crate::derivation::{Analysis, ChoicesFound, Situation};
use crate::game::{Board, Position, Rule};
use crate::phrase::letter_of;
use crate::question::Choose;

/// What is added to a question about several boards in misère play.
fn under_on_all(rule: Rule, boards: &[Board]) -> &'static str {
    let other = boards.iter().find(|board| !board.is_nim());
    other.or(boards.first()).map_or("", |board| under(rule, board))
}

/// What the question is about, above the choices.
pub(super) fn opening(choose: &Choose) -> Vec<Block> {
    match choose {
        Choose::Moves { position, .. } => winning::opening(position),
        Choose::Boards { boards, rule } => vec![Block::Title(text![
            "Who wins on these boards"{under_on_all(*rule, boards)}"?"
        ])],
    }
}

/// What is said of the question.
pub(super) fn words(choose: &Choose, place: Place) -> QuestionWords {
    let (rule, asks, idea, how) = match choose {
        Choose::Moves { position: Position { board, rule }, .. } => (
            rule,
            text!["Which of these moves win"{place.on(board)}{under(*rule, board)}"?"],
            "a move wins when it leaves a board on which the player to move loses.",
            if board.is_nim() {
                "split what each move leaves into groups of 1, 2, 4, 8 and so on, and pair equal groups: it wins when none is left alone."
            } else {
                "work out the nim sum of what each move leaves: it wins when that is 0."
            },
        ),
        Choose::Boards { boards, rule } => (
            rule,
            text![
                "On which of these boards does the player to move win"{under_on_all(*rule, boards)}"?"
            ],
            "the player to move wins when some move leaves a board on which the player to move loses.",
            "work out the nim sum of each board: the player to move wins when it is not 0.",
        ),
    };
    let in_misere_play = "look at the rows larger than 1 that are left. While two or more are, the nim sum decides as in normal play; when none is, whoever moves on an odd number of rows of 1 loses.";
    QuestionWords {
        asks,
        answer_form: letters_form(),
        idea: idea.into(),
        how: match rule {
            Rule::Normal => how.into(),
            Rule::Misere => in_misere_play.into(),
        },
    }
}

/// The choices.
pub(super) fn lines(choose: &Choose) -> Vec<Text> {
    match choose {
        Choose::Moves { moves, .. } => {
            let moves = moves.iter().map(|&mv| taking_noun(mv));
            moves.map(Text::capitalised).collect()
        }
        Choose::Boards { boards, .. } => boards.iter().map(board_in_brief).collect(),
    }
}

/// Which of the choices win, and why.
pub(super) fn found(choose: &Choose, found: &ChoicesFound) -> Text {
    let letters = found.winning.iter();
    let winning = listed(letters.map(|&at| code(letter_of(at).to_string())), "and");
    let count = found.winning.len();
    let all_win = count == found.of;
    match (choose, count) {
        (Choose::Moves { .. }, 0) => text!["None of these "{counted(found.of, "move")}" wins."],
        (Choose::Moves { .. }, _) if all_win => text!["All of these moves win: "{winning}"."],
        (Choose::Moves { .. }, _) => {
            text![{winning}{one_or_more(count, " wins", " win")}", and no other."].capitalised()
        }
        (Choose::Boards { .. }, _) => {
            let which = match count {
                0 => text!["none of these boards."],
                _ if all_win => text!["all of these boards: "{winning}"."],
                _ => text![{winning}", and on no other."],
            };
            text!["The player to move wins on "{which}].then(why(&found.boards))
        }
    }
}

/// The nim sum of each board, where it decides.
fn why(boards: &[Analysis]) -> Text {
    let decides =
        boards.iter().all(|board| matches!(board.situation, Situation::NimSum | Situation::Over));
    if !decides || boards.iter().any(|board| board.rule() == Rule::Misere) {
        return Text::default();
    }
    let sums =
        boards.iter().map(|board| text![{board_in_brief(board.board())}" has "{board.nim_sum()}]);
    text!["The nim sums: "{joined(sums, "; ")}"."]
}
