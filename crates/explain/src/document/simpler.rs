//! What is said in place of what somebody has not met yet: hints and reasons by looking ahead, or by pairs of groups.
//!
//! On a row of 3, to somebody who knows the rules alone: "You take 2 from row 1, which leaves 1. The other player takes 1 from
//! row 1 and wins."

use super::prelude::*;
use crate::derivation::{Columns, Derivation, Foresight, Found, Refutation, Step};
use crate::judgement::{Answer, Diagnosis, Hint, Judgement};
use crate::kinds::ahead::{tell_line_of_play, what_moves_leave};
use crate::question::{LookAhead, Question, Request};
use theory::hand_built::groups;
use theory::{Board, Game, Move, Position, Rule};

/// Whether the likely mistake can be seen from the rules of the game alone.
pub(crate) fn is_about_the_rules(judgement: &Judgement) -> bool {
    matches!(
        judgement.diagnosis,
        Some(
            Diagnosis::Illegal(_)
                | Diagnosis::RowFromZero
                | Diagnosis::SizeForRow
                | Diagnosis::SkippedEmptyRows { .. }
        )
    )
}

/// A hint in place of one that needs more than is known.
pub(crate) fn hint(question: &Question, hint: &Hint, level: ReaderLevel) -> Option<Text> {
    let position = question.position()?;
    let seen = by_pairs(question, position, hint).or_else(|| by_copying(question, position, hint));
    if seen.is_some() {
        return seen;
    }
    let has_groups =
        level >= ReaderLevel::Digits && position.board.is_nim() && position.rule == Rule::Normal;
    Some(match hint {
        Hint::Idea => "try a move in your head, and look at what it leaves. If you could win from there, the other player can: then try another move.".into(),
        Hint::Rule => "begin with the smallest boards. You win if you can leave a board on which the other player loses. You lose if the other player wins every board that you can leave.".into(),
        Hint::Substep(_) if has_groups => {
            text!["of the groups here, "{Columns::of(&position.board).unpaired()}"."]
        }
        Hint::Substep(_) => {
            let found = foresight(position, None)?;
            text!["what you leave is "{what_moves_leave(&found)}"."]
        }
        Hint::Answer => return None,
    })
}

/// The sizes of the groups that a board can have, the largest first: "4s, 2s and 1s".
fn sizes_of(board: &Board) -> Text {
    const MOST_NAMED: u32 = 6;
    let largest = board.rows().iter().filter_map(|row| row.checked_ilog2()).max().unwrap_or(0);
    let size = |place: u32| of_place(1 << place).into();
    if largest >= MOST_NAMED {
        return text![{size(largest)}", "{size(largest - 1)}" and so on"];
    }
    listed((0..=largest).rev().map(size), "and")
}

/// A hint about pairs alone, which a reader without any theory can see on the board; one row has none.
fn by_pairs(question: &Question, position: &Position, hint: &Hint) -> Option<Text> {
    let board = &position.board;
    let is_several = board.rows().iter().filter(|&&size| size > 0).count() > 1;
    if !board.is_nim() || position.rule != Rule::Normal || !is_several {
        return None;
    }
    let unpaired = Columns::of(board).odd().next();
    let having = |size: u64| board.numbered().filter(move |&(_, row)| row & size != 0);
    Some(match (hint, unpaired) {
        (Hint::Idea, Some(size)) => {
            let (row, first) = having(size).next()?;
            let what = match having(size).count() {
                1 => text![
                    {row_name(row)}" has "{sizes_of_groups(groups(first))}", and no other row has a group of "{size}
                    ". That group has to go: what would you leave of "{row_name(row)}", so that all groups pair up?"
                ],
                count => text![
                    {counted(count, "row")}" have "{a_group_of(size)}
                    ", so one of these groups is unpaired. What would pair up all groups?"
                ],
            };
            text!["split each row into "{sizes_of(board)}": "{what}]
        }
        (Hint::Idea, None) if matches!(question, Question::Move(_)) => text![
            "split each row into "{sizes_of(board)}
            ". Here every one of them has a partner in another row, so no move wins."
        ],
        (Hint::Idea, None) => text![
            "split each row into "{sizes_of(board)}
            ". Here every one of them has a partner in another row, so each move leaves some group unpaired."
        ],
        (Hint::Rule, _) => text![
            "split every row into groups, the largest first: 13 is 8, 4 and 1. Two groups of one size make a pair. "
            {what_to_do(question, unpaired)}
        ],
        (Hint::Substep(_), None) => {
            "take the largest groups first: each of them has a partner. So do all the others."
                .into()
        }
        (Hint::Substep(_), Some(size)) => {
            let (row, _) = having(size).next()?;
            text!["begin in "{row_name(row)}": its group of "{size}" has to go."]
        }
        _ => return None,
    })
}

/// What to do once equal groups are paired, with the largest size that is unpaired, if any is.
fn what_to_do(question: &Question, unpaired: Option<u64>) -> &'static str {
    match (question, unpaired) {
        (Question::Winner(_), _) => "The player to move wins when some group is unpaired.",
        (_, None) => "When every group has a partner, no move wins.",
        (Question::Rows(_), Some(_)) => {
            "Look at the largest unpaired size: the rows that have a group of that size hold a winning move, and no others do."
        }
        _ => {
            "Take the largest unpaired group from a row that has one. In that row, also take the smaller unpaired groups; where the row has none of a size, leave one more of that size."
        }
    }
}

/// A hint to copying in another game than Nim: where the rows are pairs of equal ones, or one move makes them so.
fn by_copying(question: &Question, position: &Position, hint: &Hint) -> Option<Text> {
    let is_of_move = matches!(question, Question::Move(_)) && position.rule == Rule::Normal;
    if !is_of_move || position.board.is_nim() {
        return None;
    }
    if in_pairs(&position.board) {
        return match hint {
            Hint::Idea => Some(
                "the rows here are equal pairs, so the other player can copy every move of yours."
                    .into(),
            ),
            _ => None,
        };
    }
    let after = |mv| Some(position.after(mv).ok()?.board);
    let left = position.winning_moves().into_iter().filter_map(after).find(in_pairs)?;
    Some(match hint {
        Hint::Idea => "can you leave two halves that are alike? From then on you copy in one half what the other player does in the other.".into(),
        Hint::Rule => "look for a move after which each row has a partner that is just as long.".into(),
        Hint::Substep(_) if left.is_empty() => "one move clears the board.".into(),
        Hint::Substep(_) => {
            let sizes = left.rows().iter().filter(|&&size| size > 0).map(|&size| size.into());
            text!["then these rows are left: "{listed(sizes, "and")}"."]
        }
        Hint::Answer => return None,
    })
}

/// Whether the rows of a board are pairs of the same game and size.
fn in_pairs(board: &Board) -> bool {
    let mut rows: Vec<(Game, u64)> = board
        .numbered_with_games()
        .filter(|&(.., size)| size > 0)
        .map(|(_, game, size)| (game, size))
        .collect();
    rows.sort_unstable();
    rows.chunk_by(PartialEq::eq).all(|alike| alike.len().is_multiple_of(2))
}

/// Why an answer is wrong, in place of a reason that needs more than is known.
pub(crate) fn reason(judgement: &Judgement) -> Option<Text> {
    let position = judgement.question.position()?;
    let answer = judgement.answer.as_ref()?;
    let played = |mv: Move| Some(tell_line_of_play(&foresight(position, Some(mv))?.played?));
    if let Ok(mv) = answer.move_on(&position.board) {
        return played(mv).or_else(|| reply(judgement));
    }
    let found = foresight(position, None)?;
    let mut moves = found.moves.iter();
    match answer {
        Answer::NoMove if found.mover_wins => Some(text![
            "Some move wins here. Try each of them, and look at what it leaves: "
            {what_moves_leave(&found)}"."
        ]),
        Answer::Winner { .. } if found.mover_wins => {
            played(moves.find(|foreseen| foreseen.wins)?.mv)
        }
        Answer::Winner { .. } => Some(text![
            "You can leave "{what_moves_leave(&found)}
            ", and from there the other player wins. For example: "{played(moves.next()?.mv)?}
        ]),
        Answer::Rows(rows) => {
            let winning = position.winning_rows();
            let taken = rows
                .iter()
                .filter_map(|row| usize::try_from(row).ok())
                .filter(|row| !winning.contains(row))
                .find_map(|row| position.board.taking(row, 1).ok())?;
            Some(text!["For example: "{played(taken)?}])
        }
        _ => None,
    }
}

/// The positions that can follow, if there are not too many, and the result of a move.
fn foresight(position: &Position, mv: Option<Move>) -> Option<Foresight> {
    let ahead = LookAhead::new(position.clone(), mv).ok()?;
    match Derivation::of(Request::LookAhead(ahead)).found {
        Found::Ahead(found) => Some(found),
        _ => None,
    }
}

/// The reply that refutes a move on a board that is too large to look ahead.
fn reply(judgement: &Judgement) -> Option<Text> {
    let Some(Step::Refute(Refutation { mv, reply, .. })) = &judgement.contradiction else {
        return None;
    };
    Some(text![
        "After "{taking_noun(*mv)}", the other player can "{taking(*reply)}", and wins in the end."
    ])
}
