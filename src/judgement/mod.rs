//! Answers judged: right, wrong, blank or malformed, and what seems to have happened where one is wrong.
//!
//! An answer is compared with the derivation of its question. A wrong one is diagnosed by *buggy rules*: each computes
//! what somebody with one misconception would answer to this very question, and where exactly one of them gives the
//! answer at hand, that is the diagnosis. The step that is shown is one that the answer contradicts, and after a diagnosis
//! one that the misconception breaks.
//!
//! ```
//! use nimlab::judgement::{Diagnosis, Verdict, judge};
//! use nimlab::question::{Names, Question};
//!
//! let question = "xor 3 5".parse::<Question>().unwrap();
//! assert_eq!(judge(&question, "6", Names::Standard).verdict, Verdict::Right);
//! assert_eq!(judge(&question, "8", Names::Standard).diagnosis, Some(Diagnosis::Added));
//! ```

mod answer;
mod by_name;
mod can_reveal;
mod contradiction;
mod correctness;
mod diagnosis;
mod disguised;
mod equation;
mod followed;
mod followed_line;
mod follower;
mod hint;
mod moore;
mod nested_judgement;
mod nested_question;
mod pick;
mod serialized;
mod side;
mod slips;
mod step_results;
mod turn_answer;
mod verdict;
mod with_working;

pub use crate::question::{Answer, StatedChange, WinnerForm};
pub use answer::Reading;
pub use can_reveal::{can_reveal, tempting_answers};
pub use diagnosis::{Diagnosis, End, Illegal, Misconception, SwapCause};
pub use followed::FollowedWorking;
pub use followed_line::{FollowedLine, LineFound};
pub use hint::Hint;
pub use pick::Picking;
pub use verdict::Verdict;

use crate::derivation::{Conclusion, Derivation, Step};
use crate::phrase::{Stumble, read_move};
use crate::question::{Names, Question};

/// An answer to a question, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The question.
    pub question: Question,
    /// The answer as it was given.
    pub given: String,
    /// What it was read as, where it could be read.
    pub answer: Option<Answer>,
    /// Whether that is worth telling: it was said in other words than those in which it would be printed.
    pub reads_otherwise: bool,
    /// The word that shows that it is malformed, if it is.
    pub stumble: Option<Stumble>,
    /// What it is worth.
    pub verdict: Verdict,
    /// What would have been right: what the derivation has found.
    pub expected: Conclusion,
    /// What seems to have happened, where a wrong answer shows it beyond doubt.
    pub diagnosis: Option<Diagnosis>,
    /// A step of the derivation that a wrong answer contradicts: of those that the misconception breaks, or the first of
    /// all.
    pub contradiction: Option<Step>,
    /// The working, where the answer came with lines of it.
    pub working: Option<Box<FollowedWorking>>,
}

/// Judges an answer as it was typed; `names` says which meaning of the letters N and P is meant where one is typed, if that
/// is known.
#[must_use]
pub fn judge(question: &Question, given: &str, names: impl Into<Option<Names>>) -> Judgement {
    let names = names.into();
    if let Some(working) = FollowedWorking::of(question, given, 2) {
        return judge_working(question, working, names);
    }
    let reading = Answer::read(question, given, names);
    let answer = match reading {
        Reading::Answer(answer) => answer,
        Reading::Blank => return unread(question, given, Verdict::Blank, None),
        // One line on the way to an answer is none, but working.
        Reading::Malformed(stumble) => match FollowedWorking::of(question, given, 1) {
            Some(working) if working.is_chain() => {
                return judge_working(question, working, names);
            }
            _ => return unread(question, given, Verdict::Malformed, Some(stumble)),
        },
    };
    let reads_otherwise = !answer.is_plainly(given);
    let is_called_otherwise = reads_otherwise && !calls_its_row_by_number(given, &answer);
    let judged = judge_answer(question, answer);
    let misnames_a_row = judged
        .diagnosis
        .as_ref()
        .is_some_and(Diagnosis::misnames_a_row);
    let judged = if is_called_otherwise && misnames_a_row {
        judged.diagnosed(None)
    } else {
        judged
    };
    Judgement {
        given: given.to_owned(),
        reads_otherwise,
        ..judged
    }
}

/// Whether a move names its row by a number, so that the number may be another than was meant: "the last row" is what it is.
fn calls_its_row_by_number(given: &str, answer: &Answer) -> bool {
    let said = read_move(given, None).map(Answer::from);
    said.is_ok_and(|said| said == *answer)
}

/// Judges working that was followed, by its lines and by the answer in which it ends.
fn judge_working(
    question: &Question,
    mut working: FollowedWorking,
    names: Option<Names>,
) -> Judgement {
    let judged = judge(question, working.answer(), names);
    working.conclude(question, judged.verdict);
    // Right by luck is not right; why it is not, is said of the line where it went wrong.
    let judged = match working.first_wrong() {
        Some(_) if judged.verdict == Verdict::Right => Judgement {
            verdict: Verdict::Wrong,
            ..judged
        },
        Some(_) => judged.diagnosed(None),
        None => judged,
    };
    Judgement {
        working: Some(Box::new(working)),
        ..judged
    }
}

/// What a wrong line of working answers, judged by itself.
#[must_use]
pub fn judge_line(found: &LineFound) -> Option<Judgement> {
    match found {
        LineFound::Wrong(_, Some((question, answer))) => Some(judge(question, answer, None)),
        _ => None,
    }
}

/// Judges an answer that is a value already, such as one that a student's function has returned.
#[must_use]
pub fn judge_answer(question: &Question, answer: Answer) -> Judgement {
    let derivation = Derivation::of(question);
    let found = &derivation.conclusion;
    let raised = answer.left_by_raise(question);
    let (verdict, diagnosis, contradiction) = if raised == Some(0) || answer.is_right(found) {
        (Verdict::Right, None, None)
    } else if raised.is_some() {
        (Verdict::Wrong, None, None)
    } else {
        let diagnosis = slips::diagnosis(question, found, &answer);
        let step = contradiction::contradiction(question, &derivation, &answer, diagnosis.as_ref());
        (Verdict::Wrong, diagnosis, step)
    };
    Judgement {
        question: question.clone(),
        given: answer.to_string(),
        answer: Some(answer),
        reads_otherwise: false,
        stumble: None,
        verdict,
        expected: derivation.conclusion,
        diagnosis,
        contradiction,
        working: None,
    }
}

impl Judgement {
    /// Whether the answer is right, and only the working that came with it is not.
    #[must_use]
    pub fn is_right_by_luck(&self) -> bool {
        let answer = self
            .answer
            .as_ref()
            .filter(|_| self.verdict == Verdict::Wrong);
        self.working.is_some() && answer.is_some_and(|answer| answer.is_right(&self.expected))
    }

    /// The diagnosis of this misconception, where it predicts just this wrong answer, whatever else does.
    #[must_use]
    pub fn would_show(&self, misconception: Misconception) -> Option<Diagnosis> {
        let answer = self.answer.as_ref()?;
        if self.verdict != Verdict::Wrong {
            return None;
        }
        let fitting = slips::fitting(&self.question, &self.expected, answer);
        fitting
            .into_iter()
            .find(|diagnosis| diagnosis.misconception() == misconception)
    }

    /// The same with another diagnosis, or with none: for whoever knows more than the one answer.
    #[must_use]
    pub fn diagnosed(self, diagnosis: Option<Diagnosis>) -> Self {
        let derivation = Derivation::of(&self.question);
        let contradiction = self.answer.as_ref().and_then(|answer| {
            contradiction::contradiction(&self.question, &derivation, answer, diagnosis.as_ref())
        });
        Self {
            diagnosis,
            contradiction,
            ..self
        }
    }

    /// Whether the answer is a move, or a turn, that the rules do not allow on this board.
    #[must_use]
    pub fn is_illegal(&self) -> bool {
        let Some((position, answer)) = self.question.position().zip(self.answer.as_ref()) else {
            return false;
        };
        let is_turn = matches!(
            answer,
            Answer::Turn(_) | Answer::Move { .. } | Answer::Becomes { .. }
        );
        is_turn
            && answer.turn_on(&position.board).is_err()
            && answer.left_by_raise(&self.question).is_none()
    }

    /// Whether the step that the answer contradicts states the right answer itself.
    #[must_use]
    pub fn step_states_the_answer(&self) -> bool {
        let step = self.contradiction.as_ref();
        step.is_some_and(|step| step_results::states_the_answer(&self.question.worked_as(), step))
    }

    /// Which division by 2 this is on the way to the digits that are asked for, counted from 0.
    #[must_use]
    pub fn division(&self, dividend: u64) -> Option<usize> {
        step_results::division(&self.question.worked_as(), dividend)
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
        verdict,
        expected: Derivation::of(question).conclusion,
        diagnosis: None,
        contradiction: None,
        working: None,
    }
}
