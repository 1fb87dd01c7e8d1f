//! Which tables each kind of question is worked out in.
//!
//! `binary 6` has the division ladder, `decimal 110` the value of each digit, `xor 3 5` the padded digits and each
//! column of the result, and a board its rows in binary, the counts, the nim sum, and what a move needs.

use std::rc::Rc;

use num_bigint::BigInt;

use super::asks::{CellsAsk, Entries, ReadOff, nothing_follows, read_off_digits};
use super::rule::{CellReason, CellRule, CellsBefore, because};
use super::tables::{Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable};
use super::value::CellId;
use crate::derivation::{GateOutput, Padded, PlaceValue, Step};
use crate::game::{self, Position};
use crate::hand_built::{Bit, Division, bitwise_exclusive_or, divisions, numeral_binary};
use crate::question::{Answer, Binary, Decimal, Question, Xor};

impl Working {
    /// The working of a question, if it has one: a gate needs none, and misère endings are counted instead.
    #[must_use]
    pub fn of(question: &Question) -> Option<Self> {
        let mut working = Self {
            tables: Vec::new(),
            rules: Vec::new(),
            asks: Vec::new(),
            steps: None,
            read_off: nothing_follows(),
        };
        working.read_off = match question {
            Question::Gate(_) | Question::Equal(_) => return None,
            &Question::Binary(Binary { number }) => working.ladder(number),
            Question::Decimal(Decimal { digits }) => working.worths(question, digits),
            &Question::Xor(Xor { a, b }) => working.gates(question, a, b),
            Question::Balance(board) if board.is_echoed() => working.balance(question, board),
            Question::Balance(_) => return None,
            Question::Sum(_) | Question::Winner(_) | Question::Rows(_) | Question::Move(_) => {
                let board = question.board()?;
                if !board.is_echoed() || is_misere_ending(question) {
                    return None;
                }
                if board.is_nim() {
                    working.board(question, board)
                } else {
                    working.values(question, board)
                }
            }
        };
        (!working.rules.is_empty()).then_some(working)
    }
}

fn is_misere_ending(question: &Question) -> bool {
    let is_ending = |position: &Position| {
        let large = position.board.rows().iter().filter(|&&size| size >= 2);
        position.rule == game::Rule::Misere && large.count() < 2
    };
    question.position().is_some_and(is_ending)
}

impl Working {
    /// A cell to fill in, and what it must contain.
    pub(super) fn fill(
        &mut self,
        reason: impl Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static,
    ) -> CellId {
        self.rules.push(CellRule::new(reason));
        self.rules.len() - 1
    }

    /// A cell to fill in for each place.
    pub(super) fn fill_each<R>(
        &mut self,
        places: &[u64],
        reason: impl Fn(usize, u64) -> R,
    ) -> Vec<CellId>
    where
        R: Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static,
    {
        let columns = places.iter().enumerate();
        columns.map(|(column, &place)| self.fill(reason(column, place))).collect()
    }

    /// These cells answer this question by themselves.
    pub(super) fn ask(&mut self, question: &Question, cells: &[CellId], read_off: &ReadOff) {
        let (question, read_off) = (question.clone(), Rc::clone(read_off));
        self.ask_of(cells, cells, move |entries| Some((question.clone(), read_off(entries)?)));
    }

    /// These cells answer a question that may depend on them.
    pub(super) fn ask_of(
        &mut self,
        cells: &[CellId],
        rest_on: &[CellId],
        answered: impl Fn(Entries<'_>) -> Option<(Question, Answer)> + 'static,
    ) {
        self.asks.push(CellsAsk {
            cells: cells.to_vec(),
            rest_on: rest_on.to_vec(),
            answered: Box::new(answered),
        });
    }

    pub(super) fn table(
        &mut self,
        name: &'static str,
        corner: &'static str,
        columns: impl IntoIterator<Item = WorkingColumn>,
        rows: Vec<WorkingRow>,
    ) {
        self.tables.push(WorkingTable {
            name,
            corner,
            columns: columns.into_iter().collect(),
            rows,
        });
    }

    /// The digits of a number, one for each place.
    pub(super) fn digits(&mut self, number: u64, places: &[u64]) -> Vec<CellId> {
        let width = places.len();
        let ids = self.fill_each(places, |_, place| {
            move |_: &CellsBefore<'_>| {
                because(number & place != 0, Step::Pad(Padded::of(None, number, width)))
            }
        });
        let room = width - numeral_binary(number).len().max(1);
        let all = ids.clone();
        let of_number: ReadOff = Rc::new(move |entries| {
            let (padding, digits) = all.split_at(room);
            let mut padding = padding.iter().map(|&id| entries.number_or_none(id));
            let is_padded = padding.all(|digit| digit == Some(0));
            entries.digits(digits).filter(|_| is_padded).map(Answer::Digits)
        });
        self.ask(&Question::Binary(Binary { number }), &ids, &of_number);
        // Lined up on the left, next to a number that fills the table.
        let (a, b) = (number, 1 << (width - 1));
        let of_digits = read_off_digits(&ids);
        let lined_up: ReadOff = Rc::new(move |entries| {
            let is_lined_up = of_digits(entries)? == Answer::Number((number << room).into());
            let result = bitwise_exclusive_or(number << room, b);
            is_lined_up.then(|| Answer::Number(result.into()))
        });
        self.ask(&Question::Xor(Xor { a, b }), &ids, &lined_up);
        ids
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
                is_number: false,
                cells: filled(&[quotient, remainder]).collect(),
            });
        }
        let columns = ["quotient", "remainder"].map(WorkingColumn::Named);
        self.table("divisions", "division", columns, rows);
        // The remainders from the last to the first, down to the first quotient of 0.
        Rc::new(move |entries| {
            let is_last = |&(quotient, _): &(CellId, _)| entries.number(quotient) == Some(0);
            let last = ladder.iter().position(is_last);
            let used = &ladder[..last.map_or(ladder.len(), |last| last + 1)];
            let remainders: Vec<CellId> = used.iter().rev().map(|&(_, id)| id).collect();
            entries.digits(&remainders).map(Answer::Digits)
        })
    }

    fn worths(&mut self, question: &Question, digits: &[Bit]) -> ReadOff {
        let places = places(digits.len());
        let worths = self.fill_each(&places, |column, place| {
            let digit = digits[column];
            move |_: &CellsBefore<'_>| {
                let worth = PlaceValue::of(place, digit);
                because(worth.value, Step::PlaceValue(worth))
            }
        });
        let given = digits.iter().map(|digit| WorkingCell::Given(digit.to_string()));
        let rows = vec![row("digit", given), row("worth", filled(&worths))];
        self.table("place values", "place", columns(&places), rows);
        // A number that is the worth of no digit adds up all the same, but shows nothing.
        let sum_of = |worths: Vec<CellId>, may_be: fn(&u64) -> bool| -> ReadOff {
            Rc::new(move |entries| {
                let worths = worths.iter().map(|&id| entries.number(id).filter(may_be));
                let sum = worths.map(|worth| worth.map(BigInt::from)).sum::<Option<BigInt>>();
                sum.map(Answer::Number)
            })
        };
        let is_of_place = |&worth: &u64| worth == 0 || worth.is_power_of_two();
        self.ask(question, &worths, &sum_of(worths.clone(), is_of_place));
        sum_of(worths, |_| true)
    }

    fn gates(&mut self, question: &Question, a: u64, b: u64) -> ReadOff {
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
        let of_number = |number: u64, digits: &[CellId]| WorkingRow {
            name: format!("number {number}"),
            ..number_row(&number.to_string(), filled(digits))
        };
        let rows = vec![of_number(a, &first), of_number(b, &second), row("XOR", filled(&digits))];
        self.table("columns", "number", columns(&places), rows);
        let read_off = read_off_digits(&digits);
        self.ask(question, &digits, &read_off);
        read_off
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

pub(super) fn row(label: &str, cells: impl IntoIterator<Item = WorkingCell>) -> WorkingRow {
    WorkingRow {
        name: label.to_owned(),
        label: label.to_owned(),
        is_number: false,
        cells: cells.into_iter().collect(),
    }
}

/// A row with the digits of a number.
pub(super) fn number_row(label: &str, cells: impl IntoIterator<Item = WorkingCell>) -> WorkingRow {
    WorkingRow { is_number: true, ..row(label, cells) }
}
