//! Judges answers as right, wrong, blank or malformed, and diagnoses the wrong ones.
//!
//! An answer is compared with the derivation of its question. A wrong one is diagnosed by *buggy rules*: each computes
//! what somebody with one misconception would answer to this very question; if exactly one of them gives the answer at
//! hand, that is the diagnosis. The step shown is the first that the answer contradicts.
//!
//! ```
//! use explain::judgement::{Diagnosis, Verdict, judge};
//! use explain::question::Question;
//!
//! let question = "xor 3 5".parse::<Question>().unwrap();
//! assert_eq!(judge(&question, "6").verdict, Verdict::Right);
//! assert_eq!(judge(&question, "8").diagnosis, Some(Diagnosis::Added));
//! ```

mod answer;
mod can_reveal;
mod contradiction;
mod correctness;
mod diagnosis;
mod equation;
mod followed_line;
mod follower;
mod hint;
mod pick;
pub(crate) mod slips;
mod step_results;
mod verdict;
mod working;

pub use crate::question::{Answer, WinnerForm};
pub use answer::{FalseReason, Reading};
pub use can_reveal::{can_reveal, tempting_answers};
pub use diagnosis::{Diagnosis, End, Misconception, SwapCause};
pub use followed_line::{FollowedLine, LineFound};
pub use hint::Hint;
pub(crate) use hint::of_values;
pub use pick::Picking;
pub(crate) use slips::{Slip, number};
pub use verdict::Verdict;
pub use working::FollowedWorking;

use crate::derivation::{Solved, Step};
use crate::kinds::decimal::number_of;
use crate::phrase::{Stumble, StumbleCause, read_digits, read_move};
use crate::question::Question;
use theory::hand_built::Bit;

/// A judged answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The question.
    pub question: Question,
    /// The answer as it was typed.
    pub given: String,
    /// The answer that it was parsed as, if it could be parsed.
    pub answer: Option<Answer>,
    /// Whether to show how it was read: it was worded differently from how it would be printed.
    pub reads_otherwise: bool,
    /// The word that makes it malformed, if it is.
    pub stumble: Option<Stumble>,
    /// The reason beside it, if that is false.
    pub false_reason: Option<FalseReason>,
    /// The verdict.
    pub verdict: Verdict,
    /// The right answers, the first as it is named.
    pub right: Vec<Answer>,
    /// The misconception behind a wrong answer, if it can be only one.
    pub diagnosis: Option<Diagnosis>,
    /// The first step of the derivation that a wrong answer contradicts.
    pub contradiction: Option<Step>,
    /// The working, if the answer came with lines of it.
    pub working: Option<Box<FollowedWorking>>,
}

/// Judges an answer as it was typed, or working that leads to one.
pub fn judge(question: &Question, given: &str) -> Judgement {
    if let Some(working) = FollowedWorking::of_lines(question, given) {
        return judge_working(question, working);
    }
    if answer::is_blank(given) {
        return unread(question, given, Verdict::Blank, None);
    }
    let read = Answer::read_with_reason(question, given);
    let working = match (read, FollowedWorking::of_line(question, given)) {
        // The result of binary digits is binary, too, and not the number that it would be by itself.
        (_, Some(working)) if working.is_in_digits() => {
            return Judgement { given: given.to_owned(), ..judge_working(question, working) };
        }
        (Ok((answer, false_reason)), _) => {
            return Judgement { false_reason, ..judge_read(question, given, answer) };
        }
        (Err(_), Some(working)) => working,
        (Err(stumble), None) => {
            let is_right = is_right_in_digits(question, given);
            let stumble = if is_right { in_digits(given) } else { stumble };
            return unread(question, given, Verdict::Malformed, Some(stumble));
        }
    };
    match Answer::at_the_end(question, &working) {
        // Places that come to a number are no steps, and working without an answer is none.
        Ok(answer) if working.is_plain() => judge_read(question, given, answer),
        Err(stumble) if working.is_plain() => {
            unread(question, given, Verdict::Malformed, Some(stumble))
        }
        _ => Judgement { given: given.to_owned(), ..judge_working(question, working) },
    }
}

fn judge_read(question: &Question, given: &str, answer: Answer) -> Judgement {
    let reads_otherwise = !answer.is_plainly(given);
    let is_called_otherwise = reads_otherwise && !calls_its_row_by_number(given, &answer);
    let judged = judge_answer(question, answer);
    let is_plain_number = !given.trim_start().starts_with(['0', '[']) && judged.has_other_slip();
    if is_right_in_digits(question, given) && judged.verdict == Verdict::Wrong && !is_plain_number {
        return unread(question, given, Verdict::Malformed, Some(in_digits(given)));
    }
    let misnames_a_row = judged.diagnosis.as_ref().is_some_and(Diagnosis::misnames_a_row);
    let judged =
        if is_called_otherwise && misnames_a_row { judged.diagnosed(None) } else { judged };
    Judgement { given: given.to_owned(), reads_otherwise, ..judged }
}

/// Whether a text ends in the digits of the right number where the number is asked for.
fn is_right_in_digits(question: &Question, given: &str) -> bool {
    let last = given.rsplit(['=', ' ']).next().unwrap_or(given);
    let digits = read_digits(given).or_else(|_| read_digits(last)).unwrap_or_default();
    let bits: Vec<Bit> = digits.into_iter().map(Bit::from).collect();
    answer::asks_number(question)
        && bits.len() > 1
        && question.accepts(&Answer::Number(number_of(&bits)))
}

fn in_digits(given: &str) -> Stumble {
    Stumble::at(given.trim(), StumbleCause::RightAsDigits)
}

/// Whether a move gives its row by a number, which may be a slip; "the last row" cannot be.
fn calls_its_row_by_number(given: &str, answer: &Answer) -> bool {
    read_move(given, None).is_ok_and(|mv| Answer::from(mv) == *answer)
}

/// Judges working line by line, and the answer in which it ends.
fn judge_working(question: &Question, mut working: FollowedWorking) -> Judgement {
    let stated = working.answer();
    let mut judged = if working.is_in_digits()
        && let Ok(number) = stated.parse()
    {
        // What the digits come to is a number, even if its own digits are 0s and 1s.
        judge_answer(question, Answer::Number(number))
    } else if working.first_wrong().is_some()
        && let Ok((answer, _)) = Answer::read_with_reason(question, stated)
    {
        judge_answer(question, answer)
    } else {
        judge(question, stated)
    };
    let is_right_in_digits =
        judged.stumble.as_ref().is_some_and(|it| it.cause == StumbleCause::RightAsDigits);
    let verdict = if is_right_in_digits { Verdict::Right } else { judged.verdict };
    working.conclude(question, verdict);
    if working.is_in_digits() && judged.verdict == Verdict::Right {
        let result = working.lines.last().and_then(|line| line.text.rsplit('=').next());
        let stumble = in_digits(result.unwrap_or_default());
        judged = unread(question, working.answer(), Verdict::Malformed, Some(stumble));
    }
    // Right by luck is not right; the explanation belongs to the line that went wrong.
    let judged = match working.first_wrong() {
        Some(_) if judged.verdict == Verdict::Right => {
            Judgement { verdict: Verdict::Wrong, ..judged }
        }
        Some(_) => judged.diagnosed(None),
        None => judged,
    };
    Judgement { working: Some(Box::new(working)), ..judged }
}

/// Judges a wrong line of working by itself.
pub fn judge_line(found: &LineFound) -> Option<Judgement> {
    match found {
        LineFound::Wrong(_, Some((question, answer))) => Some(judge(question, answer)),
        _ => None,
    }
}

/// Judges an answer that is already a value, such as one that a student's function returned.
pub fn judge_answer(question: &Question, answer: Answer) -> Judgement {
    let Solved { steps, right } = question.solve();
    let (verdict, diagnosis, contradiction) = if question.accepts(&answer) {
        (Verdict::Right, None, None)
    } else {
        let diagnosis = slips::diagnosis(question, &answer);
        let step = contradiction::contradiction(question, &steps, &answer);
        (Verdict::Wrong, diagnosis, step)
    };
    Judgement {
        question: question.clone(),
        given: answer.to_string(),
        answer: Some(answer),
        reads_otherwise: false,
        stumble: None,
        false_reason: None,
        verdict,
        right,
        diagnosis,
        contradiction,
        working: None,
    }
}

impl Judgement {
    /// Whether the answer may have come about by another slip than writing digits.
    fn has_other_slip(&self) -> bool {
        let fitting = self.answer.as_ref().map(|answer| self.question.ask().fitting(answer));
        fitting.into_iter().flatten().any(|diagnosis| diagnosis != Diagnosis::AnswerInBinary)
    }

    /// Whether the answer is right but the working that came with it is not.
    pub fn is_right_by_luck(&self) -> bool {
        self.verdict == Verdict::Wrong
            && self.working.is_some()
            && self.answer.as_ref().is_some_and(|answer| self.question.accepts(answer))
    }

    /// The diagnosis of this misconception if it predicts this wrong answer, even if others do too.
    pub fn would_show(&self, misconception: Misconception) -> Option<Diagnosis> {
        let answer = self.answer.as_ref()?;
        if self.verdict != Verdict::Wrong {
            return None;
        }
        let fitting = self.question.ask().fitting(answer);
        fitting.into_iter().find(|diagnosis| diagnosis.misconception() == misconception)
    }

    /// Replaces the diagnosis, for callers who know more than this one answer.
    pub fn diagnosed(self, diagnosis: Option<Diagnosis>) -> Self {
        Self { diagnosis, ..self }
    }

    /// Whether the answer is a move that the rules do not allow on this board.
    pub fn is_illegal(&self) -> bool {
        let Some((position, answer)) = self.question.position().zip(self.answer.as_ref()) else {
            return false;
        };
        matches!(answer, Answer::Move(_)) && answer.move_on(&position.board).is_err()
    }

    /// Whether the step that the answer contradicts gives the right answer away.
    pub fn step_states_the_answer(&self) -> bool {
        let step = self.contradiction.as_ref();
        step.is_some_and(|step| step_results::states_the_answer(&self.question, step))
    }

    /// The index, from 0, of the division by 2 with this dividend on the way to the digits that are asked for.
    pub fn division(&self, dividend: u64) -> Option<usize> {
        step_results::division(&self.question, dividend)
    }
}

fn unread(
    question: &Question,
    given: &str,
    verdict: Verdict,
    stumble: Option<Stumble>,
) -> Judgement {
    Judgement {
        question: question.clone(),
        given: given.to_owned(),
        answer: None,
        reads_otherwise: false,
        stumble,
        false_reason: None,
        verdict,
        right: question.solve().right,
        diagnosis: None,
        contradiction: None,
        working: None,
    }
}
