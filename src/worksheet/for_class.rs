//! The next lesson for a class: a sheet on what its students most often get wrong, and a page for the wall.
//!
//! For a class in which 12 students added instead of using XOR, the sheet asks `xor 5 3`, where adding gives 8, and the
//! page shows that 8 next to the 6. No student can be identified: only the most common misconceptions of the class
//! appear, and only if several students show them.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde_json::Value;
use thiserror::Error;

use super::sheet::{Sheet, with_options};
use crate::class::Tally;
use crate::document::text::{Text, code, text};
use crate::document::{
    Block, Document, Style, asked_by_itself, lines_to_pick_from, right_answer, why_wrong,
};
use crate::game::Game;
use crate::judgement::{Judgement, Misconception, Verdict, judge_answer, tempting_answers};
use crate::question::{Generator, Level, Question, Topic, parse_game};

/// The most common misconceptions of a class, the most frequent first; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassSlips(Vec<(Misconception, Vec<Topic>)>);

/// Why there is no sheet for a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoClassSlips {
    /// The file is something else.
    #[error(
        "is not the results of a class: expected results.json, as nimlab grade or check with --output writes it"
    )]
    NoResults,
    /// No misconception is shared by enough students.
    #[error(
        "has no misconception that {FEWEST} students or more show, and of fewer nothing is told: expected the results of a class that has one in common, or a sheet on topics of your choice, such as nimlab worksheet xor move"
    )]
    NothingInCommon,
}

/// Misconceptions of fewer students are not mentioned.
const FEWEST: usize = 3;
/// This many misconceptions are enough for a lesson.
const MOST: usize = 3;
/// How many questions are made up to see whether a topic shows a misconception.
const TRIES: usize = 24;
/// If fewer of them show it, it may be impossible to ask about.
const FEWEST_OF_TRIES: usize = 3;

impl ClassSlips {
    /// Finds them in the results that `grade` or `check` has written for a class.
    ///
    /// # Errors
    /// If it is something else, or too few students have anything in common.
    pub fn read(results: &[u8]) -> Result<Self, NoClassSlips> {
        let results: Value =
            serde_json::from_slice(results).map_err(|_| NoClassSlips::NoResults)?;
        let slips = tally(&results).ok_or(NoClassSlips::NoResults)?;
        let mut slips: Vec<(Misconception, usize)> = slips.into_iter().collect();
        slips.retain(|(_, students)| *students >= FEWEST);
        slips.sort_by_key(|(_, students)| Reverse(*students));
        // Topics of other games and of misère play only if the class was asked about them.
        let asked = results["class"]["topics"].as_array().into_iter().flatten();
        let words = asked.filter_map(|asked| asked["topic"].as_str());
        let words: Vec<&str> = words.collect();
        let games = words.iter().filter_map(|word| parse_game(word).ok());
        let mut others: Vec<Topic> = games.map(Topic::Game).collect();
        let misere = Topic::Misere(Game::nim());
        others.extend(words.contains(&misere.word()).then_some(misere));
        let slips = slips.into_iter();
        let slips = slips.map(|(slip, _)| (slip, topics(slip, &others)));
        let slips = slips.filter(|(_, topics)| !topics.is_empty()).take(MOST);
        let slips: Vec<_> = slips.collect();
        if slips.is_empty() {
            return Err(NoClassSlips::NothingInCommon);
        }
        Ok(Self(slips))
    }

    /// The misconceptions.
    pub fn slips(&self) -> impl Iterator<Item = Misconception> {
        self.0.iter().map(|(slip, _)| *slip)
    }

    /// A sheet with a question for each of them in turn; `words` are the typed names of the results.
    pub fn sheet(&self, count: usize, level: Option<Level>, seed: u64, words: &str) -> Sheet {
        let mut generator = Generator::new(seed);
        let mut questions: Vec<Question> = Vec::new();
        for place in 0..count.min(Sheet::MOST_QUESTIONS) {
            let round = place / self.0.len();
            let (slip, topics) = &self.0[place % self.0.len()];
            let topic = topics[round % topics.len()];
            let harder = (0..round.min(3)).fold(Level::FIRST, |level, _| level.up());
            let level = level.unwrap_or(harder);
            let shows = |question: &Question| shown(question, *slip).is_some();
            questions.push(generator.new_question(topic, level, &questions, shows));
        }
        let words = with_options(format!("--for {words}"), count, level);
        Sheet::made_up(questions, words, seed)
    }

    /// A page for the wall: for each of them a question, the answer that it leads to, why that is wrong, and the right
    /// one.
    pub fn wall(&self, seed: u64) -> Document {
        let mut generator = Generator::new(seed);
        // It is nobody's own answer, so no step is compared with it.
        let brief = Style { depth: 1, ..Style::default() };
        let told = self.0.iter().map(|(slip, topics)| {
            let is_shown = |question: &Question| shown(question, *slip).is_some();
            let question = generator.new_question(topics[0], Level::FIRST, &[], is_shown);
            let heading = Text::from(slip.in_words()).capitalised();
            let somebody = shown(&question, *slip).map(|judgement| {
                let given = code(judgement.given.clone());
                let why = why_wrong(&judgement, brief);
                (text!["Somebody answers "{given}"."], why)
            });
            let asked = (asked_by_itself(&question), lines_to_pick_from(&question));
            let right = right_answer(&question, None).sentence();
            (Block::Heading(heading), asked, somebody, right)
        });
        let title = Block::Title("Two minutes on what went wrong".into());
        Document::of((title, told.collect::<Vec<_>>()))
    }
}

/// How many students show each misconception; `None` if these are not the results of a class.
fn tally(results: &Value) -> Option<Tally<Misconception>> {
    if let (Some(_), Some(counted)) =
        (results["submissions"].as_array(), results["class"]["misconceptions"].as_object())
    {
        let counted = counted.iter().filter_map(|(code, students)| {
            let students = usize::try_from(students.as_u64()?).ok()?;
            Some((Misconception::of_code(code)?, students))
        });
        return Some(counted.collect());
    }
    let mut tally = Tally::new();
    for sheet in results["sheets"].as_array()? {
        let mut slips = BTreeSet::new();
        for item in sheet["items"].as_array().into_iter().flatten() {
            let in_working = item["working"]["diagnoses"].as_array().into_iter().flatten();
            let codes = in_working.chain([&item["diagnosis"]]).map(|it| &it["code"]);
            slips.extend(codes.filter_map(|code| Misconception::of_code(code.as_str()?)));
        }
        for slip in slips {
            *tally.entry(slip).or_default() += 1;
        }
    }
    Some(tally)
}

/// The topics in which a misconception can show, in the order in which they are learned.
fn topics(slip: Misconception, others: &[Topic]) -> Vec<Topic> {
    const ENOUGH: usize = 2;
    let shows = |topic: &Topic| {
        let mut generator = Generator::new(1);
        let level = Level::FIRST.up();
        let tried = (0..TRIES).map(|_| generator.question(*topic, level));
        tried.filter(|question| shown(question, slip).is_some()).count() >= FEWEST_OF_TRIES
    };
    let of_everybody = Topic::all().filter(|topic| !matches!(topic, Topic::Misere(_)));
    of_everybody.chain(others.iter().copied()).filter(shows).take(ENOUGH).collect()
}

/// A judged answer to a question that exactly this misconception leads to.
fn shown(question: &Question, slip: Misconception) -> Option<Judgement> {
    let answers = tempting_answers(question).into_iter();
    let mut judged = answers.map(|answer| judge_answer(question, answer));
    judged.find(|judgement| {
        let diagnosis = judgement.diagnosis.as_ref();
        let is_it = diagnosis.is_some_and(|found| found.misconception() == slip);
        is_it && judgement.verdict == Verdict::Wrong
    })
}
