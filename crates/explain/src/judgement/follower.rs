//! Follows working from line to line, keeping track of the numbers that may be used.

use super::equation::{Equation, is_binary};
use super::followed_line::LineFound;
use crate::question::Question;

/// What an equation does with the numbers that it uses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It combines them by XOR, on the way to a nim sum.
    Xor,
    /// It divides one, or subtracts from it, on the way to binary digits.
    TakingApart,
}

/// Follows working from line to line.
pub(crate) struct Follower {
    /// The rows in order; their digits may be written one below the other.
    pub rows: Vec<i128>,
    /// How many rows have been written this way.
    written: usize,
    /// The numbers of the question and of the lines.
    known: Vec<i128>,
    /// Those that have not been used up.
    free: Vec<i128>,
    /// Whether `+` may be XOR.
    is_xor: bool,
    /// Which use consumes a number; `None` on the way to a move, when the rows are examined again after the nim sum.
    uses_up: Option<Use>,
    /// For each wrong result, the right one.
    mistaken: Vec<(i128, i128)>,
    is_wrong: bool,
    /// The base of the numbers that are combined.
    base: u32,
    /// Whether the last equation combined rows.
    pub combines: bool,
    pub goes_on: Vec<String>,
}

impl Follower {
    pub fn new(question: &Question, base: u32) -> Self {
        let numbers = given(question);
        let is_xor = matches!(question, Question::Xor(_)) || question.board().is_some();
        Self {
            is_xor,
            uses_up: match question {
                Question::Binary(_) => Some(Use::TakingApart),
                _ if is_xor && question.position().is_none() => Some(Use::Xor),
                _ => None,
            },
            rows: numbers.clone(),
            known: numbers.clone(),
            written: 0,
            free: numbers,
            mistaken: Vec::new(),
            is_wrong: false,
            base,
            combines: false,
            goes_on: Vec::new(),
        }
    }

    /// Whether only known numbers may be used; not if digits are given.
    fn is_bound(&self) -> bool {
        !self.rows.is_empty()
    }

    /// Whether it is a number of the question.
    pub fn is_given(&self, number: i128) -> bool {
        self.rows.contains(&number)
    }

    /// A row in binary digits below the one before it, or what they come to.
    pub fn row(&mut self, line: &str) -> LineFound {
        let Some(written) = in_digits(line) else {
            return LineFound::NotRead;
        };
        let sum = || self.rows.iter().fold(0, |sum, row| sum ^ row);
        let row = self.rows.get(self.written).copied().unwrap_or_else(sum);
        self.written += 1;
        if written == row {
            return LineFound::Holds;
        }
        self.is_wrong = true;
        LineFound::Wrong(format!("{row} = {row:b}"), asked(&format!("binary {row}"), line))
    }

    pub fn equation(&mut self, equation: &Equation) -> LineFound {
        self.combines = false;
        if equation.is_sum_alone() && equation.sum_of_places().is_some() {
            return LineFound::Holds;
        }
        if self.is_wrong {
            self.combines = self.is_xor && self.xored(equation).is_some();
            self.go_on(equation);
            return if self.holds(equation) { LineFound::Follows } else { self.wrong(equation) };
        }
        let uses = self.uses(equation);
        match uses.as_ref().map(|(to, numbers)| self.left_after(*to, numbers)) {
            Some(Ok(free)) => {
                self.combines = self.is_xor && uses.as_ref().is_some_and(|(to, _)| *to == Use::Xor);
                self.free = free;
            }
            Some(Err(missing)) if !self.takes_apart(equation) => {
                self.is_wrong = true;
                return missing;
            }
            _ => {}
        }
        if !self.holds(equation) {
            self.is_wrong = true;
            return self.wrong(equation);
        }
        if let (Some((to, _)), Some(result)) = (uses, self.result(equation)) {
            self.known.push(result);
            if Some(to) == self.uses_up {
                self.free.push(result);
            }
        }
        LineFound::Holds
    }

    fn result(&self, equation: &Equation) -> Option<i128> {
        i128::from_str_radix(equation.result()?, self.base).ok()
    }

    /// Whether an equation holds; one that combines rows does as XOR, also where it is written with `+`.
    fn holds(&self, equation: &Equation) -> bool {
        let is_xor = self.is_xor && self.is_bound() && equation.xored(self.base).is_some();
        if is_xor { equation.holds_as_xor(self.base) } else { equation.holds() }
    }

    /// Whether an equation only writes a number of the question as a sum of places.
    fn takes_apart(&self, equation: &Equation) -> bool {
        let places = equation.sum_of_places();
        places.is_some_and(|(whole, sum)| {
            whole.is_none_or(|whole| whole == sum) && self.is_given(sum)
        })
    }

    /// The numbers that an equation combines by XOR; a sum does where rows are combined.
    fn xored(&self, equation: &Equation) -> Option<Vec<i128>> {
        if self.is_xor || !equation.has_plus() { equation.xored(self.base) } else { None }
    }

    /// The numbers that an equation uses, and what for.
    fn uses(&self, equation: &Equation) -> Option<(Use, Vec<i128>)> {
        match self.xored(equation) {
            Some(numbers) => Some((Use::Xor, numbers)),
            None => Some((Use::TakingApart, vec![equation.dividend()?])),
        }
    }

    /// The numbers that stay free after a use of some, or what is wrong with those.
    fn left_after(&self, to: Use, numbers: &[i128]) -> Result<Vec<i128>, LineFound> {
        let uses_up = self.uses_up == Some(to);
        let left = if uses_up { &self.free } else { &self.known };
        let mut free = self.free.clone();
        for &number in numbers {
            let is_known = self.known.contains(&number) || number == 0 || !self.is_bound();
            match free.iter().position(|it| *it == number) {
                Some(place) if uses_up => drop(free.remove(place)),
                // The remainder of a number is often asked for after the number has been divided.
                None if uses_up && to == Use::Xor && is_known && number != 0 && self.is_bound() => {
                    return Err(LineFound::UsedUp(number, left.clone()));
                }
                _ if is_known => {}
                _ => return Err(LineFound::FromNowhere(number, left.clone())),
            }
        }
        Ok(free)
    }

    /// A number as it is written in the base of the working.
    fn written(&self, number: i128) -> String {
        if self.base == 2 { format!("{number:b}") } else { number.to_string() }
    }

    /// An equation of XOR put right.
    fn put_right(&self, numbers: &[i128]) -> (i128, String) {
        let right = numbers.iter().fold(0, |sum, number| sum ^ number);
        let terms: Vec<String> = numbers.iter().map(|&number| self.written(number)).collect();
        (right, format!("{} = {}", terms.join(" ⊕ "), self.written(right)))
    }

    /// The right version of a wrong equation, and how it may have come about.
    fn wrong(&mut self, equation: &Equation) -> LineFound {
        let result = self.result(equation);
        if let (Some(numbers), Some(stated)) = (self.xored(equation), result) {
            let (right, sentence) = self.put_right(&numbers);
            self.mistaken.push((stated, right));
            let kind = if numbers.len() == 2 { "xor" } else { "sum" };
            let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            return LineFound::Wrong(
                sentence,
                asked(&format!("{kind} {}", words.join(" ")), &stated.to_string()),
            );
        }
        if let Some((first, last)) = equation.digits() {
            let (kind, base) = match (is_binary(first), is_binary(last)) {
                (_, true) => ("binary", 10),
                (true, false) => ("decimal", 2),
                _ => return LineFound::Wrong(String::new(), None),
            };
            let number = i128::from_str_radix(first, base).unwrap_or_default();
            let right = if base == 10 { format!("{number:b}") } else { number.to_string() };
            let asked = asked(&format!("{kind} {first}"), last);
            return LineFound::Wrong(format!("{first} = {right}"), asked);
        }
        let right = equation.value().map(|value| value.number);
        self.mistaken.extend(result.zip(right));
        LineFound::Wrong(equation.worked_out(false).unwrap_or_default(), None)
    }

    /// How a line would continue from the right results of the wrong ones.
    fn go_on(&mut self, equation: &Equation) {
        let Some(mut numbers) = self.xored(equation) else {
            return;
        };
        let others = &self.mistaken;
        let right = |number: &i128| {
            others.iter().rfind(|(wrong, _)| wrong == number).map(|(_, right)| *right)
        };
        let Some((place, number)) =
            numbers.iter().enumerate().find_map(|(place, number)| Some((place, right(number)?)))
        else {
            return;
        };
        numbers[place] = number;
        let (right, sentence) = self.put_right(&numbers);
        self.goes_on.push(sentence);
        self.mistaken.extend(self.result(equation).map(|stated| (stated, right)));
    }

    /// The numbers that no right line has used, without the result of the last one.
    pub fn unused_except(&self, last: Option<&Equation>) -> Vec<i128> {
        let result = last.and_then(|last| self.result(last));
        let mut left = self.free.clone();
        if let Some(place) = left.iter().rposition(|free| Some(*free) == result) {
            left.remove(place);
        }
        left
    }

    /// The answer that an equation states, and whether it is in binary digits: a number or digits, if they are asked for.
    /// The result of a division is only intermediate, and so are the places of a number of the question.
    pub fn answer(&self, question: &Question, equation: &Equation) -> Option<(String, bool)> {
        let result = if equation.has_remainder() { None } else { equation.result() };
        let places = if self.combines { None } else { equation.sum_of_places() };
        match (question, places) {
            (Question::Binary(_) | Question::Gate(_), _) => Some((result?.to_owned(), false)),
            (Question::Xor(_) | Question::Sum(_) | Question::Decimal(_), Some((whole, sum))) => {
                let value = whole.unwrap_or(sum);
                let are_given =
                    |numbers: Vec<i128>| numbers.iter().all(|number| self.is_given(*number));
                let adds_rows = self.is_xor
                    && equation.is_sum_alone()
                    && equation.xored(10).is_some_and(are_given);
                if adds_rows || self.is_given(value) {
                    None
                } else {
                    Some((value.to_string(), false))
                }
            }
            (Question::Xor(_) | Question::Sum(_), None) => {
                let digits = result?;
                // What the digits come to may be said behind them.
                let Ok(number) = i128::from_str_radix(digits, self.base) else {
                    return Some((digits.to_owned(), false));
                };
                Some((number.to_string(), self.base == 2 && is_other_number(digits, number)))
            }
            _ => None,
        }
    }
}

/// The number that a line of binary digits stands for, also as a list and behind a sign.
pub(crate) fn in_digits(line: &str) -> Option<i128> {
    let digits = line.trim_start_matches(['⊕', '^', '=', '+', ' ']);
    let digits: String =
        digits.chars().filter(|character| !" ,[]()\u{a0}".contains(*character)).collect();
    if digits.bytes().all(|digit| digit == b'0' || digit == b'1') {
        i128::from_str_radix(&digits, 2).ok()
    } else {
        None
    }
}

/// Whether digits are another number as a decimal.
pub(crate) fn is_other_number(digits: &str, number: i128) -> bool {
    let decimal = digits.trim_start_matches('0');
    decimal.len() > 1 && decimal != number.to_string()
}

/// The numbers given in a question: rows that are not empty; none if there are heaps of other games, whose values are used.
fn given(question: &Question) -> Vec<i128> {
    match (question, question.board()) {
        (Question::Xor(xor), _) => vec![xor.a.into(), xor.b.into()],
        (Question::Binary(binary), _) => vec![binary.number.into()],
        (_, Some(board)) if board.is_nim() => {
            board.rows().iter().filter(|&&row| row > 0).map(|&row| row.into()).collect()
        }
        _ => Vec::new(),
    }
}

/// The question that a line answers, and the answer; `None` if that is not a question by itself.
fn asked(question: &str, answer: &str) -> Option<(Question, String)> {
    Some((question.parse().ok()?, answer.to_owned()))
}
