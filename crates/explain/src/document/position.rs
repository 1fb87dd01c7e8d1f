//! Winning and losing positions in words: who wins, which rows hold a winning move, and how one is found. With other games than Nim,
//! what a row would have to be worth, which moves make it so, and moves that make a row worth more.

use super::groups::{one_of, sizes};
use super::prelude::*;
use super::wording::{place as place_name, so_many};
use super::xor::xor;
use crate::derivation::{Analysis, HeapHasBit, LeftmostOne, Raise, Step, Target};
use theory::{Board, Move, Rule};

pub(super) fn verdict(analysis: &Analysis) -> StepText {
    let nim_sum = analysis.nim_sum();
    let is_balanced = match nim_sum {
        0 => text!["is balanced (nim sum 0)"],
        _ => text!["is not balanced (nim sum "{nim_sum}")"],
    };
    let who = mover_wins_or_loses(analysis.mover_wins);
    let heading = text!["Who wins: the board "{is_balanced}", so "{who}];
    let balanced = text![{term("Balanced")}" means: every group is paired. "];
    // The winner is the player who answers a balanced board.
    let (spoils, restores, wins) = if analysis.mover_wins {
        ("Make it balanced: any move leaves some group alone", ", and you pair all again", "you")
    } else {
        (
            "Any move leaves some group alone",
            ", and the other player pairs all again",
            "the other player",
        )
    };
    let end = match analysis.rule() {
        Rule::Normal if !analysis.board().is_nim() => text![", until no move is left."],
        Rule::Normal => text![", until nothing is left (lesson\u{a0}9)."],
        Rule::Misere => {
            text![
                ", until just one row holds more than 1. Its largest group is alone, so it is never "
                {wins}" who leaves it, and "{wins}" will have the move that decides."
            ]
        }
    };
    StepText::new(heading, text![{balanced}{spoils}{restores}{end}])
}

pub(super) fn leftmost_one(step: &Step, of: &LeftmostOne) -> StepText {
    let (board, place) = (&of.board, of.place);
    let even_out = if of.nim_sum == place {
        "the only group that is alone"
    } else {
        "the largest alone, and even out smaller ones in its row"
    };
    let heading = text!["To win: take "{one_of(place)}", "{even_out}];
    let steps = step.substeps();
    let table = rows_that_win(&steps, board, place);
    let is_put_back = |step: &Step| matches!(step, Step::HeapHasBit(heap) if heap.has && !heap.put_back.is_empty());
    let others = rows_without(board, place);
    let space = if others.is_empty() { "" } else { " " };
    let put_back = steps.iter().any(is_put_back).then(|| {
        text![
            "What is alone and not in the row is put back: that is at most "{place - 1}
            ", out of "{place}"."{space}
        ]
    });
    let why = put_back.unwrap_or_default().and(others);
    StepText::new(heading, (table, (!why.is_empty()).then_some(why)))
}

/// For each row with a group of the largest size that is alone, what is taken, put back and left.
fn rows_that_win(steps: &[Step], board: &Board, place: u64) -> Table {
    let mut table = Table::of("<|<groups|>leaves size ⊕ nim sum|<in all");
    let rows = board.rows();
    let winning = (1..=rows.len()).filter(|&row| rows[row - 1] & place != 0);
    for heap in winning.filter_map(|row| of_row(steps, row)) {
        let groups = taken_and_put_back(&heap.taken, &heap.put_back);
        let leaves = xor_equation(heap.size, heap.nim_sum, heap.target);
        let in_all = text!["take\u{a0}"{so_many(heap.size - heap.target)}];
        table.add((row_name(heap.row), groups, leaves, in_all));
    }
    table
}

/// What is said of a row among the substeps.
fn of_row(steps: &[Step], row: usize) -> Option<&HeapHasBit> {
    steps.iter().find_map(|step| match step {
        Step::HeapHasBit(heap) if heap.row == row => Some(heap),
        _ => None,
    })
}

/// "take 8 and 4, put back 1".
pub(super) fn taken_and_put_back(taken: &[u64], put_back: &[u64]) -> Text {
    let largest = taken.iter().chain(put_back).max().copied();
    let sizes = |groups: &[u64]| sizes(groups, largest.unwrap_or_default());
    match (taken, put_back) {
        (taken, []) => text!["take "{sizes(taken)}],
        ([], put_back) => text!["put back "{sizes(put_back)}],
        (taken, put_back) => text!["take "{sizes(taken)}", put back "{sizes(put_back)}],
    }
}

/// Every row's size next to size ⊕ nim sum, which is smaller exactly where there is a winning move.
pub(super) fn every_row_compared(step: &Step) -> Vec<Block> {
    let Step::LeftmostOne(LeftmostOne { board, nim_sum, .. }) = step else {
        return Vec::new();
    };
    let mut table = Table::of("<|>size|>|<");
    table.header[2] = text!["size\u{a0}⊕\u{a0}"{*nim_sum}];
    let compared = step.substeps();
    for heap in (1..=board.rows().len()).filter_map(|row| of_row(&compared, row)) {
        let smaller = if heap.has { good("smaller: a winning move") } else { "not smaller".into() };
        table.add((row_name(heap.row), heap.size, heap.target, smaller));
    }
    let lead = text![
        "Every row can be tried in the same way: a move can leave size\u{a0}⊕\u{a0}"{*nim_sum}
        " where that is smaller than the size."
    ];
    (lead, table).into_blocks()
}

/// Why no other row wins, where there is one.
fn rows_without(board: &Board, place: u64) -> Text {
    if board.rows().iter().all(|&size| size & place != 0) {
        return Text::default();
    }
    text!["A row without "{one_of(place)}" would have to grow (lesson\u{a0}7)."]
}

pub(super) fn heap_has_bit(heap: &HeapHasBit) -> StepText {
    let StepText { heading: equation, body } = xor(heap.size, heap.nim_sum, heap.target);
    let row = row_name(heap.row).capitalised();
    let heading = if heap.has {
        let groups = taken_and_put_back(&heap.taken, &heap.put_back);
        text![
            {row}" has "{one_of(heap.place)}": "{groups}", and "{equation}" is left, a winning move"
        ]
    } else {
        let place = place_name(heap.place);
        text![{row}" has no "{place}", and "{equation}" would be larger: not a move"]
    };
    StepText { heading, body }
}

/// How many to take, where the size to leave is known.
pub(super) fn take(mv: Move, from: u64, to: u64) -> StepText {
    StepText::heading(text![
        "Take "[{from}" − "{to}" = "{mv.take()}]" from "{row_name(mv.row)}", which leaves "{to}
    ])
}

pub(super) fn any_move(moves: u128) -> StepText {
    const ADVICE: &str =
        "A move that keeps the game long leaves the other player more to get wrong.";
    if moves == 1 {
        return StepText::heading(text!["The only legal move loses too"]);
    }
    let heading = text!["What to play all the same: any of the "{counted(moves, "legal move")}];
    StepText::new(heading, ADVICE)
}

pub(super) fn game_over(rule: Rule, is_nim: bool) -> StepText {
    let (over, last) = if is_nim {
        ("Nothing is left to take", "took the last object")
    } else {
        ("No row can be changed any more", "has left no move")
    };
    let heading = text![{over}": the game is over"];
    let so = match rule {
        Rule::Normal => text![" and "{good("has won")}"."],
        Rule::Misere => text![", and in misère play that "{bad("loses")}"."],
    };
    StepText::new(heading, text!["Whoever moved last "{last}{so}])
}

pub(super) fn targets(step: &Step, board: &Board, nim_sum: u64) -> StepText {
    let heading = text![
        "To win, leave every group paired: one row changes its value v to "["v ⊕ "{nim_sum}]
    ];
    let why = text![
        "Of the groups that are alone, the row takes those that its value has and puts back the others. Where v\u{a0}⊕\u{a0}"
        {nim_sum}
        " is smaller than v, there is always such a move, because a move can reach every smaller value. Where it is larger there may be one, which Nim never has."
    ];
    let mut table = Table::of("<|>value|<groups|>value to leave|<moves to it");
    let steps = step.substeps();
    for step in steps.iter().take(board.rows().len()) {
        if let Step::Target(target) = step {
            table.add(target_cells(target));
        }
    }
    StepText::new(heading, (why, table))
}

fn target_cells(of: &Target) -> impl IntoCells {
    let found = match (of.moves, of.example.map(heaps_left)) {
        (0, _) | (_, None) => Text::from("none"),
        (1, Some(example)) => text![{good("yes")}": leave "{example}],
        (2, Some(example)) => text![{good("yes")}": leave "{example}", or another move"],
        (_, Some(example)) => {
            let others = grouped(u128::from(of.moves) - 1);
            text![{good("yes")}": leave "{example}", or "{others}" other moves"]
        }
    };
    let equation = xor_equation(of.value, of.value ^ of.target, of.target);
    let groups = taken_and_put_back(&of.taken, &of.put_back);
    (row_name(of.row), of.value, groups, equation, found)
}

pub(super) fn target(of: &Target) -> StepText {
    let moves = text![{counted(of.moves, "move")}{one_or_more(of.moves, " makes", " make")}];
    let row = row_name(of.row).capitalised();
    StepText::heading(text![
        {row}" is worth "{of.value}", and "{moves}" it worth "{of.target}
    ])
}

pub(super) fn winning_options(count: u128, moves: &[Move]) -> StepText {
    let heading = text!["Winning moves: "{grouped(count)}" in all"];
    let listed = list_of_many(moves, count, "more winning move", |&mv| taking(mv));
    StepText::new(heading, listed)
}

pub(super) fn raise(raise: &Raise) -> StepText {
    let (after, before) = (raise.after, raise.before);
    let heading = text![
        "A move may also make a row worth more: "{taking(raise.mv)}", worth "{after}
        " in place of "{before}
    ];
    let why = match raise.reply {
        Some(reply) => text![
            "That is no way out. It leaves nim sum "{raise.nim_sum}", and the other player answers: "
            {taking(reply)}
            ". What was raised can always be brought back, because a larger value can reach every smaller one. And since the game cannot go on for ever, nobody can raise for ever."
        ],
        None => "Here it wins, because it leaves nim sum 0. In Nim no move can do that: a row only gets smaller.".into(),
    };
    StepText::new(heading, why)
}
