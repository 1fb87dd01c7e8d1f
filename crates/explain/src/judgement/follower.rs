//! Follows working from line to line, keeping track of the numbers that may be used.

use super::equation::Equation;
use super::followed_line::LineFound;
use crate::question::Question;
use theory::Board;

/// What an equation does with the numbers that it uses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It combines them by XOR, on the way to a nim sum.
    Xor,
    /// It divides one, or subtracts from it, on the way to binary digits.
    TakingApart,
}

/// Follows working from line to line, keeping track of the numbers that may be used.
pub(crate) struct Follower {
    /// The rows in order; their digits may be written one below the other.
    pub rows: Vec<i128>,
    /// How many rows have been written this way.
    written: usize,
    /// The numbers of the question and of the lines.
    known: Vec<i128>,
    /// Those that have not been used up.
    free: Vec<i128>,
    /// Whether only known numbers may be used; not if digits are given.
    is_bound: bool,
    /// Which use consumes a number; `None` on the way to a move, when the rows are examined again after the nim sum.
    uses_up: Option<Use>,
    /// For each wrong result, the right one.
    mistaken: Vec<(i128, i128)>,
    is_wrong: bool,
    pub goes_on: Vec<String>,
}

impl Follower {
    pub fn new(question: &Question) -> Self {
        let numbers = given(question);
        Self {
            is_bound: !numbers.is_empty(),
            uses_up: match question {
                Question::Xor(_) => Some(Use::Xor),
                _ if question.board().is_some() && question.position().is_none() => Some(Use::Xor),
                Question::Binary(_) => Some(Use::TakingApart),
                _ => None,
            },
            rows: numbers.clone(),
            known: numbers.clone(),
            written: 0,
            free: numbers,
            mistaken: Vec::new(),
            is_wrong: false,
            goes_on: Vec::new(),
        }
    }

    /// A row in binary digits, below the one before it.
    pub fn row(&mut self, line: &str) -> LineFound {
        let next = self.rows.get(self.written).copied();
        let Some((row, written)) = next.zip(in_digits(line)) else {
            return LineFound::NotRead;
        };
        self.written += 1;
        if written == row {
            return LineFound::Holds;
        }
        self.is_wrong = true;
        LineFound::Wrong(format!("{row} = {row:b}"), asked(&format!("binary {row}"), line))
    }

    pub fn equation(&mut self, equation: &Equation) -> LineFound {
        if self.is_wrong {
            self.go_on(equation);
            return if equation.holds(true, !self.is_bound) {
                LineFound::Follows
            } else {
                self.wrong(equation, 10)
            };
        }
        // Rows may also be combined digit by digit.
        let bases = [10, 2];
        let used = bases.map(|base| self.used(equation, base));
        let base = bases.into_iter().zip(&used).find(|(_, used)| matches!(used, Some(Ok(_))));
        let base = base.map_or(10, |(base, _)| base);
        match (used, base) {
            ([Some(Ok(free)), _], 10) | ([_, Some(Ok(free))], 2) => self.free = free,
            ([Some(Err(not_there)), _], _) => {
                self.is_wrong = true;
                return not_there;
            }
            _ => {}
        }
        let is_xor = equation.xored(base).is_some() && self.is_bound;
        if !equation.holds(base == 2 || !is_xor, !is_xor) {
            self.is_wrong = true;
            return self.wrong(equation, base);
        }
        let to = Self::use_of(equation, base);
        let result = equation.result().filter(|_| to.is_some());
        let result = result.and_then(|digits| i128::from_str_radix(digits, base).ok());
        self.known.extend(result);
        self.free.extend(result.filter(|_| to == self.uses_up));
        LineFound::Holds
    }

    fn use_of(equation: &Equation, base: u32) -> Option<Use> {
        let xored = equation.xored(base).map(|_| Use::Xor);
        xored.or_else(|| equation.taken_apart().map(|_| Use::TakingApart))
    }

    /// The numbers that are left after an equation in this base, or the problem if it uses one that is not available.
    /// `None` if any number may be used.
    fn used(&self, equation: &Equation, base: u32) -> Option<Result<Vec<i128>, LineFound>> {
        let whole = equation.taken_apart().filter(|_| base == 10);
        let used = equation.xored(base).or_else(|| Some(vec![whole?]))?;
        let uses_up = self.uses_up.is_some() && Self::use_of(equation, base) == self.uses_up;
        // The remainder of a number is often asked for after the number has been divided.
        let is_once = uses_up && self.uses_up == Some(Use::Xor);
        let left = if uses_up { &self.free } else { &self.known };
        let mut free = self.free.clone();
        for number in used.into_iter().filter(|_| self.is_bound) {
            let is_known = self.known.contains(&number);
            match free.iter().position(|it| *it == number) {
                Some(place) if uses_up => {
                    free.remove(place);
                }
                None if is_once && is_known && number != 0 => {
                    return Some(Err(LineFound::UsedUp(number, left.clone())));
                }
                _ if is_known || number == 0 => {}
                _ => return Some(Err(LineFound::FromNowhere(number, left.clone()))),
            }
        }
        Some(Ok(free))
    }

    /// The right version of a wrong equation, and how it may have come about.
    fn wrong(&mut self, equation: &Equation, base: u32) -> LineFound {
        let to_number = |digits: &str| i128::from_str_radix(digits, base).ok();
        let said = equation.result().and_then(to_number);
        if let (Some(numbers), Some(said)) = (equation.xored(base), said) {
            let right = numbers.iter().fold(0, |sum, number| sum ^ number);
            self.mistaken.push((said, right));
            let kind = if numbers.len() == 2 { "xor" } else { "sum" };
            let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let asked = asked(&format!("{kind} {}", words.join(" ")), &said.to_string());
            let worked_out = format!("{} = {right}", words.join(" ⊕ "));
            return LineFound::Wrong(worked_out, asked);
        }
        if let Some((first, last)) = equation.digits() {
            let is_binary = |digits: &str| digits.len() > 1 && digits.bytes().all(|it| it < b'2');
            let kind = match (is_binary(first), is_binary(last)) {
                (_, true) => "binary",
                (true, false) => "decimal",
                _ => return LineFound::Wrong(String::new(), None),
            };
            let (from, to) = if kind == "binary" { (10, 2) } else { (2, 10) };
            let number = i128::from_str_radix(first, from).unwrap_or_default();
            let right = if to == 2 { format!("{number:b}") } else { number.to_string() };
            let asked = asked(&format!("{kind} {first}"), last);
            return LineFound::Wrong(format!("{first} = {right}"), asked);
        }
        let right = equation.worth().map(|worth| worth.number);
        self.mistaken.extend(said.zip(right));
        LineFound::Wrong(equation.worked_out().unwrap_or_default(), None)
    }

    /// How a line would continue from the right results of the wrong ones.
    fn go_on(&mut self, equation: &Equation) {
        let Some(other) = equation.with(&self.mistaken) else {
            return;
        };
        self.goes_on.extend(other.worked_out());
        let said = equation.result().and_then(|digits| digits.parse().ok());
        let pair = said.zip(other.worth().map(|worth| worth.number));
        self.mistaken.extend(pair);
    }

    /// The numbers that no right line has used, without the result of the last one.
    pub fn unused_except(&self, last: Option<&Equation>) -> Vec<i128> {
        let result = last.and_then(|equation| equation.result()?.parse().ok());
        let mut left = self.free.clone();
        if let Some(place) = left.iter().rposition(|free| Some(*free) == result) {
            left.remove(place);
        }
        left
    }
}

/// The number that a line of binary digits stands for.
pub(crate) fn in_digits(line: &str) -> Option<i128> {
    let digits: String = line.split_whitespace().collect();
    i128::from_str_radix(&digits, 2).ok().filter(|_| !digits.starts_with(['+', '-']))
}

/// The numbers given in a question.
fn given(question: &Question) -> Vec<i128> {
    match question {
        Question::Xor(xor) => vec![xor.a.into(), xor.b.into()],
        Question::Binary(binary) => vec![binary.number.into()],
        _ => question.board().map_or_else(Vec::new, rows),
    }
}

/// The nonempty rows; none if there are heaps of other games, whose values are used instead.
fn rows(board: &Board) -> Vec<i128> {
    let rows = board.rows().iter().filter(|_| board.is_nim());
    rows.filter(|&&row| row > 0).map(|&row| row.into()).collect()
}

/// The question that a line answers, and the answer; `None` if that is not a question by itself.
fn asked(question: &str, answer: &str) -> Option<(Question, String)> {
    Some((question.parse().ok()?, answer.to_owned()))
}
