//! Other questions of the same kind, as long and as hard as a given one: for `sum 5 4 3`, `sum 6 1 7`.
//!
//! Drawing one variant of each question never gives the same twice, nor the answer to one in another.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use super::super::print::shown_lines;
use crate::derivation::{ArgumentLine, Conclusion, Derivation};
use crate::question::{Argued, ArguedAsks, Generator, Level, Question, Topic};

/// Each question with others like it, of which no two look the same: `count` of them, or fewer if no more turn up
/// (there are four of `gate`). Nothing of another kind or length is added instead.
pub(super) fn variants(questions: &[Question], count: usize) -> Vec<Vec<Question>> {
    let mut sources: Vec<Source> = questions.iter().map(Source::of).collect();
    let mut variants: Vec<Vec<Question>> = questions.iter().map(|it| vec![it.clone()]).collect();
    // In turn, so that `binary` and `decimal`, which give away each other's answers, share what there is.
    for _ in 1..count {
        for (at, source) in sources.iter_mut().enumerate() {
            let others = || variants.iter().enumerate().filter(|(place, _)| *place != at);
            let is_told = |question: &Question| {
                let mut others = others().flat_map(|(_, variants)| variants);
                others.any(|other| other.gives_away(question))
            };
            let found = source.next(is_told);
            variants[at].extend(found);
        }
    }
    variants
}

/// The source of variants of a question.
struct Source<'a> {
    question: &'a Question,
    topic: Topic,
    level: Level,
    shape: Shape,
    generator: Generator,
    looks: HashSet<VisibleText>,
    is_empty: bool,
}

impl<'a> Source<'a> {
    fn of(question: &'a Question) -> Self {
        let shape = Shape::of(question);
        let board = shape.words.iter().skip_while(|word| *word != NUMBER);
        let rows = board.take_while(|word| *word == NUMBER).count();
        let seed = Generator::seed_of(question.to_string().bytes());
        Self {
            question,
            topic: Topic::of(question),
            level: level_of(question),
            shape,
            generator: Generator::new(seed).with_rows(rows as u64),
            looks: HashSet::from([look(question)]),
            is_empty: false,
        }
    }

    /// One more variant, which no other question gives away.
    fn next(&mut self, is_told: impl Fn(&Question) -> bool) -> Option<Question> {
        const TRIES: usize = 2_000;
        if self.is_empty {
            return None;
        }
        for _ in 0..TRIES {
            let other = self.generator.question(self.topic, self.level);
            let other = with_blank_of(self.question, other);
            let is_alike = Topic::of(&other) == self.topic && Shape::of(&other) == self.shape;
            if is_alike && !is_told(&other) && self.looks.insert(look(&other)) {
                return Some(other);
            }
        }
        self.is_empty = true;
        None
    }
}

/// Stands for a number in a shape.
const NUMBER: &str = "#";

/// What variants have in common.
#[derive(PartialEq, Eq)]
struct Shape {
    /// The words without their numbers: `sum # # #`.
    words: Vec<String>,
    /// The number of lines shown below.
    lines: usize,
    /// The kinds of lines of an argument, in order, before they are shuffled.
    argument: Vec<Discriminant<ArgumentLine>>,
}

impl Shape {
    fn of(question: &Question) -> Self {
        let words = without_variant(question).to_string();
        let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c == ',');
        let words = words.split(' ');
        let words = words.map(|word| if is_number(word) { NUMBER } else { word });
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        if let Question::Choose(_) = question {
            // With several boards, their lengths are ignored.
            words.dedup();
        }
        Self {
            words,
            lines: shown_lines(question).len(),
            argument: argument(question).iter().map(discriminant).collect(),
        }
    }
}

/// The lines of the argument that a question is about, in order; empty if it is about something else.
fn argument(question: &Question) -> Vec<ArgumentLine> {
    let Question::Argued(_) = question else {
        return Vec::new();
    };
    match Derivation::of(question).conclusion {
        Conclusion::Argued(argument) => argument.in_order(),
        _ => Vec::new(),
    }
}

/// A question with its gap in the same place as the given one, if both are about arguments with a gap.
fn with_blank_of(question: &Question, other: Question) -> Question {
    match (question, other) {
        (Question::Argued(of), Question::Argued(other)) if of.asks == ArguedAsks::Fill => {
            let variant = of.variant;
            Question::Argued(Argued { variant, ..other })
        }
        (_, other) => other,
    }
}

/// What is visible of a question: the words, and the lines below them.
type VisibleText = (String, Vec<String>);

fn look(question: &Question) -> VisibleText {
    let words = without_variant(question).to_string();
    (words, shown_lines(question))
}

fn without_variant(question: &Question) -> Question {
    match question.clone() {
        Question::Argued(argued) => Question::Argued(Argued { variant: 1, ..argued }),
        question => question,
    }
}

/// The first level whose questions have numbers as large as this one.
fn level_of(question: &Question) -> Level {
    let words = without_variant(question).to_string();
    let is_binary = matches!(question, Question::Decimal(_));
    let numbers = words.split(|c: char| !c.is_ascii_digit());
    let numbers = numbers.filter_map(|number| {
        if is_binary { u64::from_str_radix(number, 2).ok() } else { number.parse::<u64>().ok() }
    });
    let largest = numbers.max().unwrap_or(0);
    let mut level = Level::FIRST;
    while level.largest() < largest && level != Level::LAST {
        level = level.up();
    }
    level
}
