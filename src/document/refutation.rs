//! What a move does, in words: the check of a winning one, and the reply that refutes a losing one.

use super::groups::{all_even, left_alone, marked_groups, sizes, table, these_are};
use super::prelude::*;
use super::winning::one_of;
use crate::derivation::{Analysis, Columns, FoldedRow, Step, folded_rows};
use crate::game::{Board, Heaps, Move, Position, Rule};
use crate::hand_built::groups;

pub(super) fn after(mv: Move, groups: &Columns, wins: bool, rule: Rule) -> StepText<'_> {
    let board = &groups.board;
    let is_over = Position::new(board.clone(), rule).is_over();
    let larger_rows = board.rows().iter().filter(|&&size| size > 1).count();
    if rule == Rule::Misere && larger_rows == 0 {
        return after_with_rows_of_one(mv, board, wins);
    }
    let check = if wins { "Check: after " } else { "After " };
    let left = if groups.is_balanced() {
        text!["every group is paired"]
    } else {
        left_alone(groups)
    };
    let heading = text![{check}{taking_noun(mv)}", "{left}];
    StepText::new(heading, move || {
        let verdict = if is_over {
            wins_the_game(board)
        } else if wins {
            text![
                "The board is balanced, so the move "{good("wins")}": every reply can be answered."
            ]
        } else if rule == Rule::Misere && larger_rows == 1 {
            text![
                "Exactly one row holds more than 1, and cutting it right decides the game, so the move "
                {bad("loses")}"."
            ]
        } else {
            text![
                "The board is not balanced, so the move "{bad("loses")}
                ": there is a reply that balances it."
            ]
        };
        let marked = marked_groups(groups).map_or_else(Text::default, |marked| text![" "{marked}]);
        [
            Block::Table(table(groups)),
            Block::Paragraph(verdict.and(marked)),
        ]
    })
}

/// Misère play, and no row is larger than 1 after the move.
fn after_with_rows_of_one(mv: Move, board: &Board, wins: bool) -> StepText<'_> {
    let check = if wins { "Check: after " } else { "After " };
    let (left, why) = rows_of_one_left(board.total(), wins);
    let heading = text![{check}{taking_noun(mv)}", "{left}];
    StepText::new(heading, move || [Block::Paragraph(why)])
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

pub(super) fn every_move_spoils<'a>(step: &'a Step, board: &'a Board) -> StepText<'a> {
    let heading = if board.is_nim() {
        text!["Every move loses, because whatever is taken, some group is left alone"]
    } else {
        text!["Every move loses, because whatever is done, some group is left alone"]
    };
    StepText::new(heading, move || {
        let why = if board.is_nim() {
            "The smallest and the largest move in each row, each with a reply that wins:"
        } else {
            "No heap is worth the same as what a move makes of it. The first and the last move in each row, each with a reply that wins:"
        };
        let columns = [
            (Align::Left, "move".into()),
            (Align::Right, "leaves".into()),
            (Align::Left, "alone".into()),
            (Align::Left, "a reply that wins".into()),
        ];
        let mut table = Table::new(1, columns);
        let steps = step.substeps();
        for folded in folded_rows(board.rows().len(), MOST_ROWS_TOLD, |_| false) {
            match folded {
                FoldedRow::Row(shown) => table.body.extend(
                    steps
                        .iter()
                        .filter_map(|step| refutation_cells(step, shown)),
                ),
                FoldedRow::LeftOut(rows) => {
                    table.row([
                        left_out(rows).into(),
                        Cell::from("⋮"),
                        Cell::from("⋮"),
                        Cell::from(""),
                    ]);
                }
            }
        }
        [Block::Paragraph(why.into()), Block::Table(table)]
    })
}

fn refutation_cells(step: &Step, shown: usize) -> Option<Vec<Cell>> {
    let &Step::Refute {
        mv, nim_sum, reply, ..
    } = step
    else {
        return None;
    };
    (mv.row == shown).then(|| {
        vec![
            taking(mv).into(),
            in_a_cell(mv.becomes).into(),
            sizes(&groups(nim_sum).collect::<Vec<u64>>(), nim_sum).into(),
            taking(reply).into(),
        ]
    })
}

pub(super) fn refute(
    mv: Move,
    values: &[u64],
    nim_sum: u64,
    reply: Move,
    rule: Rule,
) -> StepText<'static> {
    const MOST_VALUES: usize = 6;
    // In misère play the nim sum may be 0 and the move lose all the same, so it is not named there.
    let nim_sum = match rule {
        Rule::Normal if nim_sum > 0 => {
            text![{these_are(nim_sum)}" left alone (the nim sum is "{nim_sum}"), and "]
        }
        _ => Text::default(),
    };
    let left = match mv.becomes {
        Heaps::Two(..) => Text::default(),
        _ => text![", which leaves "{mv.leaves()}],
    };
    // The groups are those of the values there, not of the sizes.
    let worth = match values.len() {
        0 => Text::default(),
        1 => text!["the row is worth "{values[0]}": "],
        2..=MOST_VALUES => text![
            "the rows are worth "{listed(values.iter().map(|&value| value.into()), "and")}": "
        ],
        _ => text!["of what the rows are worth, "],
    };
    let reply = text!["the other player wins by "{taking_noun(reply)}];
    StepText::heading(text!["After "{taking_noun(mv)}{left}", "{worth}{nim_sum}{reply}])
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

/// What of the groups after a winning move is told in brief.
pub(super) fn after_in_brief(step: &Step) -> Option<Vec<Block>> {
    let Step::After {
        groups,
        wins: true,
        rule: Rule::Normal,
        ..
    } = step
    else {
        return None;
    };
    let board = &groups.board;
    let told = if board.is_nim() && board.is_empty() {
        wins_the_game(board)
    } else {
        all_even(groups)?
    };
    Some(vec![Block::Paragraph(told)])
}

pub(super) fn reply(analysis: &Analysis) -> StepText<'_> {
    let heading = match analysis.winning_moves.first() {
        Some(&mv) => text!["A reply that wins: "{taking(mv)}],
        None => text!["A reply that wins"],
    };
    StepText::new(heading, move || [])
}

pub(super) fn instead(analysis: &Analysis) -> StepText<'_> {
    const MOST_NAMED: usize = 2;
    let count = analysis.count_winning_moves();
    let moves = analysis.winning_moves.iter();
    let told: Vec<Text> = moves.take(MOST_NAMED).map(|&mv| taking(mv)).collect();
    let heading = match count {
        1 => text!["A move that would have won: "{one_of(told, count)}],
        moves => text!["The "{counted(moves, "move")}" that would have won: "{one_of(told, count)}],
    };
    StepText::new(heading, move || [])
}
