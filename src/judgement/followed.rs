//! Working that was written line by line, followed to the first line that does not hold.
//!
//! Of `5 ^ 4 = 9` and `9 ^ 3 = 10`, on the way to the nim sum of 5 4 3, the first line is wrong, for 5 ⊕ 4 is 1. The second holds
//! by itself: it follows from the first, and costs nothing more.

use super::equation::Equation;
use super::verdict::Verdict;
use crate::game::Board;
use crate::question::Question;

/// Working, line by line, and the answer that it ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedWorking {
    /// The lines in order.
    pub lines: Vec<FollowedLine>,
    /// How it would go on behind the first wrong line if that were right: `1 ⊕ 3 = 2`.
    pub goes_on: Vec<String>,
    /// What the last line says is the answer.
    answer: String,
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
    /// All lines are right, and this is the last, but these numbers have not been used.
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
            Self::StopsEarly(_) => "stops-early",
            Self::NotRead => "not-read",
        }
    }

    fn is_wrong(&self) -> bool {
        matches!(
            self,
            Self::Wrong(..) | Self::FromNowhere(..) | Self::StopsEarly(_)
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

    /// Follows working of two lines or more, of which one at least is an equation. On one line semicolons may part them, where
    /// all but the last are equations.
    pub(super) fn of(question: &Question, given: &str) -> Option<Self> {
        /// Nobody writes more on the way to an answer.
        const MOST_LINES: usize = 1000;
        let is_one_line = !given.trim().contains('\n');
        let lines = given
            .split(if is_one_line { ';' } else { '\n' })
            .map(str::trim);
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        let before = &lines[..lines.len().saturating_sub(1)];
        if is_one_line && !before.iter().all(|line| Equation::read(line).is_some()) {
            return None;
        }
        if !(2..=MOST_LINES).contains(&lines.len()) {
            return None;
        }
        let last = lines[lines.len() - 1];
        let rows = Follower::new(question).rows.len();
        let is_in_columns = matches!(question, Question::Xor(_) | Question::Sum(_))
            && lines.len() == rows + 1
            && lines.iter().any(|line| line.len() > 1)
            && lines.iter().all(|line| in_digits(line).is_some());
        if !is_in_columns && !lines.iter().any(|line| Equation::read(line).is_some()) {
            return None;
        }
        let answer = if is_in_columns {
            in_digits(last).map(|number| number.to_string())
        } else {
            Equation::read(last).and_then(|equation| equation.result().map(str::to_owned))
        };
        let mut follower = Follower::new(question);
        let is_answer =
            |place: usize| place + 1 == lines.len() && (answer.is_none() || is_in_columns);
        let found = lines.iter().enumerate().map(|(place, line)| {
            let found = if is_answer(place) {
                LineFound::NotRead
            } else {
                follower.follow(line)
            };
            FollowedLine {
                text: (*line).to_owned(),
                found,
            }
        });
        Some(Self {
            lines: found.collect(),
            goes_on: follower.goes_on,
            answer: answer.unwrap_or_else(|| last.to_owned()),
        })
    }

    /// What it says is the answer.
    pub(super) fn answer(&self) -> &str {
        &self.answer
    }

    /// Takes down what the answer is worth, and with that the last line.
    pub(super) fn conclude(&mut self, question: &Question, verdict: Verdict) {
        let has_wrong = self.first_wrong().is_some();
        let left = Follower::left(question, &self.lines);
        let answer = self.answer.clone();
        let is_xor = |line: &FollowedLine| {
            Equation::read(&line.text).is_some_and(|equation| equation.xored(10).is_some())
        };
        let is_chain = matches!(question, Question::Sum(_)) && self.lines.iter().all(is_xor);
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
            (LineFound::Holds, Verdict::Right, false) if is_chain && !left.is_empty() => {
                LineFound::StopsEarly(left)
            }
            _ => return,
        };
    }
}

/// Goes from line to line with the numbers that are there to go on with.
struct Follower {
    /// The rows in order, of which digits may be written one below the other.
    rows: Vec<i128>,
    /// Those that have been written so.
    written: usize,
    /// The numbers of the question and of the lines that have not been used up.
    free: Vec<i128>,
    /// Whether numbers are asked after: not where digits are given.
    is_bound: bool,
    /// Whether each number is used once, as on the way to a nim sum; what comes after it goes through the rows again.
    is_used_up: bool,
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
            is_used_up: question.position().is_none(),
            rows: numbers.clone(),
            written: 0,
            free: numbers,
            mistaken: Vec::new(),
            is_wrong: false,
            goes_on: Vec::new(),
        }
    }

    fn follow(&mut self, line: &str) -> LineFound {
        if let Some(equation) = Equation::read(line) {
            return self.equation(&equation);
        }
        let digits: String = line.split_whitespace().collect();
        let is_digits =
            !digits.is_empty() && digits.bytes().all(|byte| byte == b'0' || byte == b'1');
        match self.rows.get(self.written).copied().filter(|_| is_digits) {
            Some(row) => self.row(row, &digits),
            None => LineFound::NotRead,
        }
    }

    /// A row in binary digits, below the one before it.
    fn row(&mut self, row: i128, digits: &str) -> LineFound {
        self.written += 1;
        if i128::from_str_radix(digits, 2) == Ok(row) {
            return LineFound::Holds;
        }
        self.is_wrong = true;
        let judged = asked(&format!("binary {row}"), digits);
        LineFound::Wrong(format!("{row} = {row:b}"), judged)
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
            ([Some(Err(number)), _], _) => {
                self.is_wrong = true;
                return LineFound::FromNowhere(number, self.free.clone());
            }
            _ => {}
        }
        let is_xor = equation.xored(base).is_some() && self.is_bound;
        if !equation.holds(base == 2 || !is_xor, !is_xor) {
            self.is_wrong = true;
            return self.wrong(equation, base);
        }
        let goes_on = equation.xored(base).is_some() || equation.taken_apart().is_some();
        let result = equation.result().filter(|_| goes_on);
        self.free
            .extend(result.and_then(|digits| i128::from_str_radix(digits, base).ok()));
        LineFound::Holds
    }

    /// The numbers that are left when those of an equation, read to this base, have been used up; or the first of them that is
    /// not there. Nothing where numbers are not asked after.
    fn used(&self, equation: &Equation, base: u32) -> Option<Result<Vec<i128>, i128>> {
        let whole = equation.taken_apart().filter(|_| base == 10);
        let used = equation.xored(base).or_else(|| Some(vec![whole?]))?;
        let mut free = self.free.clone();
        for number in used.into_iter().filter(|_| self.is_bound) {
            match free.iter().position(|it| *it == number) {
                Some(place) => {
                    free.remove(place);
                }
                None if number == 0 => {}
                None => return Some(Err(number)),
            }
        }
        Some(Ok(if self.is_used_up {
            free
        } else {
            self.free.clone()
        }))
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
            let judged = asked(&format!("{kind} {}", words.join(" ")), &said.to_string());
            let worked_out = format!("{} = {right}", words.join(" ⊕ "));
            return LineFound::Wrong(worked_out, judged);
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

    /// The numbers that right lines have not used.
    fn left(question: &Question, lines: &[FollowedLine]) -> Vec<i128> {
        let mut follower = Self::new(question);
        for line in lines {
            follower.follow(&line.text);
        }
        let last = lines.last().and_then(|line| Equation::read(&line.text));
        let result = last.and_then(|equation| equation.result().and_then(|it| it.parse().ok()));
        if let Some(place) = follower.free.iter().rposition(|free| Some(*free) == result) {
            follower.free.swap_remove(place);
        }
        follower.free
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
        Question::Sum(sum) => rows(&sum.board),
        Question::Balance(balance) => rows(&balance.board),
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
