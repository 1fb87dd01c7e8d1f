//! Working that was written line by line, followed to the first line that does not hold.
//!
//! Of `5 ^ 4 = 9` and `9 ^ 3 = 10`, on the way to the nim sum of 5 4 3, the first line is wrong, for 5 ⊕ 4 is 1. The second holds
//! by itself: it follows from the first, and costs nothing more.

use super::answer::Reading;
use super::equation::Equation;
use super::verdict::Verdict;
use crate::game::Board;
use crate::question::{Answer, Question};

/// Working, line by line, and the answer that it ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedWorking {
    /// The lines in order.
    pub lines: Vec<FollowedLine>,
    /// How it would go on behind the first wrong line if that were right: `1 ⊕ 3 = 2`.
    pub goes_on: Vec<String>,
    /// What the last line says is the answer; blank where it says none.
    answer: String,
    /// The numbers that right lines have not used.
    left: Vec<i128>,
    /// Whether it is a nim sum put together line by line.
    is_chain: bool,
}

/// One line of working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedLine {
    /// As it was written.
    pub text: String,
    /// What is found of it.
    pub found: LineFound,
}

/// What is found of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFound {
    /// It is right.
    Holds,
    /// It would be right, were it not for the wrong line before it.
    Follows,
    /// It is wrong: what is right in its place, and what it answers, and how, where that can be asked by itself.
    Wrong(String, Option<(Question, String)>),
    /// It goes on with a number that is neither given nor found above: that number, and those that are left.
    FromNowhere(i128, Vec<i128>),
    /// It goes on with a number that a line above it has used already: that number, and those that are left.
    UsedUp(i128, Vec<i128>),
    /// All lines are right, and this is the last, but it is not the answer yet; these numbers have not been used.
    StopsEarly(Vec<i128>),
    /// It is not understood, and so not judged.
    NotRead,
}

impl LineFound {
    /// In one word, for scripts.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Follows => "follows",
            Self::Wrong(..) => "wrong",
            Self::FromNowhere(..) => "from-nowhere",
            Self::UsedUp(..) => "used-up",
            Self::StopsEarly(_) => "stops-early",
            Self::NotRead => "not-read",
        }
    }

    fn is_wrong(&self) -> bool {
        matches!(
            self,
            Self::Wrong(..) | Self::FromNowhere(..) | Self::UsedUp(..) | Self::StopsEarly(_)
        )
    }
}

impl FollowedWorking {
    /// The first line that is wrong, counted from 1.
    #[must_use]
    pub fn first_wrong(&self) -> Option<usize> {
        let wrong = self.lines.iter().position(|line| line.found.is_wrong());
        wrong.map(|place| place + 1)
    }

    /// Follows working of so many lines or more, of which one at least is an equation. On one line semicolons may part them,
    /// where all but the last are equations.
    pub(super) fn of(question: &Question, given: &str, fewest: usize) -> Option<Self> {
        /// Nobody writes more on the way to an answer.
        const MOST_LINES: usize = 1000;
        let is_one_line = !given.trim().contains('\n');
        let lines = given
            .split(if is_one_line { ';' } else { '\n' })
            .map(str::trim);
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        if !(fewest..=MOST_LINES).contains(&lines.len()) {
            return None;
        }
        let equations: Vec<Option<Equation>> =
            lines.iter().map(|line| Equation::read(line)).collect();
        let (last, before) = equations.split_last()?;
        if is_one_line && !before.iter().all(Option::is_some) {
            return None;
        }
        let mut follower = Follower::new(question);
        let is_in_columns = matches!(question, Question::Xor(_) | Question::Sum(_))
            && lines.len() == follower.rows.len() + 1
            && lines.iter().any(|line| line.len() > 1)
            && lines.iter().all(|line| in_digits(line).is_some());
        if !is_in_columns && equations.iter().all(Option::is_none) {
            return None;
        }
        let last_line = lines[lines.len() - 1];
        let answer = if let Some(equation) = last {
            stated(question, equation).unwrap_or_default().to_owned()
        } else {
            let number = in_digits(last_line).filter(|_| is_in_columns);
            number.map_or_else(|| last_line.to_owned(), |number| number.to_string())
        };
        let found = lines.iter().zip(&equations).enumerate();
        let found = found.map(|(place, (line, equation))| {
            let found = match equation {
                Some(equation) => follower.equation(equation),
                // It is the answer, of which more is known when that has been judged.
                None if place + 1 == lines.len() => LineFound::NotRead,
                None => follower.row(line),
            };
            FollowedLine {
                text: (*line).to_owned(),
                found,
            }
        });
        let is_xor = |equation: &Option<Equation>| {
            (equation.as_ref()).is_some_and(|equation| equation.xored(10).is_some())
        };
        Some(Self {
            lines: found.collect(),
            left: follower.left_beside(last.as_ref()),
            goes_on: follower.goes_on,
            answer,
            is_chain: matches!(question, Question::Sum(_)) && equations.iter().all(is_xor),
        })
    }

    /// What it says is the answer.
    pub(super) fn answer(&self) -> &str {
        &self.answer
    }

    /// Whether each line puts numbers through XOR, on the way to a nim sum.
    pub(super) fn is_chain(&self) -> bool {
        self.is_chain
    }

    /// Takes down what the answer is worth, and with that the last line.
    pub(super) fn conclude(&mut self, question: &Question, verdict: Verdict) {
        let has_wrong = self.first_wrong().is_some();
        let (left, answer) = (self.left.clone(), self.answer.clone());
        let Some(last) = self.lines.last_mut() else {
            return;
        };
        last.found = match (&last.found, verdict, has_wrong) {
            (LineFound::NotRead, Verdict::Right, _) => LineFound::Holds,
            (LineFound::NotRead, Verdict::Wrong, true) => LineFound::Follows,
            (LineFound::NotRead, Verdict::Wrong, false) => {
                LineFound::Wrong(String::new(), Some((question.clone(), answer)))
            }
            (LineFound::Holds, Verdict::Wrong, false) => LineFound::StopsEarly(left),
            // What was left out may come to nothing, but that has not been said.
            (LineFound::Holds, Verdict::Right, false) if self.is_chain && !left.is_empty() => {
                LineFound::StopsEarly(left)
            }
            _ => return,
        };
    }
}

/// What an equation does with the numbers that it goes on with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It puts them through XOR, on the way to a nim sum.
    Xor,
    /// It divides one, or takes from it, on the way to binary digits.
    TakingApart,
}

/// Goes from line to line with the numbers that are there to go on with.
struct Follower {
    /// The rows in order, of which digits may be written one below the other.
    rows: Vec<i128>,
    /// Those that have been written so.
    written: usize,
    /// The numbers of the question and of the lines.
    known: Vec<i128>,
    /// Those of them that have not been used up.
    free: Vec<i128>,
    /// Whether numbers are asked after: not where digits are given.
    is_bound: bool,
    /// What uses a number up; nothing on the way to a move, where the rows are gone through again after the nim sum.
    uses_up: Option<Use>,
    /// What a wrong line came to, and what it should have come to, and so on from there.
    mistaken: Vec<(i128, i128)>,
    is_wrong: bool,
    goes_on: Vec<String>,
}

impl Follower {
    fn new(question: &Question) -> Self {
        let numbers = given(question);
        Self {
            is_bound: !numbers.is_empty(),
            uses_up: match question {
                Question::Xor(_) | Question::Sum(_) | Question::Balance(_) => Some(Use::Xor),
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
    fn row(&mut self, line: &str) -> LineFound {
        let next = self.rows.get(self.written).copied();
        let Some((row, written)) = next.zip(in_digits(line)) else {
            return LineFound::NotRead;
        };
        self.written += 1;
        if written == row {
            return LineFound::Holds;
        }
        self.is_wrong = true;
        LineFound::Wrong(
            format!("{row} = {row:b}"),
            asked(&format!("binary {row}"), line),
        )
    }

    fn equation(&mut self, equation: &Equation) -> LineFound {
        if self.is_wrong {
            self.go_on(equation);
            return if equation.holds(true, !self.is_bound) {
                LineFound::Follows
            } else {
                self.wrong(equation, 10)
            };
        }
        // Rows may be put through XOR digit by digit, too.
        let bases = [10, 2];
        let used = bases.map(|base| self.used(equation, base));
        let base = bases
            .into_iter()
            .zip(&used)
            .find(|(_, used)| matches!(used, Some(Ok(_))));
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

    /// The numbers that are left when those of an equation, read to this base, have been used up; or what is found of it where one
    /// is not there. Nothing where numbers are not asked after.
    fn used(&self, equation: &Equation, base: u32) -> Option<Result<Vec<i128>, LineFound>> {
        let whole = equation.taken_apart().filter(|_| base == 10);
        let used = equation.xored(base).or_else(|| Some(vec![whole?]))?;
        let uses_up = self.uses_up.is_some() && Self::use_of(equation, base) == self.uses_up;
        // What is left of a number is often asked for after the number has been divided.
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

    /// What is right in place of a wrong equation, and why somebody may have written it.
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
            let right = if to == 2 {
                format!("{number:b}")
            } else {
                number.to_string()
            };
            let asked = asked(&format!("{kind} {first}"), last);
            return LineFound::Wrong(format!("{first} = {right}"), asked);
        }
        let right = equation.worth().map(|worth| worth.number);
        self.mistaken.extend(said.zip(right));
        LineFound::Wrong(equation.worked_out().unwrap_or_default(), None)
    }

    /// How a line would go on from what should have stood in the wrong ones.
    fn go_on(&mut self, equation: &Equation) {
        let Some(other) = equation.with(&self.mistaken) else {
            return;
        };
        self.goes_on.extend(other.worked_out());
        let said = equation.result().and_then(|digits| digits.parse().ok());
        let pair = said.zip(other.worth().map(|worth| worth.number));
        self.mistaken.extend(pair);
    }

    /// The numbers that right lines have not used, without what the last of them comes to.
    fn left_beside(&self, last: Option<&Equation>) -> Vec<i128> {
        let result = last.and_then(|equation| equation.result()?.parse().ok());
        let mut left = self.free.clone();
        if let Some(place) = left.iter().rposition(|free| Some(*free) == result) {
            left.remove(place);
        }
        left
    }
}

/// The answer that an equation states as the last line: the number that it comes to, where a number or digits are asked for. What
/// a division comes to is on the way.
fn stated<'a>(question: &Question, last: &'a Equation) -> Option<&'a str> {
    let result = last.result().filter(|_| !last.has_remainder())?;
    match Answer::read(question, result, None) {
        Reading::Answer(Answer::Bit(_) | Answer::Digits(_) | Answer::Number(_)) => Some(result),
        _ => None,
    }
}

/// The number that a line of binary digits stands for.
fn in_digits(line: &str) -> Option<i128> {
    let digits: String = line.split_whitespace().collect();
    i128::from_str_radix(&digits, 2)
        .ok()
        .filter(|_| !digits.starts_with(['+', '-']))
}

/// The numbers that a question gives.
fn given(question: &Question) -> Vec<i128> {
    match question {
        Question::Xor(xor) => vec![xor.a.into(), xor.b.into()],
        Question::Binary(binary) => vec![binary.number.into()],
        Question::Sum(board) | Question::Balance(board) => rows(board),
        _ => question
            .position()
            .map_or_else(Vec::new, |position| rows(&position.board)),
    }
}

/// The rows that hold something; none where there are heaps of other games, whose values go on.
fn rows(board: &Board) -> Vec<i128> {
    let rows = board.rows().iter().filter(|_| board.is_nim());
    rows.filter(|&&row| row > 0)
        .map(|&row| row.into())
        .collect()
}

/// What a line answers, and how; none where that cannot be asked.
fn asked(question: &str, answer: &str) -> Option<(Question, String)> {
    Some((question.parse().ok()?, answer.to_owned()))
}
