//! Other questions of the same kind, as long and as hard as a given one: beside `sum 5 4 3`, `sum 6 1 7`.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use super::super::print::shown_lines;
use crate::derivation::{ArgumentFound, ArgumentLine, Conclusion, Derivation};
use crate::question::{Argued, ArguedAsks, Generator, Level, Question, Topic};

/// A question and others like it, of which no two look the same: so many, or fewer where no more turn up (there are four of
/// `gate`). Nothing of another kind or length makes up for those that are missing.
pub(super) fn variants(question: &Question, count: usize) -> Vec<Question> {
    const TRIES_IN_VAIN: usize = 2_000;
    let (topic, level) = (Topic::of(question), level_of(question));
    let words = question.to_string();
    let wanted = Shape::of(question);
    let board = wanted.words.iter().skip_while(|word| *word != NUMBER);
    let rows = board.take_while(|word| *word == NUMBER).count();
    let seed = Generator::seed_of(words.bytes());
    let mut generator = Generator::new(seed).with_rows(rows as u64);
    let mut variants = vec![question.clone()];
    let mut looks = HashSet::from([look(question)]);
    let mut in_vain = 0;
    while variants.len() < count && in_vain < TRIES_IN_VAIN {
        in_vain += 1;
        let other = with_gap_of(question, generator.question(topic, level));
        let is_alike = Topic::of(&other) == topic && Shape::of(&other) == wanted;
        if is_alike && looks.insert(look(&other)) {
            variants.push(other);
            in_vain = 0;
        }
    }
    variants
}

/// What stands for a number in the words of a shape.
const NUMBER: &str = "#";

/// What variants have in common.
#[derive(PartialEq, Eq)]
struct Shape {
    /// The words without their numbers: `sum # # #`.
    words: Vec<String>,
    /// How many lines are shown below.
    lines: usize,
    /// What the lines of an argument say, one after the other, before they are mixed.
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
            // Of several boards each is as long as it likes.
            words.dedup();
        }
        Self {
            words,
            lines: shown_lines(question).len(),
            argument: argument(question).iter().map(discriminant).collect(),
        }
    }
}

/// The lines of the argument that a question is about, in their order; none where it is about something else.
fn argument(question: &Question) -> Vec<ArgumentLine> {
    let Question::Argued(_) = question else {
        return Vec::new();
    };
    match Derivation::of(question).conclusion {
        Conclusion::Argued(
            ArgumentFound::Order { lines, .. }
            | ArgumentFound::Flaw { lines, .. }
            | ArgumentFound::Fill { lines, .. },
        ) => lines,
        _ => Vec::new(),
    }
}

/// A question whose number is missing where it is in the given one, where both are about arguments with a gap.
fn with_gap_of(question: &Question, other: Question) -> Question {
    match (question, other) {
        (Question::Argued(of), Question::Argued(other)) if of.asks == ArguedAsks::Fill => {
            let variant = of.variant;
            Question::Argued(Argued { variant, ..other })
        }
        (_, other) => other,
    }
}

/// What somebody sees who is asked: the words, and the lines below them.
fn look(question: &Question) -> (String, Vec<String>) {
    let words = without_variant(question).to_string();
    (words, shown_lines(question))
}

fn without_variant(question: &Question) -> Question {
    match question.clone() {
        Question::Argued(argued) => Question::Argued(Argued {
            variant: 1,
            ..argued
        }),
        question => question,
    }
}

/// The first level whose questions have numbers as large as this one.
fn level_of(question: &Question) -> Level {
    let words = without_variant(question).to_string();
    let is_binary = matches!(question, Question::Decimal(_));
    let numbers = words.split(|c: char| !c.is_ascii_digit());
    let numbers = numbers.filter_map(|number| {
        if is_binary {
            u64::from_str_radix(number, 2).ok()
        } else {
            number.parse::<u64>().ok()
        }
    });
    let largest = numbers.max().unwrap_or(0);
    let mut level = Level::FIRST;
    while level.largest() < largest && level != Level::LAST {
        level = level.up();
    }
    level
}
