//! A worksheet: its title, and its questions, made up from a seed or taken from a teacher's list.
//!
//! On a made-up sheet, the topics repeat in the order in which they are learned, and each round is harder than the one
//! before. A longer sheet of the same seed begins with the questions of a shorter one.
//!
//! ```
//! use course::worksheet::Sheet;
//!
//! assert_eq!(Sheet::new(&[], 10, 1).questions, Sheet::new(&[], 10, 1).questions);
//! ```

use explain::document::asked_by_itself;
use explain::question::{Generator, Kind, Level, Question, Topic};
use render::json::{Expected, Object, line};

/// A worksheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The title, if the teacher gives one.
    pub title: Option<String>,
    /// The questions.
    pub questions: Vec<Question>,
    /// The seed from which questions were made up; `None` if all of them were given.
    pub seed: Option<u64>,
}

impl Sheet {
    /// The default topics of a sheet.
    pub const USUAL_TOPICS: [Topic; 7] = [
        Topic::Kind(Kind::Binary),
        Topic::Kind(Kind::Decimal),
        Topic::Kind(Kind::Xor),
        Topic::Kind(Kind::Sum),
        Topic::Kind(Kind::Winner),
        Topic::Kind(Kind::Rows),
        Topic::Kind(Kind::Move),
    ];
    /// The default number of questions.
    pub const USUAL_COUNT: usize = 10;
    /// The most questions of a sheet.
    pub const MOST_QUESTIONS: usize = 1000;

    /// A sheet with this many questions about these topics (by default the usual ones), made up from a seed.
    pub fn new(topics: &[Topic], count: usize, seed: u64) -> Self {
        let mut topics =
            if topics.is_empty() { Self::USUAL_TOPICS.to_vec() } else { topics.to_vec() };
        topics.sort();
        topics.dedup();
        let mut generator = Generator::new(seed);
        let mut questions = Vec::new();
        for index in 0..count.min(Self::MOST_QUESTIONS) {
            let topic = topics[index % topics.len()];
            let level = level(index / round(topics.len()));
            let question = generator.new_question(topic, level, &questions, |_| true);
            questions.push(question);
        }
        Self { title: None, questions, seed: Some(seed) }
    }

    /// The sheet as one line of JSON; with the answers if it is to be the key.
    pub fn to_json(&self, key: bool) -> String {
        let items = self.questions.iter().map(|question| {
            let item = Object::new()
                .field("question", question.to_string())
                .field("text", asked_by_itself(question).plain());
            if key {
                let right = question.solve().right;
                item.field("expected", Expected { question, right: &right })
            } else {
                item
            }
        });
        let sheet = Object::new()
            .field("title", self.title())
            // The seed, if the questions were made up.
            .field("seed", self.seed)
            .list("items", items);
        line(sheet)
    }
}

/// How many questions have the same level: each topic once, but at least three.
fn round(topics: usize) -> usize {
    topics * 3_usize.div_ceil(topics)
}

/// The level of a round. Rows beyond 255 are too much for pencil and paper, so the last level is left out.
fn level(round: usize) -> Level {
    const MOST_STEPS_UP: usize = 4;
    (0..round.min(MOST_STEPS_UP)).fold(Level::FIRST, |level, _| level.up())
}
