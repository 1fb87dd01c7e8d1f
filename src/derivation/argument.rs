//! Arguments as typed lines, each following from those above it: why a move wins, what a nim sum is, what an XOR is.
//!
//! The numbers come from the derivation. An argument has an outline, in which each line needs the one before, and a
//! detailed form; it can also have one false line, and then the lines below go on from what that says.

use super::columns::{Column, Columns};
use super::places::value;
use super::statements::{GateColumns, GateOutput};
use crate::game::{Board, Move};
use crate::hand_built::{Bit, bitwise_exclusive_or, exclusive_or, nim_sum as sum_of, parity};
use crate::question::{Answer, ArguedAbout, Xor};

/// A line of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum ArgumentLine {
    /// The numbers in binary, all of the same width.
    InBinary { numbers: Vec<u64>, width: usize },
    /// How many ones each column has, the most significant first.
    Counts { ones: Vec<usize> },
    /// The digits of the columns.
    Digits {
        digits: Vec<Bit>,
        /// Whether they show which counts are odd, rather than which digits differ.
        of_counts: bool,
    },
    /// A column of two digits.
    GateColumn(GateOutput),
    /// A column of a board.
    CountColumn(Column),
    /// The number that the digits stand for: the XOR of these two, or else the nim sum.
    Value { of: Option<(u64, u64)>, digits: Vec<Bit>, value: u64 },
    /// The nim sum of the board.
    NimSum { board: Board, value: u64 },
    /// Where the leftmost 1 of the nim sum is.
    Leftmost { place: u64 },
    /// A row has a 1 in that column.
    HasOne { row: usize, size: u64 },
    /// So that row holds a winning move.
    HoldsMove { row: usize },
    /// What to leave of the row.
    Leave { row: usize, size: u64, nim_sum: u64, leave: u64 },
    /// How many to take.
    Take { row: usize, take: u64 },
    /// What is left has nim sum 0.
    LeavesZero { board: Board },
    /// From nim sum 0 every move leads away; or, as the false line, not every move.
    EveryMoveBreaks { breaks: bool },
    /// From any other nim sum some move leads to 0.
    SomeMoveRestores,
    /// Who wins.
    MoverWins { wins: bool },
}

/// The lines of an argument, and what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The lines in the order in which they are shown.
    pub lines: Vec<ArgumentLine>,
    /// The right order, the first line that does not follow, or the number missing in the last line.
    pub right: Answer,
    /// What a line that does not follow should have been.
    pub instead: Option<ArgumentLine>,
}

impl Argument {
    /// The lines in the right order.
    #[must_use]
    pub fn in_order(self) -> Vec<ArgumentLine> {
        match self.right {
            Answer::Order(order) => order.iter().map(|&at| self.lines[at].clone()).collect(),
            _ => self.lines,
        }
    }

    /// Whether a number is missing in the last line.
    #[must_use]
    pub fn has_blank(&self) -> bool {
        matches!(self.right, Answer::Number(_))
    }
}

impl ArgumentLine {
    /// The number that can be left out of it, if any.
    #[must_use]
    pub fn missing(&self) -> Option<u64> {
        Some(match *self {
            Self::GateColumn(gate) => gate.output.into(),
            Self::CountColumn(Column { ones, .. }) => ones as u64,
            Self::Value { value, .. } | Self::NimSum { value, .. } => value,
            Self::Leftmost { place } => place,
            Self::Leave { leave, .. } => leave,
            Self::Take { take, .. } => take,
            _ => return None,
        })
    }
}

/// The argument in outline: each line needs the one before it.
pub(super) fn outline(about: &ArguedAbout) -> Vec<ArgumentLine> {
    let mut columns = detail(about);
    let (numbers, of_counts) = match about {
        &ArguedAbout::Xor(Xor { a, b }) => (vec![a, b], false),
        ArguedAbout::Sum(board) => (board.rows().to_vec(), true),
        ArguedAbout::Move(_) => return columns,
    };
    let value = columns.pop();
    let (width, digits) = (columns.len(), digits_of(&columns));
    let ones = columns.iter().filter_map(|line| match line {
        ArgumentLine::CountColumn(column) => Some(column.ones),
        _ => None,
    });
    let ones = ones.collect();
    let mut lines = vec![ArgumentLine::InBinary { numbers, width }];
    lines.extend(of_counts.then_some(ArgumentLine::Counts { ones }));
    lines.push(ArgumentLine::Digits { digits, of_counts });
    lines.extend(value);
    lines
}

/// The argument line by line, with a line for each column.
pub(super) fn detail(about: &ArguedAbout) -> Vec<ArgumentLine> {
    match about {
        &ArguedAbout::Xor(Xor { a, b }) => {
            let columns = GateColumns::of(a, b);
            let columns = columns.gates().map(ArgumentLine::GateColumn);
            with_value(Some((a, b)), columns.collect())
        }
        ArguedAbout::Sum(board) => {
            let columns = Columns::of(board).columns.into_iter();
            with_value(None, columns.map(ArgumentLine::CountColumn).collect())
        }
        ArguedAbout::Move(position) => of_move(&position.board),
    }
}

/// Columns, followed by the number that their digits stand for.
fn with_value(of: Option<(u64, u64)>, mut columns: Vec<ArgumentLine>) -> Vec<ArgumentLine> {
    let digits = digits_of(&columns);
    let value = value(&digits);
    columns.push(ArgumentLine::Value { of, digits, value });
    columns
}

fn digits_of(columns: &[ArgumentLine]) -> Vec<Bit> {
    let digits = columns.iter().filter_map(|line| match *line {
        ArgumentLine::GateColumn(gate) => Some(gate.output),
        ArgumentLine::CountColumn(column) => Some(column.bit),
        _ => None,
    });
    digits.collect()
}

/// Every way in which one line of the argument can be false, with the number of that line, counted from 1.
pub(super) fn flawed(about: &ArguedAbout) -> Vec<(usize, Vec<ArgumentLine>)> {
    let right = detail(about);
    let flawed = match about {
        ArguedAbout::Xor(_) => flawed_columns(&right, 2),
        ArguedAbout::Sum(board) => flawed_columns(&right, board.rows().len()),
        ArguedAbout::Move(position) => flawed_moves(&position.board),
    };
    let flawed = flawed.into_iter().filter_map(|lines| {
        let mut pairs = lines.iter().zip(&right);
        let follow = pairs.position(|(line, right)| line != right)?;
        Some((follow + 1, lines))
    });
    flawed.collect()
}

/// An argument by columns with a slip in one of them, or with its last number read from the wrong end.
fn flawed_columns(right: &[ArgumentLine], rows: usize) -> Vec<Vec<ArgumentLine>> {
    let Some((&ArgumentLine::Value { of, ref digits, .. }, columns)) = right.split_last() else {
        return Vec::new();
    };
    let mut flawed = Vec::new();
    for (at, column) in columns.iter().enumerate() {
        for slip in slips(column, rows) {
            let mut columns = columns.to_vec();
            columns[at] = slip;
            flawed.push(with_value(of, columns));
        }
    }
    let reversed: Vec<Bit> = digits.iter().rev().copied().collect();
    let (digits, value) = (digits.clone(), value(&reversed));
    let misread = ArgumentLine::Value { of, digits, value };
    flawed.push([columns, &[misread]].concat());
    flawed
}

/// A column with the other digit, or with a count off by one and the digit that follows from it.
fn slips(column: &ArgumentLine, rows: usize) -> Vec<ArgumentLine> {
    let other = |bit| exclusive_or(bit, Bit::One);
    match *column {
        ArgumentLine::GateColumn(gate) => {
            let output = other(gate.output);
            vec![ArgumentLine::GateColumn(GateOutput { output, ..gate })]
        }
        ArgumentLine::CountColumn(Column { place, ones, bit }) => {
            let miscounted = if ones < rows { ones + 1 } else { ones - 1 };
            let slips = [(ones, other(bit)), (miscounted, parity(miscounted))];
            let slips = slips.map(|(ones, bit)| Column { place, ones, bit });
            slips.map(ArgumentLine::CountColumn).into()
        }
        _ => Vec::new(),
    }
}

/// Why a move wins, or, if the nim sum is 0, why none does.
fn of_move(board: &Board) -> Vec<ArgumentLine> {
    match WinningArgument::from(board, sum_of(board.rows())) {
        Some(argument) => argument.lines(),
        None => lost(board, true, false),
    }
}

fn lost(board: &Board, breaks: bool, wins: bool) -> Vec<ArgumentLine> {
    vec![
        ArgumentLine::NimSum { board: board.clone(), value: 0 },
        ArgumentLine::EveryMoveBreaks { breaks },
        ArgumentLine::SomeMoveRestores,
        ArgumentLine::MoverWins { wins },
    ]
}

/// The numbers in the argument that a move wins, any of which may be wrong.
#[derive(Clone, Copy)]
struct WinningArgument<'a> {
    board: &'a Board,
    nim_sum: u64,
    place: u64,
    row: usize,
    size: u64,
    leave: u64,
    take: u64,
}

impl<'a> WinningArgument<'a> {
    /// The argument for a nim sum, using the first row with a 1 in the column of its leftmost 1.
    fn from(board: &'a Board, nim_sum: u64) -> Option<Self> {
        let place = 1 << nim_sum.checked_ilog2()?;
        let (row, size) = board.numbered().find(|&(_, size)| size & place != 0)?;
        let leave = bitwise_exclusive_or(size, nim_sum);
        Some(Self { board, nim_sum, place, row, size, leave, take: size.saturating_sub(leave) })
    }

    fn lines(self) -> Vec<ArgumentLine> {
        let Self { board, nim_sum, place, row, size, leave, take } = self;
        let mv = Move::of_nim(row, size, size.saturating_sub(take));
        let after = board.after(mv).unwrap_or_else(|_| board.clone());
        vec![
            ArgumentLine::NimSum { board: board.clone(), value: nim_sum },
            ArgumentLine::Leftmost { place },
            ArgumentLine::HasOne { row, size },
            ArgumentLine::Leave { row, size, nim_sum, leave },
            ArgumentLine::Take { row, take },
            ArgumentLine::LeavesZero { board: after },
        ]
    }
}

fn flawed_moves(board: &Board) -> Vec<Vec<ArgumentLine>> {
    let nim_sum = sum_of(board.rows());
    let Some(right) = WinningArgument::from(board, nim_sum) else {
        return vec![lost(board, false, false), lost(board, true, true)];
    };
    let mut flawed = Vec::new();
    // A wrong nim sum: OR instead of XOR, or a row left out.
    let ored = board.rows().iter().fold(0, |ored, &size| ored | size);
    let without_first = sum_of(&board.rows()[1..]);
    for wrong in [ored, without_first] {
        let argument = WinningArgument::from(board, wrong).filter(|_| wrong != nim_sum);
        flawed.extend(argument.map(WinningArgument::lines));
    }
    // The rightmost 1 instead of the leftmost.
    let at = |place: u64| WinningArgument { place, ..right }.lines();
    let rightmost = nim_sum & nim_sum.wrapping_neg();
    if rightmost != right.place {
        flawed.push(at(rightmost));
    }
    // The largest row, which has no 1 there.
    let largest = board.numbered().max_by_key(|&(_, size)| size);
    if let Some((row, size)) = largest.filter(|&(_, size)| size & right.place == 0) {
        let mut lines = WinningArgument { row, size, ..right }.lines();
        // The lines after that would use what the row does not have.
        lines.truncate(3);
        lines.push(ArgumentLine::HoldsMove { row });
        flawed.push(lines);
    }
    // A wrong size to leave: the difference, or the nim sum itself.
    let WinningArgument { size, leave, .. } = right;
    for wrong in [size.abs_diff(nim_sum), nim_sum] {
        if wrong != leave && wrong < size {
            let argument = WinningArgument { leave: wrong, take: size - wrong, ..right };
            flawed.push(argument.lines());
        }
    }
    // A wrong number to take: as many as should be left, or the nim sum.
    for take in [leave, nim_sum] {
        if take != right.take && (1..=size).contains(&take) {
            flawed.push(WinningArgument { take, ..right }.lines());
        }
    }
    if flawed.is_empty() {
        flawed.push(at(if right.place == 1 { 2 } else { right.place / 2 }));
    }
    flawed
}
