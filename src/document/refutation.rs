//! What a move does, in words: the check of a winning one, and the reply that punishes a losing one.

use super::table::{Align, Cell, Table};
use super::tell::{MOST_ROWS_TOLD, Worded, word};
use super::text::{bad, good, text};
use super::wording::{counted, taking};
use super::{Block, Names, columns as column_prose};
use crate::derivation::{Columns, Position, Step, Told, told_rows};
use crate::nim::{Board, Move, Rule};

pub(super) fn after(mv: Move, columns: &Columns, wins: bool, rule: Rule) -> Worded {
    let board = &columns.board;
    if rule == Rule::Misere && board.rows().iter().all(|&size| size <= 1) {
        return after_with_ones_left(mv, board, wins);
    }
    let heading = text![
        "Check: ",
        taking(mv),
        ", and the nim sum is ",
        columns.nim_sum
    ];
    let table = Block::Table(column_prose::table(columns));
    let verdict = match (board.is_empty(), wins) {
        (true, _) => text![
            "Nothing is left: this move takes the last object and ",
            good("wins"),
            " the game."
        ],
        (_, true) => text![
            "No column is odd any more, so the move ",
            good("wins"),
            ": whatever the other player does now, you can answer."
        ],
        (_, false) if columns.nim_sum == 0 => text!["Every column is even."],
        (_, false) => {
            text![
                "Some columns are odd, so the move ",
                bad("loses"),
                ": the other player can make them all even."
            ]
        }
    };
    Worded::new(heading, [table, Block::Paragraph(verdict)])
}

fn after_with_ones_left(mv: Move, board: &Board, wins: bool) -> Worded {
    let ones = board.total();
    let heading = text![
        "Check: ",
        taking(mv),
        ", and ",
        counted(ones, "one"),
        if ones == 1 { " is left" } else { " are left" }
    ];
    let verdict = match (ones, wins) {
        (0, _) => text![
            "This takes the last object, and in misère play that ",
            bad("loses"),
            "."
        ],
        (_, true) => text![
            "That is an odd number. From now on each move takes one of them, so the other player takes the last, and this ",
            "move ",
            good("wins"),
            "."
        ],
        (_, false) => text![
            "That is an even number. From now on each move takes one of them, so you will have to take the last, and this ",
            "move ",
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

pub(super) fn refute(mv: Move, leaves: u64, nim_sum: u64, reply: Move) -> Worded {
    let heading = text![
        "After ",
        taking(mv),
        " (leaving ",
        leaves,
        ") the nim sum is ",
        nim_sum,
        ", and ",
        taking(reply),
        " wins"
    ];
    Worded::new(heading, [])
}

pub(super) fn reply(position: &Position, names: Names) -> Worded {
    let heading = match position.winning_moves.first() {
        Some(&mv) => text!["The reply that punishes it: ", taking(mv)],
        None => text!["The reply that punishes it"],
    };
    Worded::new(heading, told_inside(&Step::Reply(position.clone()), names))
}

pub(super) fn instead(position: &Position, names: Names) -> Worded {
    let heading = match position.winning_moves.first() {
        Some(&mv) => text!["What would have won: ", taking(mv)],
        None => text!["What would have won"],
    };
    Worded::new(
        heading,
        told_inside(&Step::Instead(position.clone()), names),
    )
}

/// The steps of a derivation inside another, after its columns and verdict, which stand there already.
fn told_inside(step: &Step, names: Names) -> Vec<Block> {
    let inner = step.substeps().into_iter().filter(|step| {
        !matches!(
            step,
            Step::Columns(_) | Step::Verdict(_) | Step::MiserePhase { .. }
        )
    });
    inner
        .map(|step| {
            let Worded { heading, body } = word(&step, names);
            Block::Section { heading, body }
        })
        .collect()
}
