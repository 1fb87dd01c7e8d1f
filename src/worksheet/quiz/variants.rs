//! Other questions of the same kind, as long and as hard as a given one: beside `sum 5 4 3`, `sum 6 1 7`.

use super::super::print::shown_lines;
use crate::question::{Argued, Generator, Level, Question, Topic};

/// A question and others like it, of which no two look the same: so many, or fewer where no more turn up (there are four of
/// `gate`).
pub(super) fn variants(question: &Question, count: usize) -> Vec<Question> {
    const TRIES_FOR_EACH: usize = 100;
    let topic = Topic::of(question);
    let level = level_of(question);
    let words = question.to_string();
    let seed = Generator::seed_of(words.bytes());
    let wanted = form(question);
    let board = wanted.iter().skip_while(|word| *word != "#");
    let rows = board.take_while(|word| *word == "#").count();
    let mut variants = vec![question.clone()];
    // Where nothing as long turns up, such as a board of two rows, what is longer will do.
    for must_be_alike in [true, false] {
        let mut generator = Generator::new(seed).with_rows(rows as u64);
        let mut shown: Vec<Look> = variants.iter().map(look).collect();
        for _ in 0..count.saturating_mul(TRIES_FOR_EACH) {
            if variants.len() >= count {
                break;
            }
            let other = generator.question(topic, level);
            let look = look(&other);
            let is_alike = form(&other) == wanted && look.1.len() == shown[0].1.len();
            let is_of_kind = other.kind() == question.kind() && Topic::of(&other) == topic;
            if is_of_kind && (is_alike || !must_be_alike) && !shown.contains(&look) {
                variants.push(other);
                shown.push(look);
            }
        }
        if variants.len() > 1 {
            break;
        }
    }
    variants
}

/// The words of a question without its numbers: `sum # # #`.
fn form(question: &Question) -> Vec<String> {
    let words = without_variant(question).to_string();
    let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c == ',');
    let words = words.split(' ');
    let words = words.map(|word| if is_number(word) { "#" } else { word });
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    if let Question::Choose(_) = question {
        // Of several boards each is as long as it likes.
        words.dedup();
    }
    words
}

/// What somebody sees who is asked: the words, and the lines below them.
type Look = (String, Vec<String>);

fn look(question: &Question) -> Look {
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
