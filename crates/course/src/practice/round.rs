//! A round of practice as a value: it asks questions, takes judged answers, and counts.
//!
//! Two right answers in a row make the questions harder, a wrong one makes them easier. The last kind of slip comes up
//! again: the next question is one on which it would show.

use super::report::RoundReport;
use crate::conversation::Hints;
use explain::document::{Document, Style, tell_hint};
use explain::judgement::{Diagnosis, Hint, Judgement, Misconception, Verdict, can_reveal};
use explain::question::{Generator, Level, Question, Topic};

/// A round of practice.
#[derive(Debug)]
pub struct Round {
    seed: u64,
    /// The topics that were asked for.
    topics: Vec<Topic>,
    level: Level,
    right_in_a_row: u8,
    /// The last slip, which comes up again.
    slip: Option<(Topic, Misconception)>,
    asked: Vec<Question>,
    count: usize,
    report: RoundReport,
}

/// A question that waits for its answer, with the remaining hints.
#[derive(Clone, Debug)]
pub struct AskedQuestion {
    /// Its number in the round, counted from 1.
    pub number: usize,
    /// The question.
    pub question: Question,
    /// Its hints.
    pub hints: Hints,
}

impl AskedQuestion {
    /// Whether the hints have revealed the answer.
    fn is_revealed(&self) -> bool {
        self.has_hint() && self.hints.left() == 0
    }

    fn has_hint(&self) -> bool {
        self.hints.given() > 0
    }

    /// The right answer in words, for a person who skips the question.
    pub fn answer_message(&self, style: Style) -> Document {
        Document::of(tell_hint(&self.question, &Hint::Answer, style))
    }
}

impl Round {
    /// A round of `count` questions about these topics (those of the lab if none is named), made up from a seed.
    ///
    /// The same seed and the same answers give the same round; right answers make the sizes grow.
    pub fn new(topics: &[Topic], count: usize, seed: u64) -> Self {
        Self {
            seed,
            topics: topics.to_vec(),
            level: Level::FIRST,
            right_in_a_row: 0,
            slip: None,
            asked: Vec::new(),
            count,
            report: RoundReport::default(),
        }
    }

    /// The number of questions in the round.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The seed of the questions.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The topics that were asked for.
    pub(super) fn named_topics(&self) -> &[Topic] {
        &self.topics
    }

    /// The next question; `None` when the round is over.
    pub fn ask(&mut self) -> Option<AskedQuestion> {
        if self.asked.len() == self.count {
            return None;
        }
        let question = self.next_question();
        self.asked.push(question.clone());
        Some(AskedQuestion {
            number: self.asked.len(),
            hints: Hints::new(question.clone()),
            question,
        })
    }

    /// Takes the judgement of an answer into account.
    pub fn answered(&mut self, asked: &AskedQuestion, judgement: &Judgement) {
        let topic = Topic::of(&asked.question);
        let shown = judgement.diagnosis.as_ref().map(Diagnosis::misconception);
        let tally = self.report.topics.entry(topic).or_default();
        match judgement.verdict {
            Verdict::Right if asked.is_revealed() => tally.revealed += 1,
            Verdict::Right => {
                tally.right += 1;
                self.right_in_a_row += 1;
                if self.right_in_a_row == 2 {
                    self.right_in_a_row = 0;
                    self.level = self.level.up();
                }
            }
            Verdict::Wrong => {
                tally.wrong += 1;
                self.right_in_a_row = 0;
                self.level = self.level.down();
                self.slip = shown.map(|shown| (topic, shown));
            }
            Verdict::Blank => tally.blank += 1,
            Verdict::Malformed => tally.unreadable += 1,
        }
        tally.hinted += usize::from(asked.has_hint());
        if let Some(shown) = shown {
            *self.report.misconceptions.entry(shown).or_default() += 1;
        }
    }

    /// Records a second answer to a question: only the first counts, but a right one is reported.
    pub fn answered_again(&mut self, asked: &AskedQuestion, verdict: Verdict) {
        if verdict == Verdict::Right && !asked.is_revealed() {
            let topic = Topic::of(&asked.question);
            self.report.topics.entry(topic).or_default().second_try += 1;
        }
    }

    /// Leaves a question unanswered.
    pub fn skip(&mut self, asked: &AskedQuestion) {
        let topic = Topic::of(&asked.question);
        let tally = self.report.topics.entry(topic).or_default();
        tally.skipped += 1;
        tally.hinted += usize::from(asked.has_hint());
    }

    /// The results so far.
    pub fn report(&self) -> &RoundReport {
        &self.report
    }

    /// The topics come in the order in which they are learned, and then in any; one with a recent slip comes first.
    fn next_question(&mut self) -> Question {
        let number = self.asked.len();
        let mut generator = Generator::of_question(self.seed, number as u64);
        let before = self.asked.last().and_then(Question::board);
        // What has just been found out of a board would be half of an answer.
        let is_new = |question: &Question| before.is_none() || question.board() != before;
        if let Some((topic, slip)) = self.slip.take() {
            let fits = |question: &Question| is_new(question) && can_reveal(question, slip);
            return generator.new_question(topic, self.level, &self.asked, fits);
        }
        let topics =
            if self.topics.is_empty() { &Topic::of_the_lab().collect() } else { &self.topics };
        let any = generator.index(topics.len());
        let topic = topics[if number < topics.len() { number } else { any }];
        generator.new_question(topic, self.level, &self.asked, is_new)
    }
}
