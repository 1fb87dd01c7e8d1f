//! Variants of a sheet: "Sheet A", "Sheet B" and so on, with other questions of the same kinds, as long and as hard.
//!
//! For `sum 5 4 3` another sheet has `sum 6 1 7`. Neighbours cannot copy from each other, and have the same work to do.

use super::sheet::Sheet;
use explain::question::{Generator, Level, Question, Topic};

impl Sheet {
    /// The most variants of a sheet: the letters of the alphabet.
    pub const MOST_VARIANTS: usize = 26;

    /// This sheet, and others like it, each with its letter. The seed determines their questions.
    pub fn variants(&self, count: usize, seed: u64) -> Vec<Self> {
        let mut variants: Vec<Self> = Vec::new();
        for (number, letter) in (0..).zip('A'..='Z').take(count) {
            let mut sheet = self.clone();
            sheet.title = Some(format!("{}: Sheet {letter}", self.title()));
            if number > 0 {
                let mut generator = Generator::of_question(seed, number);
                sheet.questions = Vec::new();
                for (at, question) in self.questions.iter().enumerate() {
                    let is_new = |other: &Question| {
                        !variants.iter().any(|variant| variant.questions[at] == *other)
                            && !sheet.questions.iter().any(|asked| asked.gives_away(other))
                    };
                    let other = another(question, is_new, &mut generator);
                    sheet.questions.push(other);
                }
                sheet.seed = Some(seed);
            }
            variants.push(sheet);
        }
        variants
    }
}

/// A new question of the same kind, length and difficulty; the question itself if none turns up: there are four gates.
fn another(
    question: &Question,
    is_new: impl Fn(&Question) -> bool,
    generator: &mut Generator,
) -> Question {
    const TRIES: usize = 1000;
    let (topic, shape, level) = (Topic::of(question), shape(question), level(question));
    let rows = shape.iter().filter(|word| word.is_empty()).count();
    let mut generator = Generator::new(generator.number(0, u64::MAX)).with_rows(rows as u64);
    // Where the numbers of a level are used up, the next one has others.
    let levels = [level, level.up()].into_iter();
    let others = levels.flat_map(|level| std::iter::repeat_n(level, TRIES));
    let mut others = others
        .map(|level| generator.question(topic, level))
        .filter(|other| Topic::of(other) == topic && self::shape(other) == shape && is_new(other));
    others.next().unwrap_or_else(|| question.clone())
}

/// The words of a question, with nothing in place of a number: variants have the same.
fn shape(question: &Question) -> Vec<String> {
    let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit());
    let words = question.to_string();
    let words = words.split(' ').map(|word| if is_number(word) { "" } else { word });
    words.map(str::to_owned).collect()
}

/// The first level with numbers as large as those of a question.
fn level(question: &Question) -> Level {
    let base = if matches!(question, Question::Decimal(_)) { 2 } else { 10 };
    let words = question.to_string();
    let numbers = words.split(' ').filter_map(|word| u64::from_str_radix(word, base).ok());
    let largest = numbers.max().unwrap_or(0);
    let mut level = Level::FIRST;
    while level.largest() < largest && level != Level::LAST {
        level = level.up();
    }
    level
}
