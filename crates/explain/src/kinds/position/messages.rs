//! What seems to have happened, for each misconception behind a wrong answer about a position.

use super::asked::{Asked, Wanted};
use super::words::why_by_columns;
use super::{Analysis, Situation};
use crate::document::prelude::*;
use crate::judgement::{Diagnosis, Judgement, SwapCause};
use theory::{IllegalMove, Rule};

/// What a misconception is, for the answer at hand.
pub(super) fn message(asked: &Asked<'_>, diagnosis: &Diagnosis, judgement: &Judgement) -> Text {
    let is_nim = asked.position.board.is_nim();
    match diagnosis {
        &Diagnosis::VerdictSwapped { cause } => swapped(asked.analysis(), cause),
        &Diagnosis::LargestRow { row } => text![
            {row_name(row).capitalised()}
            " is the largest row, but size does not decide. Only a row with a 1 in the leftmost odd column can change so that every column is even, and "
            {row_name(row)}" has a 0 there."
        ],
        Diagnosis::TargetNotTaken => {
            "Perhaps you gave the number to leave. A move says how many to take.".into()
        }
        Diagnosis::TookNimSum if judgement.is_illegal() => {
            let why = judgement.answer.as_ref().and_then(|it| it.move_on(&asked.position.board).err());
            why.map(illegal).unwrap_or_default().then(text!["Perhaps you gave the nim sum. It says which digits of a row change, not how many objects to take."])
        }
        Diagnosis::TookNimSum if is_nim => "You took as many as the nim sum. The nim sum says which digits of a row change, not how many objects to take: take size − (size ⊕ nim sum).".into(),
        Diagnosis::TookNimSum => "You took as many as the nim sum. The nim sum says what value a row needs: its value ⊕ the nim sum. It does not say how many to take.".into(),
        Diagnosis::RowAndCountSwapped => {
            "Perhaps you gave the count first. A move names the row first, then how many to take from it.".into()
        }
        Diagnosis::RightCountWrongRow => {
            "That is the right number to take, but from another row.".into()
        }
        Diagnosis::SizeForRow if asked.wanted == Wanted::Rows => "Perhaps you gave the sizes of the rows. The question asks for their numbers, counted from 1 at the top.".into(),
        Diagnosis::SizeForRow => "Perhaps you named the row by its size. A move names it by its number, counted from 1 at the top.".into(),
        Diagnosis::SkippedEmptyRows { empty } => skipped(empty),
        Diagnosis::RowFromZero => {
            text!["Perhaps you counted the rows from 0. The first row is "["row 1"]"."]
        }
        &Diagnosis::Illegal(why) => illegal(why),
        Diagnosis::MisereMixup => match (asked.position.rule, is_nim) {
            (Rule::Misere, _) => "That is right in normal play. In misère play the player who takes the last object loses, and on this board that makes a difference.".into(),
            (Rule::Normal, _) => "That is right in misère play. Here the player who takes the last object wins, and on this board that makes a difference.".into(),
        },
        Diagnosis::SizeForValue => "You took every row to be worth its size. That is so in Nim; in other games a row may be worth more or less. Its value is the smallest number, from 0 on, that is missing among the values of what one move leaves.".into(),
        Diagnosis::MexFromOne => crate::kinds::sum::BEGIN_AT_0.into(),
        Diagnosis::MexAboveLargest => "You took 1 more than the largest value that a move can reach. Sometimes a smaller number is missing, too, and the value of a row is the smallest that is.".into(),
        Diagnosis::ValuesAdded => "You added the values of the rows. Values go together by XOR, without carrying, as rows of Nim do.".into(),
        &Diagnosis::LeftValueZero { row } => text![
            "The move leaves "{row_name(row)}
            " worth 0. But the other rows are still there: the row must be worth as much as they are together, so that the nim sum is 0."
        ],
        _ => Text::default(),
    }
}

/// What led to naming the wrong winner.
fn swapped(analysis: &Analysis, cause: SwapCause) -> Text {
    match (cause, analysis.rule()) {
        (SwapCause::OtherRule, Rule::Normal) => "That is right in misère play, where the player who takes the last object loses; here that player wins.".into(),
        (SwapCause::OtherRule, Rule::Misere) => "That is right in normal play; here the player who takes the last object loses.".into(),
        (SwapCause::Unknown, _) => what_decides(analysis),
    }
}

/// Why the player to move wins or loses, in a sentence.
fn what_decides(analysis: &Analysis) -> Text {
    if let Some(why) = why_by_columns(analysis) {
        return why;
    }
    match (analysis.situation, analysis.mover_wins) {
        (Situation::Over, _) => "No move is left, so the game is over.",
        (Situation::NimSum, true) => "The nim sum is not 0, so the player to move wins.",
        (Situation::NimSum, false) => "The nim sum is 0, so the player to move loses.",
        (Situation::OnlyOnes { .. }, true) => {
            "With an even number of rows of 1, the other player takes the last one and loses."
        }
        (Situation::OnlyOnes { .. }, false) => {
            "With an odd number of rows of 1, the player to move takes the last one and loses."
        }
        (Situation::OneLarge { .. }, _) => {
            "With exactly one row larger than 1, the player to move chooses how many rows of 1 remain, and wins."
        }
    }
    .into()
}

/// Why the rules do not allow a move.
pub(crate) fn illegal(why: IllegalMove) -> Text {
    match why {
        IllegalMove::BoardEmpty => text![{why.to_string()}"."].capitalised(),
        _ => text!["This move is not legal: "{why.to_string()}"."],
    }
}

fn skipped(empty: &[usize]) -> Text {
    const MOST_NAMED: usize = 4;
    let rows: Vec<Text> = empty.iter().take(MOST_NAMED).map(|&row| row_name(row)).collect();
    match empty {
        [only] => text![
            "Perhaps you counted the rows without the empty ones. "{row_name(*only).capitalised()}
            " is empty, but it keeps its number, and so does every row below."
        ],
        _ => text![
            "Perhaps you counted the rows without the empty ones. "{listed(rows, "and").capitalised()}
            " are empty, but they keep their numbers, and so does every row below."
        ],
    }
}
