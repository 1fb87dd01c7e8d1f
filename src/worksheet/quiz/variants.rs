//! Other questions of the same kind, as hard as a given one: beside `sum 5 4 3`, `sum 6 1 7`.

use crate::question::{Generator, Level, Question, Topic};

/// A question and others of its kind, all different: so many, or fewer where no more turn up (there are four of `gate`).
pub(super) fn variants(question: &Question, count: usize) -> Vec<Question> {
    const TRIES_FOR_EACH: usize = 100;
    let topic = Topic::of(question);
    let level = level_of(question);
    let words = question.to_string();
    let mut generator = Generator::new(Generator::seed_of(words.bytes()));
    let mut variants = vec![question.clone()];
    for _ in 0..count.saturating_mul(TRIES_FOR_EACH) {
        if variants.len() >= count {
            break;
        }
        let other = generator.question(topic, level);
        let is_alike = other.kind() == question.kind() && Topic::of(&other) == topic;
        if is_alike && !variants.contains(&other) {
            variants.push(other);
        }
    }
    variants
}

/// The first level whose questions have numbers as large as this one.
fn level_of(question: &Question) -> Level {
    let words = question.to_string();
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
