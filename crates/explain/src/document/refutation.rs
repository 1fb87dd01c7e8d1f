//! What a move does, in words: the check of a winning one, and the reply that refutes a losing one.

use super::groups::{all_even, left_alone, marked_groups, sizes, table, these_are};
use super::prelude::*;
use super::verdict::{after_making, one_of};
use crate::derivation::{AfterMove, Analysis, Refutation, Step};
use theory::hand_built::groups;
use theory::{Board, Heaps, Move, Position, Rule};

pub(super) fn after(after: &AfterMove) -> StepText {
    let (groups, wins, rule) = (&after.groups, after.wins, after.rule);
    let board = &groups.board;
    let is_over = Position::new(board.clone(), rule).is_over();
    let larger_rows = board.rows().iter().filter(|&&size| size > 1).count();
    if rule == Rule::Misere && larger_rows == 0 {
        return after_with_rows_of_one(after.mv, board, wins);
    }
    let left =
        if groups.is_balanced() { text!["every group is paired"] } else { left_alone(groups) };
    let heading = after_making(taking_noun(after.mv), wins, left);
    let (so, then) = match rule {
        _ if wins => ("The board is balanced", ": every reply can be answered."),
        Rule::Misere if larger_rows == 1 => {
            ("Exactly one row holds more than 1, and cutting it right decides the game", ".")
        }
        _ => ("The board is not balanced", ": there is a reply that balances it."),
    };
    let verdict = if is_over {
        wins_the_game(board)
    } else {
        text![{so}", so the move "{wins_or_loses(wins)}{then}]
    };
    let verdict = verdict.then(marked_groups(groups));
    StepText::new(heading, (table(groups), verdict))
}

/// Misère play, and no row is larger than 1 after the move.
fn after_with_rows_of_one(mv: Move, board: &Board, wins: bool) -> StepText {
    let (left, why) = rows_of_one_left(board.total(), wins);
    let heading = after_making(taking_noun(mv), wins, left);
    StepText::new(heading, why)
}

/// "3 rows of 1 are left", and what follows from that in misère play for the move that left them.
pub(super) fn rows_of_one_left(ones: u128, wins: bool) -> (Text, Text) {
    let left = match ones {
        0 => text!["nothing is left"],
        1 => text!["one row of 1 is left"],
        _ => text![{rows_of_one(ones)}" are left"],
    };
    let why = match (ones, wins) {
        (0, _) => text!["It takes the last object, and in misère play that "{bad("loses")}"."],
        (_, true) => text![
            "That is an odd number. Each move takes one of them, so whoever moves next takes the last one and loses: the move "
            {good("wins")}"."
        ],
        (_, false) => text![
            "That is an even number. Each move takes one of them, so whoever moves next does not take the last one: the move "
            {bad("loses")}"."
        ],
    };
    (left, why)
}

pub(super) fn every_move_spoils(board: &Board, rule: Rule) -> StepText {
    let done = if board.is_nim() { "taken" } else { "done" };
    let heading = text!["Whatever is "{done}": some group is left alone, so every move loses"];
    let why = if board.is_nim() {
        "The smallest and the largest move in each row, each with a reply that wins:"
    } else {
        "No heap is worth the same as what a move makes of it. The first and the last move in each row, each with a reply that wins:"
    };
    let mut table = Table::of("<move|>leaves|<alone|<a reply that wins");
    for step in Step::refuted_in(board, rule) {
        if let Step::Refute(refuted) = &step {
            table.add(cells(refuted));
        }
    }
    StepText::new(heading, (why, table))
}

fn cells(of: &Refutation) -> impl IntoCells {
    let alone = sizes(&groups(of.nim_sum).collect::<Vec<u64>>(), of.nim_sum);
    let left = in_a_cell(of.mv.becomes);
    (taking(of.mv), left, alone, taking(of.reply))
}

pub(super) fn refute(of: &Refutation) -> StepText {
    const MOST_VALUES: usize = 6;
    // In misère play the nim sum may be 0 and the move lose all the same, so it is not named there.
    let nim_sum = match of.rule {
        Rule::Normal if of.nim_sum > 0 => {
            text![{these_are(of.nim_sum)}" left alone (the nim sum is "{of.nim_sum}"), and "]
        }
        _ => Text::default(),
    };
    let left = match of.mv.becomes {
        Heaps::Two(..) => Text::default(),
        _ => text![", which leaves "{of.leaves}],
    };
    // The groups are those of the values there, not of the sizes.
    let worth = match of.values.len() {
        0 => Text::default(),
        1 => text!["the row is worth "{of.values[0]}": "],
        2..=MOST_VALUES => {
            let values = of.values.iter().map(|&value| value.into());
            text!["the rows are worth "{listed(values, "and")}": "]
        }
        _ => text!["of what the rows are worth, "],
    };
    let reply = text!["the other player wins by "{taking_noun(of.reply)}];
    StepText::heading(text!["After "{taking_noun(of.mv)}{left}", "{worth}{nim_sum}{reply}])
}

/// Why a move that leaves no other has won.
fn wins_the_game(board: &Board) -> Text {
    let nothing = if board.is_nim() {
        "Nothing is left: the move takes the last object and "
    } else {
        "No move is left for the other player: the move "
    };
    text![{nothing}{good("wins")}" the game."]
}

/// The groups after a winning move, in brief.
pub(super) fn after_in_brief(step: &Step) -> Option<Vec<Block>> {
    let Step::After(after) = step else {
        return None;
    };
    let board = &after.groups.board;
    let told = if board.is_nim() && board.is_empty() {
        wins_the_game(board)
    } else {
        all_even(&after.groups)?
    };
    (after.wins && after.rule == Rule::Normal).then(|| told.into_blocks())
}

pub(super) fn reply(analysis: &Analysis) -> StepText {
    one_that_wins("A reply that wins".into(), analysis)
}

/// A move that wins, behind what it is called.
fn one_that_wins(name: Text, analysis: &Analysis) -> StepText {
    StepText::heading(match analysis.winning_move() {
        Some(mv) => text![{name}": "{taking(mv)}],
        None => name,
    })
}

pub(super) fn instead(analysis: &Analysis) -> StepText {
    const MOST_NAMED: usize = 2;
    let count = analysis.count_winning_moves();
    if count == 1 {
        return one_that_wins("A move that would have won".into(), analysis);
    }
    let moves = analysis.winning_moves.iter();
    let told: Vec<Text> = moves.take(MOST_NAMED).map(|&mv| taking(mv)).collect();
    StepText::heading(text![
        "The "{counted(count, "move")}" that would have won: "{one_of(told, count)}
    ])
}
