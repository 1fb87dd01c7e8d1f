//! Arguments as typed lines, each of which follows from those above it: why a move wins, what a nim sum is, what an XOR is.
//!
//! The numbers are those of the derivation. An argument can be told in outline, where each line needs the one before, or in
//! detail, and with one line false: then the lines below it go on from what the false one says.

use super::columns::{Column, Columns};
use super::places::{places, value};
use super::xor::digits_of;
use crate::game::{Board, Move};
use crate::hand_built::{
    Bit, bitwise_exclusive_or, exclusive_or, nim_sum as sum_of, parity, xor_digits,
};
use crate::question::{Answer, ArguedAbout, Xor};

/// A line of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum ArgumentLine {
    /// The numbers in binary, all of the same width.
    InBinary { numbers: Vec<u64>, width: usize },
    /// How many ones each column has, the most significant first.
    Counts { ones: Vec<usize> },
    /// The digits that the columns give.
    Digits {
        digits: Vec<Bit>,
        /// Whether they say which counts are odd, and not which digits differ.
        of_counts: bool,
    },
    /// A column of two digits.
    GateColumn {
        place: u64,
        a: Bit,
        b: Bit,
        output: Bit,
    },
    /// A column of a board.
    CountColumn(Column),
    /// The number that the digits stand for is the XOR of these two, or else the nim sum.
    Value {
        of: Option<(u64, u64)>,
        digits: Vec<Bit>,
        value: u64,
    },
    /// The nim sum of the board.
    NimSum { board: Board, value: u64 },
    /// Where the leftmost 1 of the nim sum stands.
    Leftmost { place: u64 },
    /// A row has a 1 in that column.
    HasOne { row: usize, size: u64 },
    /// So that row holds a winning move.
    HoldsMove { row: usize },
    /// What is to be left of the row.
    Leave {
        row: usize,
        size: u64,
        nim_sum: u64,
        leave: u64,
    },
    /// How many to take.
    Take { row: usize, take: u64 },
    /// What is left has nim sum 0.
    LeavesZero { board: Board },
    /// From nim sum 0 every move leads away; or, as a false line, some does not.
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
    /// The order in which they belong, the first that does not follow, or the number that is missing in the last of them.
    pub right: Answer,
    /// What should stand in the place of a line that does not follow.
    pub instead: Option<ArgumentLine>,
}

impl Argument {
    /// The lines in the order in which they belong.
    #[must_use]
    pub fn in_order(self) -> Vec<ArgumentLine> {
        match self.right {
            Answer::Order(order) => order.iter().map(|&at| self.lines[at].clone()).collect(),
            _ => self.lines,
        }
    }

    /// Whether a number is missing in the last line.
    #[must_use]
    pub fn has_gap(&self) -> bool {
        matches!(self.right, Answer::Number(_))
    }
}

impl ArgumentLine {
    /// The number that can be left out of it, if there is one.
    #[must_use]
    pub fn missing(&self) -> Option<u64> {
        Some(match *self {
            Self::GateColumn { output, .. } => output.into(),
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
    match about {
        &ArguedAbout::Xor(Xor { a, b }) => {
            let [first, second] = digits_of(a, b);
            let digits = xor_digits(&first, &second);
            vec![
                ArgumentLine::InBinary {
                    numbers: vec![a, b],
                    width: digits.len(),
                },
                ArgumentLine::Digits {
                    digits: digits.clone(),
                    of_counts: false,
                },
                with_value(Some((a, b)), digits),
            ]
        }
        ArguedAbout::Sum(board) => {
            let columns = Columns::of(board).columns;
            let digits: Vec<Bit> = columns.iter().map(|column| column.bit).collect();
            vec![
                ArgumentLine::InBinary {
                    numbers: board.rows().to_vec(),
                    width: columns.len(),
                },
                ArgumentLine::Counts {
                    ones: columns.iter().map(|column| column.ones).collect(),
                },
                ArgumentLine::Digits {
                    digits: digits.clone(),
                    of_counts: true,
                },
                with_value(None, digits),
            ]
        }
        ArguedAbout::Move(_) => detail(about),
    }
}

/// The argument line by line, with a line for each column.
pub(super) fn detail(about: &ArguedAbout) -> Vec<ArgumentLine> {
    match about {
        &ArguedAbout::Xor(Xor { a, b }) => of_gates(a, b, None),
        ArguedAbout::Sum(board) => of_counts(Columns::of(board).columns),
        ArguedAbout::Move(position) => of_move(&position.board),
    }
}

/// Every way in which one line of the argument can be false, with the number of that line, counted from 1.
pub(super) fn flawed(about: &ArguedAbout) -> Vec<(usize, Vec<ArgumentLine>)> {
    let right = detail(about);
    let flawed = match about {
        &ArguedAbout::Xor(Xor { a, b }) => {
            let columns = right.len() - 1;
            let mut flawed: Vec<_> = (0..columns)
                .map(|wrong| of_gates(a, b, Some(wrong)))
                .collect();
            flawed.extend(with_value_reversed(&right));
            flawed
        }
        ArguedAbout::Sum(board) => {
            let columns = Columns::of(board).columns;
            let but = |at: usize, ones: usize, bit: Bit| {
                let mut columns = columns.clone();
                (columns[at].ones, columns[at].bit) = (ones, bit);
                of_counts(columns)
            };
            let rows = board.rows().len();
            let mut flawed = Vec::new();
            for (at, column) in columns.iter().enumerate() {
                // The count is right and the digit is not; or it is the other way round.
                flawed.push(but(at, column.ones, other(column.bit)));
                let miscounted = if column.ones < rows {
                    column.ones + 1
                } else {
                    column.ones - 1
                };
                flawed.push(but(at, miscounted, parity(miscounted)));
            }
            flawed.extend(with_value_reversed(&right));
            flawed
        }
        ArguedAbout::Move(position) => flawed_moves(&position.board),
    };
    let differs = |lines: &Vec<ArgumentLine>| {
        let first = lines
            .iter()
            .zip(&right)
            .position(|(line, right)| line != right);
        first.map(|first| first + 1)
    };
    let flawed = flawed.into_iter();
    flawed
        .filter_map(|lines| Some((differs(&lines)?, lines)))
        .collect()
}

/// The columns of two numbers, of which this one, counted from 0, may be wrong.
fn of_gates(a: u64, b: u64, wrong: Option<usize>) -> Vec<ArgumentLine> {
    let [first, second] = digits_of(a, b);
    let mut outputs = xor_digits(&first, &second);
    if let Some(wrong) = wrong {
        outputs[wrong] = other(outputs[wrong]);
    }
    let inputs = first.into_iter().zip(second);
    let columns = places(outputs.len()).zip(inputs).zip(&outputs);
    let lines = columns.map(|((place, (a, b)), &output)| ArgumentLine::GateColumn {
        place,
        a,
        b,
        output,
    });
    let mut lines: Vec<_> = lines.collect();
    lines.push(with_value(Some((a, b)), outputs));
    lines
}

fn of_counts(columns: Vec<Column>) -> Vec<ArgumentLine> {
    let digits = columns.iter().map(|column| column.bit).collect();
    let lines = columns.into_iter().map(ArgumentLine::CountColumn);
    lines.chain([with_value(None, digits)]).collect()
}

/// Why a move wins, or, where the nim sum is 0, why none does.
fn of_move(board: &Board) -> Vec<ArgumentLine> {
    match WinningArgument::from(board, sum_of(board.rows())) {
        Some(argument) => argument.lines(),
        None => lost(board, true, false),
    }
}

fn lost(board: &Board, breaks: bool, wins: bool) -> Vec<ArgumentLine> {
    vec![
        ArgumentLine::NimSum {
            board: board.clone(),
            value: 0,
        },
        ArgumentLine::EveryMoveBreaks { breaks },
        ArgumentLine::SomeMoveRestores,
        ArgumentLine::MoverWins { wins },
    ]
}

fn leftmost(number: u64) -> Option<u64> {
    number.checked_ilog2().map(|exponent| 1 << exponent)
}

/// The numbers of the argument that a move wins, any of which may be wrong.
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
    /// The argument from a nim sum, with the first row that has a 1 where the leftmost 1 of that stands.
    fn from(board: &'a Board, nim_sum: u64) -> Option<Self> {
        let place = leftmost(nim_sum)?;
        let (row, size) = board.numbered().find(|&(_, size)| size & place != 0)?;
        let leave = bitwise_exclusive_or(size, nim_sum);
        Some(Self {
            board,
            nim_sum,
            place,
            row,
            size,
            leave,
            take: size.saturating_sub(leave),
        })
    }

    fn up_to_row(self) -> Vec<ArgumentLine> {
        let (board, row, size) = (self.board.clone(), self.row, self.size);
        vec![
            ArgumentLine::NimSum {
                board,
                value: self.nim_sum,
            },
            ArgumentLine::Leftmost { place: self.place },
            ArgumentLine::HasOne { row, size },
        ]
    }

    fn lines(self) -> Vec<ArgumentLine> {
        let Self {
            board,
            nim_sum,
            row,
            size,
            leave,
            take,
            ..
        } = self;
        let mv = Move::of_nim(row, size, size.saturating_sub(take));
        let after = board.after(mv).unwrap_or_else(|_| board.clone());
        let mut lines = self.up_to_row();
        lines.extend([
            ArgumentLine::Leave {
                row,
                size,
                nim_sum,
                leave,
            },
            ArgumentLine::Take { row, take },
            ArgumentLine::LeavesZero { board: after },
        ]);
        lines
    }
}

fn flawed_moves(board: &Board) -> Vec<Vec<ArgumentLine>> {
    let nim_sum = sum_of(board.rows());
    let Some(right) = WinningArgument::from(board, nim_sum) else {
        return vec![lost(board, false, false), lost(board, true, true)];
    };
    let mut flawed = Vec::new();
    // The nim sum: OR in place of XOR, or a row left out.
    let ored = board.rows().iter().fold(0, |ored, &size| ored | size);
    let without_first = sum_of(&board.rows()[1..]);
    for wrong in [ored, without_first] {
        let argument = WinningArgument::from(board, wrong).filter(|_| wrong != nim_sum);
        flawed.extend(argument.map(WinningArgument::lines));
    }
    // The rightmost 1 in place of the leftmost.
    let at = |place: u64| WinningArgument { place, ..right }.lines();
    let rightmost = nim_sum & nim_sum.wrapping_neg();
    if rightmost != right.place {
        flawed.push(at(rightmost));
    }
    // The largest row, which has no 1 there.
    let largest = board.numbered().max_by_key(|&(_, size)| size);
    if let Some((row, size)) = largest.filter(|&(_, size)| size & right.place == 0) {
        let mut lines = WinningArgument { row, size, ..right }.up_to_row();
        lines.push(ArgumentLine::HoldsMove { row });
        flawed.push(lines);
    }
    // What is to be left: the difference, or the nim sum itself.
    let WinningArgument { size, leave, .. } = right;
    for wrong in [size.abs_diff(nim_sum), nim_sum] {
        if wrong != leave && wrong < size {
            let take = size - wrong;
            flawed.push(
                WinningArgument {
                    leave: wrong,
                    take,
                    ..right
                }
                .lines(),
            );
        }
    }
    // What is to be taken: as many as are to be left, or as the nim sum says.
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

/// The argument with its last number read off from the wrong end, where that is another number.
fn with_value_reversed(right: &[ArgumentLine]) -> Option<Vec<ArgumentLine>> {
    let mut lines = right.to_vec();
    let reversed = |digits: &[Bit]| value(&digits.iter().rev().copied().collect::<Vec<_>>());
    match lines.last_mut()? {
        ArgumentLine::Value { digits, value, .. } => *value = reversed(digits),
        _ => return None,
    }
    Some(lines)
}

fn other(bit: Bit) -> Bit {
    exclusive_or(bit, Bit::One)
}

/// The last line: what the digits stand for.
fn with_value(of: Option<(u64, u64)>, digits: Vec<Bit>) -> ArgumentLine {
    let value = value(&digits);
    ArgumentLine::Value { of, digits, value }
}
