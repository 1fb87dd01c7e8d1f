//! Practice: questions one after the other that grow with the answers, and a report at the end.
//!
//! A [`Practice`] is a value that knows nothing of terminals: it gives questions, takes answers, and counts. Two right
//! answers in a row to a topic make its questions harder, a wrong one makes them easier. The kind of slip just made
//! comes again in another guise: the next question is one on which that slip would show.

mod json;
mod report;
mod telling;

pub use json::to_json;
pub use report::{Report, Tally};
pub use telling::{ask, opening, tell_report};

use std::collections::BTreeMap;

use crate::judgement::{Judgement, Rung, Verdict, can_show, judge};
use crate::question::{Generator, Level, Names, Question, Topic};

/// A round of practice.
#[derive(Debug)]
pub struct Practice {
    generator: Generator,
    topics: Vec<Topic>,
    standing: BTreeMap<Topic, Standing>,
    /// The slip that was made last, to be met again.
    slip: Option<(Topic, &'static str)>,
    last: Option<Question>,
    asked: usize,
    count: usize,
    report: Report,
}

/// How well a topic goes.
#[derive(Clone, Copy, Debug)]
struct Standing {
    level: Level,
    right_in_a_row: u8,
}

impl Default for Standing {
    fn default() -> Self {
        Self {
            level: Level::FIRST,
            right_in_a_row: 0,
        }
    }
}

/// A question that waits for its answer, with the hints not yet given.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Which question of the round it is, counted from 1.
    pub number: usize,
    /// The question.
    pub question: Question,
    hints: std::vec::IntoIter<Rung>,
    hinted: bool,
}

impl Asked {
    /// The next hint; `None` when all have been given.
    pub fn hint(&mut self) -> Option<Rung> {
        self.hinted = true;
        self.hints.next()
    }
}

impl Practice {
    /// A round of `count` questions about these topics (those of the lab if none is named), made up from a seed.
    #[must_use]
    pub fn new(topics: &[Topic], count: usize, seed: u64) -> Self {
        let topics = if topics.is_empty() {
            Topic::OF_THE_LAB.to_vec()
        } else {
            topics.to_vec()
        };
        Self {
            generator: Generator::new(seed),
            topics,
            standing: BTreeMap::new(),
            slip: None,
            last: None,
            asked: 0,
            count,
            report: Report::default(),
        }
    }

    /// How many questions the round has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// The next question; `None` when the round is over.
    pub fn ask(&mut self) -> Option<Asked> {
        if self.asked == self.count {
            return None;
        }
        self.asked += 1;
        let question = self.next_question();
        self.last = Some(question.clone());
        let hints = Rung::ladder(&question).into_iter();
        Some(Asked {
            number: self.asked,
            question,
            hints,
            hinted: false,
        })
    }

    /// Judges an answer. One that cannot be read, or is blank, does not count: the question waits on.
    pub fn answer(&mut self, asked: &Asked, given: &str, names: Names) -> Judgement {
        let judgement = judge(&asked.question, given, names);
        let topic = Topic::of(&asked.question);
        let code = judgement
            .diagnosis
            .as_ref()
            .map(crate::judgement::Diagnosis::code);
        let standing = self.standing.entry(topic).or_default();
        match judgement.verdict {
            Verdict::Right => {
                standing.right_in_a_row += 1;
                if standing.right_in_a_row == 2 {
                    *standing = Standing {
                        level: standing.level.up(),
                        right_in_a_row: 0,
                    };
                }
            }
            Verdict::Wrong => {
                *standing = Standing {
                    level: standing.level.down(),
                    right_in_a_row: 0,
                };
                self.slip = code.map(|code| (topic, code));
            }
            Verdict::Blank | Verdict::Malformed => return judgement,
        }
        self.report.judged(
            topic,
            judgement.verdict == Verdict::Right,
            asked.hinted,
            code,
        );
        judgement
    }

    /// Leaves a question unanswered.
    pub fn skip(&mut self, asked: &Asked) {
        self.report.skipped(Topic::of(&asked.question));
    }

    /// What has been judged so far.
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.report
    }

    fn next_question(&mut self) -> Question {
        if let Some((topic, code)) = self.slip.take() {
            return self.pick(topic, |question| can_show(question, code));
        }
        let topic = self.topics[self.generator.index(self.topics.len())];
        self.pick(topic, |_| true)
    }

    /// A question of the topic that fits and is not the one asked last; any, where there is none within reason.
    fn pick(&mut self, topic: Topic, fits: impl Fn(&Question) -> bool) -> Question {
        const TRIES: usize = 50;
        let level = self.standing.entry(topic).or_default().level;
        let mut question = self.generator.question(topic, level);
        for _ in 0..TRIES {
            if fits(&question) && self.last.as_ref() != Some(&question) {
                break;
            }
            question = self.generator.question(topic, level);
        }
        question
    }
}
