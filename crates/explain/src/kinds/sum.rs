//! `sum 5 4 3`: the nim sum of a board, by counting the 1s in each column and by the running XOR of the lab.
//!
//! For 5, 4 and 3 the running XOR is 0 ⊕ 5 = 5, 5 ⊕ 4 = 1, 1 ⊕ 3 = 2. The nim sum of a single heap of another game than
//! Nim is the value of that heap.

use std::collections::BTreeMap;
use std::fmt;

use num_bigint::Sign;

use super::{Ask, claim_of_number, decimal, leading_to, several_lead_to, xor};
use crate::derivation::{Columns, Solved, Step, TakeIn};
use crate::document::games::{heap_of, heap_of_size, name_of};
use crate::document::prelude::*;
use crate::document::question_words::whole_board;
use crate::judgement::slips::{number, wrong_column};
use crate::judgement::{Answer, Diagnosis, Judgement, Slip, of_values};
use crate::kinds::position::value_slips;
use crate::kinds::values;
use crate::phrase::{AskedForm, Stumble, read_number};
use crate::question::{Dash, Generator, Level, ParseError, Question, Request, RequestReader};
use theory::Board;
use theory::hand_built::{bitwise_exclusive_or, numeral_binary};

/// The answer to looking for the smallest missing number from 1 on.
pub(crate) const BEGIN_AT_0: &str = "You looked for each value from 1 on. Begin at 0 for each, also for the small ones: where no move leaves the value 0, the value is 0.";

/// `sum 5 4 3`: the nim sum of a board.
pub(crate) struct Sum<'a>(pub &'a Board);

impl Sum<'_> {
    /// Reads a board.
    pub(crate) fn parse(words: &RequestReader<'_>, dash: Dash<'_>) -> Result<Request, ParseError> {
        Ok(Question::Sum(words.position(dash)?.board).into())
    }

    /// An ordinary board.
    pub(crate) fn make_up(chance: &mut Generator, level: Level) -> Question {
        Question::Sum(chance.board(level))
    }

    /// The only heap of the board in words, where it is of another game than Nim: the nim sum is its value.
    fn one_heap(&self) -> Option<Text> {
        let board = self.0;
        if !is_one_heap(board) {
            return None;
        }
        let game = board.game_of(1);
        let size = board.rows()[0];
        Some(text!["a "{heap_of_size(game, size)}" ("{name_of(game)}")"])
    }
}

impl Ask for Sum<'_> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.0)
    }

    fn solve(&self) -> Solved {
        let columns = Columns::of(self.0);
        let value = columns.nim_sum;
        let mut steps = values::steps(self.0);
        steps.extend([
            Step::Columns { columns, changes: None },
            Step::RunningXor { board: self.0.clone(), value },
        ]);
        Solved::new(steps, Answer::Number(value.into()))
    }

    fn opening(&self) -> Vec<Block> {
        let title = match self.one_heap() {
            Some(heap) => text!["The value of "{heap}],
            None => text!["The nim sum of "{board_in_brief(self.0)}],
        };
        vec![Block::Title(title)]
    }

    fn words(&self, place: Place) -> QuestionWords {
        let board = self.0;
        let named = match place {
            Place::BesideBoard if is_one_heap(board) => text!["this "{heap_of(board.game_of(1))}],
            Place::BesideBoard => "this board".into(),
            Place::ByItself => whole_board(board),
        };
        let answer_form = text!["a whole number, such as "{code("12")}];
        if is_one_heap(board) {
            return QuestionWords {
                asks: text![
                    "What is the value of "{named}
                    ": the smallest number, from 0 on, that is missing among the values of what one move leaves?"
                ],
                answer_form,
                idea: worth_as_rows(),
                how: by_mex().and("."),
            };
        }
        if !board.is_nim() {
            return QuestionWords {
                asks: text!["What is the nim sum of "{named}", the XOR of the values of its rows?"],
                answer_form,
                idea: worth_as_rows(),
                how: text![
                    {by_mex()}
                    ". Then XOR the values of all rows, column by column, like rows of Nim."
                ],
            };
        }
        QuestionWords {
            asks: text!["What is the nim sum of "{named}"?"],
            answer_form,
            idea: "the nim sum is the XOR of all rows. In each column, all that counts is whether the number of 1s is odd or even.".into(),
            how: "write the rows in binary, one below the other, and count the 1s in each column. Write 1 below a column with an odd number of 1s and 0 below the others, then read the digits as a number.".into(),
        }
    }

    fn hint(&self) -> Option<Step> {
        let Solved { steps, .. } = self.solve();
        if !self.0.is_nim() {
            return of_values(self.0, &steps);
        }
        let columns = Columns::of(self.0);
        // The only column would give everything away.
        if columns.columns.len() == 1 {
            return None;
        }
        columns.columns.first().map(|&column| Step::CountOnes(column))
    }

    fn conclusion(&self) -> Text {
        let value = self.0.nim_sum();
        match self.one_heap() {
            Some(heap) => text!["The value of "{heap}" is "{strong(value.to_string())}"."],
            None => nim_sum_is(board_in_brief(self.0), value),
        }
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        let what = match self.one_heap() {
            Some(heap) => text!["the value of "{heap}],
            None => text!["the nim sum of "{board_in_brief(self.0)}],
        };
        claim_of_number(what, judgement, answer)
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        read_number(text, AskedForm::NimSum).map(Answer::Number)
    }

    fn slips(&self) -> Vec<Slip> {
        let board = self.0;
        let numbers = board.values();
        let mut slips = xor::in_place_of_xor(&numbers);
        slips.retain(|slip| board.is_nim() || slip.diagnosis != Diagnosis::Added);
        slips.extend(xor::left_aligned(&numbers));
        if !is_one_heap(board) {
            slips.extend(missed_row(board));
        }
        slips.push(decimal::answer_in_binary(board.nim_sum()));
        // Slips with values, which in Nim are the sizes.
        slips.extend(value_slips(board));
        slips
    }

    fn fitting(&self, answer: &Answer) -> Vec<Diagnosis> {
        let mut fitting = leading_to(self.slips(), answer);
        if !is_one_heap(self.0) {
            fitting.extend(wrong_column(self.0.nim_sum(), &self.0.values(), answer));
        }
        fitting
    }

    fn message(&self, diagnosis: &Diagnosis, judgement: &Judgement) -> Text {
        match diagnosis {
            Diagnosis::Added => added("rows", self.0.rows()),
            Diagnosis::Ored => "You wrote a 1 wherever any row has a 1: that is OR. The nim sum has a 1 only where the number of 1s is odd.".into(),
            Diagnosis::Anded => "You wrote a 1 only where every row has a 1: that is AND. The nim sum has a 1 wherever the number of 1s is odd.".into(),
            Diagnosis::LeftAligned => "You lined the digits up on the left. Line them up on the right, so that the 1s are in one column, the 2s in the next, and so on.".into(),
            Diagnosis::AnswerInBinary => "These are the right digits in binary. As a number? Add the columns with a 1.".into(),
            Diagnosis::MissedRow { rows } => {
                let rows = listed(rows.iter().take(4).map(|&row| row_name(row)), "or without");
                text!["That is the nim sum without "{rows}". Every row counts."]
            }
            &Diagnosis::WrongColumn { place } => self.wrong_column(place, judgement),
            Diagnosis::SizeForValue if is_one_heap(self.0) => "That is its size. Its value is another number: the smallest, from 0 on, that is missing among the values of what one move leaves.".into(),
            Diagnosis::SizeForValue => "That is the XOR of the sizes. In other games than Nim, the value of a row can be larger or smaller than its size: it is the smallest number, from 0 on, that is missing among the values of what one move leaves.".into(),
            Diagnosis::MexFromOne => BEGIN_AT_0.into(),
            Diagnosis::MexAboveLargest => "You took 1 more than the largest value that a move leaves. The value is the smallest missing number, and a smaller one is missing.".into(),
            Diagnosis::ValuesAdded => added("values", &self.0.values()),
            _ => Text::default(),
        }
    }

    fn note(&self, judgement: &Judgement, answer: &Answer) -> Option<Text> {
        let Answer::Number(given) = answer else {
            return None;
        };
        if let Some(several) = several_lead_to(self.slips(), judgement, answer) {
            return Some(several.then(text!["The nim sum counts the 1s of all rows, column by column: an odd number gives a 1, an even number a 0."]));
        }
        if given.sign() == Sign::Minus {
            return Some("The answer is never below 0.".into());
        }
        let Ok(given) = u64::try_from(given) else {
            return Some("No answer here is larger than 18446744073709551615.".into());
        };
        if is_one_heap(self.0) {
            return Some(not_the_value(self.0.nim_sum(), given));
        }
        let highest = given.checked_ilog2()?;
        let largest = self.0.values().iter().max().copied().unwrap_or(0);
        if largest.checked_ilog2() >= Some(highest) {
            return None;
        }
        let digits = numeral(&numeral_binary(given));
        let column = column(1 << highest);
        Some(if self.0.is_nim() {
            text![
                {given}" in binary is "{digits}", with a 1 in the "{column}
                ". No row has a 1 there, and nothing is carried, so the nim sum has none either."
            ]
        } else {
            text![
                {given}" in binary is "{digits}", with a 1 in the "{column}
                ". The value of no row has a 1 there, and nothing is carried, so the nim sum has none either."
            ]
        })
    }

    fn numbers(&self) -> Vec<String> {
        self.0.rows().iter().map(u64::to_string).collect()
    }
}

impl Sum<'_> {
    /// Exactly one digit is wrong.
    fn wrong_column(&self, place: u64, judgement: &Judgement) -> Text {
        let has_one = match &judgement.answer {
            Some(Answer::Number(number)) => number.bit(place.ilog2().into()),
            _ => false,
        };
        let digit = u64::from(has_one);
        let column = column(place);
        if Columns::of(self.0).columns.len() == 1 {
            return text!["Your answer has a "{digit}" in the "{column}". Count that column again."];
        }
        text![
            "Only the "{column}" is wrong: in binary your answer has a "{digit}
            " there. Count that column again."
        ]
    }
}

/// "You added the rows: 5 + 4 + 3 = 12."
fn added(what: &'static str, numbers: &[u64]) -> Text {
    const MOST_ADDENDS: usize = 8;
    let total: u128 = numbers.iter().copied().map(u128::from).sum();
    let sum = match numbers.len() {
        0..=MOST_ADDENDS => text![": "[{joined(numbers.to_vec(), " + ")}" = "{total}]],
        _ => Text::default(),
    };
    text!["You added the "{what}{sum}". The nim sum carries nothing."]
}

/// Of a number that is not the value of a heap, whether it is missing at all among the values that a move can reach.
fn not_the_value(right: u64, given: u64) -> Text {
    if given < right {
        text!["Some move leaves the value "{given}", so "{given}" is not missing."]
    } else {
        text![
            "A number smaller than "{given}
            " is missing too, and the value is the smallest that is missing."
        ]
    }
}

fn missed_row(board: &Board) -> impl Iterator<Item = Slip> {
    // Rows of the same value are indistinguishable.
    let mut rows_of_value: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (row, &value) in (1..).zip(&*board.values()) {
        rows_of_value.entry(value).or_default().push(row);
    }
    let nim_sum = board.nim_sum();
    rows_of_value
        .into_iter()
        .map(move |(value, rows)| number(Diagnosis::MissedRow { rows }, nim_sum ^ value))
}

/// Whether a board is a single heap of another game than Nim, so that its nim sum is the value of that heap.
pub(crate) fn is_one_heap(board: &Board) -> bool {
    !board.is_nim() && board.rows().len() == 1
}

/// Why a heap of any game has a value.
pub(crate) fn worth_as_rows() -> Text {
    "every row plays like a row of Nim of a certain size. That size is its value, and from then on only the values count.".into()
}

/// How a value is found: the first half of a sentence.
pub(crate) fn by_mex() -> Text {
    "work out the values from the smallest row up. For each row note the values of everything that one move leaves (two rows together are worth the XOR of their values); its own value is the smallest number, from 0 on, that is missing among them".into()
}

/// "The nim sum of 5 4 3 is 2."
pub(crate) fn nim_sum_is(of: Text, value: u64) -> Text {
    text!["The nim sum of "{of}" is "{strong(value.to_string())}"."]
}

/// The rows one after the other, starting from 0.
pub(crate) fn rows_taken_in(board: &Board) -> Vec<TakeIn> {
    let mut before = 0;
    (1..)
        .zip(board.values().iter())
        .map(|(row, &size)| {
            let value = bitwise_exclusive_or(before, size);
            let taken_in = TakeIn { row, before, size, value };
            before = value;
            taken_in
        })
        .collect()
}

pub(crate) fn running_xor(board: &Board, value: u64) -> StepText {
    let rows = rows_taken_in(board);
    let (heading, how, header) = if board.is_nim() {
        (
            text!["Another way: XOR the rows one after the other. The result is "{value}" again"],
            "Start with 0. The result so far ⊕ the next row is the new result.",
            "<|>so far ⊕ row = result",
        )
    } else {
        (
            text!["Another way: XOR the values one after the other. The result is "{value}" again"],
            "Start with 0. The result so far ⊕ the next value is the new result.",
            "<|>so far ⊕ value = result",
        )
    };
    if rows.is_empty() {
        return StepText::new(heading, "Start with 0. There are no rows, so it stays 0.");
    }
    let size_width = widest(rows.iter().map(|row| row.size));
    let value_width = widest(rows.iter().map(|row| row.value));
    let mut table = Table::of(header);
    for &TakeIn { row, before, size, value } in &rows {
        let (size, value) = (aligned(size, size_width), aligned(value, value_width));
        table.add((row_name(row), text![[{before}" ⊕ "{size}" = "{value}]]));
    }
    let why = "Both ways agree: each 1 flips the digit of its column, so an odd number of 1s leaves a 1 there, in any order.";
    StepText::new(heading, (how, table, why))
}

/// How many characters the longest of these numbers has.
pub(crate) fn widest(numbers: impl Iterator<Item = u64>) -> usize {
    numbers.map(|number| number.to_string().len()).max().unwrap_or(1)
}

/// A number with room in front of it, so that it ends where those of this width end.
pub(crate) fn aligned(number: u64, width: usize) -> String {
    format!("{number:\u{a0}>width$}")
}

pub(crate) fn take_in(of: &TakeIn) -> StepText {
    let StepText { heading, body } = xor::xor(of.before, of.size, of.value);
    StepText { heading: text![{row_name(of.row).capitalised()}": "{heading}], body }
}
