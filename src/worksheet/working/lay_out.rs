//! Which tables each kind of question is worked out in.
//!
//! `binary 6` has the division ladder, `decimal 110` the worth of each digit, `xor 3 5` the padded digits and each column
//! of the result, and a board its rows in binary, the counts, the nim sum, and what a move needs.

use super::cells::BoardCells;
use super::rule::{CellRule, Operand};
use super::tables::{ReadOff, Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable};
use super::value::CellId;
use crate::game::{self, Board, Position};
use crate::hand_built::{Bit, divisions, numeral_binary, ones_per_column};
use crate::question::{Balance, Binary, Decimal, Question, WhoWins, Xor};

impl Working {
    /// The working of a question, where it has one: a gate needs none, and misère endings are counted, not worked out.
    #[must_use]
    pub fn of(question: &Question) -> Option<Self> {
        let mut sheet = Tables::default();
        let read_off = match question {
            Question::Gate(_)
            | Question::Winner(WhoWins::Equal(_))
            | Question::Moore(_)
            | Question::Choose(_)
            | Question::Argued(_)
            | Question::Refute(_)
            | Question::Disguised(_) => {
                return None;
            }
            &Question::Binary(Binary { number }) => sheet.ladder(number),
            Question::Decimal(Decimal { digits }) => sheet.worths(digits),
            &Question::Xor(Xor { a, b }) => sheet.gates(a, b),
            Question::Balance(Balance { board }) if board.is_echoed() => sheet.balance(board),
            Question::Balance(_) => return None,
            Question::Sum(_) | Question::Winner(_) | Question::Rows(_) | Question::Move(_) => {
                let board = question.board()?;
                if !board.is_echoed() || is_misere_ending(question) {
                    return None;
                }
                if board.is_nim() {
                    sheet.board(question, board)
                } else {
                    sheet.values(question, board)
                }
            }
        };
        let Tables { tables, rules } = sheet;
        (!rules.is_empty()).then_some(Self {
            tables,
            rules,
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

/// Tables as they are laid out.
#[derive(Default)]
pub(super) struct Tables {
    pub tables: Vec<WorkingTable>,
    rules: Vec<CellRule>,
}

impl Tables {
    pub fn fill(&mut self, rule: CellRule) -> CellId {
        self.rules.push(rule);
        self.rules.len() - 1
    }

    /// A cell to fill in for each place.
    pub fn fill_each(
        &mut self,
        places: &[u64],
        rule: impl Fn(usize, u64) -> CellRule,
    ) -> Vec<CellId> {
        let columns = places.iter().enumerate();
        columns
            .map(|(column, &place)| self.fill(rule(column, place)))
            .collect()
    }

    pub fn table(
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

    fn digits(&mut self, number: u64, places: &[u64]) -> Vec<CellId> {
        self.fill_each(places, |_, place| CellRule::Digit {
            number,
            place,
            width: places.len(),
        })
    }

    fn ladder(&mut self, number: u64) -> ReadOff {
        let mut dividend = Operand::Given(number);
        let mut ladder = Vec::new();
        let mut rows = Vec::new();
        for _ in divisions(number) {
            let quotient = self.fill(CellRule::Quotient(dividend));
            let remainder = self.fill(CellRule::Remainder(dividend));
            ladder.push((quotient, remainder));
            rows.push(WorkingRow {
                name: format!("division {}", ladder.len()),
                label: match dividend {
                    Operand::Given(number) => format!("{number} ÷ 2"),
                    Operand::Cell(_) => "÷ 2".to_owned(),
                },
                cells: vec![WorkingCell::Fill(quotient), WorkingCell::Fill(remainder)],
            });
            dividend = Operand::Cell(quotient);
        }
        self.table(
            "divisions",
            "division",
            [
                WorkingColumn::Named("quotient"),
                WorkingColumn::Named("remainder"),
            ],
            rows,
        );
        ReadOff::Remainders(ladder)
    }

    fn worths(&mut self, digits: &[Bit]) -> ReadOff {
        let places = places(digits.len());
        let worths = self.fill_each(&places, |column, place| CellRule::Worth {
            place,
            digit: digits[column],
        });
        let given = digits
            .iter()
            .map(|digit| WorkingCell::Given(digit.to_string()));
        self.table(
            "place values",
            "place",
            columns(&places),
            vec![row("digit", given), row("worth", filled(&worths))],
        );
        ReadOff::Total(worths)
    }

    fn gates(&mut self, a: u64, b: u64) -> ReadOff {
        let width = numeral_binary(a).len().max(numeral_binary(b).len()).max(1);
        let places = places(width);
        let (first, second) = (self.digits(a, &places), self.digits(b, &places));
        let digits = self.fill_each(&places, |column, _| CellRule::Gate {
            a: first[column],
            b: second[column],
        });
        self.table(
            "columns",
            "number",
            columns(&places),
            vec![
                number_row(a, &first),
                number_row(b, &second),
                row("XOR", filled(&digits)),
            ],
        );
        ReadOff::Digits { places, digits }
    }

    fn board(&mut self, question: &Question, board: &Board) -> ReadOff {
        let places = places(ones_per_column(board.rows()).len());
        let rows: Vec<Vec<CellId>> = board
            .rows()
            .iter()
            .map(|&size| self.digits(size, &places))
            .collect();
        let counts = self.fill_each(&places, |column, place| CellRule::Count {
            place,
            digits: rows.iter().map(|digits| digits[column]).collect(),
        });
        let digits = self.fill_each(&places, |column, place| CellRule::Parity {
            place,
            count: counts[column],
        });
        let cells = BoardCells {
            board: board.clone(),
            places: places.clone(),
            rows,
            nim_sum: digits.clone(),
        };
        let nim_sum = self.fill(CellRule::NimSum(cells.clone()));
        let with_size = |size: WorkingCell, ids: &[CellId]| -> Vec<WorkingCell> {
            std::iter::once(size).chain(filled(ids)).collect()
        };
        let mut table_rows: Vec<WorkingRow> = board
            .numbered()
            .zip(&cells.rows)
            .map(|((number, size), digits)| {
                let given = WorkingCell::Given(size.to_string());
                row(&format!("row {number}"), with_size(given, digits))
            })
            .collect();
        let nothing = WorkingCell::Given(String::new());
        table_rows.push(row("how many 1s", with_size(nothing, &counts)));
        table_rows.push(row(
            "nim sum",
            with_size(WorkingCell::Fill(nim_sum), &digits),
        ));
        let size = std::iter::once(WorkingColumn::Named("size"));
        self.table("columns", "board", size.chain(columns(&places)), table_rows);
        match question {
            Question::Sum(_) => ReadOff::Number(nim_sum),
            _ => self.after_the_nim_sum(question, cells, nim_sum),
        }
    }

    /// What follows the nim sum: the leftmost odd column, and for a move the row, its new size and how many to take.
    fn after_the_nim_sum(
        &mut self,
        question: &Question,
        cells: BoardCells,
        nim_sum: CellId,
    ) -> ReadOff {
        let board = cells.board.clone();
        let leftmost = self.fill(CellRule::LeftmostOdd(cells.clone()));
        let mut rows = vec![row("leftmost odd column", filled(&[leftmost]))];
        let to_change = CellRule::RowToChange { cells, leftmost };
        let conclusion = match question {
            Question::Rows(_) => ReadOff::Rows(to_change),
            Question::Move(_) => {
                let changed = self.fill(to_change);
                let new_size = self.fill(CellRule::NewSize {
                    board: board.clone(),
                    row: changed,
                    nim_sum,
                });
                let take = self.fill(CellRule::Take {
                    board,
                    row: changed,
                    new_size,
                });
                rows.push(row("row to change", filled(&[changed])));
                rows.push(row("its new size", filled(&[new_size])));
                rows.push(row("how many to take", filled(&[take])));
                ReadOff::Move { row: changed, take }
            }
            _ => ReadOff::Winner(nim_sum),
        };
        self.table("steps", "step", [WorkingColumn::Named("result")], rows);
        conclusion
    }
}

/// The place values of this many digits, the largest first.
fn places(width: usize) -> Vec<u64> {
    (0..width).rev().map(|exponent| 1 << exponent).collect()
}

pub(super) fn columns(places: &[u64]) -> Vec<WorkingColumn> {
    places.iter().copied().map(WorkingColumn::Place).collect()
}

pub(super) fn filled(ids: &[CellId]) -> impl Iterator<Item = WorkingCell> {
    ids.iter().map(|&id| WorkingCell::Fill(id))
}

/// A number and its digits.
fn number_row(number: u64, digits: &[CellId]) -> WorkingRow {
    WorkingRow {
        name: format!("number {number}"),
        ..row(&number.to_string(), filled(digits))
    }
}

pub(super) fn row(label: &str, cells: impl IntoIterator<Item = WorkingCell>) -> WorkingRow {
    WorkingRow {
        name: label.to_owned(),
        label: label.to_owned(),
        cells: cells.into_iter().collect(),
    }
}
