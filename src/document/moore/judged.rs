//! What is said of an answer to a question about Moore's Nim.

use super::super::named::{move_does, mover_does, none_is, shortened, take_part};
use super::super::prelude::*;
use crate::derivation::{Analysis, Conclusion, Situation};
use crate::game::Position;
use crate::judgement::{Answer, Judgement, Verdict};

/// What is so of a right answer, or is not so of a wrong one.
pub fn claim(position: &Position, judgement: &Judgement) -> Text {
    let is_right = judgement.verdict == Verdict::Right;
    let on = text!["on "{board_in_brief(&position.board)}", "];
    let claim: Text = match &judgement.answer {
        Some(Answer::Winner { wins, .. }) => mover_does(*wins, is_right),
        Some(Answer::Rows(rows)) => take_part(rows, &position.winning_rows(), is_right),
        Some(answer @ Answer::Turn(_)) => {
            let is_legal = answer.turn_on(&position.board).is_ok();
            let does = move_does(is_right, is_legal);
            text!["the turn "{code(shortened(&answer.to_string()))}" "{does}]
        }
        Some(Answer::NoMove) if is_right => "no turn wins".into(),
        Some(Answer::NoMove) => "there is a turn that wins".into(),
        _ => return Text::default(),
    };
    on.and(claim)
}

/// Where no turn wins, that comes first.
pub fn none_is_right(found: &Conclusion) -> Option<Text> {
    match found {
        Conclusion::Moves(found) if !found.mover_wins => {
            Some(text![{none_is("No turn wins")}": "{what_decides(found)}])
        }
        Conclusion::Rows(found) if !found.mover_wins => {
            Some(none_is("No row takes part in a winning turn").and("."))
        }
        _ => None,
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
