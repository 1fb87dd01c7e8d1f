//! Which tables each kind of question is worked out in.
//!
//! `binary 6` has the division ladder, `decimal 110` the value of each digit, `xor 3 5` the padded digits and each
//! column of the result, and a board its rows in binary, the counts, the nim sum, and what a move needs.

use num_bigint::BigInt;

use super::rule::{CellReason, CellRule, CellsBefore, because};
use super::tables::{
    MoveCells, ReadOff, RowAsks, Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable,
};
use super::value::CellId;
use crate::derivation::{GateOutput, Padded, PlaceValue, Step};
use crate::game::{self, Position};
use crate::hand_built::{Bit, Division, divisions, numeral_binary};
use crate::question::{Answer, Binary, Decimal, Question, Xor};

impl Working {
    /// The working of a question, if it has one: a gate needs none, and misère endings are counted instead.
    #[must_use]
    pub fn of(question: &Question) -> Option<Self> {
        let mut sheet = Tables::default();
        let read_off = match question {
            Question::Gate(_)
            | Question::Equal(_)
            | Question::Choose(_)
            | Question::Argued(_)
            | Question::Refute(_)
            | Question::Disguised { .. } => {
                return None;
            }
            &Question::Binary(Binary { number }) => sheet.ladder(number),
            Question::Decimal(Decimal { digits }) => sheet.worths(digits),
            &Question::Xor(Xor { a, b }) => sheet.gates(a, b),
            Question::Balance(board) if board.is_echoed() => sheet.balance(board),
            Question::Balance(_) => return None,
            Question::Sum(_) | Question::Winner(_) | Question::Rows(_) | Question::Move(_) => {
                let board = question.board()?;
                if !board.is_echoed()
                    || is_misere_ending(question)
                    || question.of_rows_at_once().is_some()
                {
                    return None;
                }
                if board.is_nim() {
                    sheet.board(question, board)
                } else {
                    sheet.values(question, board)
                }
            }
        };
        let Tables {
            laid_out: tables,
            rules,
            steps,
        } = sheet;
        (!rules.is_empty()).then_some(Self {
            tables,
            rules,
            steps,
            read_off,
        })
    }
}

fn is_misere_ending(question: &Question) -> bool {
    let is_ending = |position: &Position| {
        let large = position.board.rows().iter().filter(|&&size| size >= 2);
        position.rule == game::Rule::Misere && large.count() < 2
    };
    question.position().is_some_and(is_ending)
}

/// Tables under construction.
#[derive(Default)]
pub(super) struct Tables {
    laid_out: Vec<WorkingTable>,
    rules: Vec<CellRule>,
    pub(super) steps: Option<MoveCells>,
}

impl Tables {
    /// A cell to fill in, and what it must contain.
    pub fn fill(
        &mut self,
        reason: impl Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static,
    ) -> CellId {
        self.rules.push(CellRule::new(reason));
        self.rules.len() - 1
    }

    /// A cell to fill in for each place.
    pub fn fill_each<R>(&mut self, places: &[u64], reason: impl Fn(usize, u64) -> R) -> Vec<CellId>
    where
        R: Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static,
    {
        let columns = places.iter().enumerate();
        columns
            .map(|(column, &place)| self.fill(reason(column, place)))
            .collect()
    }

    pub fn table(
        &mut self,
        name: &'static str,
        corner: &'static str,
        columns: impl IntoIterator<Item = WorkingColumn>,
        rows: Vec<WorkingRow>,
    ) {
        self.laid_out.push(WorkingTable {
            name,
            corner,
            columns: columns.into_iter().collect(),
            rows,
        });
    }

    /// The digits of a number, one for each place.
    pub(super) fn digits(&mut self, number: u64, places: &[u64]) -> Vec<CellId> {
        let width = places.len();
        self.fill_each(places, |_, place| {
            move |_: &CellsBefore<'_>| {
                because(
                    number & place != 0,
                    Step::Pad(Padded::of(None, number, width)),
                )
            }
        })
    }

    fn ladder(&mut self, number: u64) -> ReadOff {
        let mut ladder: Vec<(CellId, CellId)> = Vec::new();
        let mut rows = Vec::new();
        for _ in divisions(number) {
            let before = ladder.last().map(|&(quotient, _)| quotient);
            let divided = move |cells: &CellsBefore<'_>| {
                let dividend = before.map_or(Some(number), |id| cells.number(id))?;
                Some(Division::of(dividend))
            };
            let quotient = self.fill(move |cells| {
                let division = divided(cells)?;
                because(division.quotient, Step::Divide(division))
            });
            let remainder = self.fill(move |cells| {
                let division = divided(cells)?;
                because(division.remainder, Step::Divide(division))
            });
            ladder.push((quotient, remainder));
            rows.push(WorkingRow {
                name: format!("division {}", ladder.len()),
                label: match before {
                    None => format!("{number} ÷ 2"),
                    Some(_) => "÷ 2".to_owned(),
                },
                asks: RowAsks::Nothing,
                cells: filled(&[quotient, remainder]).collect(),
            });
        }
        let columns = ["quotient", "remainder"].map(WorkingColumn::Named);
        self.table("divisions", "division", columns, rows);
        // The remainders from the last to the first, down to the first quotient of 0.
        Box::new(move |cells| {
            let is_last = |&(quotient, _): &(CellId, _)| cells.number(quotient) == Some(0);
            let last = ladder.iter().position(is_last);
            let used = &ladder[..last.map_or(ladder.len(), |last| last + 1)];
            let digits = used.iter().rev();
            Some(Answer::Digits(
                digits.map(|&(_, remainder)| cells.bit(remainder)).collect(),
            ))
        })
    }

    fn worths(&mut self, digits: &[Bit]) -> ReadOff {
        let places = places(digits.len());
        let worths = self.fill_each(&places, |column, place| {
            let digit = digits[column];
            move |_: &CellsBefore<'_>| {
                let worth = PlaceValue::of(place, digit);
                because(worth.value, Step::PlaceValue(worth))
            }
        });
        let given = digits
            .iter()
            .map(|digit| WorkingCell::Given(digit.to_string()));
        let rows = vec![
            row("digit", RowAsks::Nothing, given),
            row("worth", RowAsks::Worths, filled(&worths)),
        ];
        self.table("place values", "place", columns(&places), rows);
        Box::new(move |cells| {
            let worths = worths.iter().filter_map(|&id| cells.number(id));
            Some(Answer::Number(worths.map(BigInt::from).sum()))
        })
    }

    fn gates(&mut self, a: u64, b: u64) -> ReadOff {
        let width = numeral_binary(a).len().max(numeral_binary(b).len()).max(1);
        let places = places(width);
        let (first, second) = (self.digits(a, &places), self.digits(b, &places));
        let digits = self.fill_each(&places, |column, _| {
            let (a, b) = (first[column], second[column]);
            move |cells: &CellsBefore<'_>| {
                let gate = GateOutput::of(None, cells.bit(a), cells.bit(b));
                because(gate.output, Step::Gate(gate))
            }
        });
        let number_row = |number: u64, digits: &[CellId]| WorkingRow {
            name: format!("number {number}"),
            ..row(&number.to_string(), RowAsks::Digits(number), filled(digits))
        };
        let rows = vec![
            number_row(a, &first),
            number_row(b, &second),
            row("XOR", RowAsks::Gates, filled(&digits)),
        ];
        self.table("columns", "number", columns(&places), rows);
        Box::new(move |cells| Some(Answer::Number(cells.numeral(&digits)?.into())))
    }
}

/// The place values of this many digits, the largest first.
pub(super) fn places(width: usize) -> Vec<u64> {
    (0..width).rev().map(|exponent| 1 << exponent).collect()
}

pub(super) fn columns(places: &[u64]) -> Vec<WorkingColumn> {
    places.iter().copied().map(WorkingColumn::Place).collect()
}

pub(super) fn filled(ids: &[CellId]) -> impl Iterator<Item = WorkingCell> {
    ids.iter().map(|&id| WorkingCell::Fill(id))
}

pub(super) fn row(
    label: &str,
    asks: RowAsks,
    cells: impl IntoIterator<Item = WorkingCell>,
) -> WorkingRow {
    WorkingRow {
        name: label.to_owned(),
        label: label.to_owned(),
        asks,
        cells: cells.into_iter().collect(),
    }
}
