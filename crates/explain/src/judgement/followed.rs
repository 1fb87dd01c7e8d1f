//! Checks working line by line up to the first line that does not hold.
//!
//! Of `5 ^ 4 = 9` and `9 ^ 3 = 10`, on the way to the nim sum of 5 4 3, the first line is wrong, because 5 ⊕ 4 is 1.
//! The second holds by itself: it follows from the first, and costs nothing more.

use super::answer::Reading;
use super::equation::Equation;
use super::followed_line::{FollowedLine, LineFound};
use super::follower::{Follower, in_digits};
use super::verdict::Verdict;
use crate::question::{Answer, Question};

/// Working, line by line, and the answer at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedWorking {
    /// The lines in order.
    pub lines: Vec<FollowedLine>,
    /// How it would continue after the first wrong line if that were right: `1 ⊕ 3 = 2`.
    pub goes_on: Vec<String>,
    /// The answer that the last line states; blank if it states none.
    answer: String,
    /// The numbers that no right line has used.
    left: Vec<i128>,
    /// Whether it computes a nim sum line by line.
    is_chain: bool,
}

impl FollowedWorking {
    /// The number of the first wrong line, counted from 1.
    pub fn first_wrong(&self) -> Option<usize> {
        let wrong = self.lines.iter().position(|line| line.found.is_wrong());
        wrong.map(|place| place + 1)
    }

    /// Checks working of at least this many lines, including an equation. On one line, semicolons may separate them;
    /// then all but the last are equations.
    pub(crate) fn of(question: &Question, given: &str, fewest: usize) -> Option<Self> {
        /// More lines than anybody writes on the way to an answer.
        const MOST_LINES: usize = 1000;
        let is_one_line = !given.trim().contains('\n');
        let lines = given.split(if is_one_line { ';' } else { '\n' }).map(str::trim);
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
                // This line is the answer, which is judged separately.
                None if place + 1 == lines.len() => LineFound::NotRead,
                None => follower.row(line),
            };
            FollowedLine { text: (*line).to_owned(), found }
        });
        let is_xor = |equation: &Option<Equation>| {
            (equation.as_ref()).is_some_and(|equation| equation.xored(10).is_some())
        };
        Some(Self {
            lines: found.collect(),
            left: follower.unused_except(last.as_ref()),
            goes_on: follower.goes_on,
            answer,
            is_chain: matches!(question, Question::Sum(_)) && equations.iter().all(is_xor),
        })
    }

    /// The answer that it states.
    pub(crate) fn answer(&self) -> &str {
        &self.answer
    }

    /// Whether each line combines numbers by XOR, on the way to a nim sum.
    pub(crate) fn is_chain(&self) -> bool {
        self.is_chain
    }

    /// Completes the last line once the verdict on the answer is known.
    pub(crate) fn conclude(&mut self, question: &Question, verdict: Verdict) {
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
            // The parts left out may cancel, but the answer does not say so.
            (LineFound::Holds, Verdict::Right, false) if self.is_chain && !left.is_empty() => {
                LineFound::StopsEarly(left)
            }
            _ => return,
        };
    }
}

/// The answer that the last equation states: its value, if a number or digits are asked for. The result of a division
/// is only intermediate.
fn stated<'a>(question: &Question, last: &'a Equation) -> Option<&'a str> {
    let result = last.result().filter(|_| !last.has_remainder())?;
    match Answer::read(question, result) {
        Reading::Answer(Answer::Bit(_) | Answer::Digits(_) | Answer::Number(_)) => Some(result),
        _ => None,
    }
}
