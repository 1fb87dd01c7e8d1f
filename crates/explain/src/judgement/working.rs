//! Checks working line by line up to the first line that does not hold.
//!
//! Of `5 ^ 4 = 9` and `9 ^ 3 = 10`, on the way to the nim sum of 5 4 3, the first line is wrong, because 5 ⊕ 4 is 1.
//! The second holds by itself: it follows from the first, and costs nothing more.

use super::answer::{asks_number, number_of};
use super::equation::Equation;
use super::followed_line::{FollowedLine, LineFound};
use super::follower::{Follower, in_digits, is_other_number};
use super::verdict::Verdict;
use crate::phrase::{Token, tokens};
use crate::question::{Answer, Question};

/// Working, line by line, and the answer at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedWorking {
    /// The lines in order.
    pub lines: Vec<FollowedLine>,
    /// How it would continue after the first wrong line if that were right: `1 ⊕ 3 = 2`.
    pub goes_on: Vec<String>,
    /// Whether a line holds only if its `+` is XOR.
    pub reads_plus_as_xor: bool,
    /// The answer at its end; blank if it states none.
    answer: String,
    /// Whether that answer was in binary digits.
    is_in_digits: bool,
    /// The numbers that no right line has used.
    left: Vec<i128>,
    /// Whether it computes a nim sum line by line.
    is_chain: bool,
    /// What its sums of places come to, apart from the numbers of the question.
    sums: Vec<i128>,
}

/// A piece of working, and the equation that it is.
type Line<'a> = (&'a str, Option<Equation>);

impl FollowedWorking {
    /// Checks working on several lines.
    pub(crate) fn of_lines(question: &Question, given: &str) -> Option<Self> {
        /// More lines than anybody writes on the way to an answer.
        const MOST: usize = 1000;
        let sign = if given.trim().contains('\n') { '\n' } else { ';' };
        let is_line = |line: &&str| line.chars().any(|character| !"-–—_= ".contains(character));
        let lines: Vec<&str> = given.split(sign).map(str::trim).filter(is_line).collect();
        if !(2..=MOST).contains(&lines.len()) {
            return None;
        }
        let lines: Vec<Line<'_>> = lines
            .into_iter()
            .map(|line| (line, Equation::parse(unnumbered(&tokens(line)))))
            .collect();
        let is_sum = |line: &Line<'_>| line.1.as_ref().is_some_and(Equation::is_sum_alone);
        let has_equation = lines.iter().any(|line| line.1.is_some()) && !lines.iter().any(is_sum);
        let is_whole = sign == '\n' || lines[..lines.len() - 1].iter().all(|line| line.1.is_some());
        if let Some(columns) = Self::of_columns(question, &lines) {
            return Some(columns);
        }
        if has_equation && is_whole { Some(Self::of(question, &lines)) } else { None }
    }

    /// Checks equations on one line, before an answer or without.
    pub(crate) fn of_line(question: &Question, given: &str) -> Option<Self> {
        /// Longer than any working on one line.
        const LONGEST: usize = 2000;
        if given.len() > LONGEST {
            return None;
        }
        let tokens = tokens(given);
        let mut lines: Vec<Line<'_>> = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let end = end_of_piece(&tokens, at);
            let piece = unnumbered(&tokens[at..end]);
            let Some(equation) = Equation::parse(piece) else {
                break;
            };
            lines.push((&given[piece[0].at..piece[piece.len() - 1].end()], Some(equation)));
            at = end;
            while tokens.get(at).is_some_and(ends_piece) {
                at += 1;
            }
        }
        let digits = |(_, equation): &Line<'_>| {
            equation.as_ref().and_then(|equation| {
                equation.digits().map(|(first, last)| first.len() != last.len())
            })
        };
        let has_work = |line: &Line<'_>| digits(line).is_none();
        match tokens.get(at) {
            _ if lines.is_empty() || lines.iter().any(|line| digits(line) == Some(false)) => {
                return None;
            }
            _ if !asks_number(question) && !lines.iter().any(has_work) => return None,
            Some(rest) => lines.push((&given[rest.at..], None)),
            None if !lines.iter().any(has_work) => return None,
            None => {}
        }
        Some(Self::of(question, &lines))
    }

    /// Digits of the rows below each other, of what they come to, and perhaps the number that it is.
    fn of_columns(question: &Question, lines: &[Line<'_>]) -> Option<Self> {
        let mut follower = Follower::new(question, 2);
        let rows = follower.rows.len();
        let is_asked = matches!(question, Question::Xor(_) | Question::Sum(_)) && rows > 0;
        let columns = lines.get(..=rows)?;
        let are_columns = columns.iter().all(|(line, _)| in_digits(line).is_some())
            && columns.iter().any(|(line, _)| line.len() > 1);
        if !is_asked || !are_columns || lines.len() > rows + 2 {
            return None;
        }
        let found = columns
            .iter()
            .map(|(line, _)| FollowedLine { text: (*line).to_owned(), found: follower.row(line) });
        let mut found: Vec<FollowedLine> = found.collect();
        let (answer, is_in_digits) = if let Some((line, _)) = lines.get(rows + 1) {
            found.push(FollowedLine { text: (*line).to_owned(), found: LineFound::NotRead });
            ((*line).to_owned(), false)
        } else {
            found[rows].found = LineFound::NotRead;
            let number = in_digits(columns[rows].0)?;
            (number.to_string(), is_other_number(&format!("{number:b}"), number))
        };
        Some(Self {
            lines: found,
            goes_on: Vec::new(),
            reads_plus_as_xor: false,
            answer,
            is_in_digits,
            left: Vec::new(),
            is_chain: false,
            sums: Vec::new(),
        })
    }

    /// Checks lines in decimal, or in binary where all numbers are digits and that fits better.
    fn of(question: &Question, lines: &[Line<'_>]) -> Self {
        let decimal = Self::in_base(10, question, lines);
        let Some(wrong) = decimal.first_wrong() else {
            return decimal;
        };
        let mut equations = lines.iter().filter_map(|(_, equation)| equation.as_ref());
        if !equations.all(|equation| equation.xored(10).is_none() || equation.has_only_bits()) {
            return decimal;
        }
        let binary = Self::in_base(2, question, lines);
        let is_from_nowhere = matches!(decimal.lines[wrong - 1].found, LineFound::FromNowhere(..));
        match binary.first_wrong() {
            None => binary,
            Some(first) if first >= wrong && is_from_nowhere => binary,
            Some(_) => decimal,
        }
    }

    fn in_base(base: u32, question: &Question, lines: &[Line<'_>]) -> Self {
        let mut follower = Follower::new(question, base);
        let (mut found, mut sums, mut is_chain) = (Vec::new(), Vec::new(), true);
        let mut reads_plus_as_xor = false;
        let last = &lines[lines.len() - 1];
        for (place, (line, equation)) in lines.iter().enumerate() {
            let line_found = match equation {
                Some(equation) => follower.equation(equation),
                // This line is the answer, which is judged separately.
                None if place + 1 == lines.len() => LineFound::NotRead,
                None => follower.row(line),
            };
            reads_plus_as_xor |= follower.combines
                && line_found == LineFound::Holds
                && equation.as_ref().is_some_and(|it| it.has_plus() && !it.holds());
            found.push(FollowedLine { text: (*line).to_owned(), found: line_found });
            is_chain &= follower.combines && equation.is_some();
            if let Some((whole, sum)) = equation.as_ref().and_then(Equation::sum_of_places)
                && !follower.combines
                && ![whole.unwrap_or(sum), sum].iter().any(|number| follower.is_given(*number))
            {
                sums.push(sum);
            }
        }
        let (answer, is_in_digits) = match &last.1 {
            None => (last.0.to_owned(), false),
            Some(equation) => follower.answer(question, equation).unwrap_or_default(),
        };
        Self {
            lines: found,
            left: follower.unused_except(last.1.as_ref()),
            reads_plus_as_xor,
            goes_on: follower.goes_on,
            answer,
            is_in_digits,
            is_chain: is_chain && matches!(question, Question::Sum(_)),
            sums,
        }
    }

    /// The number of the first wrong line, counted from 1.
    pub fn first_wrong(&self) -> Option<usize> {
        let wrong = self.lines.iter().position(|line| line.found.is_wrong());
        wrong.map(|place| place + 1)
    }

    /// The answer that it states.
    pub(crate) fn answer(&self) -> &str {
        &self.answer
    }

    /// Whether that answer was in binary digits.
    pub(crate) fn is_in_digits(&self) -> bool {
        self.is_in_digits
    }

    /// Whether it only takes numbers apart into places, on the way to nothing yet.
    pub(crate) fn is_plain(&self) -> bool {
        !self.is_chain && self.first_wrong().is_none()
    }

    /// Whether the chain is whole, and the sums of places are no other answer than this one.
    pub(crate) fn agrees(&self, answer: &Answer) -> bool {
        let is_whole = !self.is_chain || self.left.is_empty();
        is_whole && self.sums.iter().all(|sum| number_of(answer) == Some((*sum).into()))
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

/// Whether a word ends an equation.
fn ends_piece(token: &Token<'_>) -> bool {
    [",", ";", ".", ":", "so", "and", "->", "because"].contains(&token.word)
}

/// The end of the piece that begins at a word: marks in brackets do not end it, and neither does the sign of a division.
fn end_of_piece(tokens: &[Token<'_>], at: usize) -> usize {
    let mut depth = 0_usize;
    for (place, token) in tokens.iter().enumerate().skip(at) {
        let is_division =
            token.word == ":" && tokens.get(place + 2).is_some_and(|after| after.word == "=");
        match token.word {
            "[" | "{" => depth += 1,
            "]" | "}" => depth = depth.saturating_sub(1),
            _ if depth == 0 && ends_piece(token) && !is_division && place > at => return place,
            _ => {}
        }
    }
    tokens.len()
}

/// The words without the number of a line: `1) 5 ^ 4 = 1`, `Step 2: 1 ^ 3 = 2`.
fn unnumbered<'w, 'a>(tokens: &'w [Token<'a>]) -> &'w [Token<'a>] {
    let introduces = |token: &Token<'_>| {
        ["step", "line", "now"].contains(&&*token.text.to_lowercase())
            || ["so", "and", "next", "ORD"].contains(&token.word)
    };
    let words = tokens.iter().take_while(|token| introduces(token)).count();
    let rest = &tokens[words..];
    match rest {
        [number, sign, first, ..] if number.is_number() && [")", ":", "."].contains(&sign.word) => {
            let is_number = sign.at == number.end() && first.at > sign.end();
            if is_number { &rest[2..] } else { rest }
        }
        [comma, ..] if words > 0 && [",", ":"].contains(&comma.word) => &rest[1..],
        _ => rest,
    }
}
