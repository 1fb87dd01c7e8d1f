//! Which tables each kind of question is worked out in.
//!
//! `binary 6` has the division ladder, `decimal 110` the worth of each digit, `xor 3 5` the padded digits and each column
//! of the result, and a board its rows in binary, the counts, the nim sum, and what a move needs.

use super::{BoardCells, Cell, CellId, Column, Conclusion, Grid, Operand, Row, Rule, Working};
use crate::game::{self, Board, Position};
use crate::hand_built::{Bit, divisions, numeral_binary, ones_per_column};
use crate::question::{Binary, Decimal, Question, WhoWins, Xor};

/// The working of a question, where it has one: a gate needs none, and misère endings are counted, not worked out.
pub(super) fn of(question: &Question) -> Option<Working> {
    let mut sheet = Tables::default();
    let conclusion = match question {
        Question::Gate(_) | Question::Winner(WhoWins::Equal(_)) => return None,
        &Question::Binary(Binary { number }) => sheet.ladder(number),
        Question::Decimal(Decimal { digits }) => sheet.worths(digits),
        &Question::Xor(Xor { a, b }) => sheet.gates(a, b),
        Question::Sum(_) | Question::Winner(_) | Question::Rows(_) | Question::Move(_) => {
            let board = question.board()?;
            if !board.is_echoed() || is_misere_ending(question) {
                return None;
            }
            sheet.board(question, board)
        }
    };
    let Tables { tables, rules } = sheet;
    (!rules.is_empty()).then_some(Working {
        tables,
        rules,
        conclusion,
    })
}

fn is_misere_ending(question: &Question) -> bool {
    let is_ending = |position: &Position| {
        let large = position.board.rows().iter().filter(|&&size| size >= 2);
        position.rule == game::Rule::Misere && large.count() < 2
    };
    question.position().is_some_and(is_ending)
}

#[derive(Default)]
struct Tables {
    tables: Vec<Grid>,
    rules: Vec<Rule>,
}

impl Tables {
    fn fill(&mut self, rule: Rule) -> CellId {
        self.rules.push(rule);
        self.rules.len() - 1
    }

    /// A cell to fill in for each place.
    fn fill_each(&mut self, places: &[u64], rule: impl Fn(usize, u64) -> Rule) -> Vec<CellId> {
        let columns = places.iter().enumerate();
        columns
            .map(|(column, &place)| self.fill(rule(column, place)))
            .collect()
    }

    fn digits(&mut self, number: u64, places: &[u64]) -> Vec<CellId> {
        self.fill_each(places, |_, place| Rule::Digit {
            number,
            place,
            width: places.len(),
        })
    }

    fn ladder(&mut self, number: u64) -> Conclusion {
        let mut dividend = Operand::Given(number);
        let mut ladder = Vec::new();
        let mut rows = Vec::new();
        for _ in divisions(number) {
            let quotient = self.fill(Rule::Quotient(dividend));
            let remainder = self.fill(Rule::Remainder(dividend));
            ladder.push((quotient, remainder));
            rows.push(Row {
                name: format!("division {}", ladder.len()),
                label: match dividend {
                    Operand::Given(number) => format!("{number} ÷ 2"),
                    Operand::Cell(_) => "÷ 2".to_owned(),
                },
                cells: vec![Cell::Fill(quotient), Cell::Fill(remainder)],
            });
            dividend = Operand::Cell(quotient);
        }
        self.tables.push(Grid {
            name: "divisions",
            corner: "division",
            columns: vec![Column::Named("quotient"), Column::Named("remainder")],
            rows,
        });
        Conclusion::Remainders(ladder)
    }

    fn worths(&mut self, digits: &[Bit]) -> Conclusion {
        let places = places(digits.len());
        let worths = self.fill_each(&places, |column, place| Rule::Worth {
            place,
            digit: digits[column],
        });
        let given = digits.iter().map(|digit| Cell::Given(digit.to_string()));
        self.tables.push(Grid {
            name: "place values",
            corner: "place",
            columns: columns(&places),
            rows: vec![row("digit", given), row("worth", filled(&worths))],
        });
        Conclusion::Total(worths)
    }

    fn gates(&mut self, a: u64, b: u64) -> Conclusion {
        let width = numeral_binary(a).len().max(numeral_binary(b).len()).max(1);
        let places = places(width);
        let (first, second) = (self.digits(a, &places), self.digits(b, &places));
        let digits = self.fill_each(&places, |column, _| Rule::Gate {
            a: first[column],
            b: second[column],
        });
        self.tables.push(Grid {
            name: "columns",
            corner: "number",
            columns: columns(&places),
            rows: vec![
                number_row(a, &first),
                number_row(b, &second),
                row("XOR", filled(&digits)),
            ],
        });
        Conclusion::Digits { places, digits }
    }

    fn board(&mut self, question: &Question, board: &Board) -> Conclusion {
        let places = places(ones_per_column(board.rows()).len());
        let rows: Vec<Vec<CellId>> = board
            .rows()
            .iter()
            .map(|&size| self.digits(size, &places))
            .collect();
        let counts = self.fill_each(&places, |column, place| Rule::Count {
            place,
            digits: rows.iter().map(|digits| digits[column]).collect(),
        });
        let digits = self.fill_each(&places, |column, place| Rule::Parity {
            place,
            count: counts[column],
        });
        let cells = BoardCells {
            board: board.clone(),
            places: places.clone(),
            rows,
            nim_sum: digits.clone(),
        };
        let wants_number = !matches!(question, Question::Sum(_));
        let nim_sum = wants_number.then(|| self.fill(Rule::NimSum(cells.clone())));
        let with_size = |size: Cell, ids: &[CellId]| -> Vec<Cell> {
            std::iter::once(size).chain(filled(ids)).collect()
        };
        let nothing = || Cell::Given(String::new());
        let mut table_rows: Vec<Row> = board
            .numbered()
            .zip(&cells.rows)
            .map(|((number, size), digits)| {
                let given = Cell::Given(size.to_string());
                row(&format!("row {number}"), with_size(given, digits))
            })
            .collect();
        table_rows.push(row("how many 1s", with_size(nothing(), &counts)));
        let number = nim_sum.map_or_else(nothing, Cell::Fill);
        table_rows.push(row("nim sum", with_size(number, &digits)));
        let size = std::iter::once(Column::Named("size"));
        self.tables.push(Grid {
            name: "columns",
            corner: "board",
            columns: size.chain(columns(&places)).collect(),
            rows: table_rows,
        });
        match nim_sum {
            None => Conclusion::Digits { places, digits },
            Some(nim_sum) => self.after_the_nim_sum(question, cells, nim_sum),
        }
    }

    /// What follows the nim sum: the leftmost odd column, and for a move the row, its new size and how many to take.
    fn after_the_nim_sum(
        &mut self,
        question: &Question,
        cells: BoardCells,
        nim_sum: CellId,
    ) -> Conclusion {
        let board = cells.board.clone();
        let leftmost = self.fill(Rule::LeftmostOdd(cells.clone()));
        let mut rows = vec![row("leftmost odd column", filled(&[leftmost]))];
        let to_change = Rule::RowToChange { cells, leftmost };
        let conclusion = match question {
            Question::Rows(_) => Conclusion::Rows(to_change),
            Question::Move(_) => {
                let changed = self.fill(to_change);
                let new_size = self.fill(Rule::NewSize {
                    board: board.clone(),
                    row: changed,
                    nim_sum,
                });
                let take = self.fill(Rule::Take {
                    board,
                    row: changed,
                    new_size,
                    nim_sum,
                });
                rows.push(row("row to change", filled(&[changed])));
                rows.push(row("its new size", filled(&[new_size])));
                rows.push(row("how many to take", filled(&[take])));
                Conclusion::Move { row: changed, take }
            }
            _ => Conclusion::Winner(nim_sum),
        };
        self.tables.push(Grid {
            name: "steps",
            corner: "step",
            columns: vec![Column::Named("result")],
            rows,
        });
        conclusion
    }
}

/// The place values of so many digits, the largest first.
fn places(width: usize) -> Vec<u64> {
    (0..width).rev().map(|exponent| 1 << exponent).collect()
}

fn columns(places: &[u64]) -> Vec<Column> {
    places.iter().copied().map(Column::Place).collect()
}

fn filled(ids: &[CellId]) -> impl Iterator<Item = Cell> {
    ids.iter().map(|&id| Cell::Fill(id))
}

/// A number and its digits.
fn number_row(number: u64, digits: &[CellId]) -> Row {
    Row {
        name: format!("number {number}"),
        ..row(&number.to_string(), filled(digits))
    }
}

fn row(label: &str, cells: impl IntoIterator<Item = Cell>) -> Row {
    Row {
        name: label.to_owned(),
        label: label.to_owned(),
        cells: cells.into_iter().collect(),
    }
}
