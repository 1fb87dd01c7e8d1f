//! Which tables each kind of question is worked out in.
//!
//! `binary 6` has the division ladder, `decimal 110` the worth of each digit, `xor 3 5` the padded digits and each column
//! of the result, and a board its rows in binary, the counts, the nim sum, and what a move needs.

use std::rc::Rc;

use num_bigint::BigInt;

use super::cells::BoardCells;
use super::rule::{CellReason, CellRule, CellsBefore, because, there_is_none};
use super::tables::{
    MoveCells, ReadOff, RowAsks, Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable,
};
use super::value::{CellId, CellValue};
use crate::derivation::{Column, GateOutput, LeftmostOne, Padded, PlaceValue, Step};
use crate::game::{self, Board, Position};
use crate::hand_built::{
    Bit, Division, bitwise_exclusive_or, divisions, numeral_binary, ones_per_column, parity,
};
use crate::question::{Answer, Binary, Decimal, Question, Xor};

impl Working {
    /// The working of a question, where it has one: a gate needs none, and misère endings are counted, not worked out.
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
                if !board.is_echoed() || is_misere_ending(question) || question.of_moore().is_some()
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

/// Tables as they are laid out.
#[derive(Default)]
pub(super) struct Tables {
    laid_out: Vec<WorkingTable>,
    rules: Vec<CellRule>,
    steps: Option<MoveCells>,
}

impl Tables {
    /// A cell to fill in, and what it must hold.
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
    fn digits(&mut self, number: u64, places: &[u64]) -> Vec<CellId> {
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
        ReadOff::new(move |cells| {
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
        ReadOff::new(move |cells| {
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
        ReadOff::new(move |cells| Some(Answer::Number(cells.numeral(&digits)?.into())))
    }

    fn board(&mut self, question: &Question, board: &Board) -> ReadOff {
        let places = places(ones_per_column(board.rows()).len());
        let sizes = board.rows().iter();
        let rows: Vec<Vec<CellId>> = sizes.map(|&size| self.digits(size, &places)).collect();
        let counts = self.fill_each(&places, |column, place| {
            let digits: Vec<CellId> = rows.iter().map(|digits| digits[column]).collect();
            move |cells: &CellsBefore<'_>| {
                let ones = cells.bits(&digits).into_iter().filter(|bit| bit.is_one());
                let ones = ones.count();
                because(ones as u64, count_ones(place, ones))
            }
        });
        let digits = self.fill_each(&places, |column, place| {
            let count = counts[column];
            move |cells: &CellsBefore<'_>| {
                let ones = usize::try_from(cells.number(count)?).ok()?;
                because(parity(ones), count_ones(place, ones))
            }
        });
        let of_nim_sum = digits.clone();
        let nim_sum = self.fill(move |cells| {
            let (digits, number) = (cells.bits(&of_nim_sum), cells.numeral(&of_nim_sum)?);
            because(number, Step::PlaceValues { digits, number })
        });
        let with_size =
            |size, ids: &[CellId]| std::iter::once(size).chain(filled(ids)).collect::<Vec<_>>();
        let of_rows = board.numbered().zip(&rows).map(|((number, size), digits)| {
            let given = WorkingCell::Given(size.to_string());
            let cells = with_size(given, digits);
            row(&format!("row {number}"), RowAsks::Digits(size), cells)
        });
        let nothing = WorkingCell::Given(String::new());
        let of_columns = [
            row("how many 1s", RowAsks::Counts, with_size(nothing, &counts)),
            row(
                "nim sum",
                RowAsks::NimSum,
                with_size(WorkingCell::Fill(nim_sum), &digits),
            ),
        ];
        let table_rows = of_rows.chain(of_columns).collect();
        let size = std::iter::once(WorkingColumn::Named("size"));
        self.table("columns", "board", size.chain(columns(&places)), table_rows);
        if let Question::Sum(_) = question {
            return ReadOff::number(nim_sum);
        }
        let cells = BoardCells {
            board: board.clone(),
            places,
            rows,
            nim_sum: digits,
        };
        self.after_the_nim_sum(question, Rc::new(cells), nim_sum)
    }

    /// What follows the nim sum: the leftmost odd column, and for a move the row, its new size and how many to take.
    fn after_the_nim_sum(
        &mut self,
        question: &Question,
        board: Rc<BoardCells>,
        nim_sum: CellId,
    ) -> ReadOff {
        let of = Rc::clone(&board);
        let leftmost = self.fill(move |cells| match of.leftmost_odd(cells) {
            Some(place) => {
                let step = Step::LeftmostOne(LeftmostOne {
                    board: of.board.clone(),
                    nim_sum: cells.numeral(&of.nim_sum)?,
                    place,
                });
                because(place, step)
            }
            None => there_is_none(),
        });
        let mut rows = vec![row(
            "leftmost odd column",
            RowAsks::Nothing,
            filled(&[leftmost]),
        )];
        // A row with a 1 in the leftmost odd column: any of them will do.
        let of = Rc::clone(&board);
        let to_change = move |cells: &CellsBefore<'_>| match cells.number(leftmost) {
            Some(place) => {
                let rows = of.rows_with(place, cells).into_iter();
                let given = cells.given.and_then(CellValue::number);
                let step = given.and_then(|row| of.row_without_one(place, row));
                Some((rows.map(CellValue::Number).collect(), step))
            }
            None => there_is_none(),
        };
        let read_off = match question {
            Question::Rows(_) => ReadOff::new(move |cells| {
                let rows = to_change(cells)?.0.into_iter();
                let rows = rows.filter_map(CellValue::number);
                Some(Answer::Rows(rows.map(BigInt::from).collect()))
            }),
            Question::Move(_) => {
                let steps = self.steps_to_move(to_change, board, nim_sum);
                for (label, id) in [
                    ("row to change", steps.row),
                    ("its new size", steps.new_size),
                    ("how many to take", steps.take),
                ] {
                    rows.push(row(label, RowAsks::Move, filled(&[id])));
                }
                self.steps = Some(steps);
                ReadOff::new(move |cells| match cells.value(steps.row)? {
                    CellValue::None => Some(Answer::NoMove),
                    CellValue::Number(row) => Some(Answer::Move {
                        row: row.into(),
                        take: cells.number(steps.take)?.into(),
                    }),
                })
            }
            _ => ReadOff::winner(nim_sum),
        };
        self.table("steps", "step", [WorkingColumn::Named("result")], rows);
        read_off
    }

    /// The row to change, its size XOR the nim sum, and what it loses by that.
    fn steps_to_move(
        &mut self,
        to_change: impl Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static,
        board: Rc<BoardCells>,
        nim_sum: CellId,
    ) -> MoveCells {
        let row = self.fill(to_change);
        let of = Rc::clone(&board);
        let new_size = self.fill(move |cells| {
            let CellValue::Number(row) = cells.value(row)? else {
                return there_is_none();
            };
            let (a, b) = (of.size(row)?, cells.number(nim_sum)?);
            let value = bitwise_exclusive_or(a, b);
            // A row that would have to grow was wrongly chosen, and nothing more follows from it.
            let new_size = (value < a).then_some(CellValue::Number(value));
            let step = Step::Xor { a, b, value };
            Some((new_size.into_iter().collect(), Some(step)))
        });
        let take = self.fill(move |cells| {
            let (row, to) = (cells.value(row)?, cells.value(new_size)?);
            let (CellValue::Number(row), CellValue::Number(to)) = (row, to) else {
                return there_is_none();
            };
            let from = board.size(row)?;
            let take = from.checked_sub(to).filter(|&take| take > 0)?;
            let mv = board.board.taking(usize::try_from(row).ok()?, take).ok()?;
            because(take, Step::Take { mv, from, to })
        });
        MoveCells {
            row,
            new_size,
            take,
        }
    }
}

fn count_ones(place: u64, ones: usize) -> Step {
    let bit = parity(ones);
    Step::CountOnes(Column { place, ones, bit })
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
