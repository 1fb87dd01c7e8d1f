//! What is said of an answer to a question about Moore's Nim.

use super::super::named::{move_does, mover_does, no_such_rows, none_is, shortened, take_part};
use super::super::prelude::*;
use crate::derivation::{Conclusion, MooreAnalysis, MooreFound};
use crate::judgement::{Answer, Judgement, Verdict};
use crate::question::MooreQuestion;

/// What is so of a right answer, or is not so of a wrong one.
pub fn claim(question: &MooreQuestion, judgement: &Judgement) -> Text {
    let is_right = judgement.verdict == Verdict::Right;
    let on = text!["on "{board_in_brief(&question.position.board)}", "];
    let claim: Text = match &judgement.answer {
        Some(Answer::Winner { wins, .. }) => mover_does(*wins, is_right),
        Some(Answer::Rows(rows)) => take_part(rows, &question.position.winning_rows(), is_right),
        Some(answer @ Answer::Turn(_)) => {
            let is_legal = answer.turn_on(&question.position.board).is_ok();
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
pub fn none_is_right(found: &MooreFound) -> Option<Text> {
    match found {
        MooreFound::Turns(found) if !found.mover_wins => {
            Some(text![{none_is("No turn wins")}": "{what_decides(found)}])
        }
        MooreFound::Rows(found) if !found.mover_wins => {
            Some(none_is("No row takes part in a winning turn").and("."))
        }
        _ => None,
    }
}

fn what_decides(found: &MooreAnalysis) -> Text {
    let group = found.columns.group;
    if found.is_over() {
        return "nothing is left to take.".into();
    }
    let so = if found.mover_wins {
        "something is left over in some column, and that is good for the player to move."
    } else {
        "nothing is left over in any column, and that is good for the other player."
    };
    text!["in groups of "{group}", "{so}]
}

/// The winner is the other player.
pub fn swapped(conclusion: &Conclusion) -> Option<Text> {
    let Conclusion::Moore(MooreFound::Winner(found)) = conclusion else {
        return None;
    };
    let who = mover(found.mover_wins);
    let why = what_decides(found).capitalised();
    Some(text!["It is the other way round: "{who}". "{why}])
}

/// What is certain of a wrong answer that names rows: one that the board does not have.
pub fn note(found: &MooreFound, answer: &Answer) -> Option<Text> {
    let (MooreFound::Rows(found), Answer::Rows(rows)) = (found, answer) else {
        return None;
    };
    no_such_rows(rows, found.board().rows().len(), 3)
}
