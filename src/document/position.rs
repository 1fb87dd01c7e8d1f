//! Winning and losing positions in words: who wins, which rows hold a winning move, and how one is found.

use super::block::Block;
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, bad, good, row as row_name, term, text};
use super::wording::{
    MOST_ROWS_TOLD, column, counted, left_out, of_place, place as place_name, taking, xor_equation,
};
use super::xor::xor;
use crate::derivation::{Analysis, FoldedRow, Step, folded_rows};
use crate::game::{Board, Move, Rule};
use crate::hand_built::{Bit, numeral_binary, pad};
use crate::question::Names;

pub(super) fn verdict(analysis: &Analysis, names: Names) -> StepText<'_> {
    let nim_sum = analysis.nim_sum();
    let heading = if analysis.mover_wins {
        text![
            "The nim sum is ",
            nim_sum,
            ", not 0, so ",
            good("the player to move wins")
        ]
    } else {
        text![
            "The nim sum is 0, so ",
            bad("the player to move loses"),
            " against perfect play"
        ]
    };
    StepText::new(heading, move || {
        let idea = match (analysis.rule(), analysis.mover_wins) {
            (Rule::Normal, true) => {
                "The plan: leave a board with nim sum 0. From there every move makes some column odd, and all columns can be made even again."
            }
            (Rule::Normal, false) => {
                "Perfect play means finding a winning move whenever there is one. Every move makes some column odd, and the other player can make all columns even again."
            }
            (Rule::Misere, true) => {
                "The plan: leave a board with nim sum 0, as long as two rows or more hold more than 1. From there every move makes some column odd."
            }
            (Rule::Misere, false) => {
                "Every move makes some column odd, and the other player can make all columns even again, as long as two rows or more hold more than 1."
            }
        };
        let end = match analysis.rule() {
            Rule::Normal if !analysis.board().is_nim() => {
                " The game cannot go on for ever, and whoever keeps the columns even makes the last move."
            }
            Rule::Normal => {
                " The board shrinks with every move, and whoever keeps the columns even takes the last object."
            }
            Rule::Misere => {
                " The board shrinks with every move, until just one row holds more than 1. Whoever keeps the columns even is never the one to leave such a board, so has the move that decides."
            }
        };
        let letter = text!["This is ", letter(analysis.mover_wins, names), "."];
        [Block::Paragraph(text![idea, end]), Block::Paragraph(letter)]
    })
}

/// "an N-position (…). In the lab sheet's naming it is a P-position": the names and why.
fn letter(mover_wins: bool, names: Names) -> Text {
    let (standard, lab) = letters(mover_wins);
    let who = if mover_wins {
        "N for the next player, who is to move and wins"
    } else {
        "P for the previous player, who has just moved and wins"
    };
    match names {
        Names::Standard => text![
            term(standard),
            " (",
            who,
            "). In the lab sheet's naming it is ",
            lab
        ],
        Names::Lab => text![
            term(lab),
            " in the lab sheet's naming. The standard name is ",
            standard,
            " (",
            who,
            ")"
        ],
    }
}

/// "an N-position; in the lab sheet's naming a P-position": the names alone.
pub(super) fn letter_in_brief(mover_wins: bool, names: Names) -> Text {
    let (standard, lab) = letters(mover_wins);
    match names {
        Names::Standard => text![standard, "; in the lab sheet's naming ", lab],
        Names::Lab => text![
            lab,
            " in the lab sheet's naming; the standard name is ",
            standard
        ],
    }
}

/// The standard name of a position, and the lab sheet's, which has the two letters the other way round.
fn letters(mover_wins: bool) -> (&'static str, &'static str) {
    if mover_wins {
        ("an N-position", "a P-position")
    } else {
        ("a P-position", "an N-position")
    }
}

pub(super) fn leftmost_one<'a>(
    step: &'a Step,
    board: &'a Board,
    nim_sum: u64,
    place: u64,
) -> StepText<'a> {
    let heading = text![
        "A winning move must take away a 1 in the leftmost odd column, the ",
        column(place)
    ];
    StepText::new(heading, move || {
        let why = text![
            "To make every column even, one row must change from its size x to x\u{a0}⊕\u{a0}",
            nim_sum,
            ". (The sign ⊕, XOR, writes a 1 where the digits of two numbers differ.) A move can only make the row smaller, so its leftmost digit to change, in the ",
            column(place),
            ", must go from 1 to 0."
        ];
        let table = rows_that_matter(&step.substeps(), board, nim_sum, place);
        [Block::Paragraph(why), Block::Table(table)]
    })
}

/// For each row whether it has a 1 in the column of the place, and what that means.
fn rows_that_matter(steps: &[Step], board: &Board, nim_sum: u64, place: u64) -> Table {
    let columns = [
        (Align::Left, "".into()),
        (Align::Right, text![of_place(place), " digit"]),
        (Align::Right, "".into()),
        (Align::Left, "".into()),
    ];
    let mut table = Table::new(1, columns);
    let rows = board.rows();
    for folded in folded_rows(rows.len(), MOST_ROWS_TOLD, |row| rows[row - 1] & place != 0) {
        match folded {
            FoldedRow::Row(shown) => table.body.extend(steps.iter().find_map(|step| match *step {
                Step::HeapHasBit {
                    row,
                    size,
                    has,
                    target,
                    ..
                } if row == shown => {
                    Some(heap_cells(row, has, xor_equation(size, nim_sum, target)))
                }
                _ => None,
            })),
            FoldedRow::LeftOut(rows) => {
                let blank = || Cell::from("⋮");
                table.row([left_out(rows).into(), blank(), blank(), Cell::from("")]);
            }
        }
    }
    table
}

fn heap_cells(row: usize, has: bool, equation: Text) -> Vec<Cell> {
    let verdict = if has {
        good("smaller: a winning move")
    } else {
        Text::from("larger: not a move")
    };
    let digit = Cell::from(Bit::from(has)).mark_if(has);
    vec![row_name(row).into(), digit, equation.into(), verdict.into()]
}

pub(super) fn heap_has_bit(
    step: &Step,
    row: usize,
    size: u64,
    place: u64,
    nim_sum: u64,
    target: u64,
) -> StepText<'_> {
    let (equation, shown) = xor(step, size, nim_sum, target).apart();
    let (digit, so) = if target < size {
        (" has a 1", "smaller: a winning move")
    } else {
        (" has no 1", "larger: not a move")
    };
    let heading = text![
        row_name(row).capitalised(),
        digit,
        " in the ",
        column(place),
        ", and ",
        equation,
        " is ",
        so
    ];
    StepText::new(heading, shown)
}

pub(super) fn winning_moves(place: u64, moves: &[Move]) -> StepText<'_> {
    let heading = match moves {
        [only] => text![
            "Only ",
            row_name(only.row),
            " has a 1 there, so there is just one winning move"
        ],
        _ => text![
            counted(moves.len(), "row"),
            " have a 1 there, so there are ",
            counted(moves.len(), "winning move")
        ],
    };
    StepText::new(heading, move || {
        let odd = text![
            "Each row with a 1 in the ",
            column(place),
            " holds exactly one winning move, the others none. The count of 1s there is odd, so ",
            "the number of winning moves is odd too: here ",
            moves.len(),
            "."
        ];
        let mut body = Vec::new();
        if moves.len() > 1 {
            let listed = listed_moves(moves);
            body.push(Block::list(listed));
        }
        body.push(Block::Paragraph(odd));
        body
    })
}

/// The moves, one below the other; of many, as many as a table tells rows.
pub(super) fn listed_moves(moves: &[Move]) -> Vec<Text> {
    let told = if moves.len() > MOST_ROWS_TOLD {
        MOST_ROWS_TOLD - 1
    } else {
        moves.len()
    };
    let mut items: Vec<Text> = moves[..told].iter().map(|&mv| taking(mv)).collect();
    if told < moves.len() {
        items.push(text![
            "⋮ ",
            counted(moves.len() - told, "more winning move")
        ]);
    }
    items
}

pub(super) fn take(mv: Move, from: u64, to: u64, nim_sum: u64) -> StepText<'static> {
    let heading = text![
        "Take ",
        from,
        " − ",
        to,
        " = ",
        mv.take(),
        " from ",
        row_name(mv.row),
        ", which leaves ",
        to
    ];
    StepText::new(heading, move || {
        let binary = [from, nim_sum, to].map(numeral_binary);
        let width = binary.iter().map(Vec::len).max().unwrap_or(1);
        let digits = binary.map(|digits| pad(&digits, width));
        let stubs = vec![(Align::Left, "".into()), (Align::Right, "number".into())];
        let mut table = Table::of_digits(
            stubs,
            (0..width)
                .rev()
                .map(|exponent| place_name(1 << exponent).into()),
        );
        let flips: Vec<bool> = digits[1].iter().map(|digit| digit.is_one()).collect();
        let cells = |name: &'static str, number: u64, digits: &[Bit], mark: bool| {
            let digits = digits
                .iter()
                .zip(&flips)
                .map(|(&digit, &flip)| Cell::from(digit).mark_if(flip && mark));
            [Cell::from(name), Cell::from(number)]
                .into_iter()
                .chain(digits)
                .collect::<Vec<Cell>>()
        };
        table.row(cells("size now", from, &digits[0], true));
        table.row(cells("nim sum", nim_sum, &digits[1], false));
        table.foot(cells("size to leave", to, &digits[2], true));
        let why = text![
            "Where the nim sum has a 1, the digit of the row changes; everywhere else it stays."
        ];
        [Block::Table(table), Block::Paragraph(why)]
    })
}

pub(super) fn any_move(moves: u128) -> StepText<'static> {
    let heading = match moves {
        1 => text!["The only legal move loses too"],
        _ => text![
            "What to play all the same: any of the ",
            counted(moves, "legal move")
        ],
    };
    StepText::new(heading, move || {
        let body = text![
            "Against perfect play no move is better than another. Against somebody who may slip, a small removal keeps the game long ",
            "and leaves more to get wrong."
        ];
        (moves > 1).then_some(Block::Paragraph(body))
    })
}

pub(super) fn game_over(rule: Rule, is_nim: bool) -> StepText<'static> {
    let heading = if is_nim {
        text!["Nothing is left to take: the game is over"]
    } else {
        text!["No row can be changed any more: the game is over"]
    };
    StepText::new(heading, move || {
        let who = match rule {
            _ if !is_nim => text![
                "Whoever moved last has left no move and ",
                good("has won"),
                "."
            ],
            Rule::Normal => text![
                "Whoever moved last took the last object and ",
                good("has won"),
                "."
            ],
            Rule::Misere => text![
                "Whoever moved last took the last object, and in misère play that ",
                bad("loses"),
                "."
            ],
        };
        [Block::Paragraph(who)]
    })
}
