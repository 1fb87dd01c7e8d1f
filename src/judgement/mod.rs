//! Answers judged: right, wrong, blank or malformed, and what seems to have happened where one is wrong.
//!
//! An answer is compared with the derivation of its question. A wrong one is diagnosed by *buggy rules*: each computes
//! what somebody with one misconception would answer to this very question, and where exactly one of them gives the
//! answer at hand, that is the diagnosis. Whatever the diagnosis, the first step of the derivation that the answer
//! contradicts is named.
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
mod diagnosis;
mod expected;
mod hint;
mod misconception;
mod moves;
mod parting;
mod shows;
mod slips;
mod winner;

pub use answer::{Answer, Reading};
pub use diagnosis::{Diagnosis, End, Illegal, SwapCause};
pub use expected::Expected;
pub use hint::Rung;
pub use misconception::Misconception;
pub use shows::{can_show, tempting_answers};

use crate::derivation::Step;
use crate::question::{Names, Question};

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is one of the right answers, in whatever form.
    Right,
    /// It can be read, and is not right.
    Wrong,
    /// Nothing was answered.
    Blank,
    /// It cannot be read as an answer to this kind of question.
    Malformed,
}

impl Verdict {
    /// The word for it in JSON: `right`, `wrong`, `blank` or `malformed`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Blank => "blank",
            Self::Malformed => "malformed",
        }
    }
}

/// An answer to a question, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The question.
    pub question: Question,
    /// The answer as it was given.
    pub given: String,
    /// What it was read as, where it could be read.
    pub answer: Option<Answer>,
    /// What it is worth.
    pub verdict: Verdict,
    /// What would have been right.
    pub expected: Expected,
    /// What seems to have happened, where a wrong answer shows it beyond doubt.
    pub diagnosis: Option<Diagnosis>,
    /// The first step of the derivation that a wrong answer contradicts.
    pub parting: Option<Step>,
}

/// Judges an answer as it was typed; `names` says which meaning of the letters N and P is meant where one is typed.
#[must_use]
pub fn judge(question: &Question, given: &str, names: Names) -> Judgement {
    let reading = Answer::read(question, given, names);
    let answer = match reading {
        Reading::Answer(answer) => answer,
        Reading::Blank => return unread(question, given, Verdict::Blank),
        Reading::Malformed => return unread(question, given, Verdict::Malformed),
    };
    Judgement {
        given: given.to_owned(),
        ..judge_answer(question, answer)
    }
}

/// Judges an answer that is a value already, such as one that a student's function has returned.
#[must_use]
pub fn judge_answer(question: &Question, answer: Answer) -> Judgement {
    let expected = Expected::of(question);
    let right = expected.accepts(&answer);
    let (diagnosis, parting) = if right {
        (None, None)
    } else {
        (
            diagnosis::diagnose(question, &expected, &answer),
            parting::parting(question, &answer),
        )
    };
    Judgement {
        question: question.clone(),
        given: answer.to_string(),
        answer: Some(answer),
        verdict: if right {
            Verdict::Right
        } else {
            Verdict::Wrong
        },
        expected,
        diagnosis,
        parting,
    }
}

fn unread(question: &Question, given: &str, verdict: Verdict) -> Judgement {
    Judgement {
        question: question.clone(),
        given: given.to_owned(),
        answer: None,
        verdict,
        expected: Expected::of(question),
        diagnosis: None,
        parting: None,
    }
}
