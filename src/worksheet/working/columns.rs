//! The working of a board of Nim: its rows in binary, the count of each column, the nim sum, and what a move needs.

use std::rc::Rc;

use num_bigint::BigInt;

use super::asks::{Entries, ReadOff, read_off_digits, read_off_number};
use super::heaps::read_off_nim_sum;
use super::lay_out::{columns, filled, number_row, places, row};
use super::rule::{CellReason, CellsBefore, because, there_is_none};
use super::tables::{Working, WorkingCell, WorkingColumn};
use super::value::{CellEntry, CellId, CellValue};
use crate::derivation::{Column, LeftmostOne, Step};
use crate::game::Board;
use crate::hand_built::{Bit, binary_numeral, bitwise_exclusive_or, ones_per_column, parity};
use crate::question::{Answer, Decimal, Question};

impl Working {
    pub(super) fn board(&mut self, question: &Question, board: &Board) -> ReadOff {
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
            number_row(&format!("row {number}"), cells)
        });
        let nothing = WorkingCell::Given(String::new());
        let of_columns = [
            row("how many 1s", with_size(nothing, &counts)),
            row("nim sum", with_size(WorkingCell::Fill(nim_sum), &digits)),
        ];
        let table_rows = of_rows.chain(of_columns).collect();
        let size = std::iter::once(WorkingColumn::Named("size"));
        self.table("columns", "board", size.chain(columns(&places)), table_rows);
        self.ask_counts(board, &places, &counts);
        self.ask_nim_sum(board, nim_sum, &digits);
        if let Question::Sum(_) = question {
            return read_off_nim_sum(question, nim_sum);
        }
        let cells = BoardCells { board: board.clone(), places, rows, nim_sum: digits };
        self.after_the_nim_sum(question, Rc::new(cells), nim_sum)
    }

    /// Counts that are right except that a row was left out answer what the nim sum is.
    fn ask_counts(&mut self, board: &Board, places: &[u64], counts: &[CellId]) {
        let sum = Question::Sum(board.clone());
        let (board, places, ids) = (board.clone(), places.to_vec(), counts.to_vec());
        let read_off: ReadOff = Rc::new(move |entries| {
            let counts = ids.iter().map(|&id| entries.number(id));
            let counts: Vec<u64> = counts.collect::<Option<_>>()?;
            let ones = ones_per_column(board.rows());
            let is_without = |&size: &u64| {
                let digits = places.iter().map(|place| u64::from(size & place != 0));
                let left = ones.iter().zip(digits).map(|(&ones, digit)| ones as u64 - digit);
                left.eq(counts.iter().copied())
            };
            let odd = counts.iter().map(|count| Bit::from(count % 2 == 1));
            let sum = binary_numeral(&odd.collect::<Vec<_>>())?;
            let leaves_one_out = board.rows().iter().any(is_without);
            leaves_one_out.then(|| Answer::Number(sum.into()))
        });
        self.ask(&sum, counts, &read_off);
    }

    /// The digits of the nim sum answer what it is, and so does the number, which also answers what these digits stand for.
    fn ask_nim_sum(&mut self, board: &Board, nim_sum: CellId, ids: &[CellId]) {
        let sum = Question::Sum(board.clone());
        let (row, all) = ([&[nim_sum], ids].concat(), ids.to_vec());
        let (of_digits, of_number) = (read_off_digits(ids), read_off_number(nim_sum));
        let given = Rc::clone(&of_number);
        let stands_for = move |entries: Entries<'_>| {
            let digits = entries.digits(&all)?;
            Some((Question::Decimal(Decimal { digits }), given(entries)?))
        };
        let is_sum = |read_off: ReadOff| {
            let sum = sum.clone();
            move |entries: Entries<'_>| Some((sum.clone(), read_off(entries)?))
        };
        self.ask_of(&row, ids, is_sum(of_digits));
        self.ask_of(&row, ids, stands_for);
        self.ask_of(&row, ids, is_sum(of_number));
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
        let mut rows = vec![row("leftmost odd column", filled(&[leftmost]))];
        // Any row with a 1 in the leftmost odd column is right.
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
        let read_off: ReadOff = match question {
            Question::Rows(_) => Rc::new(move |entries| {
                let values: Vec<CellValue> =
                    entries.0.iter().filter_map(CellEntry::value).collect();
                let rows = to_change(&CellsBefore::of(&values))?.0.into_iter();
                let rows = rows.filter_map(CellValue::number);
                Some(Answer::Rows(rows.map(BigInt::from).collect()))
            }),
            Question::Move(_) => {
                let steps = self.steps_to_move(to_change, board, nim_sum);
                let [to_change, new_size, take] = steps;
                for (label, id) in [
                    ("row to change", to_change),
                    ("its new size", new_size),
                    ("how many to take", take),
                ] {
                    rows.push(row(label, filled(&[id])));
                }
                self.steps = Some(steps);
                self.ask_move(question, steps);
                Rc::new(move |entries| match entries.value(to_change)? {
                    CellValue::None => Some(Answer::NoMove),
                    CellValue::Number(row) => Some(Answer::taking(row, entries.number(take)?)),
                })
            }
            _ => read_off_nim_sum(question, nim_sum),
        };
        self.table("steps", "step", [WorkingColumn::Named("result")], rows);
        read_off
    }

    /// The row to change, its size XOR the nim sum, and how much it loses.
    fn steps_to_move(
        &mut self,
        to_change: impl Fn(&CellsBefore<'_>) -> Option<CellReason> + 'static,
        board: Rc<BoardCells>,
        nim_sum: CellId,
    ) -> [CellId; 3] {
        let row = self.fill(to_change);
        let of = Rc::clone(&board);
        let new_size = self.fill(move |cells| {
            let CellValue::Number(row) = cells.value(row)? else {
                return there_is_none();
            };
            let (a, b) = (of.size(row)?, cells.number(nim_sum)?);
            let value = bitwise_exclusive_or(a, b);
            // A row that would have to grow was the wrong choice, and nothing more follows from it.
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
        [row, new_size, take]
    }

    /// The row to change and how many to take answer which move wins, or the row alone which row holds one.
    fn ask_move(&mut self, question: &Question, cells: [CellId; 3]) {
        let [row, new_size, take] = cells;
        let question = question.clone();
        let answered = move |entries: Entries<'_>| {
            let position = question.position()?;
            let CellValue::Number(row) = entries.value(row)? else {
                return Some((question.clone(), Answer::NoMove));
            };
            let from = usize::try_from(row).ok();
            let from = from.and_then(|row| position.board.row(row));
            let left = || from?.checked_sub(entries.number(new_size)?);
            let Some(take) = entries.number(take).or_else(left) else {
                let rows = Answer::Rows([row.into()].into());
                return Some((Question::Rows(position.clone()), rows));
            };
            Some((question.clone(), Answer::taking(row, take)))
        };
        for id in cells {
            self.ask_of(&[id], &[id], answered.clone());
        }
    }
}

fn count_ones(place: u64, ones: usize) -> Step {
    let bit = parity(ones);
    Step::CountOnes(Column { place, ones, bit })
}

/// The cells of a board written in binary.
struct BoardCells {
    board: Board,
    /// The place values of the columns, the largest first.
    places: Vec<u64>,
    /// The digits of each row.
    rows: Vec<Vec<CellId>>,
    /// The digits of the nim sum.
    nim_sum: Vec<CellId>,
}

impl BoardCells {
    /// The place of the leftmost 1 of the nim sum.
    fn leftmost_odd(&self, cells: &CellsBefore<'_>) -> Option<u64> {
        let mut columns = self.places.iter().zip(&self.nim_sum);
        let leftmost = columns.find(|&(_, &digit)| cells.bit(digit).is_one());
        leftmost.map(|(&place, _)| place)
    }

    /// The rows with a 1 in the column of a place, counted from 1.
    fn rows_with(&self, place: u64, cells: &CellsBefore<'_>) -> Vec<u64> {
        let column = self.places.iter().position(|&other| other == place);
        let has_one =
            |digits: &Vec<CellId>| column.is_some_and(|column| cells.bit(digits[column]).is_one());
        let rows = (1..).zip(&self.rows);
        let with_one = rows.filter(|(_, digits)| has_one(digits));
        with_one.map(|(row, _)| row).collect()
    }

    /// The step that a row has no 1 in the leftmost odd column, if that is so.
    fn row_without_one(&self, place: u64, row: u64) -> Option<Step> {
        let nim_sum = self.board.nim_sum();
        let size = self.size(row)?;
        let target = bitwise_exclusive_or(size, nim_sum);
        let row = usize::try_from(row).ok()?;
        (size & place == 0 && target > size).then(|| Step::heap_has_bit(row, size, place, nim_sum))
    }

    /// The size of a row of the board.
    fn size(&self, row: u64) -> Option<u64> {
        self.board.row(usize::try_from(row).ok()?)
    }
}
