//! Winning and losing positions in words: who wins, which rows hold a winning move, and how one is found.

use super::block::Block;
use super::groups::{one_of, sizes};
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, bad, good, row as row_name, say, term};
use super::wording::{
    MOST_ROWS_TOLD, counted, grouped, left_out, place as place_name, taking, xor_equation,
};
use super::xor::xor;
use crate::derivation::{Analysis, FoldedRow, Step, folded_rows};
use crate::game::{Board, Move, Rule};

pub(super) fn verdict(analysis: &Analysis) -> StepText<'_> {
    let nim_sum = analysis.nim_sum();
    let heading = if analysis.mover_wins {
        say!(
            "The board is not balanced (nim sum {nim_sum}), so {player_move_wins}",
            player_move_wins = good("the player to move wins")
        )
    } else {
        say!(
            "The board is balanced (nim sum 0), so {player_move_loses}",
            player_move_loses = bad("the player to move loses")
        )
    };
    StepText::new(heading, move || {
        let balanced = say!(
            "{balanced} means: every size of group occurs an even number of times, or not at all. ",
            balanced = term("Balanced")
        );
        // Whoever wins is the one who answers a balanced board.
        let (spoils, restores, wins, takes) = if analysis.mover_wins {
            (
                "Leave a balanced board. Any move then changes one row: some group comes or goes, and its size is no longer paired",
                ". You can balance the board again",
                "you",
                "you take",
            )
        } else {
            (
                "Any move changes one row: some group comes or goes, and its size is no longer paired",
                ". The other player can balance the board again",
                "the other player",
                "the other player takes",
            )
        };
        let end = match analysis.rule() {
            Rule::Normal if !analysis.board().is_nim() => {
                say!(
                    ". The game cannot go on for ever, and its end is balanced: {wins} will have made the last move."
                )
            }
            Rule::Normal => {
                say!(", down to the empty board, which is balanced: {takes} the last object.")
            }
            Rule::Misere => {
                say!(
                    ", until just one row holds more than 1. Its largest group is alone, so it is never {wins} who leaves it, and {wins} will have the move that decides."
                )
            }
        };
        [Block::Paragraph(say!("{balanced}{spoils}{restores}{end}"))]
    })
}

pub(super) fn leftmost_one<'a>(
    step: &'a Step,
    board: &'a Board,
    nim_sum: u64,
    place: u64,
) -> StepText<'a> {
    let heading = say!(
        "To win, take {group}, the largest group that is alone, and even out the smaller ones in the same row",
        group = one_of(place)
    );
    StepText::new(heading, move || {
        let steps = step.substeps();
        let table = rows_that_win(&steps, board, place);
        let even_out = if nim_sum == place {
            say!("No smaller group is alone, so nothing else changes. ")
        } else {
            say!(
                "A smaller group that is alone is taken too where the row has it, and put back where it has not: the {place} is enough for that, because all smaller sizes together are {place_less_one}. ",
                place = place_name(place),
                place_less_one = place - 1
            )
        };
        let xor = say!(
            "So x becomes x\u{a0}⊕\u{a0}{nim_sum}: XOR changes the digits where {nim_sum} has a 1. "
        );
        let why = say!(
            "{even_out}{xor}{rows_without}",
            rows_without = rows_without(board, place)
        );
        [Block::Table(table), Block::Paragraph(why)]
    })
}

/// For each row with a group of the largest size that is alone, what is taken, put back and left.
fn rows_that_win(steps: &[Step], board: &Board, place: u64) -> Table {
    let columns = [
        (Align::Left, "".into()),
        (Align::Left, "groups".into()),
        (Align::Right, "which leaves".into()),
        (Align::Left, "in all".into()),
    ];
    let mut table = Table::new(1, columns);
    let rows = board.rows();
    let winning: Vec<usize> = (1..=rows.len())
        .filter(|&row| rows[row - 1] & place != 0)
        .collect();
    for folded in folded_rows(winning.len(), MOST_ROWS_TOLD, |_| false) {
        match folded {
            FoldedRow::Row(index) => {
                let cells = steps
                    .iter()
                    .find_map(|step| heap_cells(step, winning[index - 1]));
                table.body.extend(cells);
            }
            FoldedRow::LeftOut(rows) => {
                let blanks = (1..4).map(|_| Cell::from("⋮"));
                let left_out = Cell::from(left_out(rows));
                table.row(std::iter::once(left_out).chain(blanks));
            }
        }
    }
    table
}

fn heap_cells(step: &Step, shown: usize) -> Option<Vec<Cell>> {
    let &Step::HeapHasBit {
        row,
        size,
        ref taken,
        ref put_back,
        nim_sum,
        target,
        ..
    } = step
    else {
        return None;
    };
    (row == shown).then(|| {
        vec![
            row_name(row).into(),
            taken_and_put_back(taken, put_back).into(),
            xor_equation(size, nim_sum, target).into(),
            say!(
                "take\u{a0}{size_less_target}",
                size_less_target = size - target
            )
            .into(),
        ]
    })
}

/// "take 8 and 4, put back 1".
pub(super) fn taken_and_put_back(taken: &[u64], put_back: &[u64]) -> Text {
    let largest = taken.iter().chain(put_back).max().copied();
    let sizes = |groups: &[u64]| sizes(groups, largest.unwrap_or_default());
    match (taken, put_back) {
        (taken, []) => say!("take {sizes}", sizes = sizes(taken)),
        ([], put_back) => say!("put back {sizes}", sizes = sizes(put_back)),
        (taken, put_back) => say!(
            "take {sizes}, put back {sizes_of_put_back}",
            sizes = sizes(taken),
            sizes_of_put_back = sizes(put_back)
        ),
    }
}

/// Every row's size beside size ⊕ nim sum: smaller exactly where there is a winning move.
pub(super) fn every_row_compared(step: &Step) -> Vec<Block> {
    let Step::LeftmostOne { board, nim_sum, .. } = step else {
        return Vec::new();
    };
    let columns = [
        (Align::Left, "".into()),
        (Align::Right, "size".into()),
        (Align::Right, say!("size\u{a0}⊕\u{a0}{nim_sum}")),
        (Align::Left, "".into()),
    ];
    let mut table = Table::new(1, columns);
    let compared = step.substeps();
    let of_row = |wanted: usize| {
        compared.iter().find_map(|step| match *step {
            Step::HeapHasBit {
                row,
                size,
                has,
                target,
                ..
            } if row == wanted => Some((size, has, target)),
            _ => None,
        })
    };
    let wins = |row: usize| of_row(row).is_some_and(|(_, has, _)| has);
    for folded in folded_rows(board.rows().len(), MOST_ROWS_TOLD, wins) {
        match folded {
            FoldedRow::LeftOut(rows) => {
                let blanks = (1..4).map(|_| Cell::from("⋮"));
                table.row(std::iter::once(Cell::from(left_out(rows))).chain(blanks));
            }
            FoldedRow::Row(row) => {
                if let Some((size, has, target)) = of_row(row) {
                    let smaller = if has {
                        good("smaller: a winning move")
                    } else {
                        "not smaller".into()
                    };
                    table.row([
                        Cell::from(row_name(row)),
                        size.into(),
                        target.into(),
                        smaller.into(),
                    ]);
                }
            }
        }
    }
    let lead = say!(
        "Every row can be tried in the same way: a move can leave size\u{a0}⊕\u{a0}{nim_sum} where that is smaller than the size."
    );
    vec![Block::Paragraph(lead), Block::Table(table)]
}

/// How many rows win and why the others do not.
fn rows_without(board: &Board, place: u64) -> Text {
    let rows = board.rows();
    let winning = rows.iter().filter(|&&size| size & place != 0).count();
    let others = if winning == rows.len() {
        "."
    } else {
        "; any other row would have to grow."
    };
    say!(
        "Each row with {group} holds one winning move: here {winning}, always an odd number{others}",
        group = one_of(place)
    )
}

pub(super) fn heap_has_bit(step: &Step) -> StepText<'_> {
    let &Step::HeapHasBit {
        row,
        size,
        place,
        has,
        ref taken,
        ref put_back,
        nim_sum,
        target,
    } = step
    else {
        return StepText::heading(Text::default());
    };
    let (equation, shown) = xor(step, size, nim_sum, target).apart();
    let heading = if has {
        say!(
            "{row} has {group}: {taken_and_put_back}, and {equation} is left, a winning move",
            row = row_name(row).capitalised(),
            group = one_of(place),
            taken_and_put_back = taken_and_put_back(taken, put_back)
        )
    } else {
        say!(
            "{row} has no {place}, and {equation} would be larger: not a move",
            row = row_name(row).capitalised(),
            place = place_name(place)
        )
    };
    StepText::new(heading, shown)
}

/// How many to take, where the size to leave is known.
pub(super) fn take(mv: Move, from: u64, to: u64) -> StepText<'static> {
    StepText::heading(say!(
        "Take {from} − {to} = {mv} from {row}, which leaves {to}",
        mv = mv.take(),
        row = row_name(mv.row)
    ))
}

pub(super) fn not_worked_out(moves: Option<u128>) -> StepText<'static> {
    StepText::heading(match moves {
        Some(1) => say!("One more move wins; it is not worked out here"),
        Some(moves) => say!(
            "{moves} more moves win; they are not worked out here",
            moves = grouped(moves)
        ),
        None => say!("More moves win, too many to be counted; they are not worked out here"),
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
        items.push(say!(
            "⋮ {moves}",
            moves = counted(moves.len() - told, "more winning move")
        ));
    }
    items
}

pub(super) fn any_move(moves: Option<u128>) -> StepText<'static> {
    let heading = match moves {
        Some(1) => say!("The only legal move loses too"),
        Some(moves) => say!(
            "What to play all the same: any of the {moves}",
            moves = counted(moves, "legal move")
        ),
        None => say!("What to play all the same: any legal move"),
    };
    StepText::new(heading, move || {
        let body = say!(
            "Against somebody who may slip, choose a move that keeps the game long: it leaves more to get wrong."
        );
        (moves != Some(1)).then_some(Block::Paragraph(body))
    })
}

pub(super) fn game_over(rule: Rule, is_nim: bool) -> StepText<'static> {
    let heading = if is_nim {
        say!("Nothing is left to take: the game is over")
    } else {
        say!("No row can be changed any more: the game is over")
    };
    StepText::new(heading, move || {
        let who = match rule {
            _ if !is_nim => say!(
                "Whoever moved last has left no move and {has_won}.",
                has_won = good("has won")
            ),
            Rule::Normal => say!(
                "Whoever moved last took the last object and {has_won}.",
                has_won = good("has won")
            ),
            Rule::Misere => say!(
                "Whoever moved last took the last object, and in misère play that {loses}.",
                loses = bad("loses")
            ),
        };
        [Block::Paragraph(who)]
    })
}
