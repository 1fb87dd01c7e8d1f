//! What a move does to the nim sum, the two halves of the proof, and the way from these to the theorem: from the empty board upwards,
//! and one game down to it.

use super::super::prelude::*;
use crate::derivation::{PlayDown, ProofBoard, RowChange, RowToZero};
use crate::kinds::position::{MOST_IN_A_SENTENCE, first_few, one_of};
use theory::Move;
use theory::hand_built::{Bit, numeral_binary, pad};

/// The rule that all rests on, and a move that shows it.
pub fn one_move(change: Option<RowChange>) -> StepText {
    let heading = text![
        "A move changes one row from "{letter("x")}" to "{letter("y")}", and the nim sum from "
        {letter("s")}" to "{letter("t")}"\u{a0}=\u{a0}s\u{a0}⊕\u{a0}x\u{a0}⊕\u{a0}y"
    ];
    let why = "The sign ⊕ (XOR) writes a 1 where the digits of two numbers differ, so x\u{a0}⊕\u{a0}x\u{a0}=\u{a0}0. Putting x into the sum once more takes it out; then y goes in. Every other row stays as it is.";
    let Some(change) = change else {
        let none = text!["On this board there is no move, and "{is("s", 0)}"."];
        return StepText::new(heading, (why, none));
    };
    let example = text!["One of the moves here: "{taking(change.mv)}"."];
    StepText::new(heading, (why, example, digits(change)))
}

/// s, x, y and t in binary, one below the other.
fn digits(RowChange { mv, x, y, s, t }: RowChange) -> Table {
    let named = [
        ("s", text!["nim sum before"], s),
        ("x", row_name(mv.row).and(" before"), x),
        ("y", row_name(mv.row).and(" after"), y),
        ("t", text!["nim sum after"], t),
    ];
    let numerals = [s, x, y, t].map(numeral_binary);
    let width = numerals.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let places = (0..width).rev().map(|exponent| place(1 << exponent).into());
    let mut table = Table::of_digits("<|<|>number", places);
    for ((name, what, number), numeral) in named.into_iter().zip(&numerals) {
        let stubs = [letter(name).into(), what.into(), Cell::from(number)];
        let cells = stubs.into_iter().chain(pad(numeral, width).into_iter().map(Cell::from));
        if name == "t" {
            table.foot(cells);
        } else {
            table.row(cells);
        }
    }
    table
}

/// "After taking 6 from row 5, 18 6 3 20 3 is left, and its nim sum is s = 0", or "On this board s = 0".
fn where_shown(board: &ProofBoard) -> Text {
    let nim_sum = is("s", board.nim_sum);
    match board.after {
        None => text!["On this board "{nim_sum}],
        Some(mv) if board.board.is_empty() => {
            text!["After "{taking_noun(mv)}" nothing is left, and there "{nim_sum}]
        }
        Some(mv) => text![
            "After "{taking_noun(mv)}" the board is "{board_in_brief(&board.board)}", and there "
            {nim_sum}
        ],
    }
}

/// The half of the theorem for nim sum 0.
pub fn from_zero(board: &ProofBoard) -> StepText {
    let heading = text!["First half: from nim sum 0, no move leaves nim sum 0"];
    let why = "With s\u{a0}=\u{a0}0, t is x\u{a0}⊕\u{a0}y, and that is 0 only where x and y are equal. But a move makes its row smaller: y is less than x. So t is not 0.";
    let shown = where_shown(board);
    if board.board.is_empty() {
        let none = text![{shown}": no move at all is possible, so none leaves 0."];
        return StepText::new(heading, (why, none));
    }
    let which = text![{shown}". The smallest and the largest move in each row:"];
    StepText::new(heading, (why, which, changes(board)))
}

fn changes(board: &ProofBoard) -> Table {
    let mut table = Table::of("<|>x|>y|>");
    (table.header[1], table.header[2]) = (letter("x"), letter("y"));
    table.header[3] = text![["t = x ⊕ y"]];
    for of in board.changes() {
        table.add((row_name(of.mv.row), of.x, of.y, of.t));
    }
    table
}

/// One of its lines as a step.
pub fn changed(RowChange { mv, x, y, t, .. }: RowChange) -> StepText {
    StepText::heading(text![
        {taking(mv).capitalised()}": "{letter("t")}" is "{xor_equation(x, y, t)}", not 0"
    ])
}

/// The half of the theorem for every other nim sum.
pub fn to_zero(board: Option<&ProofBoard>) -> StepText {
    let heading = text!["Second half: from a nim sum that is not 0, some move leaves nim sum 0"];
    let deciding = text![
        "t is 0 where "{letter("y")}
        " is x\u{a0}⊕\u{a0}s. That is a move only if it is smaller than x. What decides is the column of the leftmost 1 of s; its place (1, 2, 4, 8 or so on) is called "
        {letter("d")}"."
    ];
    let why = |d: Text, most: Text| {
        text![
            "A row with a 1 in that column loses "{d.clone()}
            ". In all smaller columns together it regains at most "{most.clone()}
            ", so it gets smaller: a move. Every other row gains "{d}" and loses at most "{most}
            ", so it gets larger: no move."
        ]
    };
    let of_board = board.and_then(|board| Some((board, board.deciding_place()?)));
    let Some((board, d)) = of_board else {
        let why = why("d".into(), text!["d\u{a0}−\u{a0}1"]);
        return StepText::new(heading, (deciding, why));
    };
    let shown = text![{where_shown(board)}" and "{is("d", d)}"."];
    let most = text!["d\u{a0}−\u{a0}1\u{a0}=\u{a0}"{d - 1}];
    let rows = needed_rows(board, d);
    let why = why(text!["d\u{a0}=\u{a0}"{d}], most);
    StepText::new(heading, (deciding, shown, rows, why))
}

fn needed_rows(board: &ProofBoard, d: u64) -> Table {
    let mut table = Table::of("<|>x|>digit|>|>in that column|>in smaller ones|<y is");
    table.header[1] = letter("x");
    table.header[3] = text![["y = x ⊕ s"]];
    table.header[2] = text![{of_place(d)}" digit"];
    table.header[6] = text![{letter("y")}" is"];
    for row in board.rows_to_zero() {
        table.row(needed_cells(&row));
    }
    table
}

fn needed_cells(row: &RowToZero) -> Vec<Cell> {
    let (sign, verdict) = if row.has { ("−", good("smaller")) } else { ("+", "larger".into()) };
    let (digit, change) = (Bit::from(row.has), text![{sign}{row.d}]);
    let (name, smaller) = (row_name(row.row), smaller_columns(row));
    (name, row.x, digit, row.y, change, smaller, verdict).into_cells()
}

/// "+2", "−1" or "0": what the smaller columns gain or lose.
fn smaller_columns(row: &RowToZero) -> Text {
    let (before, after) = row.smaller_columns();
    match after.cmp(&before) {
        std::cmp::Ordering::Greater => text!["+"{after - before}],
        std::cmp::Ordering::Less => text!["−"{before - after}],
        std::cmp::Ordering::Equal => 0_u8.into(),
    }
}

/// One of its lines as a step.
pub fn needed(row: RowToZero) -> StepText {
    let (digit, so) = if row.has { ("a 1", good("smaller")) } else { ("no 1", bad("larger")) };
    StepText::heading(text![
        {row_name(row.row).capitalised()}" has "{digit}" in the "{column(row.d)}
        ", and would become "{row.y}", which is "{so}" than "{row.x}
    ])
}

/// How many moves leave nim sum 0.
pub fn oddly_many(board: &ProofBoard, moves: &[Move]) -> StepText {
    let d = board.deciding_place().unwrap_or(1);
    let what = board.after.map_or("move", |_| "reply");
    let heading = text![
        "There is at least one such row: an odd number of rows have a 1 in the "{column(d)}
    ];
    let why = text![
        "The digit of s in the "{column(d)}
        " is 1 because the number of 1s in that column is odd, so it is not 0. Each of these rows holds just one move that leaves nim sum 0, and the others none. So the number of such moves is odd as well."
    ];
    let told = first_few(moves, MOST_IN_A_SENTENCE).map(taking).collect();
    let count = moves.len() as u128;
    let here = text!["Here it is "{counted(count, what)}": "{one_of(told, count)}"."];
    StepText::new(heading, (why, here))
}

/// Why the two halves prove it.
pub fn induction(objects: u128, nim_sum: u64, winning_move: Option<Move>) -> StepText {
    let heading = text!["So the theorem holds on every board, from the empty one upwards"];
    let empty =
        "The empty board has nim sum 0, and whoever is to move there has lost: it holds there.";
    let suppose = "Every move takes at least 1 object. So suppose that it holds on all boards with fewer objects than some board.";
    let zero = text![
        "If that board has nim sum 0, every move leaves another nim sum and fewer objects: a board on which the other player wins. So the player to move "
        {bad("loses")}"."
    ];
    let other = text![
        "If it has another nim sum, some move leaves nim sum 0 and fewer objects: a board on which the other player loses. So the player to move "
        {good("wins")}"."
    ];
    let upwards = "So it holds with 1 object, and then with 2, and so on up to any number.";
    let list = Block::list([empty.into(), suppose.into(), zero, other, upwards.into()]);
    StepText::new(heading, (list, here(objects, nim_sum, winning_move)))
}

/// What it says of this board.
fn here(objects: u128, nim_sum: u64, winning_move: Option<Move>) -> Text {
    let this = text!["This board has "{counted(objects, "object")}" and "{is("s", nim_sum)}];
    match winning_move {
        Some(mv) if u128::from(mv.take()) == objects => {
            text![{this}": "{taking_noun(mv)}" leaves the empty board."]
        }
        Some(mv) => text![
            {this}": "{taking_noun(mv)}" leaves "
            {counted(objects - u128::from(mv.take()), "object")}
            " and nim sum 0, and from there on the same player can do so again and again."
        ],
        None if objects == 0 => text![{this}": the player to move has lost."],
        None => text![
            {this}": after any move, at most "{grouped(objects - 1)}
            " are left and the nim sum is not 0, so the other player can make it 0 again, and so on."
        ],
    }
}

/// A game as a table.
pub fn down_to_the_end(play: &PlayDown) -> StepText {
    let (heading, the_winner) = if play.is_whole {
        let heading = text!["One game on this board, down to the empty board"];
        (heading, "The winner")
    } else {
        let heading = text!["How a game on this board begins"];
        (heading, "And so on: the winner")
    };
    let mut table = Table::of("<who|<move|>objects left|>nim sum");
    for (index, &(mv, objects, nim_sum)) in play.moves.iter().enumerate() {
        let is_winner = index.is_multiple_of(2) == play.first_wins;
        let who = judged(is_winner, if is_winner { "winner" } else { "loser" });
        table.add((who, taking(mv), grouped(objects), nim_sum));
    }
    let leaves = " leaves nim sum 0 every time, so it is the winner who leaves the empty board.";
    StepText::new(heading, (table, text![{the_winner}{leaves}]))
}

/// A letter that stands for a number.
pub fn letter(letter: &'static str) -> Text {
    strong(letter)
}

/// "s = 10", on one line.
fn is(name: &'static str, number: u64) -> Text {
    text![{letter(name)}"\u{a0}=\u{a0}"{number}]
}
