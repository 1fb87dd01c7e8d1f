//! Bouton's theorem proved with the numbers of one board (C. L. Bouton, "Nim, a game with a complete mathematical
//! theory", Annals of Mathematics 3, 1902).
//!
//! On 13 12 8 the nim sum is 9, and its leftmost 1 is in the 8s column. All three rows have a 1 there, so each can be
//! changed from x to x ⊕ 9, which is smaller.

use crate::derivation::{Analysis, Step};
use crate::document::folding::fold;
use crate::document::moves::rows_with_sizes;
use crate::document::prelude::*;
use theory::hand_built::{Bit, bitwise_exclusive_or};
use theory::{Board, Move, Position, Rule};

/// Tables of up to this many lines are drawn whole.
const MOST_ROWS: usize = 40;

/// One step of the proof. Rows are counted from 1; x and y are the sizes of a row before and after a move, s and t the
/// nim sums.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum ProofStep {
    /// What a move does to the nim sum: t = s ⊕ x ⊕ y.
    OneMove {
        board: Board,
        /// A move on the board, if there is one.
        change: Option<RowChange>,
    },
    /// From nim sum 0 no move leaves 0; shown on the board if its nim sum is 0.
    FromZero(Option<ProofBoard>),
    /// From any other nim sum some move leaves 0; shown on the board if its nim sum is not 0.
    ToZero(Option<ProofBoard>),
    /// Both together, from the empty board upwards.
    Induction,
}

/// A board on which one half of the proof is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofBoard {
    /// The board.
    pub board: Board,
    /// Its nim sum.
    pub nim_sum: u64,
}

/// What a move does to the nim sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowChange {
    /// The move.
    pub mv: Move,
    /// The size of the row before it.
    pub x: u64,
    /// The size of the row after it.
    pub y: u64,
    /// The nim sum before it.
    pub s: u64,
    /// The nim sum after it: s ⊕ x ⊕ y.
    pub t: u64,
}

/// What a row would have to become for nim sum 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowToZero {
    /// The row, counted from 1.
    pub row: usize,
    /// Its size.
    pub x: u64,
    /// The place of the leftmost 1 of the nim sum.
    pub d: u64,
    /// Whether the row has a 1 there.
    pub has: bool,
    /// x ⊕ s, which is smaller than x exactly if the row has that 1.
    pub y: u64,
}

impl RowChange {
    fn of(mv: Move, s: u64) -> Self {
        let (x, y) = (mv.from, mv.leaves());
        let t = bitwise_exclusive_or(bitwise_exclusive_or(s, x), y);
        Self { mv, x, y, s, t }
    }
}

impl ProofBoard {
    /// The place of the leftmost 1 of the nim sum; `None` if that is 0.
    pub fn deciding_place(&self) -> Option<u64> {
        self.nim_sum.checked_ilog2().map(|exponent| 1 << exponent)
    }

    /// For each nonempty row, the smallest and the largest change.
    pub fn changes(&self) -> Vec<RowChange> {
        let mut changes = Vec::new();
        for (row, from) in self.board.numbered() {
            let mut change = |left: u64| {
                changes.push(RowChange::of(Move::of_nim(row, from, left), self.nim_sum));
            };
            if from > 0 {
                change(from - 1);
            }
            if from > 1 {
                change(0);
            }
        }
        changes
    }

    /// What each row would have to become.
    pub fn rows_to_zero(&self) -> Vec<RowToZero> {
        let Some(d) = self.deciding_place() else {
            return Vec::new();
        };
        let needed = |(row, x)| {
            let y = bitwise_exclusive_or(x, self.nim_sum);
            RowToZero { row, x, d, has: x & d != 0, y }
        };
        self.board.numbered().map(needed).collect()
    }
}

/// The steps of the proof, and the analysis of the board.
pub(crate) fn steps(board: &Board) -> (Vec<Step>, Analysis) {
    let analysis = Analysis::of(&Position::new(board.clone(), Rule::Normal));
    // Finding the nim sum is shown as for any board.
    let mut steps = analysis.verdict_steps();
    steps.retain(|step| !matches!(step, Step::Verdict(_) | Step::GameOver { .. }));
    let nim_sum = analysis.nim_sum();
    let shown = analysis.winning_move().or_else(|| analysis.position.legal_moves().next());
    let change = shown.map(|mv| RowChange::of(mv, nim_sum));
    let here = ProofBoard { board: board.clone(), nim_sum };
    let (zero, other) = if nim_sum == 0 { (Some(here), None) } else { (None, Some(here)) };
    let proof = [
        ProofStep::OneMove { board: board.clone(), change },
        ProofStep::FromZero(zero),
        ProofStep::ToZero(other),
        ProofStep::Induction,
    ];
    steps.extend(proof.map(Step::Proof));
    (steps, analysis)
}

/// What is proved, and on which board.
pub(crate) fn opening(board: &Board) -> Vec<Block> {
    let title = text!["Bouton's theorem: a proof, with "{board_in_brief(board)}" as the example"];
    let theorem = text![
        {strong("The theorem:")}" in normal play, where the player who takes the last object wins, the player to move can "
        {good("win")}" exactly when the nim sum "{letter("s")}" is not 0. Bouton calls a board with nim sum 0 a "
        {term("safe combination")}": safe for the player who leaves it."
    ];
    (Block::Title(title), rows_with_sizes(board), theorem).into_blocks()
}

/// Puts a step into words.
pub(crate) fn describe(step: &ProofStep) -> StepText {
    match step {
        ProofStep::OneMove { board, change } => one_move(board, *change),
        ProofStep::FromZero(board) => from_zero(board.as_ref()),
        ProofStep::ToZero(board) => to_zero(board.as_ref()),
        ProofStep::Induction => induction(),
    }
}

/// The equation that all rests on, line by line, and a move that shows it.
fn one_move(board: &Board, change: Option<RowChange>) -> StepText {
    let heading = text![
        "A move that changes a row from "{letter("x")}" to "{letter("y")}" changes the nim sum from "
        {letter("s")}" to "{letter("t")}["\u{a0}= s ⊕ x ⊕ y"]
    ];
    let mut table = Table::of(">|<|<because");
    let row = change.map(|change| change.mv.row);
    for (line, because) in lines(board, row) {
        let left = if table.body.is_empty() { "t" } else { "" };
        table.add((left, text![[{ format!("= {line}") }]], because));
    }
    let example = match change {
        Some(RowChange { mv, x, y, s, t }) => text![
            "Here s\u{a0}=\u{a0}"{s}". For example, "{taking(mv)}": "
            ["t = "{s}" ⊕ "{x}" ⊕ "{y}" = "{t}]"."
        ],
        None => "On this board s\u{a0}=\u{a0}0, and there is no move.".into(),
    };
    let has_dots = Shown::rows(board, row).contains(&Shown::More);
    let dots = "The dots are the nim sum of the other rows, which stay as they are.";
    let which = row
        .map(|row| text!["Say that "{row_name(row)}" changes; for any other row it is the same."]);
    StepText::new(heading, (which, table, if has_dots { Some(dots) } else { None }, example))
}

/// The equation line by line, each with the law that it uses; x and y are in this row.
fn lines(board: &Board, changed: Option<usize>) -> Vec<(String, &'static str)> {
    let rows = Shown::rows(board, changed);
    let sum =
        |write: &dyn Fn(&Shown) -> String| rows.iter().map(write).collect::<Vec<_>>().join(" ⊕ ");
    let of_rows = |changed: &str| {
        sum(&|row| match row {
            Shown::Changed => changed.to_owned(),
            Shown::Row(size) => size.to_string(),
            Shown::More => "…".to_owned(),
        })
    };
    let mut lines = vec![("0 ⊕ t".to_owned(), "0 ⊕ a = a"), ("s ⊕ s ⊕ t".to_owned(), "a ⊕ a = 0")];
    if rows.len() > 1 {
        let (before, after) = (of_rows("x"), of_rows("y"));
        let in_pairs = sum(&|row| match row {
            Shown::Changed => "(x ⊕ y)".to_owned(),
            Shown::Row(size) => format!("({size} ⊕ {size})"),
            Shown::More => "(… ⊕ …)".to_owned(),
        });
        let cancelled = sum(&|row| match row {
            Shown::Changed => "(x ⊕ y)".to_owned(),
            Shown::Row(_) | Shown::More => "0".to_owned(),
        });
        lines.push((format!("s ⊕ ({before}) ⊕ ({after})"), "s and t are nim sums"));
        lines.push((format!("s ⊕ {in_pairs}"), "any order, any brackets"));
        lines.push((format!("s ⊕ {cancelled}"), "a ⊕ a = 0"));
        lines.push(("s ⊕ x ⊕ y".to_owned(), "0 ⊕ a = a"));
    } else {
        lines.push(("s ⊕ x ⊕ y".to_owned(), "s and t are nim sums"));
    }
    lines
}

/// A row as it is written in the equation.
#[derive(PartialEq)]
enum Shown {
    /// The row that a move changes.
    Changed,
    /// A row that stays as it is.
    Row(u64),
    /// Rows that are not written.
    More,
}

impl Shown {
    /// The rows of a board as they fit on a line.
    fn rows(board: &Board, changed: Option<usize>) -> Vec<Self> {
        const LARGEST: u64 = 999;
        let room = if board.rows().len() > 3 { 1 } else { 2 };
        let mut rows = Vec::new();
        let mut written = 0;
        for (row, size) in board.numbered() {
            if changed == Some(row) {
                rows.push(Self::Changed);
            } else if written < room && size <= LARGEST {
                rows.push(Self::Row(size));
                written += 1;
            } else if rows.last() != Some(&Self::More) {
                rows.push(Self::More);
            }
        }
        if changed.is_none() {
            rows = vec![Self::Changed, Self::More];
        }
        rows
    }
}

/// The half of the theorem for nim sum 0.
fn from_zero(board: Option<&ProofBoard>) -> StepText {
    let heading = "From nim sum 0, every move leaves a nim sum that is not 0";
    let why = "If s\u{a0}=\u{a0}0, then t\u{a0}=\u{a0}x\u{a0}⊕\u{a0}y. That is 0 only if x and y have the same digits. But a move makes its row smaller, so y is not x, and t is not 0.";
    let Some(board) = board else {
        return StepText::new(heading.into(), why);
    };
    let changes = board.changes();
    if changes.is_empty() {
        return StepText::new(heading.into(), why);
    }
    let here = "On this board s\u{a0}=\u{a0}0. The smallest and the largest move in each row:";
    let mut table = Table::of("<|>x|>y|>");
    table.header[3] = text![["t = x ⊕ y"]];
    tell_rows(&mut table, fold(changes.len(), MOST_ROWS, MOST_ROWS - 2), "more move", |at| {
        let RowChange { mv, x, y, t, .. } = changes[at - 1];
        Some((row_name(mv.row), x, y, t).into_cells())
    });
    StepText::new(heading.into(), (why, here, table))
}

/// The half of the theorem for every other nim sum.
fn to_zero(board: Option<&ProofBoard>) -> StepText {
    let heading = "From any other nim sum, some move leaves nim sum 0";
    let wanted = "t is 0 if y\u{a0}=\u{a0}x\u{a0}⊕\u{a0}s. That is a move if y is smaller than x.";
    let odd = text![
        "Let "{letter("d")}" be the value of the leftmost 1 of s. In its column the number of 1s is odd, so at least one row has a 1 there. With this row as x, the digits of y to the left are those of x, the 1 becomes a 0, and the digits to the right are worth at most d\u{a0}−\u{a0}1 together. So y is smaller than x."
    ];
    let of_board = board.and_then(|board| Some((board, board.deciding_place()?)));
    let Some((board, d)) = of_board else {
        return StepText::new(heading.into(), (wanted, odd));
    };
    let here = text![
        "On this board s\u{a0}=\u{a0}"{board.nim_sum}" and d\u{a0}=\u{a0}"{d}", so d\u{a0}−\u{a0}1\u{a0}=\u{a0}"{d - 1}":"
    ];
    let mut table = Table::of("<|>x|>digit|>|<y is");
    table.header[2] = text![{of_place(d)}" digit"];
    table.header[3] = text![["y = x ⊕ s"]];
    for RowToZero { row, x, has, y, .. } in board.rows_to_zero() {
        let is = if has { good("smaller") } else { "larger".into() };
        table.add((row_name(row), x, Bit::from(has), y, is));
    }
    StepText::new(heading.into(), (wanted, odd, here, table))
}

/// From the two halves to the theorem.
fn induction() -> StepText {
    let heading = "So the theorem is true on every board, from the empty one upwards";
    let steps = [
        text!["The empty board has nim sum 0, and the player to move there has lost."],
        text![
            "Take any other board, and suppose that the theorem is true on all boards with fewer objects. Every move leads to one of those."
        ],
        text![
            "If s is 0, every move leaves a nim sum that is not 0, and from there the other player wins. So the player to move "
            {bad("loses")}"."
        ],
        text![
            "If s is not 0, some move leaves nim sum 0, and from there the other player loses. So the player to move "
            {good("wins")}"."
        ],
    ];
    StepText::new(heading.into(), Block::list(steps))
}

/// A letter that stands for a number.
fn letter(letter: &'static str) -> Text {
    strong(letter)
}
