//! What a move does, in words: the check of a winning one, and the reply that refutes a losing one.

use super::Analysis;
use super::verdict::one_of;
use crate::derivation::{AfterMove, Refutation, Step};
use crate::document::columns::{are_odd, table_after};
use crate::document::prelude::*;
use theory::hand_built::groups;
use theory::{Board, Heaps, Move, Position, Rule};

/// What a move leaves, in columns.
pub(crate) fn after(after: &AfterMove) -> StepText {
    let (columns, wins, rule) = (&after.columns, after.wins, after.rule);
    let board = &columns.board;
    let larger_rows = board.rows().iter().filter(|&&size| size > 1).count();
    if rule == Rule::Misere && larger_rows == 0 {
        return after_with_rows_of_one(after.mv, board, wins);
    }
    let heading = after_making(after.mv, wins, are_odd(columns.nim_sum));
    if Position::new(board.clone(), rule).is_over() {
        return StepText::new(heading, wins_the_game(board));
    }
    let verdict = match rule {
        _ if wins => None,
        Rule::Misere if larger_rows == 1 => Some(text![
            "Exactly one row is larger than 1, and the player who may change it decides the game: the move "
            {bad("loses")}"."
        ]),
        _ => Some(
            text!["The other player can make every column even, so the move "{bad("loses")}"."],
        ),
    };
    StepText::new(heading, (table_after(columns), verdict))
}

/// "Check: after taking 6 from row 5, every column is even" of a winning move; of a losing one "After taking 2 from row 1,
/// the 4s and 1s columns are odd".
fn after_making(mv: Move, wins: bool, left: Text) -> Text {
    if wins {
        text!["Check: after "{taking_noun(mv)}", "{left}]
    } else {
        text!["After "{taking_noun(mv)}", "{left}]
    }
}

/// Misère play, and no row is larger than 1 after the move.
fn after_with_rows_of_one(mv: Move, board: &Board, wins: bool) -> StepText {
    let (left, why) = rows_of_one_left(board.total(), wins);
    let heading = after_making(mv, wins, left);
    StepText::new(heading, why)
}

/// "there are 3 rows of 1", and what follows from that in misère play for the move that left them.
pub(crate) fn rows_of_one_left(ones: u128, wins: bool) -> (Text, Text) {
    let left = match ones {
        0 => text!["the board is empty"],
        1 => text!["there is one row of 1"],
        _ => text!["there are "{rows_of_one(ones)}],
    };
    let why = match (ones, wins) {
        (0, _) => text!["It takes the last object, and in misère play that "{bad("loses")}"."],
        (_, true) => text![
            "That is an odd number. Each move takes one of them, so the other player takes the last one and loses: the move "
            {good("wins")}"."
        ],
        (_, false) => text![
            "That is an even number. Each move takes one of them, so the player who leaves them also takes the last one: the move "
            {bad("loses")}"."
        ],
    };
    (left, why)
}

/// With nim sum 0, some moves in each row with the columns that they make odd, and an answer to each.
pub(crate) fn every_move_spoils(board: &Board, rule: Rule) -> StepText {
    let heading = "Every move makes some column odd, and then the other player wins";
    let mut table = Table::of("<move|>left in row|<odd columns|<a winning reply");
    for step in Step::refuted_in(board, rule) {
        if let Step::Refute(refuted) = &step {
            let odd = places_of(refuted.nim_sum);
            let left = in_a_cell(refuted.mv.becomes);
            table.add((taking(refuted.mv), left, odd, taking(refuted.reply)));
        }
    }
    let moves = Position::new(board.clone(), rule).count_moves();
    let which = if moves == table.body.len() as u128 {
        "All the moves:"
    } else if board.is_nim() {
        "For example, the smallest and the largest move in each row:"
    } else {
        "For example, the first and the last move in each row:"
    };
    StepText::new(heading.into(), (which, table))
}

/// "8s and 2s"; of many the leftmost.
fn places_of(nim_sum: u64) -> Text {
    const MOST_NAMED: usize = 4;
    let places = groups(nim_sum).map(|place| of_place(place).into()).collect();
    listed(some(places, MOST_NAMED, |more| text![{more}" more"]), "and")
}

/// A losing move, what it leaves, and the reply that wins.
pub(crate) fn refute(of: &Refutation) -> StepText {
    let taken = taking_noun(of.mv).capitalised();
    let left = match of.mv.becomes {
        Heaps::Two(..) => text![{taken}" loses. "],
        _ => text![{taken}" leaves "{of.leaves}" there and loses. "],
    };
    // In misère play the nim sum may be 0 and the move lose all the same, so the columns are not named there.
    let odd = match (of.rule, of.nim_sum) {
        (Rule::Normal, 1..) => text!["Now "{are_odd(of.nim_sum)}{values_there(of)}". "],
        _ => Text::default(),
    };
    StepText::heading(text![
        {left}{odd}"The other player wins by "{taking_noun(of.reply)}
    ])
}

/// The values that the rows have after a move in other games than Nim, where they are few.
fn values_there(of: &Refutation) -> Text {
    const MOST_VALUES: usize = 6;
    match of.values.len() {
        0 | MOST_VALUES.. => Text::default(),
        1 => text![" (the value of the row is "{of.values[0]}")"],
        _ => {
            let values = of.values.iter().map(|&value| value.into());
            text![" (the values of the rows are "{listed(values, "and")}")"]
        }
    }
}

/// Why a move that leaves no other has won.
fn wins_the_game(board: &Board) -> Text {
    let nothing = if board.is_nim() {
        "The board is empty: the move takes the last object and "
    } else {
        "No move is left for the other player: the move "
    };
    text![{nothing}{good("wins")}" the game."]
}

pub(crate) fn reply(analysis: &Analysis) -> StepText {
    one_that_wins("A reply that wins".into(), analysis)
}

/// A move that wins, behind what it is called.
fn one_that_wins(name: Text, analysis: &Analysis) -> StepText {
    StepText::heading(match analysis.winning_move() {
        Some(mv) => text![{name}": "{taking(mv)}],
        None => name,
    })
}

pub(crate) fn instead(analysis: &Analysis) -> StepText {
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
