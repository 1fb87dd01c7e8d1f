//! What a move does, in words: the check of a winning one, and the reply that punishes a losing one.

use super::table::{Align, Cell, Table};
use super::tell::{MOST_ROWS_TOLD, Worded};
use super::text::{Text, bad, good, text};
use super::wording::{counted, rows_of_one, taking, taking_noun};
use super::{Block, columns as column_prose};
use crate::derivation::{Columns, Position, Step, Told, told_rows};
use crate::nim::{Board, Move, Rule};

pub(super) fn after(mv: Move, columns: &Columns, wins: bool, rule: Rule) -> Worded {
    let board = &columns.board;
    let larger_rows = board.rows().iter().filter(|&&size| size > 1).count();
    if rule == Rule::Misere && larger_rows == 0 {
        return after_with_rows_of_one(mv, board, wins);
    }
    let check = if wins { "Check: after " } else { "After " };
    let heading = text![check, taking_noun(mv), ", the nim sum is ", columns.nim_sum];
    let verdict = if board.is_empty() {
        text![
            "Nothing is left: the move takes the last object and ",
            good("wins"),
            " the game."
        ]
    } else if wins {
        text![
            "No column is odd any more, so the move ",
            good("wins"),
            ": every reply can be answered."
        ]
    } else if rule == Rule::Misere && larger_rows == 1 {
        text![
            "Exactly one row holds more than 1, and cutting it right decides the game, so the move ",
            bad("loses"),
            "."
        ]
    } else {
        text![
            "Not every column is even, so the move ",
            bad("loses"),
            ": there is a reply that evens them out."
        ]
    };
    Worded::new(
        heading,
        [
            Block::Table(column_prose::table(columns)),
            Block::Paragraph(verdict),
        ],
    )
}

/// Misère play, and no row is larger than 1 after the move.
fn after_with_rows_of_one(mv: Move, board: &Board, wins: bool) -> Worded {
    let ones = board.total();
    let check = if wins { "Check: after " } else { "After " };
    let left = match ones {
        0 => text!["nothing is left"],
        1 => text!["one row of 1 is left"],
        _ => text![rows_of_one(ones), " are left"],
    };
    let heading = text![check, taking_noun(mv), ", ", left];
    let verdict = match (ones, wins) {
        (0, _) => text![
            "It takes the last object, and in misère play that ",
            bad("loses"),
            "."
        ],
        (_, true) => text![
            "That is an odd number. Each move takes one of them, so whoever moves next takes the last one and loses: the move ",
            good("wins"),
            "."
        ],
        (_, false) => text![
            "That is an even number. Each move takes one of them, so whoever moves next does not take the last one: the move ",
            bad("loses"),
            "."
        ],
    };
    Worded::new(heading, [Block::Paragraph(verdict)])
}

pub(super) fn every_move_spoils(board: &Board, rule: Rule) -> Worded {
    let heading = text!["Every move loses, because whatever is taken, some column turns odd"];
    let why = text![
        "All columns are even now. A move changes one row, so at least one of its digits changes, and the column of that ",
        "digit turns odd. The other player then has a move that wins. Here is one for the shortest and the longest removal from each row:"
    ];
    let columns = [
        (Align::Left, "move".into()),
        (Align::Right, "leaves".into()),
        (Align::Right, "nim sum".into()),
        (Align::Left, "a reply that wins".into()),
    ];
    let mut table = Table::new(1, columns);
    let steps = (Step::EveryMoveSpoils {
        board: board.clone(),
        rule,
    })
    .substeps();
    for told in told_rows(board.rows().len(), MOST_ROWS_TOLD, |_| false) {
        match told {
            Told::Row(told) => table
                .body
                .extend(steps.iter().filter_map(|step| refutation_cells(step, told))),
            Told::LeftOut(rows) => {
                table.row([
                    column_prose::left_out(rows).into(),
                    Cell::from("⋮"),
                    Cell::from("⋮"),
                    Cell::from(""),
                ]);
            }
        }
    }
    Worded::new(heading, [Block::Paragraph(why), Block::Table(table)])
}

fn refutation_cells(step: &Step, told: usize) -> Option<Vec<Cell>> {
    let &Step::Refute {
        mv,
        leaves,
        nim_sum,
        reply,
        ..
    } = step
    else {
        return None;
    };
    (mv.row == told).then(|| {
        vec![
            taking(mv).into(),
            Cell::from(leaves),
            Cell::from(nim_sum),
            taking(reply).into(),
        ]
    })
}

pub(super) fn refute(mv: Move, leaves: u64, nim_sum: u64, reply: Move, rule: Rule) -> Worded {
    // In misère play the nim sum may be 0 and the move lose all the same, so it is not named there.
    let nim_sum = match rule {
        Rule::Normal => text!["the nim sum is ", nim_sum, ", and "],
        Rule::Misere => Text::default(),
    };
    let reply = text!["the other player wins by ", taking_noun(reply)];
    Worded::new(
        text![
            "After ",
            taking_noun(mv),
            ", which leaves ",
            leaves,
            ", ",
            nim_sum,
            reply
        ],
        [],
    )
}

pub(super) fn reply(position: &Position) -> Worded {
    let heading = match position.winning_moves.first() {
        Some(&mv) => text!["The reply that punishes it: ", taking(mv)],
        None => text!["The reply that punishes it"],
    };
    Worded::new(heading, [])
}

pub(super) fn instead(position: &Position) -> Worded {
    let heading = match position.winning_moves.len() {
        1 => text!["A move that would have won"],
        moves => text!["The ", counted(moves, "move"), " that would have won"],
    };
    Worded::new(heading, [])
}
