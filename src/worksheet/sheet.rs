//! A worksheet: its questions, made up from a seed.
//!
//! The topics come in the order in which they are learned, again and again, and each round is harder than the one before.
//! A longer sheet of the same seed begins with the questions of a shorter one.
//!
//! ```
//! use nimlab::worksheet::Sheet;
//!
//! assert_eq!(Sheet::new(&[], 10, 1).questions, Sheet::new(&[], 10, 1).questions);
//! ```

use serde::Serialize;

use crate::derivation::{Conclusion, Derivation};
use crate::question::{Generator, Kind, Level, Question, Topic};
use crate::render::{AnswerJson, json};

/// A worksheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What its questions are about, in the order in which that is learned.
    pub topics: Vec<Topic>,
    /// What the questions are made up from.
    pub seed: u64,
    /// The questions.
    pub questions: Vec<Question>,
}

impl Sheet {
    /// The topics of a sheet for which none is named.
    pub const USUAL_TOPICS: [Topic; 7] = [
        Topic::Kind(Kind::Binary),
        Topic::Kind(Kind::Decimal),
        Topic::Kind(Kind::Xor),
        Topic::Kind(Kind::Sum),
        Topic::Kind(Kind::Winner),
        Topic::Kind(Kind::Rows),
        Topic::Kind(Kind::Move),
    ];
    /// How many questions a sheet has when nothing is said.
    pub const USUAL_COUNT: usize = 10;
    /// The most questions of a sheet.
    pub const MOST_QUESTIONS: usize = 1000;

    /// A sheet of this many questions about these topics (the usual ones if there is none), made up from a seed.
    #[must_use]
    pub fn new(topics: &[Topic], count: usize, seed: u64) -> Self {
        let mut topics = if topics.is_empty() {
            Self::USUAL_TOPICS.to_vec()
        } else {
            topics.to_vec()
        };
        topics.sort();
        topics.dedup();
        let mut generator = Generator::new(seed);
        let mut questions = Vec::new();
        for index in 0..count.min(Self::MOST_QUESTIONS) {
            let topic = topics[index % topics.len()];
            let level = level(index / round(topics.len()));
            let question = new_question(&mut generator, topic, level, &questions);
            questions.push(question);
        }
        Self {
            topics,
            seed,
            questions,
        }
    }

    /// The questions with their answers, as one line of JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let solve = |question| Derivation::of(question).conclusion;
        let expected: Vec<Conclusion> = self.questions.iter().map(solve).collect();
        let answered = self.questions.iter().zip(&expected);
        let answered: Vec<AnsweredJson<'_>> = answered
            .map(|(question, expected)| AnsweredJson {
                question: question.to_string(),
                expected: AnswerJson(expected),
            })
            .collect();
        json::line(&answered)
    }
}

#[derive(Serialize)]
struct AnsweredJson<'a> {
    question: String,
    expected: AnswerJson<'a>,
}

/// How many questions have the same level: each topic once, and three at least.
fn round(topics: usize) -> usize {
    topics * 3_usize.div_ceil(topics)
}

/// The level of a round. Rows beyond 255 are no work for pencil and paper, so the last level is left out.
fn level(round: usize) -> Level {
    const MOST_STEPS_UP: usize = 4;
    (0..round.min(MOST_STEPS_UP)).fold(Level::FIRST, |level, _| level.up())
}

/// A question that is not on the sheet yet, if one turns up soon.
fn new_question(
    generator: &mut Generator,
    topic: Topic,
    level: Level,
    asked: &[Question],
) -> Question {
    const TRIES: usize = 20;
    let mut question = generator.question(topic, level);
    for _ in 0..TRIES {
        if !asked.contains(&question) {
            break;
        }
        question = generator.question(topic, level);
    }
    question
}
